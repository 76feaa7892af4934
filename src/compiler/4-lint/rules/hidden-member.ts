import { readMapping } from '../../../core/mapping/read-mapping.ts';
import { escapePart, isInside } from '../../../core/pointer.ts';
import { isAlwaysAnswered } from '../../3-analyze/always-answered.ts';
import { anySchema } from '../../3-analyze/mappings/scopes.ts';
import {
  insideMapping,
  type MappingSource,
  mappingAt,
} from '../../3-analyze/mappings/screen-mappings.ts';
import { type FormPlan, planForm } from '../../3-analyze/plan/plan-form.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { isFullyParsed } from '../../model/product.ts';
import { normalizeSteps } from '../../model/screen/normalize-steps.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No later member of a "merge" always replaces an earlier one completely.',
  checkScreen: (source, product) => {
    const { screen, path, folder } = source;
    if (screen.kind === 'page' || !isFullyParsed(product, folder)) return [];
    // The steps that nobody skips.
    const plans = normalizeSteps(source).flatMap(({ form, when }) =>
      form && !when ? [planForm(form)] : [],
    );
    return mappingAt(path, '/submit/send', screen.submit?.send, anySchema).flatMap((sent) =>
      findings(sent, plans),
    );
  },
};

function findings(source: MappingSource, plans: FormPlan[]): Finding[] {
  const parts = insideMapping(source);
  const inside = parts.flatMap((part) => findings(part, plans));
  if (readMapping(source.mapping).form !== 'merge') return inside;
  const hidden = parts.flatMap((part, index) => {
    const read = readMapping(part.mapping);
    const names = read.form === 'object' ? read.entries.map(([name]) => name) : [];
    return names.flatMap((name): Finding[] => {
      const later = parts.findIndex((one, at) => at > index && alwaysHas(one.mapping, name, plans));
      if (later === -1) return [];
      const message = `"${name}" is never sent: part ${later + 1} of this "merge" always has another "${name}". Remove it here, or leave it out there with "except".`;
      const pointer = `${part.pointer}/${escapePart(name)}`;
      return [{ file: source.file, pointer, key: true, message, severity: 'warning' }];
    });
  });
  return [...inside, ...hidden];
}

/** Returns whether a mapping builds an object that has a value of a name, whatever visitors answer. */
function alwaysHas(mapping: unknown, name: string, plans: FormPlan[]): boolean {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'object': {
      const entry = read.entries.find(([key]) => key === name);
      return entry !== undefined && isAlways(entry[1], plans);
    }
    case 'merge':
      return read.parts.some((part) => alwaysHas(part, name, plans));
    case 'from': {
      const pointer = `${read.from}/${escapePart(name)}`;
      const isLeftOut = read.except?.some((one) => isInside(pointer, `${read.from}${one}`));
      return read.each === undefined && !isLeftOut && isAnswered(pointer, plans);
    }
    default:
      return false;
  }
}

/** Returns whether a mapping has a value, whatever visitors answer. */
function isAlways(mapping: unknown, plans: FormPlan[]): boolean {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from':
      return read.default !== undefined || isAnswered(read.from, plans);
    case 'literal':
    case 'value':
      return read.value !== undefined;
    default:
      return false;
  }
}

const isAnswered = (pointer: string, plans: FormPlan[]): boolean =>
  pointer.startsWith('/answers/') && isAlwaysAnswered(plans, pointer.slice('/answers'.length));
