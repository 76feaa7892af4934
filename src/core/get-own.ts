/** Returns an own entry of an object: a field may be called "constructor". */
export const getOwn = <T>(object: Record<string, T> | undefined, key: string): T | undefined =>
  object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
