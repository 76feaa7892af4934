import { isObject } from '../../../core/is-object.ts';
import { isInside } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { answerPointers, type SourceFile, widgetEntry } from '../../../definition/widgets/index.ts';
import { listPointersOf } from '../../model/choice-sources.ts';
import { fieldsOf } from '../../model/form-fields.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { widgetOf } from '../../model/widget.ts';
import { schemaOfMapping } from './resolve-in-schema.ts';
import { answersSchemaOf, anySchema, mappingScope, scopeSchema } from './scopes.ts';
import type { PointerSource } from './screen-mappings.ts';

/** Lists every pointer in the options of a screen's widgets. */
export function findOptionPointers(product: ProductSource, source: ScreenSource): PointerSource[] {
  const forms = formsOfScreen(source);
  const answers = answersSchemaOf(source);
  const scope = mappingScope(product, source);
  const document = scopeSchema({ ...scope, answers });
  return forms.flatMap((form) =>
    fieldsOf(form).flatMap(({ ui, schema, uiPointer, at: fieldPointer }): PointerSource[] => {
      const options = ui?.['ui:options'] ?? {};
      const at = `${uiPointer}/ui:options`;
      const file = form.uiPath;
      const ofWidget = Object.keys(widgetEntry(widgetOf(ui, schema))?.pointers ?? {});
      const direct = [...answerPointers, ...ofWidget].flatMap((key): PointerSource[] => {
        const to = options[key];
        const self = `/answers${fieldPointer}`;
        return typeof to === 'string'
          ? [{ file, pointer: `${at}/${key}`, to, document, self }]
          : [];
      });
      return [...direct, ...sourcePointers(options.source, { file, at: `${at}/source`, document })];
    }),
  );
}

/** Lists the pointers that say where choices come from. */
function sourcePointers(
  source: unknown,
  { file, at, document }: { file: string; at: string; document: JsonSchema },
): PointerSource[] {
  const lists = listPointersOf(source).map((from, index): PointerSource => {
    const isOne = isObject(source) && typeof source.from === 'string';
    const expected = isInside(from, '/answers') ? undefined : ('list' as const);
    const pointer = `${at}/from${isOne ? '' : `/${index}`}`;
    return { file, pointer, to: from, document, ...(expected && { expected }) };
  });
  const inItems = (['value', 'label'] as const).flatMap((key) =>
    lists.flatMap(({ to: from }): PointerSource[] => {
      const to = (source as SourceFile)[key];
      const item = schemaOfMapping({ from }, document).items ?? anySchema;
      const inItem = { ...item, definitions: document.definitions };
      return typeof to === 'string'
        ? [{ file, pointer: `${at}/${key}`, to, document: inItem }]
        : [];
    }),
  );
  return [...lists, ...inItems];
}
