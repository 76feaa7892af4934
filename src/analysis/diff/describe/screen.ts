import type { Question } from '../../../compiled/form.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import type { Migration } from '../../../definition/files/migration.ts';
import type { Outcome } from '../../../definition/files/screen.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import { attributeOf } from '../model/node.ts';
import { describeConditions, describeReplacedCondition } from './condition.ts';
import type { ComparedQuestions } from './field.ts';
import { describeReplaced, formatDuration } from './format-value.ts';
import { describeMapping } from './mapping.ts';
import { describeMigration, describeVersion } from './migration.ts';
import { describeOutcome } from './outcome.ts';
import { type Action, describeAction, describeParagraph } from './page.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** What is otherwise with a screen. */
export function describeScreen(
  difference: AttributeChange,
  { old, now }: ComparedQuestions,
  screen: (route: unknown) => string,
): string[] {
  const { name, was, is } = difference;
  const [, request, part = '', key = ''] =
    /^(load|submit)\.(params|outcomes|[^.]+)(?:\.(.*))?$/.exec(name) ?? [];
  if (request) return requestWords(difference, request, part, key, { old, now }, screen);
  if (name.startsWith('text.')) return [describeText(name.slice(5), was, is)];
  switch (name) {
    case 'kind':
      return [`this is now a ${is} (was a ${was})`];
    case 'width':
      return [describeReplaced('the width of the screen', was ?? 560, is ?? 560, pixels)];
    case 'heading':
    case 'icon':
      return [describeReplaced(`the ${name}`, was, is)];
    case 'intro':
      return [describeReplaced('the text at the top', was, is)];
    case 'autocomplete':
      return [`browsers ${is === 'off' ? 'may no longer' : 'may now'} fill in the form`];
    case 'body':
      return describeParagraph(was as unknown[] | undefined, is as unknown[] | undefined);
    case 'actions':
      return describeAction(was as Action[] | undefined, is as Action[] | undefined);
    case 'prefill': {
      const verbs = {
        now: 'the answers now begin with',
        noLonger: 'the answers no longer begin with',
      };
      return describeMapping(was as Mapping, is as Mapping, verbs, now);
    }
    case 'draft.delay':
      if (was === undefined) return [`answers are kept in the browser after ${formatDuration(is)}`];
      if (is === undefined) return ['answers are no longer kept in the browser'];
      return [
        `answers are now kept in the browser after ${formatDuration(is)} (was ${formatDuration(was)})`,
      ];
    case 'draft.key':
    case 'draft.entry':
      // Whether answers are kept at all is said by the delay.
      if (was === undefined || is === undefined) return [];
      return [
        `${describeReplaced(`the ${name.slice(6)} that answers are kept under in the browser`, was, is)}; answers kept so far are not found again`,
      ];
    case 'draft.version':
    case 'draft.migrations': {
      const [before, after] = [difference.old, difference.now];
      // Where nothing was kept, or nothing is any more, nothing is brought anywhere.
      if ([before, after].some((one) => attributeOf(one, 'draft.delay') === undefined)) return [];
      return name === 'draft.version'
        ? describeVersion(before, after, was, is)
        : describeMigration(was as Migration[], is as Migration[], { old, now });
    }
    default:
      return describeStructuralDiff(name, was, is);
  }
}

const pixels = (width: unknown) => `${width} pixels`;

export const describeText = (name: string, was: unknown, is: unknown): string =>
  describeReplaced(`the engine's text "${name}"`, was, is);

function requestWords(
  { name, was, is, old: before, now: after }: AttributeChange,
  request: string,
  part: string,
  key: string,
  { old, now }: ComparedQuestions,
  screen: (route: unknown) => string,
): string[] {
  const call = String(
    attributeOf(after, `${request}.call`) ?? attributeOf(before, `${request}.call`),
  );
  const questions: Question[] = is === undefined ? old : now;
  switch (part) {
    case 'call':
      if (was === undefined) return [`the screen now makes the ${is} call ${timeOf(request)}`];
      if (is === undefined)
        return [`the screen no longer makes the ${was} call ${timeOf(request)}`];
      return [`the screen now makes the ${is} call ${timeOf(request)} (was the ${was} call)`];
    case 'send': {
      const verbs = {
        now: `the ${call} call now sends`,
        noLonger: `the ${call} call no longer sends`,
      };
      return describeMapping(was as Mapping, is as Mapping, verbs, questions);
    }
    case 'params': {
      const place = `{${key}} in the path of the ${call} call`;
      const verbs = { now: `${place} is now`, noLonger: `${place} is no longer` };
      return describeMapping(was as Mapping, is as Mapping, verbs, questions);
    }
    case 'outcomes':
      return describeOutcome(call, key, was as Outcome, is as Outcome, { questions, screen });
    case 'unanswered':
      return [
        is === 'empty'
          ? `the ${call} call now sends the empty value of a question without an answer`
          : `the ${call} call no longer sends questions without an answer`,
      ];
    default:
      return describeStructuralDiff(name, was, is);
  }
}

const timeOf = (request: string): string =>
  request === 'load' ? 'when it opens' : 'to send the answers';

/** What is otherwise with a step of a wizard. */
export function describeStep(
  { name, was, is }: AttributeChange,
  it: string,
  asked: ComparedQuestions,
): string[] {
  switch (name) {
    case 'intro':
      return [describeReplaced(`the text at the top of ${it}`, was, is)];
    case 'review':
      return [`${it} now ${is ? 'lists the answers given' : 'asks questions'}`];
    case 'when': {
      const words = (condition: unknown, questions: Question[]) =>
        condition === undefined
          ? 'always'
          : describeConditions([{ at: '', if: condition as JsonSchema, holds: true }], questions);
      const before = { words: words(was, asked.old), value: was };
      return [
        `${it} is now shown ${describeReplacedCondition(before, { words: words(is, asked.now), value: is })}`,
      ];
    }
    default:
      return describeStructuralDiff(`${it}: ${name}`, was, is);
  }
}
