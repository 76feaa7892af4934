import { meant } from './shape/suggest.ts';

/** A file that nobody reads, since its name is not quite one that is read. */
export interface MisnamedFile {
  file: string;
  name: string;
  /** The name that is read. */
  meant: string;
}

/** Names of the files in the folder of a screen. */
export const ofScreen = ['screen.json', 'schema.json', 'ui.json', 'examples.json'];

/** Names of the files that are read, by how deep they lie. */
export function namesIn(depth: number): string[] {
  if (depth === 1) return ['app.json', 'sandbox.json'];
  if (depth === 2) return ofScreen;
  return depth === 3 ? ofScreen.slice(1) : [];
}

/** Of the files of a folder, those called nearly like one that is not there: "Screen.json", "screen.json.txt". */
export function misnamedIn(files: string[]): MisnamedFile[] {
  return files.flatMap((file) => {
    const path = file.split('/');
    const name = path.at(-1) ?? '';
    if (!/json/i.test(name) || path[2] === 'drafts') return [];
    const known = namesIn(path.length - 1);
    if (known.includes(name) || ofScreen.includes(name)) return [];
    const folder = path.slice(0, -1).join('/');
    const free = known.filter((one) => !files.includes(`${folder}/${one}`));
    const [, stem = name] = /^(\w+\.json)\.\w+$/i.exec(name) ?? [];
    const wanted = free.find((one) => one === stem.toLowerCase()) ?? meant(stem, free);
    return wanted === undefined ? [] : [{ file, name, meant: wanted }];
  });
}
