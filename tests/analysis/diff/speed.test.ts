import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diffCommand, exitCodes } from '../../../src/analysis/diff/command/diff-command.ts';
import { firstLabel, firstSchema, writeProduct } from '../../bench/many-screens.ts';

it('compares a thousand screens in seconds', { timeout: 240_000 }, async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'diff-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd });
  await writeProduct(join(cwd, 'forms'), 1000);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'a thousand screens');
  const file = join(cwd, 'forms', firstSchema);
  await writeFile(file, (await readFile(file, 'utf8')).replace(firstLabel, 'Your name'));
  const printed: string[] = [];
  const start = performance.now();
  const code = await diffCommand([], {
    ...{ cwd, env: {} },
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
  });
  const seconds = (performance.now() - start) / 1000;
  await rm(cwd, { recursive: true });
  expect(code).toBe(exitCodes.changes);
  expect(printed.join('\n')).toContain(`'${firstLabel}' is now labelled "Your name"`);
  expect(printed.join('\n')).toContain('1 change since');
  // Some five seconds on an idle machine; the rest is for one that is busy.
  expect(seconds).toBeLessThan(45);
});
