/** Signs are told apart up to this code; all others count as one more sign. */
export const signs = 128;

/** A set of signs: which of the first 128 codes, and at last whether any other. */
export type SignSet = readonly boolean[];

const codeOf = (sign: string) => Math.min(sign.codePointAt(0) ?? 0, signs);

export function setOf(text: string): SignSet {
  const set = new Array<boolean>(signs + 1).fill(false);
  for (const sign of text) set[codeOf(sign)] = true;
  return set;
}

export const not = (set: SignSet): SignSet => set.map((has, code) => code === signs || !has);

export const union = (a: SignSet, b: SignSet): SignSet =>
  a.map((has, code) => has || b[code] === true);

export function between(from: string, to: string): SignSet {
  const [low, high] = [codeOf(from), codeOf(to)];
  return setOf('').map((_, code) => code >= low && code <= high);
}

export const singleOf = (set: SignSet) => {
  const code = set.indexOf(true);
  return code < 0 ? undefined : String.fromCodePoint(code);
};

/** Whether two sets have a sign in common. */
export const meet = (a: SignSet, b: SignSet): boolean => a.some((has, code) => has && b[code]);

/** A sign that all of the sets have, one that is easily read where there is one. */
export function signIn(sets: readonly SignSet[]): string | undefined {
  const common = (code: number) => sets.every((set) => set[code]);
  const code = [...readable, ...all.keys()].find(common);
  if (code === undefined) return undefined;
  return code === signs ? 'é' : String.fromCharCode(code);
}

const readable = [...'a1 A-,.'].map((sign) => sign.charCodeAt(0));

export const all: SignSet = not(setOf(''));
const digits = between('0', '9');
const word = union(union(digits, setOf('_')), union(between('a', 'z'), between('A', 'Z')));
const space = union(
  setOf(' \t\n\v\f\r'),
  setOf('').map((_, code) => code === signs),
);
/** What stands behind a backslash for a set. */
export const classes: Record<string, SignSet> = {
  d: digits,
  D: not(digits),
  w: word,
  W: not(word),
  s: space,
  S: not(setOf(' \t\n\v\f\r')),
};
