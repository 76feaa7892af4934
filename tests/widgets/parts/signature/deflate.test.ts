// Proves that what is compressed at once is what zlib reads: nothing, noise, long repetitions and far ones.
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { deflate } from '../../../../src/widgets/parts/signature/deflate.ts';

const noise = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 0x9e3779b1) >>> 13) & 255);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

it.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.of(200)],
  ['every byte', Uint8Array.from({ length: 256 }, (_, at) => at)],
  ['noise', noise(5000)],
  ['two bytes again at the end', Uint8Array.of(1, 2, 0, 1, 2)],
  ['white paper', new Uint8Array(150_000).fill(255)],
  ['rows that repeat', joined(...Array.from({ length: 9 }, () => noise(151)))],
  ['the longest distance', joined(noise(7), new Uint8Array(32_750), noise(7), noise(7))],
  ['a distance that is too long', joined(noise(7), new Uint8Array(33_000), noise(7))],
])('%s', (_, bytes) => {
  const packed = deflate(bytes);
  expect([...inflateSync(Uint8Array.from(packed))]).toEqual([...bytes]);
});

it('paper takes next to no room', () => {
  expect(deflate(new Uint8Array(150_000).fill(255)).length).toBeLessThan(1500);
});
