import { typeNouns } from '../../../definition/type-nouns.ts';
import { calculatedWidget } from '../../../definition/widget-catalogue/index.ts';
import { resultsOf } from '../../3-analyze/calculations/calculation-results.ts';
import {
  findQuestionCalculations,
  type QuestionCalculation,
} from '../../3-analyze/calculations/calculations.ts';
import { ruledFields, ruleReachability } from '../../3-analyze/plan/rule-messages.ts';
import { calculationNames } from '../../model/calculation.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf } from '../../model/form/form-fields.ts';
import { calculationOf, isHidden, widgetOf } from '../../model/form/widget.ts';
import { formsOf, formsOfScreen, type ScreenSource } from '../../model/product.ts';
import { prefilledFields } from '../../model/screen/prefilled-fields.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Nobody is asked for a calculated answer, and nothing requires it or fills it in. Visitors can change a proposed answer.',
  checkUnit: (product) => [
    ...findQuestionCalculations(product).flatMap((source) => [
      ...(source.key === 'calculated' ? otherWays(source) : []),
      ...(source.key === 'proposed' ? proposalFindings(source) : []),
      ...typeFindings(source),
    ]),
    ...product.screens.flatMap(prefilled),
    ...formsOf(product).flatMap((form) => [
      ...notCalculated(form),
      ...ruledFields(product, form).flatMap((ruled): Finding[] => {
        const { field, rules } = ruled;
        if (!calculationOf(field.ui)) return [];
        const file = form.schemaPath;
        const required = rules.get('required');
        const [hidden] = isHidden(field.ui)
          ? [...rules].filter(
              ([path, { keyword }]) =>
                keyword !== 'required' && ruleReachability(ruled, path) !== 'unreachable',
            )
          : [];
        const unanswerable = `Nobody can answer "${field.name}", which is calculated. Require the answers that it is made of.`;
        const unread = `"${field.name}" is not shown, so that nobody would read why "${hidden?.[0]}" is broken. Show it, or remove the rule.`;
        return [
          ...(required ? [{ file, pointer: required.pointer, message: unanswerable }] : []),
          ...(hidden ? [{ file, pointer: hidden[1].pointer, message: unread }] : []),
        ];
      }),
    ]),
  ],
};

/** Keys of a question that would also give its answer. */
function otherWays({ field, file }: QuestionCalculation): Finding[] {
  const { ui = {}, uiPointer, schema, pointerOf, form, name } = field;
  const options = ui['ui:options'] ?? {};
  const found: { file: string; pointer: string }[] = [
    ...(['default', 'readOnly'] as const)
      .filter((key) => schema[key] !== undefined)
      .map((key) => ({ file: form.schemaPath, pointer: pointerOf(key) })),
    ...(ui['ui:readonly'] === undefined ? [] : [{ file, pointer: `${uiPointer}/ui:readonly` }]),
    ...['clearedBy', 'exclude', 'source', 'only', 'except', 'check', 'proposed']
      .filter((key) => options[key] !== undefined)
      .map((key) => ({ file, pointer: `${uiPointer}/ui:options/${key}` })),
  ];
  const widget = ui['ui:widget'];
  const isEntered = widget !== undefined && widget !== calculatedWidget;
  const message = `Nobody enters "${name}", which is calculated. Remove the widget.`;
  return [
    ...(isEntered ? [{ file, pointer: `${uiPointer}/ui:widget`, message }] : []),
    ...found.map(({ file, pointer }) => {
      const key = pointer.slice(pointer.lastIndexOf('/') + 1);
      const message = `"${key}" does nothing at "${name}", which is calculated. Remove it.`;
      return { file, pointer, key: true as const, message };
    }),
  ];
}

/** Finds keys that contradict a proposal: another answer to start from, and an answer that nobody can change. */
function proposalFindings({ field, file, pointer }: QuestionCalculation): Finding[] {
  const { ui = {}, schema, pointerOf, form, name } = field;
  if (calculationOf(ui)) return [];
  const place = { file, pointer, key: true as const };
  const isFixed = schema.readOnly === true || ui['ui:readonly'] === true;
  return [
    ...(isFixed
      ? [{ ...place, message: `Nobody can change "${name}". Write "calculated" instead.` }]
      : []),
    ...(schema.default === undefined
      ? []
      : [
          {
            file: form.schemaPath,
            pointer: pointerOf('default'),
            key: true as const,
            message: `"default" does nothing at "${name}", whose answer is proposed. Remove one of them.`,
          },
        ]),
  ];
}

/** Finds calculated questions for which a prefill has a value. */
function prefilled(source: ScreenSource): Finding[] {
  const { screen, path: file } = source;
  if (screen.kind === 'page' || screen.prefill === undefined) return [];
  const calculated = new Set(
    formsOfScreen(source)
      .flatMap(fieldsOf)
      .flatMap(({ at, ui }) => (calculationOf(ui) ? [at] : [])),
  );
  return prefilledFields(screen.prefill, '/prefill').flatMap(({ at, pointer }) =>
    calculated.has(at)
      ? [
          {
            file,
            pointer,
            key: true as const,
            message: `A value for "${at.slice(1)}" does nothing, as it is calculated. Remove it.`,
          },
        ]
      : [],
  );
}

/** Returns what a calculation has to give: an answer to its question, or a limit of one. */
function wantedBy({ field, limit }: QuestionCalculation): {
  type: unknown;
  format?: string | undefined;
  name: string;
} {
  const { type, format } = field.schema;
  const { keyword = 'const', schema } = limit ?? {};
  if (/^(min|max)(Length|Items)$/.test(keyword)) return { type: 'integer', name: keyword };
  const own = schema?.type ?? type;
  // A whole number can have a limit with decimals.
  return own === 'integer' && keyword !== 'const'
    ? { type: 'number', name: keyword }
    : { type: own, format: schema?.format ?? format, name: field.name };
}

/** Finds calculations whose result is of another type than the question, or its limit. */
function typeFindings(source: QuestionCalculation): Finding[] {
  const { file, calculation } = source;
  const { type, format, name: wantedName } = wantedBy(source);
  if (typeof type !== 'string') return [];
  const [name] = calculationNames(calculation);
  const isRounded = name !== 'quotient';
  return resultsOf(source).flatMap((result): Finding[] => {
    const fits =
      type === result.type ||
      (type === 'number' && result.type === 'integer') ||
      (type === 'integer' && result.type === 'number' && isRounded);
    const isOtherTime =
      fits && /^date/.test(result.format ?? '') && format !== undefined && format !== result.format;
    if (fits && !isOtherTime) return [];
    const gives = isOtherTime ? `a "${result.format}"` : (typeNouns[String(result.type)] ?? 'this');
    const wanted = isOtherTime ? `has the format "${format}"` : `is of type ${type}`;
    const by = result.pointer.endsWith(`/${name}`) ? `"${name}"` : 'This';
    const message = `${by} gives ${gives}, but "${wantedName}" ${wanted}.`;
    return [{ file, pointer: result.pointer, key: by !== 'This', message }];
  });
}

/** Finds parts of a calculation at questions without one. */
const notCalculated = (form: QuestionCalculation['field']['form']): Finding[] =>
  fieldsOf(form).flatMap(({ kind, asks, ui, uiPointer, schema, name }) => {
    if (kind !== 'question' || !asks || calculationOf(ui)) return [];
    const file = form.uiPath;
    const message = `"${name}" is not calculated. Write "calculated" beside it, or remove this.`;
    const needed = `"${name}" is not calculated, which the widget "${calculatedWidget}" needs. Write "calculated" under "ui:options", or choose another widget.`;
    return [
      ...(ui?.['ui:options']?.shown === undefined
        ? []
        : [{ file, pointer: `${uiPointer}/ui:options/shown`, key: true as const, message }]),
      ...(widgetOf(ui, schema) === calculatedWidget
        ? [{ file, pointer: `${uiPointer}/ui:widget`, message: needed }]
        : []),
    ];
  });
