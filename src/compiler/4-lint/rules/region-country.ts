import { byName } from '../../3-analyze/conditions.ts';
import { objectOf, questionsOf } from '../../model/form-fields.ts';
import { formsOfScreen } from '../../model/product.ts';
import { widgetOf } from '../../model/widget.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The country of a region is a field with the widget "country".',
  checkUnit: ({ screens }) =>
    screens.flatMap((screen) => {
      const forms = formsOfScreen(screen);
      const fields = byName(forms.map(objectOf));
      return forms.flatMap((form) =>
        questionsOf(form).flatMap(({ ui, schema, uiPointer }) => {
          if (widgetOf(ui, schema) !== 'region') return [];
          const to = String(ui?.['ui:options']?.country ?? '');
          const [, name] = /^\/answers\/([^/]+)$/.exec(to) ?? [];
          const country = fields.get(name ?? '')?.find(({ asks }) => asks);
          if (!country || widgetOf(country.ui, country.schema) === 'country') return [];
          const message = `"${name}" has not the widget "country", so the regions of its answer are not known.`;
          return [{ file: form.uiPath, pointer: `${uiPointer}/ui:options/country`, message }];
        }),
      );
    }),
};
