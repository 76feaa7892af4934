import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { type FieldSource, questionsOf } from '../form/form-fields.ts';
import { widgetOf } from '../form/widget.ts';
import { memoizeByObject } from '../memoize.ts';
import { formsOfScreen, type ScreenSource } from '../product.ts';

/** Returns whether a question takes files. */
export const takesFiles = ({ ui, schema }: Pick<FieldSource, 'ui' | 'schema'>): boolean =>
  widgetEntry(widgetOf(ui, schema))?.takesFiles === true;

/** Returns whether the files of a question go with the form: no call of its own takes them. */
export const sendsWithForm = (field: Pick<FieldSource, 'ui' | 'schema'>): boolean =>
  takesFiles(field) && field.ui?.['ui:options']?.upload === undefined;

/** Returns whether the browser keeps the files of a question with the draft. */
export const keepsFiles = ({ ui }: Pick<FieldSource, 'ui'>): boolean =>
  ui?.['ui:options']?.keep === true;

/** Lists the questions whose files go with the form of a screen. */
export const sentFileQuestionsOf: (source: ScreenSource) => FieldSource[] = memoizeByObject(
  (source) => formsOfScreen(source).flatMap(questionsOf).filter(sendsWithForm),
);
