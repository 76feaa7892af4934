import type { CompiledNotice, PageParts } from '../../compiled/app.ts';
import { digest } from '../../core/digest.ts';
import type { Notice } from '../../definition/files/page-parts.ts';
import type { RichText } from '../../definition/files/text.ts';
import type { ProductSource } from '../model/product.ts';

interface PartSource {
  footer?: RichText | false;
  notice?: Notice | false;
}

/** Returns the parts around every screen; `undefined` for none. */
export const pagePartsOf = ({ app }: Pick<ProductSource, 'app'>): PageParts | undefined =>
  compileParts(app);

/** Returns the parts around a screen that has its own or lacks some of the product's; `undefined` for any other one. */
export function ownPagePartsOf(
  { app }: Pick<ProductSource, 'app'>,
  { footer = app.footer, notice = app.notice }: PartSource,
): PageParts | undefined {
  return footer === app.footer && notice === app.notice
    ? undefined
    : (compileParts({ footer, notice }) ?? {});
}

/** Returns whether a screen of the product has a footer or a notice. */
export const hasPageParts = (product: Pick<ProductSource, 'app' | 'screens'>): boolean =>
  [
    pagePartsOf(product),
    ...product.screens.map(({ screen }) => ownPagePartsOf(product, screen)),
  ].flatMap((parts) => Object.keys(parts ?? {})).length > 0;

function compileParts({ footer, notice }: PartSource): PageParts | undefined {
  if (!footer && !notice) return undefined;
  return { ...(footer && { footer }), ...(notice && { notice: compileNotice(notice) }) };
}

const compileNotice = (notice: Notice): CompiledNotice => ({
  ...notice,
  key: `notice-${digest(JSON.stringify(notice.text)).toString(36)}`,
});
