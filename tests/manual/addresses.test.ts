// Proves that editors and findings name entries of the manual that are there.
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/compiler/index.ts';
import { editorSchemas } from '../../src/definition/editor/editor-schemas.ts';
import { readPage } from '../../src/manual/manual.ts';
import { anchorsIn } from './anchors-in.ts';

describe.each(Object.entries(editorSchemas()))('%s', (_, schema) => {
  const named = [...JSON.stringify(schema).matchAll(/Manual: ([^"\\]+)/g)].map(
    ([, address = '']) => address,
  );

  it('names entries of the keys in the file', () => {
    expect(named.length).toBeGreaterThan(0);
  });

  it.each([...new Set(named)])('%s is there', (address) => {
    const [file = '', anchor = ''] = address.split('#');
    expect(anchorsIn(readPage(file).text)).toContain(anchor);
  });
});

it('each finding has an entry', () => {
  const anchors = anchorsIn(readPage('reference/findings.md').text);
  expect(rules.map(({ id }) => id).filter((id) => !anchors.includes(id))).toEqual([]);
});
