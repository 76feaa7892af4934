/** The kinds of places in the definition of a form at which a key can stand. */
export const places = {
  form: 'the form itself',
  question: 'a question',
  group: 'a group',
  list: 'a list',
  item: 'the items of a list',
  branch: '`then` or `else`',
  allOf: '`allOf`',
  rule: 'a rule of a question, or `if`',
} as const;

export type Place = keyof typeof places;

/** The places at which a key does nothing, each with what to write instead. At all others it works. */
type IdlePlaces = Partial<Record<Place, string>>;

const onlyQuestions = (instead: string): IdlePlaces => ({
  form: instead,
  group: instead,
  list: instead,
  item: instead,
});

const introInstead = 'Write an "intro" in screen.json.';
const atListInstead = 'Write it at the list.';
const whereAsked = 'Write it where the question is asked, with its type and its title.';
const whereAskedOrComment =
  'Write it where the question or group has its title, or write a "$comment".';
const atQuestion = 'Write it at each question.';

/** The keys of ui.json that do not work everywhere. */
export const idleUiKeys: Record<string, IdlePlaces> = {
  'ui:order': {
    question: 'Write it at the object that holds the fields.',
    list: 'Write it under "items".',
  },
  'ui:groups': {
    question: 'Write it at the object that holds the fields.',
    list: 'Write it under "items".',
  },
  'ui:before': { form: introInstead, item: atListInstead },
  'ui:title': { form: 'Write "title" in schema.json.' },
  'ui:description': { form: introInstead, item: atListInstead },
  'ui:help': {
    form: introInstead,
    group: 'Write "ui:description", which stands above the fields.',
    item: atListInstead,
  },
  'ui:widget': { form: atQuestion, item: atQuestion },
  'ui:readonly': {},
  'ui:messages': {},
  'ui:options': {},
  'ui:placeholder': onlyQuestions(atQuestion),
  'ui:autocomplete': onlyQuestions(atQuestion),
};

/** The options of ui.json that do not work everywhere, beside those that belong to some widgets alone. */
export const idleOptions: Record<string, IdlePlaces> = {
  width: onlyQuestions('Only questions share a row.'),
  when: {
    form: 'For a step, write "when" in screen.json; for a form, write it at each question.',
    item: atListInstead,
  },
  clearedBy: { form: atQuestion, group: atQuestion, item: atQuestion },
  check: onlyQuestions(atQuestion),
  checkWith: onlyQuestions(atQuestion),
  calculated: onlyQuestions(atQuestion),
  shown: onlyQuestions('Only a calculated answer has it.'),
  addText: {
    form: 'Only a list has it.',
    question: 'Only a list has it.',
    group: 'Only a list has it.',
    item: atListInstead,
  },
  orderable: {
    form: 'Only a list has it.',
    question: 'Only a list has it.',
    group: 'Only a list has it.',
    item: atListInstead,
  },
};

const remark = 'Write a "$comment".';
const atTop = 'Write it at the top of the file.';

/** The keywords of schema.json that are no rules and do not work everywhere. */
export const idleKeywords: Record<string, IdlePlaces> = {
  $schema: {
    ...onlyQuestions(atTop),
    form: undefined,
    question: atTop,
    branch: atTop,
    allOf: atTop,
    rule: atTop,
  },
  definitions: {
    ...onlyQuestions(atTop),
    form: undefined,
    question: atTop,
    branch: atTop,
    allOf: atTop,
    rule: atTop,
  },
  title: { rule: remark },
  default: {
    ...onlyQuestions(atQuestion),
    branch: whereAsked,
    allOf: whereAsked,
    rule: whereAsked,
  },
  description: {
    form: introInstead,
    item: atListInstead,
    branch: whereAskedOrComment,
    allOf: whereAskedOrComment,
    rule: whereAskedOrComment,
  },
  readOnly: { branch: whereAsked, rule: whereAsked },
};

/** Places at which another rule of the checker refuses a keyword, by the id of that rule. */
type RefusedPlaces = Partial<Record<Place, string>>;

const refusedBy = (rule: string, ...where: Place[]): RefusedPlaces =>
  Object.fromEntries(where.map((place) => [place, rule]));

const allPlaces = Object.keys(places) as Place[];
const aroundQuestions: Place[] = ['form', 'group', 'item'];

/** Rules for texts, numbers and lists: a question of that type has them. */
const ofText = refusedBy('misplaced-rule', 'form', 'group', 'list', 'item');
const ofNumber = ofText;
const ofList = refusedBy('misplaced-rule', 'form', 'group', 'item');
const ofChoices = refusedBy('unsupported-schema', ...aroundQuestions);
const nowhere = refusedBy('unsupported-schema', ...allPlaces);

/**
 * Every keyword that schema.json can hold, with the places at which it is refused by a rule of the checker that knows
 * more of it than `idleKeywords`: its type, or that no form can be rendered from it.
 */
export const refusedKeywords: Record<string, RefusedPlaces> = {
  $schema: {},
  $comment: {},
  $ref: {},
  definitions: {},
  type: {},
  title: {},
  description: {},
  examples: {},
  default: {},
  const: ofChoices,
  enum: ofChoices,
  oneOf: {},
  writeOnly: {},
  readOnly: {},
  format: ofText,
  pattern: ofText,
  minLength: ofText,
  maxLength: ofText,
  minimum: ofNumber,
  maximum: ofNumber,
  exclusiveMinimum: ofNumber,
  exclusiveMaximum: ofNumber,
  formatMinimum: ofText,
  formatMaximum: ofText,
  formatExclusiveMinimum: ofText,
  formatExclusiveMaximum: ofText,
  multipleOf: ofNumber,
  properties: refusedBy('misplaced-rule', 'question', 'list', 'branch', 'allOf', 'rule'),
  required: refusedBy('misplaced-rule', 'question', 'list', 'branch', 'allOf', 'rule'),
  dependentRequired: refusedBy('misplaced-rule', 'question', 'list', 'branch', 'allOf', 'rule'),
  items: {
    ...refusedBy('misplaced-rule', 'form', 'group', 'item'),
    ...refusedBy('unsupported-schema', 'rule'),
  },
  minItems: ofList,
  maxItems: ofList,
  uniqueItems: ofList,
  contains: ofList,
  minContains: ofList,
  maxContains: ofList,
  if: {},
  then: {},
  else: {},
  allOf: {},
  anyOf: ofChoices,
  not: ofChoices,
  $id: nowhere,
  additionalProperties: nowhere,
  additionalItems: nowhere,
  patternProperties: nowhere,
  propertyNames: nowhere,
  minProperties: nowhere,
  maxProperties: nowhere,
  dependencies: nowhere,
  contentEncoding: nowhere,
  contentMediaType: nowhere,
};

/** Returns whether a keyword of schema.json has an effect at a place. */
export const hasEffect = (keyword: string, place: Place): boolean =>
  idleKeywords[keyword]?.[place] === undefined && refusedKeywords[keyword]?.[place] === undefined;
