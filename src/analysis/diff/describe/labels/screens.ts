import type { FieldGroupUi } from '../../../../compiled/form.ts';
import type { DataCondition } from '../../../../definition/files/condition.ts';
import { isEqual } from '../../canonical-json.ts';
import { describeStepCondition } from '../condition.ts';
import { formatDuration, formatValue, quoteLabel } from '../format-value.ts';
import { either, type Label, type Labels } from '../label.ts';
import { listOf } from '../list.ts';
import { describeMigrations } from '../migration.ts';
import { engineText, formatNotice } from './product.ts';
import { mapped, requestLabels } from './requests.ts';

interface Action {
  text: string;
  href: string;
}

const actions = listOf<Action>('the row of buttons', () => ({
  name: ({ text }) => `the button ${quoteLabel(text)}`,
  short: ({ text }) => quoteLabel(text),
  details: ({ href }) => `which leads to ${href}`,
  parts: {
    text: ({ text }) => `the text of the button ${quoteLabel(text)}`,
    href: ({ text }) => `the target of the button ${quoteLabel(text)}`,
  },
  isSame: [
    (previous, current) => previous.href === current.href,
    (previous, current) => previous.text === current.text,
  ],
}));

/** Returns the label of the headings above fields; `where` has "{it}". */
export const headings = (where: string): Label =>
  listOf<FieldGroupUi>(`the list of headings ${where}`, (it) => {
    const name = ({ title }: FieldGroupUi) =>
      `the heading ${formatValue(title)} ${where.replace('{it}', it)}`;
    return {
      name,
      short: ({ title }) => formatValue(title),
      details: ({ description, fields }) =>
        [
          ...(description === undefined ? [] : [`with the text ${formatValue(description)}`]),
          `above ${formatValue(fields)}`,
        ].join(', '),
      parts: {
        description: (heading) => `the text below ${name(heading)}`,
        fields: (heading) => `the list of fields below ${name(heading)}`,
      },
      isSame: [(previous, current) => previous.title === current.title],
    };
  });

const paragraphs = listOf<{ text: unknown; number: number }>(
  'the list of paragraphs',
  () => ({
    name: ({ text }) => `the paragraph ${formatValue(text)}`,
    short: ({ text }) => formatValue(text),
    parts: { text: ({ number }) => `paragraph ${number}` },
    isSame: [
      (previous, current) => isEqual(previous.text, current.text),
      (previous, current) => previous.number === current.number,
    ],
  }),
  (texts) => (texts as unknown[]).map((text, index) => ({ text, number: index + 1 })),
);

const exits = listOf<string>(
  'the list of exits of {it}',
  (it) => ({ name: (exit) => `the exit of ${it} ${exit}`, short: (exit) => `that ${exit}` }),
  (value, questions) =>
    (value as { leave: string; when: DataCondition }[]).map(
      ({ leave, when }) => `to ${formatValue(leave)} ${describeStepCondition(when, questions)}`,
    ),
);

const ofEveryScreen = 'that of every screen';

const draftKey = (part: string): string =>
  `the ${part} under which saved answers are found in the browser`;

export const screenLabels: Labels = {
  relabelled: 'the title',
  renamed: 'the address of this screen',
  kind: 'the kind of this screen',
  width: { noun: 'the width of the screen in pixels', absent: '560' },
  description: 'the description for search engines and link previews',
  heading: 'the heading',
  icon: 'the icon',
  footer: {
    noun: 'the footer of the screen',
    format: (value) => (value === false ? 'none' : formatValue(value)),
    absent: ofEveryScreen,
  },
  notice: { noun: 'the notice of the screen', format: formatNotice, absent: ofEveryScreen },
  intro: { noun: 'the text at the top', format: formatValue },
  autocomplete: { noun: 'the autofill of browsers', absent: '"on"' },
  body: paragraphs,
  actions,
  prefill: mapped('the source of the initial answers'),
  ...requestLabels('load', 'the call that {it} makes when it opens'),
  ...requestLabels('submit', 'the call that sends the answers'),
  'submit.unanswered': {
    noun: 'what the {call} call sends for a question without an answer',
    format: (value) => (value === 'empty' ? 'its empty value' : formatValue(value)),
    absent: 'nothing',
  },
  ...requestLabels('saveLater', 'the call that saves the answers for later'),
  'saveLater.from': 'the pointer to saved answers in the response',
  ...requestLabels('mailLink', 'the call that mails the link to saved answers once more'),
  'draft.delay': {
    noun: 'an answer',
    format: (delay) => `saved in the browser after ${formatDuration(delay)}`,
    absent: 'not saved in the browser',
  },
  'draft.days': 'the number of days for which answers are saved in the browser',
  'draft.key': draftKey('key'),
  'draft.entry': draftKey('entry'),
  'draft.owner': 'the pointer to the owner of answers that are saved in the browser',
  'draft.version': { noun: 'the version of answers that are saved in the browser', absent: '1' },
  'draft.migrations': {
    noun: 'the list of conversions of answers that are saved in the browser',
    describe: describeMigrations,
  },
  ...engineText,
};

export const stepLabels: Labels = {
  relabelled: 'the title of {it}',
  renamed: 'the end of the address of {it}',
  intro: { noun: 'the text at the top of {it}', format: formatValue },
  groups: headings('in {it}'),
  review: either('{it}', 'a list of the answers given', 'a form'),
  when: {
    noun: '{it}',
    format: (when, questions) => `shown ${describeStepCondition(when as DataCondition, questions)}`,
    absent: 'shown always',
  },
  exits,
  ...requestLabels('load', 'the call that {it} makes when it opens'),
};
