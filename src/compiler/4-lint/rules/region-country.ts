import { optionsOf } from '../../../definition/ui-keys/index.ts';
import { byName } from '../../3-analyze/conditions/fields-by-name.ts';
import { objectOf, questionsOf } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { formsOfScreen } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'An option that names another field, such as the country of a region, names one with the right widget.',
  checkScreen: (screen) => {
    const forms = formsOfScreen(screen);
    const fields = byName(forms.map(objectOf));
    return forms.flatMap((form) =>
      questionsOf(form).flatMap(({ ui, schema, uiPointer }) => {
        const widget = widgetOf(ui, schema);
        return Object.entries(optionsOf(widget)).flatMap(([option, { pointsTo: needed }]) => {
          if (needed === undefined || needed === 'any') return [];
          const written = ui?.['ui:options']?.[option];
          const to = typeof written === 'string' ? written : '';
          const [, name] = /^\/answers\/([^/]+)$/.exec(to) ?? [];
          const other = fields.get(name ?? '')?.find(({ asks }) => asks);
          if (!other || widgetOf(other.ui, other.schema) === needed) return [];
          const message = `"${name}" does not have the widget "${needed}", which the widget "${widget}" needs here.`;
          return [{ file: form.uiPath, pointer: `${uiPointer}/ui:options/${option}`, message }];
        });
      }),
    );
  },
};
