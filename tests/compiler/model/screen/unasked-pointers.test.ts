// Proves that examples name only what is asked, and that the answer of a question for a file is a whole.
import { expect, it } from 'vitest';
import { unaskedPointersIn } from '../../../../src/compiler/model/screen/examples.ts';

const asked = new Set(['/scan', '/address', '/address/city', '/guests', '/guests/-/name']);

it.each<[object, string[]]>([
  [{ scan: { id: 'f1', name: 'a.pdf' } }, []],
  [{ address: { city: 'Ulm', planet: 'Earth' } }, ['/address/planet']],
  [{ guests: [{ name: 'Ada' }, { name: 'Bo', age: 4 }] }, ['/guests/1/age']],
  [{ other: 1 }, ['/other']],
])('%j has %j that nobody asks', (answers, pointers) => {
  expect(unaskedPointersIn(answers, asked)).toEqual(pointers);
});
