import type { AnswerControl } from '../form-page.ts';

/** Signs with a typed name, or empties it: no page draws the same picture twice. */
export const signed: AnswerControl = async ({ control, texts }, value) => {
  await control.getByRole('radio', { name: texts.signatureType, exact: true }).check();
  const name = control.getByRole('textbox', { name: texts.signatureName, exact: true });
  await name.fill(value === null || value === undefined ? '' : String(value));
  await name.blur();
};
