import type { ProductModel, ScreenModel } from '../../../../src/analysis/product-model.ts';
import { evaluateMapping } from '../../../../src/compiler/index.ts';
import type { Answers, DataSources } from '../../../../src/core/form/coerce-answers.ts';
import { mergeGiven } from '../../../../src/core/mapping/merge-given.ts';
import type { Mapping } from '../../../../src/definition/files/mapping.ts';
import { fill } from '../../../../src/definition/texts.ts';
import { withEmptyValues } from '../../../../src/engine/form/answers.ts';
import type { Sent } from '../form-page/scripted-provider.ts';

/** Returns the submit call that the definition makes for these answers. */
export function expectedCall(
  { calls }: ProductModel,
  { steps, submit }: ScreenModel,
  answers: Answers,
  dataSources: DataSources,
): Pick<Sent, 'method' | 'path' | 'body'> {
  const call = submit && calls[submit.call];
  if (!submit || !call) throw new Error('The screen sends nothing.');
  const questions = steps.flatMap(({ form }) => form?.questions ?? []);
  const isFilled = submit.unanswered === 'empty';
  const all = isFilled ? withEmptyValues(questions, answers) : answers;
  const merge = isFilled ? mergeGiven : undefined;
  const document = { ...dataSources, answers: all };
  const params = Object.entries(submit.params ?? {}).map(([name, mapping]) => [
    name,
    encodeURIComponent(String(evaluateMapping(mapping as Mapping, document, { merge }))),
  ]);
  const path = `/${fill(call.path, Object.fromEntries(params)).replace(/^\/+/, '')}`;
  const body = JSON.parse(
    JSON.stringify(evaluateMapping(submit.send as Mapping, document, { merge })),
  );
  const inBody = call.method !== 'GET' && call.method !== 'DELETE';
  return inBody
    ? { method: call.method, path, body }
    : { method: call.method, path: path + searchOf(body), body: undefined };
}

/** Returns the query string with the values of a call without a body. */
function searchOf(values: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size === 0 ? '' : `?${search}`;
}
