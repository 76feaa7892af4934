// Proves that the examples of a product show each of its rules, conditions, outcomes and steps.

import { describe, it } from 'vitest';
import { branchesOf } from '../../src/analysis/form/branches.ts';
import { areMet, type FormCondition } from '../../src/analysis/form/conditions.ts';
import { describeBranch } from '../../src/analysis/form/describe-condition.ts';
import { type FieldRule, fieldRulesOf } from '../../src/analysis/form/field-rules.ts';
import { journeysOf } from '../../src/analysis/journeys/example-journey.ts';
import { runJourney } from '../../src/analysis/journeys/run-journey.ts';
import { outcomeCases } from '../../src/analysis/states/outcome-cases.ts';
import type { RuleError } from '../../src/compiled/validate.ts';
import { exampleAnswers } from '../../src/core/form/example-answers.ts';
import { toQuestionPointer } from '../../src/core/pointer.ts';
import { brokenRule } from '../../src/core/rules/broken-rule.ts';
import type { Answers } from '../../src/engine/form/answers.ts';
import { expectNone } from './expect-none.ts';
import { type ProvenForm, provenProducts } from './form/proven-forms.ts';
import { rulePlace } from './form/rule-place.ts';
import { reachabilityIn } from './form/rule-reachability.ts';
import { visibleExample } from './form/visible-form.ts';
import { journeyContext } from './journey-context.ts';

const withExamples = (await provenProducts()).filter(({ source }) =>
  [...source.documents.keys()].some((path) => path.endsWith('/examples.json')),
);

describe.each(withExamples)('the examples of $name show', (product) => {
  const { forms } = product;
  const { validate, calls, screens } = product.written;
  const journeys = journeysOf(product.source);
  const context = journeyContext(product);

  describe.each(forms.map((form) => [form.name, form] as const))('%s', (_, form) => {
    const { accepted = [], refused = [] } = form.source.examples ?? {};
    const answersOf = (example: (typeof accepted)[number]) =>
      visibleExample(form, exampleAnswers(form.source.examples ?? {}, example)).answers;

    it('each rule broken', () => {
      const reachabilityOf = reachabilityIn(product, form);
      const broken = refused.map(answersOf);
      const breaks = ({ pointer, path, conditions }: FieldRule, answers: Answers) =>
        areMet(conditions, answers, { validate }) &&
        errorsOf(form, answers).some(
          (error) => brokenRule(error) === path && pointerOf(error) === pointer,
        );
      const missing = fieldRulesOf(form.written)
        .filter((rule) => !broken.some((answers) => breaks(rule, answers)))
        // Visitors cannot break a rule that only stored answers break.
        .filter((rule) => reachabilityOf(rule).how === 'by-visitor');
      expectNone(
        missing.map(
          (rule) =>
            `${rulePlace(product, form, rule)}: No refused example breaks "${rule.path}" of "${rule.pointer}".`,
        ),
      );
    });

    it('each condition met, and not met', () => {
      const right = accepted.map(answersOf);
      const shown = (conditions: FormCondition[]) =>
        right.some((answers) => areMet(conditions, answers, { validate }));
      // An example has the answers of one form, and no data.
      const branches = branchesOf(form.written).filter(({ own }) =>
        own.every(({ source }) => source === undefined),
      );
      const missing = branches.flatMap((branch) => {
        const place = rulePlace(product, form, { pointer: branch.asks[0] ?? '', path: '' });
        const condition = describeBranch(branch.own, [form.written]);
        const opposite = { ...branch.condition, holds: !branch.condition.holds };
        return [
          ...(shown(branch.conditions) ? [] : [`${place}: No accepted example has: ${condition}.`]),
          ...(shown([...branch.conditions.slice(0, -1), opposite])
            ? []
            : [`${place}: Every accepted example has: ${condition}.`]),
        ];
      });
      expectNone(missing);
    });
  });

  const asking = screens.filter(({ kind }) => kind !== 'page');
  describe.each(asking.map((screen) => [screen.id, screen] as const))('%s', async (id, screen) => {
    const own = journeys.filter((journey) => journey.screen === id);
    const path = product.source.screens.find((one) => one.id === id)?.path ?? '';
    const placeOfScreen = (pointer: string) => product.pointerOf(path, pointer);
    const runs = await Promise.all(own.map((journey) => runJourney(context, journey)));

    it('each way for its calls to end that the definition tells apart', () => {
      const covered = new Set(runs.flatMap(({ outcomes }) => outcomes));
      const wanted = (['load', 'submit'] as const).flatMap((kind) => {
        const request = screen[kind];
        const all = request ? outcomeCases(calls[request.call], request.outcomes, []) : [];
        // Outcomes without an entry in the definition are left to the engine.
        const defined = all.filter(
          ({ name, callOutcome }) => callOutcome.outcome ?? name === 'success',
        );
        return defined.map(({ id: outcome }) => ({ kind, outcome }));
      });
      const missing = wanted.filter(({ kind, outcome }) => !covered.has(`${kind}: ${outcome}`));
      expectNone(
        missing.map(
          ({ kind, outcome }) =>
            `${placeOfScreen(`/${kind}/outcomes/${outcome}`)}: No journey has a ${kind} call that ends with "${outcome}".`,
        ),
      );
    });

    it('each step opened, and each that can be skipped skipped', () => {
      const walks = runs.map(({ openedSteps }) => openedSteps).filter((steps) => steps.length > 0);
      const missing = screen.steps.flatMap(({ id: step, when }) => [
        ...(step === '' || walks.some((steps) => steps.includes(step))
          ? []
          : [`${placeOfScreen('/steps')}: No journey opens the step "${step}".`]),
        ...(when && walks.every((steps) => steps.includes(step))
          ? [`${placeOfScreen('/steps')}: No journey skips the step "${step}".`]
          : []),
      ]);
      expectNone(missing);
    });

    it('each question on data asked, and not asked', () => {
      const missing = forms
        .filter((form) => form.screen === id)
        .flatMap((form) => {
          const walks = runs.flatMap(({ asked }) => (asked[form.step] ? [asked[form.step]] : []));
          const onData = branchesOf(form.written).filter(({ own }) =>
            own.some(({ source }) => source !== undefined),
          );
          return onData.flatMap(({ asks, own }) =>
            asks.flatMap((pointer) => {
              const place = rulePlace(product, form, { pointer, path: '' });
              const condition = describeBranch(own, [form.written]);
              return [
                ...(walks.some((asked) => asked?.includes(pointer))
                  ? []
                  : [`${place}: No journey has: ${condition}.`]),
                ...(walks.some((asked) => !asked?.includes(pointer))
                  ? []
                  : [`${place}: Every journey has: ${condition}.`]),
              ];
            }),
          );
        });
      expectNone(missing);
    });
  });
});

function errorsOf({ compiled }: ProvenForm, answers: Answers): RuleError[] {
  return compiled.validate(answers) ? [] : (compiled.validate.errors ?? []);
}

const pointerOf = ({ keyword, instancePath, params }: RuleError) =>
  toQuestionPointer(
    keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
  );
