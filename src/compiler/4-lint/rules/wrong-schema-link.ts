import { isObject } from '../../../core/is-object.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import { frozenVersion } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const wrongSchemaLink: Rule = {
  id: 'wrong-schema-link',
  description: 'The "$schema" of a file is the one that explains this kind of file to an editor.',
  checkProduct: ({ documents, folders, appPath }) => {
    const home = folderOfLink(appPath, linkIn(documents.get(appPath)?.value));
    return links({ folders }).flatMap(({ path, link, name, folder }): Finding[] => {
      const right = link.endsWith(`/${name}`) && (home === undefined || folder === home);
      if (right) return [];
      const to =
        home === undefined
          ? `${link.slice(0, link.lastIndexOf('/') + 1)}${name}`
          : `${way(path, home)}${name}`;
      const message = `An editor can't help with this file: "$schema" should be "${to}".`;
      const place = { file: path, pointer: '/$schema', message, severity: 'warning' as const };
      return [home === undefined ? place : { ...place, fix: { do: 'replace', value: to } }];
    });
  },
};

const links = collectPerFolder(({ documents }) =>
  documents.flatMap(({ path, value }) => {
    const link = linkIn(value);
    const kind = kindOf(path);
    if (link === undefined || kind === undefined || standard(kind).test(link)) return [];
    return [{ path, link, name: `${kind}.schema.json`, folder: folderOfLink(path, link) }];
  }),
);

/** JSON Schema's own, which is of use in a schema.json too. */
const standard = (kind: string): RegExp =>
  kind === 'schema' ? /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/ : /^(?!)/;

const linkIn = (value: unknown): string | undefined =>
  isObject(value) && typeof value.$schema === 'string' ? value.$schema : undefined;

/** The kind of file that a path names, as the meta-schemas call it. */
function kindOf(path: string): string | undefined {
  if (frozenVersion(path) !== undefined) return 'frozen-draft';
  const [, name] = /([^/]+)\.json$/.exec(path) ?? [];
  const kinds =
    path.split('/').length === 2 ? ['app', 'sandbox'] : ['screen', 'schema', 'ui', 'examples'];
  return kinds.find((kind) => kind === name);
}

/** The folder that a relative link leads to, seen from the forms folder: "../src/definition/meta". */
function folderOfLink(path: string, link: string | undefined): string | undefined {
  if (link === undefined || /^[a-z]+:/i.test(link)) return undefined;
  const parts = path.split('/').slice(1, -1);
  for (const part of link.split('/').slice(0, -1)) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The way from a file to a folder that is seen from the forms folder. */
const way = (path: string, home: string): string =>
  `${'../'.repeat(path.split('/').length - 2)}${home}/`;
