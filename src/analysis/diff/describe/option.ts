import type { ChoiceSource, Question } from '../../../compiled/form.ts';
import { widgetEntry } from '../../../definition/widgets/index.ts';
import { describeReplaced } from './format-value.ts';
import { describePointer } from './mapping.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** What is otherwise with an option of a field's widget; `undefined` for one without a sentence of its own. */
export function describeOption(
  widget: unknown,
  option: string,
  it: string,
  was: unknown,
  is: unknown,
  questions: Question[],
): string[] | undefined {
  const pointer = (value: unknown) => describePointer(String(value), questions);
  switch (option) {
    case 'width':
      return [describeReplaced(`the width of ${it}`, was ?? 'full', is ?? 'full')];
    case 'source':
      return sourceWords(
        it,
        was as ChoiceSource | undefined,
        is as ChoiceSource | undefined,
        pointer,
      );
    case 'addText':
      return [describeReplaced(`the button that adds to ${it}`, was, is)];
    case 'orderable':
      return [`the items of ${it} can ${is === false ? 'no longer' : 'now'} be moved up and down`];
    case 'clearedBy':
      if (is === undefined) return [`${it} is no longer emptied when ${pointer(was)} changes`];
      return [`${it} is now emptied when ${pointer(is)} changes`];
    case 'exclude':
      if (is === undefined) return [`${it} may now be the same as ${pointer(was)}`];
      return [`${it} no longer offers ${pointer(is)}`];
    case 'check':
      return [
        is === 'last'
          ? `${it} is now judged only once all other answers are right`
          : `${it} is now judged together with the other answers`,
      ];
    default:
      return describeWidgetOption(widget, option, it, was, is);
  }
}

function describeWidgetOption(
  widget: unknown,
  option: string,
  it: string,
  was: unknown,
  is: unknown,
): string[] | undefined {
  const schema: { title?: string; default?: unknown } | undefined = widgetEntry(String(widget))
    ?.options[option];
  if (schema?.title === undefined) return undefined;
  return [
    describeReplaced(`the ${schema.title} of ${it}`, was ?? schema.default, is ?? schema.default),
  ];
}

function sourceWords(
  it: string,
  was: ChoiceSource | undefined,
  is: ChoiceSource | undefined,
  pointer: (value: unknown) => string,
): string[] {
  if (!was) return [`${it} now offers ${pointer(is?.from)}`];
  if (!is) return [`${it} no longer offers ${pointer(was.from)}`];
  const { from, sort, ...rest } = is;
  const { from: fromBefore, sort: sortBefore, ...restBefore } = was;
  return [
    ...(from === fromBefore
      ? []
      : [`${it} now offers ${pointer(from)} (was ${pointer(fromBefore)})`]),
    ...(sort === sortBefore
      ? []
      : [`the choices of ${it} are ${sort ? 'now' : 'no longer'} sorted by their words`]),
    ...describeStructuralDiff(`${it}: of each choice, the`, restBefore, rest).map((one) =>
      one.replace('the.', 'the '),
    ),
  ];
}
