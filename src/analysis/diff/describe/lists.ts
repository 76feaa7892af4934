import type { Question } from '../../../compiled/question.ts';
import type { DataCondition } from '../../../definition/files/condition.ts';
import { describeStepCondition } from './condition.ts';
import { formatValue, quoteLabel } from './format-value.ts';
import type { Kind } from './kind.ts';
import { describeList, formatItems, type ItemWords } from './list.ts';

/** The words for choices. */
export const choices: ItemWords = {
  item: 'the choice {title} of {it}',
  title: ({ label }) => formatValue(label),
  details: ({ label, value }) => (value === label ? [] : [`which sends ${JSON.stringify(value)}`]),
  parts: {
    label: 'the label of {item}',
    value: 'the value of {item}',
    description: 'the description of {item}',
    picture: 'the picture of {item}',
    alt: 'the text alternative of the picture of {item}',
  },
  sameBy: ['value', 'label'],
};

/** The words for the items of each kind of list. */
const lists: Record<string, ItemWords> = {
  choices,
  'ui:groups': {
    item: 'the heading {title} in {it}',
    title: ({ title }) => formatValue(title),
    details: ({ description, fields }) => [
      ...(description === undefined ? [] : [`with the text ${formatValue(description)}`]),
      `above ${formatValue(fields)}`,
    ],
    parts: { description: 'the text below {item}', fields: 'the list of fields below {item}' },
    sameBy: ['title'],
  },
  actions: {
    item: 'the button {title}',
    title: ({ text }) => quoteLabel(String(text)),
    details: ({ href, download, back, resend }) => [
      back
        ? 'which leads back'
        : resend !== undefined
          ? `which sends again, and then says ${formatValue(resend)}`
          : download === undefined
            ? `which leads to ${href}`
            : `which saves ${href} as ${download}`,
    ],
    parts: {
      text: 'the text of {item}',
      href: 'the target of {item}',
      download: 'the file that {item} saves',
      back: 'whether {item} leads back',
      resend: 'what {item} says after it has sent again',
    },
    sameBy: ['href', 'text'],
  },
  paragraphs: {
    item: 'the paragraph {title}',
    title: ({ text }) => formatValue(text),
    parts: { text: 'paragraph {number}' },
    sameBy: ['text', 'number'],
    itemsOf: (texts) => texts.map((text, index) => ({ text, number: index + 1 })),
  },
  exits: {
    item: 'the exit of {it} {exit}',
    title: ({ exit }) => `that ${exit}`,
    itemsOf: (exits, questions) =>
      exits.map((exit) => ({ exit: describeExit(exit as Exit, questions) })),
  },
};

interface Exit {
  leave: string;
  when: DataCondition;
}

const describeExit = ({ leave, when }: Exit, questions: Question[]): string =>
  `to ${formatValue(leave)} ${describeStepCondition(when, questions)}`;

/** The kinds of lists whose items are described one by one. */
export const listKinds: Record<string, Kind> = Object.fromEntries(
  Object.entries(lists).map(([name, words]): [string, Kind] => [
    name,
    {
      format: (value: unknown, _, questions) =>
        Array.isArray(value) ? formatItems(value, words, questions) : formatValue(value),
      describe: ({ oldValue, newValue }, noun, context) =>
        Array.isArray(oldValue) && Array.isArray(newValue)
          ? describeList(noun, [oldValue, newValue], words, context)
          : [],
    },
  ]),
);
