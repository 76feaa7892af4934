import { isObject } from '../../../core/is-object.ts';
import { isInside, toPointer } from '../../../core/pointer.ts';
import type { SourceFile } from '../../../definition/files/choice-source.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { askedLater } from '../../3-analyze/later-step.ts';
import { stepScope } from '../../3-analyze/mappings/scopes.ts';
import { planForm } from '../../3-analyze/plan/plan-form.ts';
import { findSourceQuestion } from '../../3-analyze/plan/plan-source.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { listPointersOf } from '../../model/form/choice-sources.ts';
import { type FieldSource, questionsOf } from '../../model/form/form-fields.ts';
import { offeredChoicesOf } from '../../model/form/offered-choices.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { type FormSource, formsOfScreen, type ScreenSource } from '../../model/product.ts';
import { wayTo } from '../../model/way-to.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import { scalarType } from '../../schema/scalar-type.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Choices from a "source" are single values of the type of the question, and known when it is asked.',
  checkScreen: (screen, product) => {
    const document = stepScope(product, screen);
    return formsOfScreen(screen).flatMap((form) =>
      questionsOf(form).flatMap((field) => {
        const { ui, schema, uiPointer } = field;
        const source = ui?.['ui:options']?.source;
        if (!isObject(source) || !widgetEntry(widgetOf(ui, schema))?.choices) return [];
        const isOne = typeof source.from === 'string';
        const at = { file: form.uiPath, pointer: `${uiPointer}/ui:options/source/from` };
        return listPointersOf(source).flatMap((from, index): Finding[] => {
          const { schema: list, missing } = resolvePointer(document, from);
          // The rule unknown-pointer reports a pointer to nothing.
          if (missing) return [];
          const offer = {
            field,
            from,
            list,
            source: source as SourceFile,
            definitions: document.definitions,
            screen,
          };
          const message = kindProblem(offer) ?? answerProblem(offer);
          const pointer = isOne ? at.pointer : `${at.pointer}/${index}`;
          return message === undefined ? [] : [{ ...at, pointer, message }];
        });
      }),
    );
  },
};

/** A list whose items a question offers. */
interface Offer {
  field: FieldSource;
  from: string;
  /** Schema of the list. */
  list: JsonSchema;
  source: SourceFile;
  definitions: JsonSchema['definitions'];
  screen: ScreenSource;
}

/** Returns why the values of a list can't be choices. */
function kindProblem({ from, list, source, definitions }: Offer): string | undefined {
  const [inside] = Object.keys(list.properties ?? {});
  if (inside !== undefined) {
    return `"${from}" is a group. Name one of its values, such as "${from}${toPointer([inside])}".`;
  }
  if (/\/-(\/|$)/.test(from)) {
    const [holder, ...rest] = from.split('/-');
    return `"-" does nothing here. Write "from": "${holder}", "value": "${rest.join('/-')}".`;
  }
  const item = itemOf(list, source, definitions);
  const [inItem] = Object.keys(item.properties ?? {});
  return inItem === undefined
    ? undefined
    : `An item of "${from}" is no single value. Add "value" beside "from", with the pointer to one in the item, such as "${toPointer([inItem])}".`;
}

/** Returns the schema of the value that an item of a list offers. */
function itemOf(
  list: JsonSchema,
  { value = '' }: SourceFile,
  definitions: Offer['definitions'],
): JsonSchema {
  const items =
    (list.type === 'array' ? list.items : undefined) ?? (list.type === 'array' ? {} : list);
  return resolvePointer({ ...items, definitions }, value).schema;
}

/** Returns why answers can't be the choices of a question. */
function answerProblem(offer: Offer): string | undefined {
  const { field, from, source, screen } = offer;
  if (!isInside(from, '/answers')) return undefined;
  const asking = findSourceQuestion(field.form, from, source.value ?? '');
  if (!asking) return undefined;
  const isOwn = ({ at, form }: FieldSource) => at === field.at && form.folder === field.form.folder;
  if (wayTo(asking, (one) => sourceQuestionsOf(one, field.form), isOwn)) {
    return `"${field.name}" would offer its own answer.`;
  }
  const later = askedLater(screen, field.form, asking.at, `"${from}"`);
  if (later !== undefined) return later;
  const plan = planForm(asking.form).questions.find(({ pointer }) => pointer === asking.at);
  if (plan?.secret) return `"${from}" is a secret, which no question can offer.`;
  return typeProblem(offer, asking) ?? startProblem(field);
}

/** Returns the questions whose answers a question offers, as a form knows them. */
function sourceQuestionsOf({ ui }: FieldSource, form: FormSource): FieldSource[] {
  const source = ui?.['ui:options']?.source;
  return listPointersOf(source).flatMap((from) => {
    const { value = '' } = source as SourceFile;
    return findSourceQuestion(form, from, value) ?? [];
  });
}

function typeProblem(
  { field, from, list, source, definitions }: Offer,
  asking: FieldSource,
): string | undefined {
  const { name, schema } = field;
  const taken = typesOf(schema.type === 'array' ? schema.items : schema);
  const offered =
    typesOfChoices(asking) ??
    typesOf(itemOf(list, source, definitions)).filter((type) => type !== 'null');
  const unfit = offered.filter(
    (type) => !taken.includes(type) && !(type === 'integer' && taken.includes('number')),
  );
  if (unfit.length === 0 || taken.length === 0) return undefined;
  if (unfit.length === offered.length) {
    return `"${name}" takes answers of type ${taken.join(' or ')}, but "${from}" has those of type ${offered.join(' or ')}.`;
  }
  const all = [...taken, ...unfit].map((type) => `"${type}"`).join(', ');
  return `"${name}" takes no answers of type ${unfit.join(' or ')}, as some of "${from}" are. Write "type": [${all}] in the schema.`;
}

/** Returns the types of the choices of a question; `undefined` where it has none of its own. */
function typesOfChoices({ schema, ui, form }: FieldSource): string[] | undefined {
  const choices = offeredChoicesOf(inlineReferences(schema, form.schema.definitions), ui);
  return choices && [...new Set(choices.flatMap(({ value }) => scalarType(value) ?? []))];
}

const typesOf = ({ type }: JsonSchema = {}): string[] => (type === undefined ? [] : [type].flat());

const startProblem = ({ name, schema }: FieldSource): string | undefined =>
  schema.default === undefined
    ? undefined
    : `"${name}" has nothing to choose from at first, so that its "default" does nothing. Remove it in the schema.`;
