// Proves that the generated tables of forms/README.md are up to date.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTables } from '../../../src/commands/readme/readme-tables.ts';

describe('the tables of forms/README.md', () => {
  it('say what the engine knows; if not: npm run forms:readme', () => {
    const page = readFileSync('forms/README.md', 'utf8');
    expect(page).toBe(withTables(page));
  });

  it('need their markers', () => {
    expect(() => withTables('# A page')).toThrow('There is no <!-- widgets -->');
  });
});
