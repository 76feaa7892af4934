// Proves that every rule that a visitor can break has its own message.
import { describe, expect, it, vi } from 'vitest';
import { type FieldRule, fieldRulesOf } from '../../src/analysis/form/field-rules.ts';
import {
  canBreak,
  ruledFields,
  ruleReachability,
} from '../../src/compiler/3-analyze/plan/rule-messages.ts';
import { messageOfRule, ruleKeyword } from '../../src/core/rules/broken-rule.ts';
import { limitText } from '../../src/core/text/limit-text.ts';
import { pickPlurals } from '../../src/core/text/plural.ts';
import { ruleMessage } from '../../src/core/text/rule-message.ts';
import { visibleForm } from '../../src/engine/form/visible-form.ts';
import { expectNone } from './expect-none.ts';
import { type Proven, type ProvenForm, proven } from './form/proven-forms.ts';
import { messagePlace, rulePlace } from './form/rule-place.ts';
import { type RuleReachability, reachabilityIn } from './form/rule-reachability.ts';
import { tellNotExercised } from './not-exercised.ts';
import { testOf } from './place-in.ts';
import { named } from './products.ts';

// A limit is not to move on to the next minute between the sample that breaks it and its message.
vi.useFakeTimers({ toFake: ['Date'] });

describe.each(named)('every rule of %s', async (_name, folder) => {
  const product = await proven(folder);
  const hasOwnMessages = product.source.app.ownMessages === true;
  const forms = product.forms.map((form) => {
    const reachabilityOf = reachabilityIn(product, form);
    const rules = fieldRulesOf(form.written).map((rule) => ({
      rule,
      reachability: reachabilityOf(rule),
    }));
    return { form, rules };
  });

  describe.each(forms.map(({ form, rules }) => [form.name, form, rules] as const))(
    '%s',
    (...at) => {
      const [, form, rules] = at;

      for (const { rule, reachability } of rules) {
        if (reachability.how === 'unreachable') continue;
        const { pointer, path } = rule;
        it(
          `${pointer}, where its "${path}" is broken, says words of the product`,
          testOf(rulePlace(product, form, rule), async () => saysWords(form, path, reachability)),
        );
      }

      it('can be broken, or there is a reason', (context) => {
        const unexplained = rules.filter(
          ({ reachability }) => reachability.how === 'unreachable' && !reachability.why,
        );
        tellNotExercised(
          context,
          unexplained.map(
            ({ rule }) =>
              `${rulePlace(product, form, rule)}: No answer was found that breaks "${rule.path}" of "${rule.pointer}".`,
          ),
        );
      });

      // Another product may have the general messages.
      if (hasOwnMessages || !process.env.FORMS_DIR)
        it('needs a message just where the checker asks for one', (context) => {
          // Of several rules of one name, the last one counts.
          const byName = new Map(rules.map((one) => [nameOf(one.rule), one]));
          const wrong: string[] = [];
          const notBroken: string[] = [];
          for (const { rule, reachability } of byName.values()) {
            const isNeeded = reachability.how !== 'unreachable';
            if (isAsked(product, form, rule) === isNeeded) continue;
            const place = `${rulePlace(product, form, rule)}: "${rule.path}" of "${rule.pointer}"`;
            if (isNeeded)
              wrong.push(`${place} can be broken, but the checker asks for no message.`);
            else notBroken.push(`${place} was not broken, though the checker asks for a message.`);
          }
          expectNone(wrong);
          tellNotExercised(context, notBroken);
        });
    },
  );

  it('has no message of its own that can never appear', (context) => {
    const idle = forms.flatMap(({ form, rules }) =>
      rules.flatMap(({ rule, reachability }) =>
        reachability.how === 'unreachable' && hasOwnMessage(product, form, rule)
          ? [
              `${messagePlace(product, form, rule)}: The message for "${rule.path}" never appears: ${reachability.why}.`,
            ]
          : [],
      ),
    );
    tellNotExercised(context, idle);
  });
});

/** Expects the message that the product has for a broken rule. */
function saysWords(
  form: ProvenForm,
  path: string,
  { question, broken, others }: Exclude<RuleReachability, { how: 'unreachable' }>,
): void {
  const { pointer: place, answers, error } = broken;
  const given = { ...others, ...answers };
  const remarks = question.remarks?.some((rule) => rule === ruleKeyword(path))
    ? form.compiled.remarks
    : undefined;
  // A rule that only remarks refuses nothing.
  if (remarks) expect(visible(form, given).messages[place]).toBeUndefined();
  const said = remarks ? { ...form, compiled: { ...form.compiled, validate: remarks } } : form;
  const { messages, problems } = visible(said, given);
  expect(problems.find(({ pointer }) => pointer === place)?.rule, 'the broken rule').toBe(path);
  const message = messageOfRule(question.messages, path);
  expect(message, 'a message of ui.json or app.json').toBeDefined();
  const parts = { limitText, pickPlurals };
  const expected = ruleMessage(message ?? '', error, question, parts, undefined);
  expect(messages[place], 'the message').toBe(expected);
}

const nameOf = ({ pointer, path }: FieldRule) => `${pointer} ${path}`;

/** Whether the checker wants a message for a rule. */
function isAsked({ source }: Proven, form: ProvenForm, { pointer, path }: FieldRule): boolean {
  const screen = source.screens.find(({ id }) => id === form.screen)?.screen;
  const ruled = ruledFields(source, form.source).find(({ field }) => field.at === pointer);
  return screen !== undefined && ruled !== undefined && canBreak(ruled, path, screen);
}

/** Whether the entry of the field itself says something about a rule that no stored answer breaks, in no screen. */
function hasOwnMessage(
  { source }: Proven,
  form: ProvenForm,
  { pointer, path }: FieldRule,
): boolean {
  const ruled = ruledFields(source, form.source).find(({ field }) => field.at === pointer);
  if (!ruled || ruleReachability(ruled, path) !== 'unreachable') return false;
  return path in (ruled.field.ui?.['ui:messages'] ?? {});
}

function visible({ compiled, texts, loaded }: ProvenForm, answers: Record<string, unknown>) {
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded };
  return visibleForm(compiled, answers, dataSources, texts);
}
