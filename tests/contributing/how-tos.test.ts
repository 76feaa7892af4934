// Proves that each how-to of CONTRIBUTING.md, followed to the letter, ends with tests, types and format in order.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHowTos } from './how-to.ts';
import { ProjectCopy } from './project-copy.ts';

const howTos = readHowTos('CONTRIBUTING.md');
const tests = [...new Set(howTos.flatMap((howTo) => howTo.tests))];

/** Leaves out the plugins and set-ups of vite.config.ts, which these tests do not need; one process runs them all. */
const vitestConfig = `export default {
  test: { include: ${JSON.stringify(tests)}, isolate: false, maxWorkers: 1 },
};\n`;

/**
 * Folders whose types follow from the catalogues that how-tos extend. The rest of the project draws with MUI, whose
 * types take most of the time of a complete check.
 */
const followers = [
  'src/virtual-forms.d.ts',
  'src/definition',
  'src/compiler',
  'src/analysis/sample',
  'src/analysis/diff',
  'tests/forms/in-browser/form-page',
  'tests/support',
];

/** All how-tos are followed in one copy of the project, as they stand. */
describe('the how-tos of CONTRIBUTING.md', { timeout: 600_000 }, () => {
  let copy: ProjectCopy;
  let results: TestResult[];

  beforeAll(() => {
    copy = new ProjectCopy();
    for (const howTo of howTos) copy.edit(howTo);
    copy.runScripts([...new Set(howTos.flatMap(({ scripts }) => scripts))]);
    results = runTests();
  }, 600_000);

  afterAll(() => copy?.remove(), 60_000);

  it.each(howTos)('$title: its tests pass', ({ tests: files, testName }) => {
    const named = results.filter(({ fullName }) => fullName.includes(testName));
    expect(named.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
    expect(named.flatMap(({ failureMessages }) => failureMessages)).toEqual([]);
  });

  it('leave code whose types are right', () => {
    const files = howTos.flatMap(({ edits }) => edits.map(({ file }) => file));
    const config = { extends: './tsconfig.json', include: [...followers, ...files] };
    writeFileSync(join(copy.folder, 'how-tos.tsconfig.json'), JSON.stringify(config));
    const args = ['--project', 'how-tos.tsconfig.json', '--singleThreaded'];
    // Without collecting memory it takes a third less.
    const { status, output } = copy.run('tsc', args, { GOGC: 'off' });
    expect(status, output).toBe(0);
  });

  it('leave code that is formatted', () => {
    const files = new Set(howTos.flatMap(({ edits }) => edits.map(({ file }) => file)));
    const { status, output } = copy.run('biome', ['check', ...files]);
    expect(status, output).toBe(0);
  });

  function runTests(): TestResult[] {
    writeFileSync(join(copy.folder, 'how-tos.config.ts'), vitestConfig);
    const report = join(copy.folder, 'report.json');
    const { output } = copy.run('vitest', [
      'run',
      '--config=how-tos.config.ts',
      `--testNamePattern=${howTos.map(({ testName }) => testName).join('|')}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ]);
    if (!existsSync(report)) throw new Error(`The tests could not be run.\n${output}`);
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.flatMap(({ name, message, assertionResults }) => {
      const file = tests.find((each) => name.endsWith(each)) ?? name;
      if (message) throw new Error(`${file}: ${message}`);
      return assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map((result) => ({ ...result, file }));
    });
  }
});

interface TestResult {
  file: string;
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface Report {
  testResults: { name: string; message: string; assertionResults: Omit<TestResult, 'file'>[] }[];
}
