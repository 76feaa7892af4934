/** Bits of the hashes of three bytes. */
const hashBits = 14;
const farthest = 32_768;
const longest = 258;
/** Places of a repetition that are noted: paper is nothing but long ones. */
const noted = 16;

/**
 * Compresses bytes in the format of zlib (RFC 1950 and 1951), at once: the browser's own compression ends only after the
 * task, when a form may have been sent. A repetition refers to the last place with the same three bytes, and all codes are
 * the fixed ones.
 */
export function deflate(bytes: Uint8Array): number[] {
  const { out, put, end } = bitWriter();
  // The last block, with fixed codes.
  put(0b011, 3);
  const places = new Int32Array(1 << hashBits).fill(-farthest);
  let at = 0;
  while (at < bytes.length) {
    const place = places[hashAt(bytes, at)] ?? 0;
    const same = at - place < farthest ? sameBytes(bytes, place, at) : 0;
    const length = same < 3 ? 1 : same;
    if (same < 3) putSymbol(put, bytes[at] ?? 0);
    else putRepetition(put, same, at - place);
    for (let one = at; one < at + Math.min(length, noted); one++) {
      places[hashAt(bytes, one)] = one;
    }
    at += length;
  }
  putSymbol(put, 256);
  end();
  return [0x78, 0x01, ...out, ...checksum(bytes)];
}

type Put = (value: number, width: number) => void;

/** Writes numbers of some bits, the lowest bit first. */
function bitWriter() {
  const out: number[] = [];
  let held = 0;
  let count = 0;
  const put: Put = (value, width) => {
    held |= value << count;
    count += width;
    for (; count >= 8; count -= 8) {
      out.push(held & 255);
      held >>>= 8;
    }
  };
  return { out, put, end: () => put(0, (8 - count) % 8) };
}

/** Writes a code, which has its highest bit first. */
function putCode(put: Put, code: number, width: number): void {
  for (let bit = width - 1; bit >= 0; bit--) put((code >> bit) & 1, 1);
}

/** Writes a byte, the end (256) or the code of a length (257 and more). */
function putSymbol(put: Put, symbol: number): void {
  if (symbol < 144) putCode(put, 0x30 + symbol, 8);
  else if (symbol < 256) putCode(put, 0x190 - 144 + symbol, 9);
  else if (symbol < 280) putCode(put, symbol - 256, 7);
  else putCode(put, 0xc0 - 280 + symbol, 8);
}

function putRepetition(put: Put, length: number, distance: number): void {
  const { code, extra, rest } =
    length === longest ? { code: 28, extra: 0, rest: 0 } : split(length - 3, 2);
  putSymbol(put, 257 + code);
  put(rest, extra);
  const back = split(distance - 1, 1);
  putCode(put, back.code, 5);
  put(back.rest, back.extra);
}

/** Divides a number into the code of its magnitude, with `shared` bits below the highest one, and the bits that are left. */
function split(value: number, shared: number) {
  const extra = Math.max(0, 31 - shared - Math.clz32(value));
  return { code: (extra << shared) + (value >> extra), extra, rest: value & ((1 << extra) - 1) };
}

function hashAt(bytes: Uint8Array, at: number): number {
  const three = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  return Math.imul(three, 0x9e3779b1) >>> (32 - hashBits);
}

function sameBytes(bytes: Uint8Array, place: number, at: number): number {
  const most = Math.min(longest, bytes.length - at);
  let length = 0;
  while (length < most && bytes[place + length] === bytes[at + length]) length++;
  return length;
}

/** Returns the Adler-32 of bytes. */
function checksum(bytes: Uint8Array): number[] {
  let [one, two] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 65_521;
    two = (two + one) % 65_521;
  }
  return [two >> 8, two & 255, one >> 8, one & 255];
}
