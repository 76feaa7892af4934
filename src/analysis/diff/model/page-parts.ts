import { isObject } from '../../../core/is-object.ts';
import { normalizeRichText } from './normalize-rich-text.ts';

/** Returns a footer and a notice with normalized texts. */
export const pageParts = ({ footer, notice }: Record<string, unknown>) => ({
  footer: normalizeRichText(footer),
  notice: isObject(notice) ? { ...notice, text: normalizeRichText(notice.text) } : notice,
});
