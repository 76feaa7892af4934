/** A column of a table: a measure, and how its values are written. */
export interface Column {
  measure: string;
  title: string;
  digits?: number;
  /** Writes 1 as "yes" and 0 as "no". */
  isYesNo?: boolean;
}

export interface Table {
  title: string;
  columns: Column[];
}

/** The tables of a run with these sizes of the form of texts. */
export const tables = (sizes: number[]): Table[] => [
  {
    title: 'Address form, first load on the slow line',
    columns: [
      { measure: 'slow.scripts', title: 'JavaScript, kB', digits: 1 },
      { measure: 'slow.others', title: 'HTML and CSS, kB', digits: 1 },
      { measure: 'slow.painted', title: 'first contentful paint' },
      { measure: 'slow.shown', title: 'input on screen' },
      { measure: 'slow.usable', title: 'script ready' },
      { measure: 'early.kept', title: 'input typed at once is kept', isYesNo: true },
      { measure: 'unlimited.usable', title: 'script ready, unlimited line' },
      { measure: 'country.open', title: 'country list opens' },
    ],
  },
  ...sizes.map((size) => ({
    title: `${size} text fields`,
    columns: [
      { measure: `texts-${size}.mount`, title: 'mount' },
      { measure: `texts-${size}.renders`, title: 'components per key' },
      { measure: `texts-${size}.script`, title: 'script per key', digits: 1 },
      { measure: `texts-${size}.paint`, title: 'key to paint' },
      { measure: `texts-${size}.submit`, title: 'submit, all errors' },
    ],
  })),
  {
    title: 'Lists and conditions, this engine',
    columns: [
      { measure: 'structures.renders', title: 'components per key' },
      { measure: 'structures.script', title: 'script per key', digits: 1 },
      { measure: 'structures.relative', title: 'script, relative to the form above', digits: 2 },
      { measure: 'structures.paint', title: 'key to paint' },
    ],
  },
  {
    title: 'The product of forms/',
    columns: [
      { measure: 'shipped.scripts', title: 'JavaScript, kB', digits: 1 },
      { measure: 'shipped.painted', title: 'first contentful paint' },
      { measure: 'shipped.usable', title: 'script ready' },
      { measure: 'steps.change', title: 'step change' },
      { measure: 'steps.longFrames', title: 'its frames over 50 ms, at most' },
      { measure: 'memory.before', title: 'heap, MB', digits: 1 },
      { measure: 'memory.after', title: 'heap after 100 steps, MB', digits: 1 },
    ],
  },
];
