import { onTestFinished } from 'vitest';

/** Sets the size of the browser's text, in pixels, until the test ends. */
export function setTextSize(pixels: number): void {
  const { style } = document.documentElement;
  style.fontSize = `${pixels}px`;
  onTestFinished(() => {
    style.fontSize = '';
  });
}
