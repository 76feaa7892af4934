import { useState } from 'react';

/** Returns a setting that the browser stores, and its setter. The first value is the default. */
export function useSetting<T extends string>(name: string, values: readonly [T, ...T[]]) {
  const [value, setValue] = useState<T>(
    () => values.find((each) => each === localStorage.getItem(name)) ?? values[0],
  );
  const set = (next: T) => {
    localStorage.setItem(name, next);
    setValue(next);
  };
  return [value, set] as const;
}
