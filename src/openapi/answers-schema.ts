import type { Question, When } from '../compiled/question.ts';
import { type FormSource, planForm, questionsOf, type ScreenSource } from '../compiler/index.ts';
import { isList } from '../core/form/list-question.ts';
import { lastKey, parentPointer } from '../core/pointer.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { plainSchema } from './plain-schema.ts';
import { schemaAt } from './schema-at.ts';

interface AnswersOptions {
  /** The forms that the answers are given in. */
  forms: FormSource[];
  /** Whether every visitor passes all of them. */
  isCertain: boolean;
  /** The way a question without an answer is sent. */
  unanswered: 'omit' | 'empty';
}

/** Returns the schema of all answers of a screen, as its mappings read them at "/answers". */
export function sentAnswersSchema({ forms, isCertain, unanswered }: AnswersOptions): JsonSchema {
  const root: JsonSchema = { type: 'object', properties: {} };
  for (const form of forms) {
    const schemas = new Map(questionsOf(form).map(({ at, schema }) => [at, schema]));
    for (const question of planForm(form).questions) {
      const required = question.itemKey ?? (isCertain && isAlwaysRequired(question));
      const own = questionSchema(question, schemas.get(question.pointer), form);
      // An empty text is no answer, whatever the rules for its length are, also to a question whose choices are loaded.
      const mayBeText = !isList(question) && [own.type ?? 'string'].flat().includes('string');
      const isFilled = required && mayBeText && own.const === undefined;
      const schema = isFilled ? { ...own, minLength: Math.max(own.minLength ?? 1, 1) } : own;
      const isEmptied = unanswered === 'empty' && !required && !isList(question);
      addAt(root, question.pointer, isEmptied ? orEmpty(schema, question) : schema);
      if (required || isEmptied) requireAt(root, question.pointer);
    }
  }
  return root;
}

const isAlwaysRequired = ({ requiredWhen, askedWhen }: Question): boolean =>
  isAlways(requiredWhen ?? []) && isAlways(askedWhen ?? [[]]);

const isAlways = (when: When): boolean => when.some((way) => way.length === 0);

function questionSchema(question: Question, schema: JsonSchema | undefined, form: FormSource) {
  const { label: title, type, itemLimits = {} } = question;
  const own = schema ? withoutRemarks(plainSchema(schema, form.schema), question) : {};
  const titled = typeof title === 'string' && { title };
  if (!isList(question)) return { ...own, ...titled };
  return {
    ...titled,
    type: type ?? 'array',
    ...(itemLimits.min !== undefined && { minItems: itemLimits.min }),
    ...(itemLimits.max !== undefined && { maxItems: itemLimits.max }),
  };
}

/** Leaves out the rules that only remark, which refuse no answer. */
function withoutRemarks(schema: JsonSchema, { remarks = [] }: Question): JsonSchema {
  const rules: readonly string[] = remarks;
  const kept = Object.entries(schema).filter(([keyword]) => !rules.includes(keyword));
  return Object.fromEntries(kept);
}

/** Allows the value that stands for no answer, see "unanswered" in screen.json. */
function orEmpty(schema: JsonSchema, { type }: Question): JsonSchema {
  const { title, ...own } = schema;
  const empty: JsonSchema =
    type === 'string' ? { const: '' } : type === 'array' ? { const: [] } : { type: 'null' };
  return { ...(title !== undefined && { title }), anyOf: [own, empty] };
}

/** Adds the schema of an answer at the pointer of its question; the groups and lists around it are made on the way. */
function addAt(root: JsonSchema, pointer: string, schema: JsonSchema): void {
  const holder = schemaAt(root, parentPointer(pointer));
  const name = lastKey(pointer);
  if (name === '-') {
    holder.items = { ...schema, ...holder.items };
    return;
  }
  holder.properties ??= {};
  holder.properties[name] = { ...schema, ...holder.properties[name] };
}

function requireAt(root: JsonSchema, pointer: string): void {
  if (lastKey(pointer) === '-') return;
  const holder = schemaAt(root, parentPointer(pointer));
  holder.required = [...new Set([...(holder.required ?? []), lastKey(pointer)])];
}

/** Returns whether every visitor passes all forms of a screen. */
export const passesAllForms = ({ screen }: ScreenSource): boolean =>
  screen.kind !== 'wizard' ||
  (Array.isArray(screen.steps) && screen.steps.every((entry) => typeof entry === 'string'));
