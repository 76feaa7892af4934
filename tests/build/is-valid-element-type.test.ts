// Proves that a theme merges plain parts and leaves components whole.
import { createContext, forwardRef, memo } from 'react';
import { expect, it } from 'vitest';
import { isValidElementType } from '../../src/build/is-valid-element-type.ts';

const Component = () => null;

it.each(['div', Component, memo(Component), forwardRef(Component), createContext(0)])(
  'case %#: a component is not merged',
  (type) => expect(isValidElementType(type)).toBe(true),
);

it.each([undefined, null, true, 1, {}, { color: 'red' }, []])(
  'case %#: a part of a theme is merged',
  (type) => expect(isValidElementType(type)).toBe(false),
);
