import type { Choice } from '../../../compiled/question.ts';
import { isOffered } from '../../../core/form/offered-values.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { type Finding, renameTo, replaceWith } from '../../model/diagnostic.ts';
import { choicesOf } from '../../model/form/choices.ts';
import { type FieldSource, placesIn } from '../../model/form/form-fields.ts';
import { offerLimitsOf } from '../../model/form/offered-choices.ts';
import { choiceMeant, suggestChoice } from '../../model/form/suggest-choice.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Options name choices of their question, and leave visitors at least one.',
  checkUnit: (product) =>
    placesIn(product).flatMap((all) => {
      const places = all.filter(({ kind }) => kind === 'question');
      const isWrong = ({ form, pointer }: FieldSource) =>
        hasShapeErrorInside(product, form.schemaPath, pointer);
      if (places.length === 0 || places.some(isWrong)) return [];
      const unknown = findUnknown(places);
      return unknown.length > 0
        ? unknown
        : [
            ...findUnoffered(places),
            ...findDisabled(places),
            ...findImpossibleExclusive(places),
            ...findIdleShuffle(places),
          ];
    }),
};

const limits = ['only', 'except'] as const;

/** Finds values that no place which describes a question has among its choices. */
function findUnknown(places: FieldSource[]): Finding[] {
  const [{ name, form, ui, uiPointer }] = places as [FieldSource];
  const choices = choicesIn(places);
  if (!choices) return [];
  const answers = offerLimitsOf(ui, placeOfWidget(places).schema);
  const { exclusive, shuffle } = ui?.['ui:options'] ?? {};
  const fixed = isObject(shuffle) && Array.isArray(shuffle.except) ? shuffle.except : [];
  const named: { value: unknown; at: string; key?: true }[] = [
    ...limits.flatMap((option) =>
      (answers[option] ?? []).map((value, index) => ({ value, at: `${option}/${index}` })),
    ),
    ...(exclusive === undefined ? [] : [{ value: exclusive, at: 'exclusive' }]),
    ...fixed.map((value, index) => ({ value, at: `shuffle/except/${index}` })),
    ...Object.keys(disabledIn(places)).map((value) => ({
      value,
      at: `disabled/${escapePart(value)}`,
      key: true as const,
    })),
  ];
  return named.flatMap(({ value, at, key }): Finding[] => {
    // A key is the value as a text.
    const known = key
      ? choices.map((choice) => ({ ...choice, value: String(choice.value) }))
      : choices;
    if (known.some((choice) => choice.value === value)) return [];
    const instead = choiceMeant(value, known)?.value;
    return [
      {
        file: form.uiPath,
        pointer: `${uiPointer}/ui:options/${at}`,
        key,
        message: `"${name}" has no choice ${JSON.stringify(value)}.${suggestChoice(value, known)}`,
        fix: key && instead !== undefined ? renameTo(String(instead)) : replaceWith(instead),
      },
    ];
  });
}

/** Finds limits that leave no choice, and countries at the top of a list that does not have them. */
function findUnoffered(places: FieldSource[]): Finding[] {
  const { name, form, ui, uiPointer, schema } = placeOfWidget(places);
  const answers = offerLimitsOf(ui, schema);
  if (!answers.only && !answers.except) return [];
  const at = (option: string) => ({
    file: form.uiPath,
    pointer: `${uiPointer}/ui:options/${option}`,
  });
  const values = choicesIn(places)?.map(({ value }) => value) ?? answers.only;
  if (values?.every((value) => !isOffered(value, answers))) {
    const message = `"${name}" offers no choice: "except" has all that are left.`;
    return [{ ...at('except'), key: true, message }];
  }
  const { ownList, options = {} } = widgetEntry(widgetOf(ui, schema)) ?? {};
  return Object.entries(options).flatMap(([option, { countries }]): Finding[] => {
    const codes = ui?.['ui:options']?.[option];
    if (!countries || option in answers || !Array.isArray(codes)) return [];
    return codes.flatMap((code, index): Finding[] => {
      const country = ownList?.valueMeant(String(code));
      if (country === undefined || isOffered(country, answers)) return [];
      const message = `"${name}" does not offer "${code}". Remove it here, or offer it.`;
      return [{ ...at(`${option}/${index}`), message }];
    });
  });
}

/** Finds choices that can't be chosen where that leaves none, or where another option chooses them. */
function findDisabled(places: FieldSource[]): Finding[] {
  const { name, form, ui, uiPointer, schema } = placeOfWidget(places);
  const reasons = Object.keys(disabledIn(places));
  if (reasons.length === 0) return [];
  const at = { file: form.uiPath, pointer: `${uiPointer}/ui:options/disabled`, key: true as const };
  const offered = choicesIn(places)?.filter(({ value }) =>
    isOffered(value, offerLimitsOf(ui, schema)),
  );
  if (!offered) {
    const message = `"disabled" does nothing at "${name}", whose choices come from a "source". Write "disabled" in it, with a pointer.`;
    return [{ ...at, message }];
  }
  if (offered.every(({ value }) => reasons.includes(String(value)))) {
    return [{ ...at, message: `"${name}" leaves no choice: "disabled" has all of them.` }];
  }
  const starts = [schema.default].flat().map(String);
  const start = reasons.find((reason) => schema.default !== undefined && starts.includes(reason));
  if (start === undefined) return [];
  const message = `"${name}" starts with "${start}" ("default"), which can't be chosen. Remove one of these.`;
  return [{ ...at, pointer: `${at.pointer}/${escapePart(start)}`, message }];
}

/** Returns the reasons why choices of a question can't be chosen, by their values. */
function disabledIn([first]: FieldSource[]): Record<string, unknown> {
  const { disabled } = first?.ui?.['ui:options'] ?? {};
  return isObject(disabled) ? disabled : {};
}

/** Finds an exclusive choice that is not offered, or that is fewer choices than the question needs. */
function findImpossibleExclusive(places: FieldSource[]): Finding[] {
  const { name, form, ui, uiPointer, schema } = placeOfWidget(places);
  const { exclusive } = ui?.['ui:options'] ?? {};
  if (exclusive === undefined) return [];
  const value = JSON.stringify(exclusive);
  const at = { file: form.uiPath, pointer: `${uiPointer}/ui:options/exclusive` };
  if (!isOffered(exclusive, offerLimitsOf(ui, schema))) {
    const message = `"${name}" does not offer ${value}. Offer it, or remove "exclusive".`;
    return [{ ...at, message }];
  }
  const fewest = Math.max(...places.map(({ schema: { minItems = 0 } }) => Number(minItems)));
  if (!(fewest > 1)) return [];
  const message = `"${name}" never accepts ${value} alone, since it needs ${fewest} choices ("minItems"). Remove one of these.`;
  return [{ ...at, message }];
}

/** Finds a random order in which fewer than two choices can change places. */
function findIdleShuffle(places: FieldSource[]): Finding[] {
  const { name, form, ui, uiPointer, schema } = placeOfWidget(places);
  const { shuffle, exclusive, source } = ui?.['ui:options'] ?? {};
  if (shuffle === undefined || shuffle === false) return [];
  const at = { file: form.uiPath, pointer: `${uiPointer}/ui:options/shuffle`, key: true as const };
  if (isObject(source) && source.sort !== undefined) {
    const message = `"sort" orders the choices of "${name}", and "shuffle" would put them into a random order. Remove one of the two.`;
    return [{ ...at, message }];
  }
  const fixed = [exclusive, ...(isObject(shuffle) ? [shuffle.except].flat() : [])];
  const moving = choicesIn(places)?.filter(
    ({ value, other }) =>
      other === undefined && isOffered(value, offerLimitsOf(ui, schema)) && !fixed.includes(value),
  );
  if (moving === undefined || moving.length > 1) return [];
  const message = `"shuffle" does nothing at "${name}", where fewer than two choices can change places. Remove it.`;
  return [{ ...at, message }];
}

/** Returns the choices that a question has in any of its branches; `undefined` where its definition lists none. */
function choicesIn(places: FieldSource[]): Choice[] | undefined {
  const lists = places.flatMap(({ schema, form }) => {
    const choices = choicesOf(inlineReferences(schema, form.schema.definitions));
    return choices ? [choices] : [];
  });
  return lists.length > 0 ? lists.flat() : undefined;
}

const placeOfWidget = (places: FieldSource[]): FieldSource =>
  places.find(({ schema }) => schema.type !== undefined) ?? (places[0] as FieldSource);
