import type { Question } from '../../../compiled/question.ts';
import { toPointer } from '../../../core/pointer.ts';
import { ruleKeyword } from '../../../core/rules/broken-rule.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { uniqueNamesIn } from '../../schema/unique-names.ts';
import { type Messages, pick } from './plan-question.ts';

/** The plan of the items of a list. */
interface PlannedItems {
  schema: JsonSchema;
  questions: Question[];
}

/** Hides the question of the items of a list that holds the choice which an item is for. */
export function withItemKey<Items extends PlannedItems>(
  items: Items,
  { at, ui }: FieldSource,
): Items {
  const name = ui?.['ui:options']?.forEach;
  if (typeof name !== 'string') return items;
  const pointer = `${at}/-${toPointer([name])}`;
  const { [name]: _, ...properties } = items.schema.properties ?? {};
  return {
    ...items,
    schema: { ...items.schema, properties },
    questions: items.questions.map((question) =>
      question.pointer === pointer
        ? { ...question, calculated: true, hidden: true, itemKey: true }
        : question,
    ),
  };
}

/** Returns the messages of a list that its repeated items, or their repeated answers, show. */
export const messagesOfRepeated = (
  messages: Messages,
  keyword: 'uniqueItems' | 'uniqueItemProperties' = 'uniqueItems',
): Messages =>
  pick(
    messages,
    Object.keys(messages).filter((path) => ruleKeyword(path) === keyword),
  );

/** Gives the questions whose answers differ between the items of a list its messages about repeated ones. */
export function withMessagesOfRepeated<Items extends PlannedItems>(
  items: Items,
  places: FieldSource[],
  messages: Messages,
): Items {
  const names = places.flatMap(({ rules }) =>
    rules.flatMap(({ keyword, schema }) =>
      keyword === 'uniqueItemProperties'
        ? uniqueNamesIn(schema).flatMap((together) => together.at(-1) ?? [])
        : [],
    ),
  );
  if (names.length === 0) return items;
  const pointers = names.map((name) => `${places[0]?.at}/-${toPointer([name])}`);
  const own = messagesOfRepeated(messages, 'uniqueItemProperties');
  return {
    ...items,
    questions: items.questions.map((question) =>
      pointers.includes(question.pointer)
        ? { ...question, messages: { ...question.messages, ...own } }
        : question,
    ),
  };
}
