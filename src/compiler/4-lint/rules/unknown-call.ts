import { isObject } from '../../../core/is-object.ts';
import { calls } from '../names/calls.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every call that a screen or sandbox.json names is in app.json.',
  fixesNames: 'product',
  checkUnit: (unit) => {
    if (!isObject(unit.app.calls)) return [];
    const known = Object.keys(unit.app.calls);
    return [...calls.used(unit), ...calls.replied(unit)]
      .filter(({ name }) => !known.includes(name))
      .map((use) => {
        const message = `There is no call "${use.name}" in app.json.`;
        return unknownName(use, { message, known });
      });
  },
};
