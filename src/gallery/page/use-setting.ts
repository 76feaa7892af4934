import { useState } from 'react';

/** One of some values, the first to begin with; the browser remembers it. */
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
