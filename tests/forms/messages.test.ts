import { describe, expect, it } from 'vitest';
import { type FieldRule, fieldRulesOf } from '../../src/analysis/form/field-rules.ts';
import { canBreak, ruledFields } from '../../src/compiler/3-analyze/rule-messages.ts';
import { messageOfRule } from '../../src/core/broken-rule.ts';
import { fill } from '../../src/definition/texts.ts';
import { visibleForm } from '../../src/engine/form/visible-form.ts';
import { type Proven, type ProvenForm, proven } from './form/proven-forms.ts';
import { reachabilityIn } from './form/rule-reachability.ts';
import { named } from './products.ts';

describe.each(named)('every rule of %s', async (_name, folder) => {
  const product = await proven(folder);
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

      it.each(
        rules.flatMap(({ rule, reachability }) =>
          reachability.how === 'unreachable'
            ? []
            : [[rule.pointer, rule.path, reachability] as const],
        ),
      )('%s, where its "%s" is broken, says words of the product', (...[, path, broken]) => {
        const { pointer: place, answers, error } = broken.broken;
        const { messages, problems } = visible(form, answers);
        expect(problems.find(({ pointer }) => pointer === place)?.rule).toBe(path);
        const { messages: authored, label } = broken.question;
        const message = messageOfRule(authored, path);
        expect(message, 'a message of ui.json or app.json').toBeDefined();
        expect(messages[place]).toBe(fill(message ?? '', { ...error.params, label }));
      });

      it('can be broken, or there is a reason', () => {
        const unexplained = rules.filter(
          ({ reachability }) => reachability.how === 'unreachable' && !reachability.why,
        );
        expect(unexplained.map(({ rule }) => nameOf(rule))).toEqual([]);
      });

      it('needs a message just where the checker asks for one', () => {
        const needed = rules.map(
          ({ rule, reachability }) => [nameOf(rule), reachability.how !== 'unreachable'] as const,
        );
        const asked = rules.map(
          ({ rule }) => [nameOf(rule), isAsked(product, form, rule)] as const,
        );
        expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(needed));
      });
    },
  );

  it('has no message of its own that can never appear', () => {
    const idle = forms.flatMap(({ form, rules }) =>
      rules.flatMap(({ rule, reachability }) =>
        reachability.how === 'unreachable' && hasOwnMessage(product, form, rule)
          ? [`${form.source.uiPath}: ${nameOf(rule)}: ${reachability.why}`]
          : [],
      ),
    );
    expect(idle).toEqual([]);
  });
});

const nameOf = ({ pointer, path }: FieldRule) => `${pointer} ${path}`;

/** Whether the checker wants a message for a rule. */
function isAsked({ source }: Proven, form: ProvenForm, { pointer, path }: FieldRule): boolean {
  const screen = source.screens.find(({ id }) => id === form.screen)?.screen;
  const ruled = ruledFields(source, form.source).find(({ field }) => field.at === pointer);
  return screen !== undefined && ruled !== undefined && canBreak(ruled, path, screen);
}

/** Whether the entry of the field itself says something about a rule. */
function hasOwnMessage(
  { source }: Proven,
  form: ProvenForm,
  { pointer, path }: FieldRule,
): boolean {
  const ruled = ruledFields(source, form.source).find(({ field }) => field.at === pointer);
  return path in (ruled?.field.ui?.['ui:messages'] ?? {});
}

function visible({ compiled, texts, loaded }: ProvenForm, answers: Record<string, unknown>) {
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded };
  return visibleForm(compiled, answers, dataSources, texts);
}
