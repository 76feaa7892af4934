import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const slowestFiles = 10;

/**
 * A reporter of Vitest. Prints the tests and the time of each project, the slowest files, what was skipped and what
 * could not run; writes the counts to the file that TEST_REPORT names, as JSON: `{ passed, failed, skipped }`.
 */
export default class Report {
  onInit(vitest) {
    // Tests that the name pattern leaves out are not worth a word.
    this.isWhole = !vitest.config.testNamePattern;
  }

  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map(readModule);
    const all = (key) => files.flatMap((file) => file[key]);
    const skipped = this.isWhole ? all('skipped') : [];
    const broken = [
      ...(modules.length === 0 ? ['No file of tests has such a path.'] : []),
      ...all('broken'),
      ...unhandledErrors.map(({ message }) => `outside of all tests: ${firstLine(message)}`),
    ];
    const sections = [
      ['Projects of tests', projectLines(files)],
      ['Slowest files', slowestLines(files)],
      ['Skipped', skipped],
      ['Could not run', broken],
    ];
    for (const [title, lines] of sections) {
      if (lines.length > 0)
        console.log(['', title, ...lines.map((line) => `  ${line}`)].join('\n'));
    }
    const counts = {
      passed: all('passed').length,
      failed: all('failed').length + broken.length,
      skipped: skipped.length,
    };
    const { TEST_REPORT } = process.env;
    if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(counts));
  }
}

/** Reads the results of a file: names of tests by their result, and sentences on sets of tests that could not run. */
function readModule(module) {
  const file = relative('.', module.moduleId);
  const tests = [...module.children.allTests()];
  const named = (state) =>
    tests
      .filter((test) => test.result().state === state)
      .map((test) => `${file}: ${test.fullName}`);
  const suites = [...module.children.allSuites()];
  return {
    file,
    project: module.project.name,
    seconds: module.diagnostic().duration / 1000,
    passed: named('passed'),
    failed: named('failed'),
    skipped: tests.filter(isSkipped).map((test) => `${file}: ${nameOfSkipped(test)}`),
    broken: [module, ...suites].flatMap((part) => brokenPart(file, part)),
  };
}

/** Returns whether a test was skipped by its own code. A test without a result may have waited for a failed set-up. */
const isSkipped = (test) => test.result().state === 'skipped' && !isBroken(test.parent);

const isBroken = (part) =>
  part.errors().length > 0 || (part.type === 'suite' && isBroken(part.parent));

function nameOfSkipped(test) {
  const { note } = test.result();
  return note ? `${test.fullName}: ${note}` : test.fullName;
}

function brokenPart(file, part) {
  const waiting = [...part.children.allTests('skipped')].length;
  const tests = waiting === 0 ? '' : ` (${waiting} tests did not run)`;
  return part.errors().map(({ message }) => {
    const where = part.type === 'suite' ? `${file}, ${part.fullName}` : file;
    return `${where}${tests}: ${firstLine(message)}`;
  });
}

const firstLine = (text = '') => text.trim().split('\n')[0];

function projectLines(files) {
  const projects = [...new Set(files.map(({ project }) => project))].sort();
  return projects.map((project) => {
    const own = files.filter((file) => file.project === project);
    const tests = own.flatMap(({ passed, failed }) => [...passed, ...failed]).length;
    const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
    return `${project.padEnd(10)} ${String(tests).padStart(5)} tests in ${String(own.length).padStart(3)} files, ${seconds.toFixed(0).padStart(4)} s of all workers together`;
  });
}

function slowestLines(files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestFiles);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}
