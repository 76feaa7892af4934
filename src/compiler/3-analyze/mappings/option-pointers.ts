import { isObject } from '../../../core/is-object.ts';
import { answerPointers, widgetEntry } from '../../../definition/widgets/index.ts';
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
  // The choices of a source are made once, before there are answers.
  const sourceDocument = scopeSchema(scope);
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
      const choices = options.source;
      if (!isObject(choices) || typeof choices.from !== 'string') return direct;
      const from = choices.from;
      const item = schemaOfMapping({ from }, sourceDocument).items ?? anySchema;
      const inItem = ['value', 'label'].flatMap((key): PointerSource[] => {
        const to = choices[key];
        return typeof to === 'string'
          ? [
              {
                file,
                pointer: `${at}/source/${key}`,
                to,
                document: { ...item, definitions: sourceDocument.definitions },
              },
            ]
          : [];
      });
      const list = {
        file,
        pointer: `${at}/source/from`,
        to: from,
        document: sourceDocument,
        expected: 'list' as const,
      };
      return [...direct, list, ...inItem];
    }),
  );
}
