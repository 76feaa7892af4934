import { isObject } from '../../../core/is-object.ts';
import { areInResponse, namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { isInside } from '../../../core/pointer.ts';
import type { CallSource, SourceFile } from '../../../definition/files/choice-source.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { optionsOf } from '../../../definition/ui-keys/index.ts';
import { isCallSource, listPointersOf } from '../../model/form/choice-sources.ts';
import { fieldsOf } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import {
  draftOf,
  formsOfScreen,
  type ProductSource,
  type ScreenSource,
} from '../../model/product.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import { closedSchema } from './mapping-schemas.ts';
import { responseSchemaOf } from './page-values.ts';
import { anySchema, mappingScope, optionScope, responseSchema, scopeSchema } from './scopes.ts';
import type { PointerSource } from './screen-mappings.ts';

/** Lists every pointer in the options of a screen and of its widgets. */
export function findOptionPointers(product: ProductSource, source: ScreenSource): PointerSource[] {
  const forms = formsOfScreen(source);
  const ofWidgets = forms.flatMap((form) => {
    const document = optionScope(product, source, form);
    return fieldsOf(form).flatMap(
      ({ ui, schema, uiPointer, at: fieldPointer }): PointerSource[] => {
        const options = ui?.['ui:options'] ?? {};
        const at = `${uiPointer}/ui:options`;
        const file = form.uiPath;
        const known = Object.entries(optionsOf(widgetOf(ui, schema)));
        const direct = known.flatMap(([key, { pointsTo }]): PointerSource[] => {
          const to = pointsTo && options[key];
          const self = `/answers${fieldPointer}`;
          return typeof to === 'string'
            ? [{ file, pointer: `${at}/${key}`, to, document, self }]
            : [];
        });
        const choices = options.source;
        const place = { file, at: `${at}/source`, document };
        if (!isCallSource(choices)) return [...direct, ...sourcePointers(choices, place)];
        return [
          ...direct,
          ...calledPointers(choices, { ...place, document: responseSchema(product, choices.call) }),
        ];
      },
    );
  });
  const { screen } = source;
  const submit = screen.kind === 'page' ? undefined : screen.submit;
  const ofOutcomes = namedOutcomes(submit?.outcomes).flatMap(({ name, pointer, outcome }) => {
    const { fields } = outcome;
    if (!areInResponse(fields)) return [];
    const response = responseSchemaOf(product, submit?.call, name);
    const document = closedSchema(response ? { response } : {});
    const at = `/submit/outcomes${pointer}/fields/from`;
    return [{ file: source.path, pointer: at, to: fields.from, document }];
  });
  const { owner, saveLater } = draftOf(source) ?? {};
  const ofDraft = { '/draft/owner': owner, '/draft/saveLater/from': saveLater?.from };
  const document = scopeSchema(mappingScope(product, source));
  return [
    ...ofWidgets,
    ...ofOutcomes,
    ...Object.entries(ofDraft).flatMap(([pointer, to]) =>
      typeof to === 'string' ? [{ file: source.path, pointer, to, document }] : [],
    ),
  ];
}

/** A "source", and the schema of the data that it points into. */
interface SourcePlace {
  file: string;
  at: string;
  document: JsonSchema;
}

/** Lists the pointers into the response of a call that brings choices. */
function calledPointers(source: CallSource, { file, at, document }: SourcePlace): PointerSource[] {
  const { from = '' } = source;
  const pointer = `${at}/${source.from === undefined ? 'call' : 'from'}`;
  return [
    { file, pointer, to: from, document, expected: 'list' },
    ...itemPointers(source, [from], { file, at, document }),
  ];
}

/** Lists the pointers that say where choices come from. */
function sourcePointers(source: unknown, { file, at, document }: SourcePlace): PointerSource[] {
  const lists = listPointersOf(source).map((from, index): PointerSource => {
    const isOne = isObject(source) && typeof source.from === 'string';
    const expected = isInside(from, '/answers') ? undefined : ('list' as const);
    const pointer = `${at}/from${isOne ? '' : `/${index}`}`;
    return { file, pointer, to: from, document, ...(expected && { expected }) };
  });
  const inItems = itemPointers(
    source as SourceFile,
    lists.map(({ to }) => to),
    { file, at, document },
  );
  return [...lists, ...inItems];
}

/** Lists the pointers in the items of lists. */
const itemPointers = (
  source: SourceFile,
  lists: string[],
  { file, at, document }: SourcePlace,
): PointerSource[] =>
  (['value', 'label', 'disabled', 'reason'] as const).flatMap((key) =>
    lists.flatMap((from): PointerSource[] => {
      const to = source[key];
      const item = resolvePointer(document, from).schema.items ?? anySchema;
      const inItem = { ...item, definitions: document.definitions };
      return typeof to === 'string'
        ? [{ file, pointer: `${at}/${key}`, to, document: inItem }]
        : [];
    }),
  );
