import { isObject } from './is-object.ts';

/** Parses an item of the browser's storage; `undefined` where it is no object. */
export function parseObject(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
