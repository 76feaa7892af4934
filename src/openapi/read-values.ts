import {
  answersSchemaOf,
  entrancesOf,
  fieldsOf,
  findPageTextPointers,
  formsOfScreen,
  mapSubschemas,
  memoizeByObject,
  type PointerSource,
  type ProductSource,
  planForm,
  pointersOfScreen,
  requestsOf,
  resolvePointer,
  type ScreenSource,
  schemaWithout,
  type TextPointer,
} from '../compiler/index.ts';
import {
  fromPointer,
  isInside,
  parentPointer,
  toPointer,
  toQuestionPointer,
} from '../core/pointer.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { draftSchema } from './draft-schema.ts';
import { single } from './overlay.ts';
import { plainSchema } from './plain-schema.ts';

/** A value that definitions read from the body of a response. */
export interface ReadValue {
  call: string;
  /** Name of the outcome with which it is read: "success", "409". */
  outcome: string;
  /** Its pointer in the body; any item of a list is "-". */
  pointer: string;
  /** What it is read for, as far as that says what it can be. */
  schema: JsonSchema;
  /** What visitors see where a response lacks it; absent where it may. */
  loss?: string;
  /** Whether it is needed on some conditions alone, as by a page to which one of several outcomes leads. */
  isConditional?: true;
}

/** Lists the values that definitions read from responses, each with a sentence that says what for. */
export const readValuesOf: (product: ProductSource) => ReadValue[] = memoizeByObject((product) => {
  const inScreens = product.screens.flatMap((screen) => {
    const own = pointersOfScreen(product, screen);
    return own.flatMap((source): ReadValue[] => {
      const read = bodyOf(source, screen, own);
      return read ? [describe(read, source, screen)] : [];
    });
  });
  const inPages = findPageTextPointers(product).flatMap((source) =>
    entrancesOf(product, source.step.screen).flatMap((entrance): ReadValue[] => {
      const read = bodyInPage(source, entrance);
      return read ? [describe(read, source, source.step.screen)] : [];
    }),
  );
  return [...inScreens, ...inPages].map((read) => ({
    ...read,
    pointer: toQuestionPointer(read.pointer),
  }));
});

type Body = Pick<ReadValue, 'call' | 'outcome' | 'pointer'>;
type Use = Pick<ReadValue, 'schema' | 'loss'>;

const describe = (
  body: Body,
  source: PointerSource | TextPointer,
  screen: ScreenSource,
): ReadValue => ({
  ...body,
  ...readFor(source, screen),
  ...('step' in source && { isConditional: true }),
});

/** Keys of a source of choices that point to its list, or into the items of that. */
const listKey = /\/ui:options\/source\/(?:from(?:\/\d+)?|call)$/;
const itemKey = /\/ui:options\/source\/(?:value|label|disabled|reason)$/;

/** Returns the value of a response that a pointer leads to; `undefined` where it leads to none. */
function bodyOf(
  source: PointerSource | TextPointer,
  screen: ScreenSource,
  all: PointerSource[],
): Body | undefined {
  const { file, pointer, to } = source;
  if (itemKey.test(pointer)) {
    const holder = parentPointer(pointer);
    const list = all.find(
      (one) => one.file === file && listKey.test(one.pointer) && isInside(one.pointer, holder),
    );
    const read = list && bodyOf(list, screen, all);
    return read && { ...read, pointer: `${read.pointer}/-${to}` };
  }
  const request = requestOf(source, screen);
  if (listKey.test(pointer) && request) {
    return { call: request.request.call, outcome: 'success', pointer: to };
  }
  const [root, ...path] = fromPointer(to);
  if (root === 'response') {
    const shown = 'step' in source ? source.step.response : undefined;
    const call = shown?.call ?? request?.request.call;
    const [, named = 'success'] =
      /^\/outcomes\/([^/]+)/.exec(pointer.slice(request?.pointer.length)) ?? [];
    return typeof call === 'string'
      ? { call, outcome: shown?.outcome ?? named, pointer: toPointer(path) }
      : undefined;
  }
  return loadedBody([root, ...path], screen);
}

/** Returns the value that a pointer leads to in the response of a load call of a screen, or of one of its steps. */
function loadedBody([root, ...path]: (string | undefined)[], screen: ScreenSource) {
  const [step, ...rest] = path;
  const request = requestsOf(screen).find((one) =>
    root === 'steps'
      ? one.kind === 'step' && one.step === step
      : root === 'loaded' && one.kind === 'load',
  );
  const inBody = (root === 'steps' ? rest : path) as string[];
  return request && { call: request.request.call, outcome: 'success', pointer: toPointer(inBody) };
}

/** Returns the value that a text of a page reads from the responses to a screen that leads there. */
function bodyInPage(
  { to }: TextPointer,
  { source, outcome }: ReturnType<typeof entrancesOf>[number],
): Body | undefined {
  const [root, ...path] = fromPointer(to);
  if (root !== 'response') return loadedBody([root, ...path], source);
  const submit = requestsOf(source).find(({ kind }) => kind === 'submit');
  return submit && outcome !== undefined
    ? { call: submit.request.call, outcome, pointer: toPointer(path) }
    : undefined;
}

/** Returns the innermost request that a pointer stands in. */
const requestOf = ({ file, pointer }: PointerSource, screen: ScreenSource) =>
  requestsOf(screen)
    .filter((one) => one.file === file && isInside(pointer, one.pointer))
    .sort((one, other) => other.pointer.length - one.pointer.length)[0];

const text: JsonSchema = { type: ['string', 'number'] };

/** Returns what the place of a pointer says about the value that it reads, and what visitors see without it. */
function readFor(source: PointerSource | TextPointer, screen: ScreenSource): Use {
  const { file, pointer } = source;
  const use = (description: string, schema: JsonSchema = {}, loss?: string): Use => ({
    schema: { ...schema, description },
    ...(loss !== undefined && { loss }),
  });
  if (pointer === '/draft/owner') return use(ownerSentence, text, ownerLoss);
  if (pointer === '/draft/saveLater/from') {
    return use('The draft, as it was sent to be saved for later.', draftSchema(screen));
  }
  if (/(^|\/)prefill\/from$/.test(pointer)) {
    const secrets = formsOfScreen(screen)
      .flatMap((form) => planForm(form).questions)
      .flatMap((question) => (question.secret ? question.pointer : []));
    const answers = fillable(secrets.reduce(schemaWithout, plainSchema(answersSchemaOf(screen))));
    return use('Its values fill in the questions of these names.', answers);
  }
  if (/(^|\/)prefill\//.test(pointer)) return use('Fills in an answer.');
  const request = requestOf(source, screen);
  const inRequest = request ? pointer.slice(request.pointer.length) : '';
  if (request && /^\/(send|params)\//.test(inRequest)) {
    const { call } = request.request;
    const isWhole = resolvePointer(source.document, source.to).schema.type === 'object';
    const sentence = `${isWhole ? 'All of it comes' : 'Comes'} back in the call \`${call}\`.`;
    const isParam = inRequest.startsWith('/params/');
    return use(sentence, {}, isParam ? `the call ${call} ends as with status 404` : undefined);
  }
  if (/^\/outcomes\/.*\/when\//.test(inRequest)) return use('Decides which outcome follows.');
  if (/^\/outcomes\/.*\/fields\/from$/.test(inRequest)) {
    return use('The messages beside questions.', {}, 'no message is beside a question');
  }
  if ('step' in source) {
    const { default: fallback, counts } = source.value;
    const loss = (sentence: string) => (fallback === undefined ? sentence : undefined);
    if (source.use === 'go') return use('The address that leads on.', { type: 'string' });
    return source.use === 'href'
      ? use('The address of a link.', { type: 'string' }, loss('a link leads nowhere'))
      : use('Shown to visitors.', counts ? {} : text, loss('a text has a gap'));
  }
  const label = labelAt(file, pointer, screen);
  const [, choice] = /\/ui:options\/source\/(\w+)/.exec(pointer) ?? [];
  if (choice !== undefined) {
    const [sentence, loss] = choiceUses(label)[choice] ?? [''];
    return use(sentence, {}, loss);
  }
  if (/[/:]when\//.test(pointer)) return use('Decides what is asked, shown or sent.');
  return use(`Read by the question ${label}.`);
}

/** Allows the values that the page makes answers of: "3" for 3, and null for none. */
const fillable = (schema: JsonSchema): JsonSchema =>
  schema.type === 'object' || schema.type === 'array'
    ? mapSubschemas(schema, fillable)
    : { type: [...single, 'null'] };

const ownerSentence =
  'Kept with the draft as its owner, a text or a number other than 0: the browser shows the answers that it keeps to nobody else. Without it, they belong to the link that led to them.';

const ownerLoss =
  'visitors find their answers again by the same link alone, or until they close the tab';

/** What the keys of a source of choices are read for, and what visitors see without their values. */
function choiceUses(label: string): Record<string, [sentence: string, loss?: string]> {
  const list: [string, string] = [`The choices of ${label}.`, 'the question has no choices'];
  return {
    from: list,
    call: list,
    value: ['The answer that a choice stands for.', 'nothing can be chosen'],
    label: ['The text of a choice.', 'a choice has no text'],
    disabled: ['Whether the choice can’t be chosen.'],
    reason: ['The reason why the choice can’t be chosen.'],
  };
}

/** Returns the label of the question whose ui.json holds a pointer, in quotes. */
function labelAt(file: string, pointer: string, screen: ScreenSource): string {
  const fields = formsOfScreen(screen)
    .filter(({ uiPath, schemaPath }) => uiPath === file || schemaPath === file)
    .flatMap(fieldsOf)
    .filter(({ uiPointer }) => isInside(pointer, uiPointer))
    .sort((one, other) => other.uiPointer.length - one.uiPointer.length);
  const [field] = fields;
  return `“${field?.schema.title ?? field?.at ?? 'a question'}”`;
}
