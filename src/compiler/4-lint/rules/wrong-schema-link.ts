import { isObject } from '../../../core/is-object.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { kindOfFile } from '../../model/file-layout.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import type { Rule } from './rule.ts';

/** The folder of the editor schemas where app.json names none. */
const usualFolder = '.schemas';

export const rule: Rule = {
  description:
    'The "$schema" of a file names the editor schema of this kind of file, in this version of the engine.',
  checkProduct: ({ documents, folders, appPath }) => {
    const appLink = linkIn(documents.get(appPath)?.value);
    const home = appLink === undefined ? usualFolder : folderOfLink(appPath, appLink);
    return links({ folders }).flatMap(({ path, link, name }): Finding[] => {
      if (fileOfLink(link) === name && folderOfLink(path, link) === home) return [];
      const right = linkTo(home, name, path);
      return [
        {
          file: path,
          pointer: '/$schema',
          message: isOtherDialect(link)
            ? `The definitions are in draft-07 of JSON Schema, and editors know them by "$schema": "${right}".`
            : `An editor can't help with this file: "$schema" should be "${right}".`,
          severity: 'warning',
          fix: { do: 'replace', value: right },
        },
      ];
    });
  },
};

/** The links of a folder's files, each with the name of the schema that it should lead to. */
const links = collectPerFolder(({ documents }) =>
  documents.flatMap(({ path, value }) => {
    const link = linkIn(value);
    const kind = kindOfFile(path);
    if (link === undefined || kind === undefined) return [];
    if (kind === 'schema' && isDialect(link)) return [];
    return [{ path, link, name: `${kind}.schema.json` }];
  }),
);

/** Returns whether a link names JSON Schema itself, which editors know too. */
const isDialect = (link: string): boolean =>
  /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/.test(link);

/** Returns whether a link names another draft of JSON Schema. */
const isOtherDialect = (link: string): boolean => /^https?:\/\/json-schema\.org\//.test(link);

const linkIn = (value: unknown): string | undefined =>
  isObject(value) && typeof value.$schema === 'string' ? value.$schema : undefined;

const isAddress = (link: string): boolean => /^[a-z]+:/i.test(link);

const fileOfLink = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

/** Returns the folder that a link leads to: an address, or a path from the forms folder such as "../editor". */
function folderOfLink(path: string, link: string): string {
  if (isAddress(link)) return link.slice(0, link.lastIndexOf('/'));
  const parts = path.split('/').slice(1, -1);
  for (const part of link.split('/').slice(0, -1)) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Returns the link from a file to a schema in a folder that `folderOfLink` gave. */
function linkTo(folder: string, name: string, path: string): string {
  if (isAddress(folder)) return `${folder}/${name}`;
  const toFormsFolder = '../'.repeat(path.split('/').length - 2);
  return `${toFormsFolder}${folder === '' ? '' : `${folder}/`}${name}`;
}
