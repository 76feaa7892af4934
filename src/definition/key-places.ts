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
  'ui:title': { form: 'Write "title" in schema.json.' },
  'ui:description': { form: introInstead, item: atListInstead },
  'ui:help': {
    form: introInstead,
    group: 'Write "ui:description", which stands above the fields.',
    item: atListInstead,
  },
  'ui:widget': { form: atQuestion, item: atQuestion },
  'ui:placeholder': onlyQuestions(atQuestion),
  'ui:autocomplete': onlyQuestions(atQuestion),
};

/** The options of ui.json that do not work everywhere, beside those that belong to some widgets alone. */
export const idleOptions: Record<string, IdlePlaces> = {
  width: onlyQuestions('Only questions share a row.'),
  clearedBy: { form: atQuestion, group: atQuestion, item: atQuestion },
  check: onlyQuestions(atQuestion),
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

/** The keywords of schema.json that are no rules and do not work everywhere. */
export const idleKeywords: Record<string, IdlePlaces> = {
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
