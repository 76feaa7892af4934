import { relative } from 'node:path';

const shown = 10;

/** Prints the test files that took longest, with their hooks: a reporter of Vitest. */
export default class SlowestFiles {
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      file: relative('.', module.moduleId),
      seconds: module.diagnostic().duration / 1000,
    }));
    const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, shown);
    const lines = slowest.map(
      ({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`,
    );
    console.log(['\nSlowest files', ...lines].join('\n'));
  }
}
