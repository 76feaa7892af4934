import type { TSchema } from 'typebox';
import { AppFile } from '../files/app.ts';
import { CalculationJson } from '../files/calculation.ts';
import { DataCondition, QuestionCondition, sourceTests } from '../files/condition.ts';
import { Draft } from '../files/draft.ts';
import { exampleAnswersSchema, replySchema } from '../files/journey.ts';
import {
  CalculatedLimit,
  DateLimit,
  Now,
  NumberLimit,
  OtherAnswer,
  SizeLimit,
  Today,
  TypeName,
  withoutCalculation,
} from '../files/limits.ts';
import { MappingJson } from '../files/mapping.ts';
import { AnswerPath, AnswerValue, Migration } from '../files/migration.ts';
import { Closes, Opens } from '../files/opening-times.ts';
import {
  CheckOutcome,
  CheckOutcomes,
  ConditionalCheckOutcomes,
  ConditionalOutcomes,
  Outcome,
  OutcomeCondition,
  Outcomes,
} from '../files/outcome.ts';
import { ownPageParts } from '../files/page-parts.ts';
import { Load, Params, Send, StepLoad, Submit } from '../files/request.ts';
import { Answer, mappings } from '../files/sandbox.ts';
import { AnySchema } from '../files/schema.ts';
import { FormFile, PageFile } from '../files/screen.ts';
import { ExitCondition, Exits, Intro, StepCondition } from '../files/step.ts';
import { RichText } from '../files/text.ts';
import { propertiesOf } from '../ui-key-entry.ts';
import { everyOption, uiKeys } from '../ui-keys/index.ts';

type Parts = Record<string, TSchema>;

/** Parts of any JSON Schema. */
const anySchemaParts: Parts = {
  'size-limit': withoutCalculation(SizeLimit),
  'number-limit': withoutCalculation(NumberLimit),
  'date-limit': withoutCalculation(DateLimit),
  'other-answer': OtherAnswer,
  'data-pointer': OtherAnswer.properties.$data,
  today: Today,
  now: Now,
  'type-name': TypeName,
};

/** Parts of schema.json. */
export const schemaParts: Parts = {
  ...anySchemaParts,
  'size-limit': SizeLimit,
  'number-limit': NumberLimit,
  'date-limit': DateLimit,
  'calculated-limit': CalculatedLimit,
  calculation: withoutAnnotations(CalculationJson),
  'question-condition': withoutAnnotations(QuestionCondition),
};

export const appParts: Parts = {
  'text-or-runs': withoutAnnotations(RichText),
  schema: withoutAnnotations(AnySchema),
  ...anySchemaParts,
};

export const sandboxParts: Parts = { answer: Answer, ...mappings };

export const screenParts: Parts = {
  load: Load,
  'step-load': StepLoad,
  submit: Submit,
  params: Params,
  send: Send,
  outcomes: Outcomes,
  outcome: Outcome,
  go: Outcome.properties.go,
  'field-messages': Outcome.properties.fields,
  'conditional-outcomes': ConditionalOutcomes,
  'outcome-condition': OutcomeCondition,
  ...ownPageParts,
  description: FormFile.properties.description,
  'removed-parameters': FormFile.properties.removeFromAddress,
  prefill: FormFile.properties.prefill,
  draft: Draft,
  opens: Opens,
  closes: Closes,
  migration: Migration,
  'answer-path': AnswerPath,
  'answer-value': AnswerValue,
  'rich-text': RichText,
  'text-or-runs': withoutAnnotations(RichText),
  mapping: MappingJson,
  intro: Intro,
  when: StepCondition,
  exits: Exits,
  'exit-condition': ExitCondition,
  'data-condition': DataCondition,
  'answers-test': sourceTests.answers,
  'loaded-test': sourceTests.loaded,
  'query-test': sourceTests.query,
  ...pick(PageFile.properties, ['$schema', 'route', 'title', 'width']),
  texts: AppFile.properties.texts,
  schema: withoutAnnotations(AnySchema),
  ...anySchemaParts,
};

export const uiParts: Parts = {
  ...uiKeys,
  'rich-text': RichText,
  'text-or-runs': withoutAnnotations(RichText),
  ...propertiesOf(everyOption),
  params: Params,
  send: Send,
  mapping: MappingJson,
  'check-outcomes': CheckOutcomes,
  'check-outcome': CheckOutcome,
  'conditional-check-outcomes': ConditionalCheckOutcomes,
  'outcome-condition': OutcomeCondition,
  calculation: withoutAnnotations(CalculationJson),
  'question-condition': withoutAnnotations(QuestionCondition),
  'answers-test': sourceTests.answers,
  'loaded-test': sourceTests.loaded,
  'query-test': sourceTests.query,
  schema: withoutAnnotations(AnySchema),
  ...anySchemaParts,
};

export const examplesParts: Parts = {
  reply: withoutAnnotations(replySchema('', [])),
  answers: withoutAnnotations(exampleAnswersSchema('', [])),
};

function pick(parts: Parts, names: string[]): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));
}

/** Returns a part without description and examples, for a part whose uses have their own. */
function withoutAnnotations(part: TSchema): TSchema {
  const {
    description: _description,
    examples: _examples,
    ...rules
  } = part as Record<string, unknown>;
  return rules as TSchema;
}
