/**
 * Returns a number of 53 bits that differs for different texts: enough to compare them by, and too little to read them from.
 * The algorithm is cyrb53 by bryc, https://github.com/bryc/code (public domain).
 */
export function digest(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  const mixed = mix(one, other);
  return 2 ** 32 * (mix(other, mixed) & 0x1fffff) + (mixed >>> 0);
}

const mix = (one: number, other: number): number =>
  Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
