import { isObject } from '../../../core/is-object.ts';
import { calls } from '../names/calls.ts';
import { unknownNames } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every call that a screen or sandbox.json names is in app.json.',
  fixesNames: 'product',
  checkUnit: (unit) => {
    if (!isObject(unit.app.calls)) return [];
    return unknownNames(
      [...calls.used(unit), ...calls.replied(unit)],
      Object.keys(unit.app.calls),
      (name) => `There is no call "${name}" in app.json.`,
    );
  },
};
