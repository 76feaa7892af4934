import { fromPointer } from '../../../core/pointer.ts';
import { onlyPlaceOf } from '../../../definition/data-sources.ts';
import { valuePointers } from '../../3-analyze/conditions/condition-pointers.ts';
import { findProviderConditions } from '../../3-analyze/conditions/value-conditions.ts';
import {
  findSandboxMappings,
  findSandboxPointers,
} from '../../3-analyze/mappings/sandbox-mappings.ts';
import { mappingPointers, type PointerSource } from '../../3-analyze/mappings/screen-mappings.ts';
import { findPageTextPointers } from '../../3-analyze/mappings/text-pointers.ts';
import { findScreenPointers } from '../../3-analyze/screen-pointers.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { folderOf } from '../../model/file-layout.ts';
import { isFullyParsed, type ProductSource } from '../../model/product.ts';
import { normalizeSteps } from '../../model/screen/normalize-steps.ts';
import { type MissingPart, resolvePointer } from '../../schema/resolve-pointer.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every pointer points to a value that can exist.',
  fixesNames: 'screen',
  checkUnit: (part) => findScreenPointers(part).flatMap((source) => finding(part, source)),
  checkProduct: (product) => [
    ...[
      ...findSandboxMappings(product).flatMap(mappingPointers),
      ...findSandboxPointers(product),
      ...findProviderConditions(product).flatMap(valuePointers),
    ].flatMap((source) => finding(product, source)),
    // A screen that is not fully parsed may be the one that leads to the page.
    ...(product.fullyParsed ? findPageTextPointers(product) : []).flatMap((source) =>
      finding(product, source),
    ),
  ],
};

function finding(product: ProductSource, source: PointerSource): Finding[] {
  const { file, pointer, to, document, expected } = source;
  const place = { file, pointer, key: source.isKey };
  if (!/^(\/([^~/]|~[01])*)*$/.test(to)) {
    const message = `"${to}" is no pointer. Write it like "/answers/email".`;
    return [{ ...place, message }];
  }
  if (to === source.self) {
    return [{ ...place, message: 'This points to the field itself. Point to another one.' }];
  }
  const { schema, missing } = resolvePointer(document, to);
  if (!missing) {
    const { type } = schema;
    if (expected !== 'list' || type === undefined || [type].flat().includes('array')) return [];
    return [{ ...place, message: `"${to}" points to no list, which is needed here.` }];
  }
  const { part, holder, known, kind } = missing;
  const whole =
    file === product.sandboxPath ? product.fullyParsed : isFullyParsed(product, folderOf(file));
  if (!whole) return [];
  if (kind === 'leaf') {
    return [{ ...place, message: `"${to}" points to nothing: "${holder}" is a single value.` }];
  }
  const only = holder === '' ? onlyPlaceOf(part) : undefined;
  if (only !== undefined) {
    return [{ ...place, message: `"${to}" points to nothing: "/${part}" is there only ${only}.` }];
  }
  const unloaded = unloadedStep(product, file, to, { part, holder });
  if (unloaded !== undefined) return [{ ...place, message: unloaded }];
  if (kind === 'list') {
    const instead = source.takesItems
      ? `Write "${holder}/-/${part}" for the answers in all items.`
      : 'Use "each" to map every item.';
    const message = `"${to}" points to nothing: "${holder}" is a list, whose items have numbers. ${instead}`;
    return [{ ...place, message }];
  }
  const where = holder === '' ? 'here' : `in "${holder}"`;
  const message = `"${to}" points to nothing: there is no "${part}" ${where}.`;
  const written = (name: string) => {
    if (source.isRewritten) return undefined;
    return source.isKey ? name : to.replace(`${holder}/${part}`, `${holder}/${name}`);
  };
  return [unknownName({ name: part, ...place }, { message, known, written })];
}

/** Returns why the data of a step is not there; `undefined` where the pointer does not lead to that of a step of the wizard. */
function unloadedStep(
  { screens }: ProductSource,
  file: string,
  to: string,
  { part, holder }: Pick<MissingPart, 'part' | 'holder'>,
): string | undefined {
  const [root, name] = fromPointer(to);
  const isMissing = holder === '/steps' || (holder === '' && part === 'steps');
  const screen = screens.find(({ path }) => folderOf(path) === folderOf(file));
  if (root !== 'steps' || !isMissing || !screen) return undefined;
  const step = normalizeSteps(screen).find(({ id }) => id === name);
  if (!step) return undefined;
  return step.load
    ? `"${to}" is not known here: the step "${step.title}" loads its data when it opens.`
    : `"${to}" points to nothing: the step "${step.title}" loads nothing. Add "load" to it in screen.json.`;
}
