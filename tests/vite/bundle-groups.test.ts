// Proves that every module that is bundled with others is there under its path.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryNamesModule } from '../../src/compiler/5-emit/module-ids.ts';
import { bundleGroups, moduleGroups } from '../../src/vite/bundle-groups.ts';

const endings = ['', '.ts', '.tsx', '.js'];
const isThere = (path: string) => endings.some((ending) => existsSync(path + ending));

describe.each(moduleGroups)('the group $name', ({ name, modules, except = [] }) => {
  it.each([...modules, ...except])('has %s', (path) => {
    if (path.startsWith('virtual:')) expect(path).toBe(countryNamesModule);
    else expect(isThere(path.startsWith('src/') ? path : `node_modules/${path}`)).toBe(true);
  });

  it('has the paths of its modules on any system, and none beside them', () => {
    const { test } = bundleGroups.find((group) => group.name === name) as (typeof bundleGroups)[0];
    for (const path of modules) {
      if (path.startsWith('virtual:')) expect(`\0${path}`).toMatch(test);
      expect(`/project/${path}.ts`).toMatch(test);
      expect(`C:\\project\\${path.replaceAll('/', '\\')}\\index.js`).toMatch(test);
      expect(`/project/${path}s.ts`).not.toMatch(test);
    }
    for (const path of except) expect(`/project/${path}/part.tsx`).not.toMatch(test);
  });
});
