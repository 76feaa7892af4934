import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { snapshotFolder } from './snapshot-folder.mjs';

/** Lines of a difference that are shown. */
const shownLines = 30;

/** Prints what is proven, and failures, as sentences without the stacks of the project's tests: a reporter of Vitest. */
export default class Sentences {
  onInit() {
    const { ACCEPT_SNAPSHOTS, FORMS_DIR, INIT_CWD } = process.env;
    if (ACCEPT_SNAPSHOTS !== '1') return;
    const folder = relative(INIT_CWD || '.', snapshotFolder(resolve(FORMS_DIR)));
    console.log(`Records what visitors see and what is sent in ${folder}/.`);
  }

  onTestModuleEnd(module) {
    console.log(sentenceOfFile(module));
  }

  onTestRunEnd(modules, unhandledErrors) {
    const failures = modules.flatMap((module) => [
      ...module.errors().map((error) => textOf(relative('.', module.moduleId), [error])),
      ...[...module.children.allTests('failed')].map((test) =>
        textOf([test.meta().place, test.fullName].filter(Boolean).join(': '), test.result().errors),
      ),
    ]);
    const left = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => test.meta().notExercised ?? []),
    );
    if (left.length > 0)
      console.log(
        ['\nNot exercised, which is no fault', ...left.map((line) => `  ${line}`)].join('\n'),
      );
    const others = unhandledErrors.map((error) => textOf('Outside of the tests', [error]));
    console.log([...failures, ...others].join('\n'));
  }
}

/** Returns the sentence at the head of a file of tests, with the number of its tests. */
function sentenceOfFile(module) {
  const [head] = readFileSync(module.moduleId, 'utf8').split('\n');
  const sentence = /^\/\/ Proves (that .*)\.$/.exec(head)?.[1] ?? relative('.', module.moduleId);
  const count = (state) => [...module.children.allTests(state)].length;
  if (count('failed') > 0 || module.state() === 'failed')
    return `Not proven, see below: ${sentence}.`;
  if (count('passed') === 0) return `Nothing to prove here: ${sentence}.`;
  return `Proven by ${count('passed')} ${count('passed') === 1 ? 'test' : 'tests'}: ${sentence}.`;
}

const textOf = (title, errors) =>
  [`\n${title}`, ...errors.flatMap(sentenceOf).map((line) => `  ${line}`.trimEnd())].join('\n');

/** Returns the message of an error, and the difference between what was expected and what was there. */
function sentenceOf({ message = '', diff }) {
  // The values are in the difference, and the log of the browser's driver is about the tests themselves.
  const [sentence = ''] = stripVTControlCharacters(message).split(/: expected '|\n\s*Call [Ll]og:/);
  const difference = diff && !sentence.includes('Expected') ? stripVTControlCharacters(diff) : '';
  const lines = [...sentence.trim().split('\n'), ...difference.split('\n').filter(Boolean)];
  return lines.length > shownLines ? [...lines.slice(0, shownLines), '…'] : lines;
}
