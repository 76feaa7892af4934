import { findConditions } from '../3-analyze/conditions/conditions.ts';
import { findVisibleTexts } from '../3-analyze/texts/visible-texts.ts';
import type { Finding } from '../model/diagnostic.ts';
import { objectsIn, questionsIn } from '../model/form/form-fields.ts';
import { memoizeByObject } from '../model/memoize.ts';
import { formsOf, type ProductSource } from '../model/product.ts';
import type { ShapeError } from '../model/shape-error.ts';
import { nameRules } from './names/name-rules.ts';
import * as ruleOfId from './rules/index.ts';
import type { RegisteredRule, Rule } from './rules/rule.ts';

/** The rules about the shape of files, which are checked while these are parsed: by the kind of their errors. */
const shapeRules: Record<ShapeError['kind'], string> = {
  'missing-key': 'Objects have their required keys.',
  'unknown-key': 'Objects have only known keys.',
  'unknown-option': 'Everything under "ui:options" is an option of the widget.',
  'unknown-widget': 'Every "ui:widget" is in the catalogue of widgets.',
  'wrong-value': 'Values have the type and the format that their key needs.',
};

/** Returns the findings of a rule in a unit and in the parts of the unit. */
function findInUnit(rule: Rule, unit: ProductSource): Finding[] {
  const inEach = <Part>(
    partsOf: (unit: ProductSource) => Part[],
    check: ((part: Part, unit: ProductSource) => Finding[]) | undefined,
  ) => (check ? partsOf(unit).flatMap((part) => check(part, unit)) : []);
  return [
    ...(rule.checkUnit?.(unit) ?? []),
    ...inEach(({ screens }) => screens, rule.checkScreen),
    ...inEach(formsOf, rule.checkForm),
    ...inEach(objectsIn, rule.checkObject),
    ...inEach(questionsIn, rule.checkQuestion),
    ...inEach(findConditions, rule.checkCondition),
    ...inEach(findVisibleTexts, rule.checkText),
  ];
}

/** Returns a check that keeps its findings as long as the part is the same object, unless it reads the unit too. */
const reusing = <Part extends object>(
  check: ((part: Part, unit: ProductSource) => Finding[]) | undefined,
) => (check && check.length < 2 ? memoizeByObject(check as (part: Part) => Finding[]) : check);

/** Returns a rule that checks the parts of a unit again only if they have changed. */
const withReuse = (rule: Rule): Rule => ({
  ...rule,
  checkScreen: reusing(rule.checkScreen),
  checkForm: reusing(rule.checkForm),
  checkObject: reusing(rule.checkObject),
  checkQuestion: reusing(rule.checkQuestion),
});

/** Every rule with its id, in the order of the ids. */
export const rules: RegisteredRule[] = [
  ...Object.entries<Rule>({ ...ruleOfId, ...nameRules }).map(([id, written]) => {
    const rule = withReuse(written);
    return { id, ...rule, checkUnit: (unit: ProductSource) => findInUnit(rule, unit) };
  }),
  ...Object.entries(shapeRules).map(([id, description]) => ({
    id,
    description,
    checkProduct: ({ shapeErrors }: ProductSource) => shapeErrors.filter(({ kind }) => kind === id),
  })),
].sort((a, b) => (a.id < b.id ? -1 : 1));
