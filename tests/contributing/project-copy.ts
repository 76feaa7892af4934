import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { HowTo } from './how-to.ts';

/** A copy of the project in a temporary folder; packages are those of the project. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'how-tos-'));

  constructor() {
    const options = ['--cached', '--others', '--exclude-standard', '-z'];
    const files = execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' });
    const names = files.split('\0').map((file) => file.split('/')[0] ?? '');
    const entries = [...new Set(names)].filter((name) => name && existsSync(name));
    // Node.js would need five times as long for two thousand files.
    execFileSync('cp', ['-R', ...entries, this.folder]);
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  /** @throws where a line that a how-to names is not there, or where a file that it creates is */
  edit({ title, edits }: HowTo): void {
    for (const edit of edits) {
      const file = join(this.folder, edit.file);
      if (edit.do === 'create') {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${edit.code}\n`, { flag: 'wx' });
        continue;
      }
      const lines = readFileSync(file, 'utf8').split('\n');
      const index = lines.findIndex((line) => line.trim() === edit.line);
      if (index < 0) throw new Error(`"${title}": ${edit.file} has no line "${edit.line}".`);
      const [indent = ''] = /^ */.exec(lines[index] ?? '') ?? [];
      const code = edit.code.split('\n').map((line) => indent + line);
      const start = edit.do === 'below' ? index + 1 : index;
      lines.splice(start, edit.do === 'replace' ? 1 : 0, ...code);
      writeFileSync(file, lines.join('\n'));
    }
  }

  /**
   * Runs the commands of scripts in package.json, without the installation of packages before them. One process runs them
   * all, since each would take seconds to read the code that they share.
   */
  runScripts(names: string[]): void {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const lines = names.flatMap((name) => {
      const [, launcher, file, ...args] = scripts[name].split(' ');
      if (launcher !== '.ci/npm-script.mjs') throw new Error(`"${name}" is run in another way.`);
      return [
        `process.argv = [process.execPath, ...${JSON.stringify([file, ...args])}];`,
        `await import('./${file}?script=${name}');`,
        `if (process.exitCode) throw new Error('${name} failed.');`,
      ];
    });
    writeFileSync(join(this.folder, 'how-tos.scripts.ts'), lines.join('\n'));
    const { status, output } = this.run('tsx', ['how-tos.scripts.ts']);
    if (status !== 0) throw new Error(output);
  }

  /** Runs the program of a package in the copy. */
  run(
    program: string,
    args: string[],
    variables: Record<string, string> = {},
  ): { status: number | null; output: string } {
    // With vitest's variables, another vitest in the copy would take itself for a worker of this one.
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV$|TEST$)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', program), args, {
      cwd: this.folder,
      env: { ...Object.fromEntries(own), ...variables },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
