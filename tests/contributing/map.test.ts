// Proves that the ways through the code in CONTRIBUTING.md name what is there, and lead from file to file.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { innerImports } from '../support/source-imports.ts';

const text = readFileSync('CONTRIBUTING.md', 'utf8');

interface Stop {
  file: string;
  /** The function, class or method that does the work there. */
  name: string;
}

/** The numbered lists of a section: "1. `file` `name`: what happens". */
function waysIn(section: string): { title: string; stops: Stop[] }[] {
  const [, rest = ''] = text.split(`\n## ${section}\n`);
  const [body = ''] = rest.split(/\n## /);
  return body
    .split(/\n### /)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n');
      const stops = [...part.matchAll(/^\d+\. `([^`]+)` `([^`]+)`: /gm)];
      return { title, stops: stops.map(([, file = '', name = '']) => ({ file, name })) };
    });
}

const ways = waysIn('The way through the code');

/** The files of src that a file imports, or that import it. */
const neighbours = new Map<string, Set<string>>();
for (const { from, to = '' } of innerImports) {
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
  }
}

/** Returns whether one file leads to another over at most one file between them, such as an index. */
function areJoined(one: string, other: string): boolean {
  const [from, to] = [one, other].map((file) => file.replace('src/', '')) as [string, string];
  const next = neighbours.get(from) ?? new Set();
  return next.has(to) || [...next].some((between) => neighbours.get(between)?.has(to));
}

/** Where compiled modules lie between two files, which therefore import neither each other nor anything in common. */
const joinedByModules = 'src/runtime/open-screen.ts';

describe.each(ways)('$title', ({ stops }) => {
  it('is a list of at most ten files', () => {
    expect(stops.length).toBeGreaterThan(4);
    expect(stops.length).toBeLessThanOrEqual(10);
  });

  it.each(stops)('$file defines $name', ({ file, name }) => {
    expect(existsSync(file)).toBe(true);
    const declaration = `(function|const|class|interface) ${name}\\b`;
    const method = `^ +(async )?${name}\\(.*\\{$`;
    const definition = new RegExp(`${declaration}|${method}`, 'm');
    expect(readFileSync(file, 'utf8')).toMatch(definition);
  });

  it('goes from each file to one that it is joined with', () => {
    const gaps = stops.filter(({ file }, index) => {
      const before = stops[index - 1]?.file;
      return before !== undefined && file !== joinedByModules && !areJoined(before, file);
    });
    expect(gaps).toEqual([]);
  });
});

it('describes four ways', () => {
  expect(ways.map(({ title }) => title)).toHaveLength(4);
});
