import type { Choice } from '../../../../compiled/question.ts';
import type { UiKeyEntry } from '../../../../definition/ui-key-entry.ts';
import { uiKeyCatalogue } from '../../../../definition/ui-keys/index.ts';
import { widgetEntry } from '../../../../definition/widget-catalogue/index.ts';
import { isEqual } from '../../canonical-json.ts';
import type { NodeCondition } from '../../model/node.ts';
import { describeAlternatives } from '../condition.ts';
import { formatValue } from '../format-value.ts';
import { either, type Labels } from '../label.ts';
import { listOf } from '../list.ts';
import { requestLabels } from './requests.ts';
import { formatRules } from './rules.ts';
import { headings } from './screens.ts';

/** Names a widget's control: "a field for a day". */
export const widgetName = (widget: unknown): string =>
  widgetEntry(String(widget))?.noun ?? `the widget "${widget}"`;

/** The labels that the keys of ui.json have in their entries. */
const keyLabels: Labels = Object.fromEntries(
  Object.entries<UiKeyEntry>(uiKeyCatalogue).flatMap(([key, { label }]) =>
    label === undefined ? [] : [[key.replace('ui:', ''), { noun: label, format: formatValue }]],
  ),
);

/** The labels of a field, beside those of its rules and messages, and of the options of its widget. */
export const fieldLabels: Labels = {
  relabelled: 'the label of {it}',
  renamed: 'the name of the answer to {it}',
  required: either('{it}', 'required', 'optional'),
  asked: {
    noun: '{it}',
    format: (ways, questions) =>
      `asked ${describeAlternatives(ways as NodeCondition[][], questions)}`,
    absent: 'asked always',
  },
  widget: { noun: '{it}', format: (widget) => `asked with ${widgetName(widget)}` },
  choices: listOf<Choice>('the list of choices of {it}', (it) => {
    const name = ({ label }: Choice) => `the choice ${formatValue(label)} of ${it}`;
    return {
      name,
      short: ({ label }) => formatValue(label),
      details: ({ label, value }) =>
        value === label ? undefined : `which sends ${JSON.stringify(value)}`,
      parts: {
        label: (choice) => `the label of ${name(choice)}`,
        value: (choice) => `the value of ${name(choice)}`,
        description: (choice) => `the description of ${name(choice)}`,
      },
      isSame: [
        (previous, current) => isEqual(previous.value, current.value),
        (previous, current) => previous.label === current.label,
      ],
    };
  }),
  other: {
    noun: "the rule for an answer to {it} in the visitor's own words",
    format: formatRules,
  },
  default: 'the default of {it}',
  writeOnly: either(
    'the answer to {it}',
    'secret, so the browser does not save it',
    'not secret, so the browser saves it',
  ),
  readOnly: either('{it}', 'read-only', 'editable'),
  groups: headings('in {it}'),
  ...keyLabels,
  title: 'the label of {it}',
  'items.title': 'the name of each item of {it}',
  ...requestLabels('check', 'the call that checks {it}', ' that checks {it}'),
  ...requestLabels(
    'upload',
    {
      noun: 'the call that takes the files of {it}',
      absent: 'none, so that they go with the form',
    },
    ' that takes the files of {it}',
  ),
  'upload.part': { noun: 'the name of the part with the files of {it}', absent: '"file"' },
};
