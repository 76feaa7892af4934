import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The pictures that app.json names exist beside it.',
  checkProduct: ({ root, app, appPath, nonJsonFiles }) => {
    const names = [...nonJsonFiles].map((path) => path.slice(root.length + 1));
    return [
      ['/logo/file', app.logo?.file],
      ['/logo/darkFile', app.logo?.darkFile],
      ['/favicon', app.favicon],
    ].flatMap(([pointer = '', name]) => {
      if (name === undefined || nonJsonFiles.has(`${root}/${name.replace(/^\.\//, '')}`)) return [];
      const message = `There is no file "${name}" beside app.json.`;
      return [unknownName({ name, file: appPath, pointer }, { message, known: names })];
    });
  },
};
