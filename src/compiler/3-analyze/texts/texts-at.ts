import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { fieldTexts, namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { escapePart } from '../../../core/pointer.ts';
import { addressPointer } from '../../../core/response-address.ts';
import { ruleKeyword } from '../../../core/rules/broken-rule.ts';
import { messagePlaceholders } from '../../../definition/files/messages.ts';
import { itemWords } from '../../../definition/files/step.ts';
import { defaultTexts } from '../../../definition/texts.ts';
import type { ScreenSource } from '../../model/product.ts';
import { splitPlurals } from '../../model/text-values.ts';

/** A text that visitors read. */
export interface VisibleText {
  file: string;
  pointer: string;
  text: string;
  /** Pointer of the text with links that it is a part of. */
  within?: string;
  /** The placeholders in braces that are filled in when it is shown. */
  placeholders: readonly string[];
  /** Those that are numbers, by which it can pick plural forms. */
  counts?: readonly string[];
  /** Whether it can show no values: the text of a link, a unit, a choice without a title. */
  isFixed?: true;
  /** Present where it is no text, but an address that a response names. */
  use?: 'go' | 'href';
  /** The step whose values the text can show: "{answers.first_name}". A page is one, too. */
  step?: TextStep;
}

/** The position of a step in its wizard; a form screen or a page is a single step. */
export interface TextStep {
  screen: ScreenSource;
  /** That of the last step and one more for a text that is shown after it. */
  index: number;
  /** The moment at which the text is shown, where not with the step. */
  moment?: 'before-load' | 'load-failed' | 'after-submit' | 'after-check';
  /** The call that led to it, and the name of the outcome that shows it. */
  response?: { call: unknown; outcome: string };
  /** Pointer of the question whose check shows it. */
  checked?: string;
}

/** Lets texts show the values of a step. */
export const shownIn = (step: TextStep, texts: VisibleText[]): VisibleText[] =>
  texts.map((found) => (found.isFixed ? found : { ...found, step }));

/** Lets the texts of a step that is repeated for each item name the item. */
export const namingItem = (step: unknown, texts: VisibleText[]): VisibleText[] =>
  isObject(step) && step.forEach !== undefined
    ? texts.map((found) => ({ ...found, placeholders: itemWords }))
    : texts;

/** Returns the messages of a form or a product, by their rules. */
export const messages = (file: string, pointer: string, all: unknown): VisibleText[] =>
  Object.entries(isObject(all) ? all : {}).flatMap(([name, entry]) => {
    const keyword = ruleKeyword(name);
    const placeholders = getOwn<readonly string[]>(messagePlaceholders, keyword) ?? [];
    // The limits of dates are no numbers.
    const isNumber = (one: string) =>
      one === 'multipleOf' || (one === 'limit' && !keyword.startsWith('format'));
    const counts = placeholders.filter(isNumber);
    const at = `${pointer}/${escapePart(name)}`;
    const found = visibleText(file, at, entry, ['label', ...placeholders]);
    return counts.length === 0 ? found : found.map((one) => ({ ...one, counts }));
  });

/** Returns the wording of texts of the engine. */
export const texts = (file: string, all: unknown): VisibleText[] =>
  Object.entries(isObject(all) ? all : {}).flatMap(([name, entry]) => {
    const { names: counts, rest } = splitPlurals(getOwn<string>(defaultTexts, name) ?? '');
    const placeholders = [...counts, ...placeholdersIn(rest)];
    const found = visibleText(file, `/texts/${escapePart(name)}`, entry, placeholders);
    return counts.length === 0 ? found : found.map((one) => ({ ...one, counts }));
  });

/** The placeholders in braces in a text. */
export const placeholdersIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{([\w.]+)\}/g)].map(([, word = '']) => word);

/** Returns the parts of a text with links; those of a link show no values. */
export function richText(file: string, pointer: string, rich: unknown): VisibleText[] {
  if (!Array.isArray(rich)) return visibleText(file, pointer, rich);
  const parts = rich.flatMap((run, index) =>
    isObject(run)
      ? [
          ...fixed(keys(file, `${pointer}/${index}`, run, ['text'])),
          ...namedAddress(file, `${pointer}/${index}`, run, 'href'),
        ]
      : visibleText(file, `${pointer}/${index}`, run),
  );
  return parts.map((part) => ({ ...part, within: pointer }));
}

/** Returns the address of a link or an outcome where a response names it. */
export const namedAddress = (
  file: string,
  pointer: string,
  holder: Record<string, unknown>,
  use: 'go' | 'href',
): VisibleText[] =>
  typeof holder[use] === 'string' && addressPointer(holder[use]) !== undefined
    ? keys(file, pointer, holder, [use]).map((found) => ({ ...found, use }))
    : [];

/** Marks texts that can show no values. */
export const fixed = (texts: VisibleText[]): VisibleText[] =>
  texts.map((found) => ({ ...found, isFixed: true }));

/** Lists the objects in a list, with their pointers. */
export const each = (pointer: string, list: unknown) =>
  (Array.isArray(list) ? list : []).flatMap((entry, index) =>
    isObject(entry) ? [{ at: `${pointer}/${index}`, entry, index }] : [],
  );

/** Returns the texts under some keys of an object. */
export const keys = (
  file: string,
  pointer: string,
  holder: unknown,
  names: string[],
): VisibleText[] =>
  isObject(holder)
    ? names.flatMap((name) => visibleText(file, `${pointer}/${escapePart(name)}`, holder[name]))
    : [];

/** Returns a text; none where the value is no text. */
export const visibleText = (
  file: string,
  pointer: string,
  value: unknown,
  placeholders: readonly string[] = [],
): VisibleText[] =>
  typeof value === 'string' ? [{ file, pointer, text: value, placeholders }] : [];

/** Returns the texts of the outcomes of a request. */
export const outcomeTexts = (path: string, pointer: string, request: unknown, step: TextStep) =>
  namedOutcomes(isObject(request) && request.outcomes).flatMap(
    ({ name, pointer: own, outcome }) => {
      const at = `${pointer}/outcomes${own}`;
      const fields = fieldTexts(outcome);
      const call = isObject(request) ? request.call : undefined;
      return shownIn({ ...step, response: { call, outcome: name } }, [
        ...keys(path, at, outcome, ['say']),
        ...namedAddress(path, at, outcome, 'go'),
        ...keys(path, `${at}/fields`, fields, Object.keys(fields)),
      ]);
    },
  );
