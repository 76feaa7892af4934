// Proves that a finding is printed with its place, sentence, rule and the lines around it.
import { expect, it } from 'vitest';
import { codeFrame, formatDiagnostic } from '../../src/compiler/format-diagnostic.ts';
import type { Diagnostic } from '../../src/compiler/model/diagnostic.ts';

const diagnostic: Diagnostic = {
  file: 'forms/app.json',
  line: 2,
  column: 3,
  pointer: '/nam',
  rule: 'unknown-key',
  severity: 'error',
  message: 'There is no key "nam" here.',
};

it('prints place, sentence, rule and the lines around', () => {
  expect(formatDiagnostic(diagnostic, '{\n  "nam": 1\n}\n')).toBe(
    [
      'forms/app.json:2:3: error: There is no key "nam" here. [unknown-key]',
      '  1 | {',
      '> 2 |   "nam": 1',
      '    |   ^',
      '  3 | }',
    ].join('\n'),
  );
});

it('prints no lines where there is no text', () => {
  const head = 'forms/app.json:2:3: error: There is no key "nam" here. [unknown-key]';
  expect(formatDiagnostic(diagnostic, undefined)).toBe(head);
});

it('names the entry of the manual on the rule', () => {
  const printed = formatDiagnostic(diagnostic, undefined, 'forms/manual/reference/findings.md');
  expect(printed).toContain('\nSee forms/manual/reference/findings.md#unknown-key');
});

it('keeps tabs before the caret, and cuts long lines around it', () => {
  expect(codeFrame('\t"a": 1', 1, 2)).toBe('> 1 | \t"a": 1\n    | \t^');
  const [line = '', caret = ''] = codeFrame(`${'x'.repeat(500)}!`, 1, 501).split('\n');
  expect(line.length).toBeLessThan(120);
  expect(line[caret.indexOf('^')]).toBe('!');
});
