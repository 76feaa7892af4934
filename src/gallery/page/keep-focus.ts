/** Leaves the focus where it is until somebody uses the frame: a form with an error would scroll the surrounding page. */
export function keepFocusUntilUse(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  const restore = () => {
    HTMLElement.prototype.focus = focus;
  };
  for (const use of ['pointerdown', 'keydown', 'focusin']) {
    window.addEventListener(use, restore, { capture: true, once: true });
  }
}
