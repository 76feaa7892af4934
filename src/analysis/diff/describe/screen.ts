import type { Question } from '../../../compiled/question.ts';
import type { DataCondition } from '../../../definition/files/condition.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import type { Migration } from '../../../definition/files/migration.ts';
import type { Outcome } from '../../../definition/files/outcome.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import { attributeOf } from '../model/node.ts';
import { asWritten, describeReplacedCondition, describeStepCondition } from './condition.ts';
import type { ComparedQuestions } from './field.ts';
import { describeFieldGroups } from './field-groups.ts';
import { describeReplaced, formatDuration, formatValue } from './format-value.ts';
import { describeMapping } from './mapping.ts';
import { describeMigration, describeVersion } from './migration.ts';
import { describeOutcomes } from './outcome.ts';
import { type Action, describeAction, describeParagraph } from './page.ts';
import { describeOwnPagePart } from './page-part.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** Describes a changed attribute of a screen. */
export function describeScreen(
  change: AttributeChange,
  { previous, current }: ComparedQuestions,
  screen: (route: unknown) => string,
): string[] {
  const { name, oldValue, newValue } = change;
  const request = requestPartOf(name);
  if (request) return describeRequest(change, 'the screen', request, { previous, current }, screen);
  if (name.startsWith('text.')) return [describeText(name.slice(5), oldValue, newValue)];
  switch (name) {
    case 'kind':
      return [`this is now a ${newValue} (was a ${oldValue})`];
    case 'width':
      return [
        describeReplaced('the width of the screen', oldValue ?? 560, newValue ?? 560, pixels),
      ];
    case 'description':
      return [describeReplaced('what search engines and link previews show', oldValue, newValue)];
    case 'heading':
    case 'icon':
      return [describeReplaced(`the ${name}`, oldValue, newValue)];
    case 'footer':
    case 'notice':
      return describeOwnPagePart(change);
    case 'intro':
      return [describeReplaced('the text at the top', oldValue, newValue)];
    case 'autocomplete':
      return [`browsers ${newValue === 'off' ? 'may no longer' : 'may now'} fill in the form`];
    case 'body':
      return describeParagraph(
        oldValue as unknown[] | undefined,
        newValue as unknown[] | undefined,
      );
    case 'actions':
      return describeAction(oldValue as Action[] | undefined, newValue as Action[] | undefined);
    case 'prefill': {
      const verbs = {
        now: 'the answers now begin with',
        noLonger: 'the answers no longer begin with',
      };
      return describeMapping(oldValue as Mapping, newValue as Mapping, verbs, current);
    }
    case 'draft.delay':
      if (oldValue === undefined)
        return [`answers are kept in the browser after ${formatDuration(newValue)}`];
      if (newValue === undefined) return ['answers are no longer kept in the browser'];
      return [
        `answers are now kept in the browser after ${formatDuration(newValue)} (was ${formatDuration(oldValue)})`,
      ];
    case 'draft.days':
      if ([change.previous, change.current].some((one) => !hasDraft(one))) return [];
      return [
        describeReplaced('how long answers are kept in the browser', oldValue, newValue, days),
      ];
    case 'draft.owner':
      if (!hasDraft(change.current)) return [];
      return [
        newValue === undefined
          ? 'answers kept in the browser no longer belong to one visitor'
          : `answers kept in the browser now belong to the visitor at ${formatValue(newValue)}${oldValue === undefined ? '' : ` (was ${formatValue(oldValue)})`}`,
      ];
    case 'draft.key':
    case 'draft.entry':
      // The delay's sentence reports a draft that was added or removed.
      if (oldValue === undefined || newValue === undefined) return [];
      return [
        `${describeReplaced(`the ${name.slice(6)} that answers are kept under in the browser`, oldValue, newValue)}; answers kept so far are not found again`,
      ];
    case 'draft.version':
    case 'draft.migrations': {
      const [before, after] = [change.previous, change.current];
      // Without a draft before and after, no answers are migrated.
      if (![before, after].every(hasDraft)) return [];
      return name === 'draft.version'
        ? describeVersion(before, after, oldValue, newValue)
        : describeMigration(oldValue as Migration[], newValue as Migration[], {
            previous,
            current,
          });
    }
    default:
      return describeStructuralDiff(name, oldValue, newValue);
  }
}

type Exit = { leave: string; when: DataCondition };

const hasDraft = (screen: AttributeChange['previous']): boolean =>
  attributeOf(screen, 'draft.delay') !== undefined;

const days = (count: unknown) => `${count} days`;

const pixels = (width: unknown) => `${width} pixels`;

export const describeText = (name: string, oldValue: unknown, newValue: unknown): string =>
  describeReplaced(`the engine's text "${name}"`, oldValue, newValue);

/** A part of a request by the name of its attribute: "load.outcomes.failure". */
interface RequestPart {
  request: string;
  part: string;
  key: string;
}

function requestPartOf(name: string): RequestPart | undefined {
  const [, request, part = '', key = ''] =
    /^(load|submit|saveLater|mailLink)\.(params|outcomes|[^.]+)(?:\.(.*))?$/.exec(name) ?? [];
  return request === undefined ? undefined : { request, part, key };
}

function describeRequest(
  { name, oldValue, newValue, previous: before, current: after }: AttributeChange,
  it: string,
  { request, part, key }: RequestPart,
  { previous, current }: ComparedQuestions,
  screen: (route: unknown) => string,
): string[] {
  const call = String(
    attributeOf(after, `${request}.call`) ?? attributeOf(before, `${request}.call`),
  );
  const questions: Question[] = newValue === undefined ? previous : current;
  switch (part) {
    case 'call':
      if (oldValue === undefined)
        return [`${it} now makes the ${newValue} call ${timeOf(request)}`];
      if (newValue === undefined)
        return [`${it} no longer makes the ${oldValue} call ${timeOf(request)}`];
      return [`${it} now makes the ${newValue} call ${timeOf(request)} (was the ${oldValue} call)`];
    case 'send': {
      const verbs = {
        now: `the ${call} call now sends`,
        noLonger: `the ${call} call no longer sends`,
      };
      return describeMapping(oldValue as Mapping, newValue as Mapping, verbs, questions);
    }
    case 'params': {
      const place = `{${key}} in the path of the ${call} call`;
      const verbs = { now: `${place} is now`, noLonger: `${place} is no longer` };
      return describeMapping(oldValue as Mapping, newValue as Mapping, verbs, questions);
    }
    case 'outcomes':
      return describeOutcomes(call, key, oldValue as Outcome, newValue as Outcome, {
        questions,
        screen,
      });
    case 'from':
      // The sentence about the call reports saved answers that were added or removed.
      if (oldValue === undefined || newValue === undefined) return [];
      return [
        `${describeReplaced('the place of saved answers in the response', oldValue, newValue)}`,
      ];
    case 'unanswered':
      return [
        newValue === 'empty'
          ? `the ${call} call now sends the empty value of a question without an answer`
          : `the ${call} call no longer sends questions without an answer`,
      ];
    default:
      return describeStructuralDiff(name, oldValue, newValue);
  }
}

const times: Record<string, string> = {
  load: 'when it opens',
  saveLater: 'to save the answers with the link of the visitor',
  mailLink: 'to mail the link of saved answers once more',
};

const timeOf = (request: string): string => times[request] ?? 'to send the answers';

/** Describes a changed attribute of a step; `it` names the step. */
export function describeStep(
  change: AttributeChange,
  it: string,
  asked: ComparedQuestions,
  screen: (route: unknown) => string,
): string[] {
  const { name, oldValue, newValue } = change;
  const request = requestPartOf(name);
  if (request) return describeRequest(change, it, request, asked, screen);
  switch (name) {
    case 'intro':
      return [describeReplaced(`the text at the top of ${it}`, oldValue, newValue)];
    case 'groups':
      return describeFieldGroups(oldValue, newValue, `in ${it}`);
    case 'review':
      return [`${it} now ${newValue ? 'lists the answers given' : 'asks questions'}`];
    case 'when': {
      const described = (value: unknown, questions: Question[]) => {
        const when = value as DataCondition | undefined;
        const text = when ? describeStepCondition(when, questions) : 'always';
        return { text, value: when && asWritten(when) };
      };
      const before = described(oldValue, asked.previous);
      const after = described(newValue, asked.current);
      return [`${it} is now shown ${describeReplacedCondition(before, after)}`];
    }
    case 'exits': {
      const exits = (value: unknown, questions: Question[]) =>
        ((value ?? []) as Exit[]).map(
          ({ leave, when }) => `to ${formatValue(leave)} ${describeStepCondition(when, questions)}`,
        );
      const [before, after] = [exits(oldValue, asked.previous), exits(newValue, asked.current)];
      return [
        ...after.filter((exit) => !before.includes(exit)).map((exit) => `${it} now leads ${exit}`),
        ...before
          .filter((exit) => !after.includes(exit))
          .map((exit) => `${it} no longer leads ${exit}`),
      ];
    }
    default:
      return describeStructuralDiff(`${it}: ${name}`, oldValue, newValue);
  }
}
