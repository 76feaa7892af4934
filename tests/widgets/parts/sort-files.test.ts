// Proves that a file with the name of another one takes its place only where it is the same file.
import { expect, it } from 'vitest';
import { sortFiles, withOwnNames } from '../../../src/widgets/parts/files/sort-files.ts';

const file = (name: string, size: number) => new File(['a'.repeat(size)], name);
const named = (files: File[], entries: { name: string; size?: number }[] = []) =>
  withOwnNames(files, entries).map(({ name, size }) => `${name} ${size}`);

it('photos that a phone has given the same name are all kept', () => {
  const photos = [file('image.jpg', 1), file('image.jpg', 2), file('image.jpg', 3)];
  expect(named(photos)).toEqual(['image.jpg 1', 'image (2).jpg 2', 'image (3).jpg 3']);
  const all = { room: 9 };
  expect(sortFiles(withOwnNames(photos, []), all).taken).toHaveLength(3);
});

it('one that is chosen again keeps its name, also where it had to get another one', () => {
  const entries = [
    { name: 'cv.pdf', size: 1 },
    { name: 'cv (2).pdf', size: 2 },
  ];
  expect(named([file('cv.pdf', 1)], entries)).toEqual(['cv.pdf 1']);
  expect(named([file('cv.pdf', 2)], entries)).toEqual(['cv (2).pdf 2']);
  expect(named([file('cv.pdf', 3)], entries)).toEqual(['cv (3).pdf 3']);
});

it('names without an ending, and with dots, get their number before the ending', () => {
  const entries = [
    { name: 'notes', size: 1 },
    { name: 'a.b.pdf', size: 1 },
  ];
  expect(named([file('notes', 2), file('a.b.pdf', 2)], entries)).toEqual([
    'notes (2) 2',
    'a.b (2).pdf 2',
  ]);
});
