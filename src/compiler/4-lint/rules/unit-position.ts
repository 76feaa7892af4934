import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A position of a unit stands beside a unit.',
  checkQuestion: ({ form, ui, uiPointer }) => {
    const { unit, unitPosition } = ui?.['ui:options'] ?? {};
    if (unitPosition === undefined || unit !== undefined) return [];
    return [
      {
        file: form.uiPath,
        pointer: `${uiPointer}/ui:options/unitPosition`,
        key: true,
        message: 'There is no unit to stand there. Write "unit" too, or remove "unitPosition".',
      },
    ];
  },
};
