import { isObject } from '../../../core/is-object.ts';
import {
  type WidgetEntry,
  widgetCatalogue,
  widgetEntry,
} from '../../../definition/widget-catalogue/index.ts';
import { type Finding, renameTo } from '../../model/diagnostic.ts';
import { otherAnswerOf } from '../../model/form/choices.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { answerPlaceOf } from '../../model/form/written-answers.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The last entry of "anyOf" takes answers beside choices as a text that is not empty.',
  checkQuestion: (question, product) => {
    const { form, schema, pointer } = question;
    if (hasShapeErrorInside(product, form.schemaPath, pointer)) return [];
    const found = otherAnswerOf(schema) ? findUnusable(question) : findMistaken(question);
    return [...found, ...findIdleWords(question)];
  },
};

/** Finds the reasons why a question can't take answers in the visitor's own words. */
function findUnusable(question: FieldSource): Finding[] {
  const { name, form, schema, ui, uiPointer } = question;
  const other = otherAnswerOf(schema) ?? {};
  const { schema: answer, pointerOf } = answerPlaceOf(question);
  const { anyOf = [] } = answer;
  const at = `${pointerOf('anyOf')}/${anyOf.length - 1}`;
  const found = { file: form.schemaPath, pointer: at };
  if (ui?.['ui:options']?.source !== undefined) {
    const message = `The choices of "${name}" come from a "source", beside which it takes no other answer. Remove "source"; or remove "anyOf", and ask for other answers in a question of their own.`;
    return [{ file: form.uiPath, pointer: `${uiPointer}/ui:options/source`, key: true, message }];
  }
  const widget = widgetOf(ui, schema);
  if (!widgetEntry(widget)?.choices?.takesOther) {
    const message = `The widget "${widget}" takes no answer beside its choices. Choose ${widgetsFor(schema.type)}.`;
    return [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
  }
  if (other.type !== 'string') {
    const message = `An answer in the visitor's own words is a text. Write "type": "string" here.`;
    return [{ ...found, message }];
  }
  const { minLength } = other;
  if (typeof minLength === 'number' && minLength > 0) return [];
  const message = `Visitors who choose it, and write nothing, would send an empty text. Add "minLength": 1.`;
  return [{ ...found, message }];
}

/** Finds lists of choices of which one that has no value stands at another place. */
function findMistaken(question: FieldSource): Finding[] {
  const { schema, pointerOf } = answerPlaceOf(question);
  const { anyOf = [], oneOf = [] } = schema;
  const [keyword, list] = anyOf.some(isChoice) ? ['anyOf', anyOf] : ['oneOf', oneOf];
  const open = list.findIndex((one) => !hasValue(one) && one.title === undefined);
  if (open < 0 || !list.some(isChoice)) return [];
  const pointer = pointerOf(keyword);
  const file = question.form.schemaPath;
  if (keyword === 'oneOf') {
    if (list[open]?.type !== 'string') return [];
    const message = `Under "oneOf", an answer in the visitor's own words that is also a choice would be refused. Write "anyOf".`;
    return [{ file, pointer, key: true, message, fix: renameTo('anyOf') }];
  }
  const unlabelled = list.findIndex((one) => hasValue(one) && !isChoice(one));
  if (unlabelled >= 0) {
    const message = `The choice ${JSON.stringify(list[unlabelled]?.const)} has no "title"; add the label that visitors read.`;
    return [{ file, pointer: `${pointer}/${unlabelled}`, message }];
  }
  const message = `Only the last entry of "anyOf" takes answers beside the choices. Move it to the end, or add "const" and "title".`;
  return [{ file, pointer: `${pointer}/${open}`, message }];
}

/** Finds words for a choice that is not there. */
function findIdleWords({ name, form, schema, ui, uiPointer }: FieldSource): Finding[] {
  const { other } = ui?.['ui:options'] ?? {};
  const takesOther = widgetEntry(widgetOf(ui, schema))?.choices?.takesOther;
  if (!isObject(other) || !takesOther || otherAnswerOf(schema)) return [];
  const pointer = `${uiPointer}/ui:options/other`;
  const message = `"other" does nothing at "${name}", which takes no answer beside its choices. Write them under "anyOf", with { "type": "string", "minLength": 1 } as the last entry.`;
  return [{ file: form.uiPath, pointer, key: true, message }];
}

const hasValue = (schema: object): boolean => 'const' in schema || 'enum' in schema;

const isChoice = (schema: object): boolean => 'const' in schema && 'title' in schema;

/** Names the widgets that take answers of a type, beside their choices too. */
const widgetsFor = (type: string | string[] | undefined): string =>
  Object.entries<WidgetEntry>(widgetCatalogue)
    .filter(
      ([, { choices, types }]) =>
        choices?.takesOther && [type ?? []].flat().every((one) => types.includes(one)),
    )
    .map(([name]) => `"${name}"`)
    .join(' or ');
