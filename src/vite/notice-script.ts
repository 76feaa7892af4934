import type { CompiledNotice } from '../compiled/app.ts';
import { isDue } from '../core/is-due.ts';
import { hashedFile } from './hashed-file.ts';

/** The days of a notice, and the key under which its closing is stored, as far as it has them. */
type PendingNotice = Partial<Pick<CompiledNotice, 'key' | 'from' | 'until'>>;

/**
 * Returns the parts of a notice that not every visitor sees on every day; `undefined` for any other one.
 *
 * @param prefix that of the product's keys in the browser's storage
 */
export function pendingNotice(
  notice: CompiledNotice | undefined,
  prefix = '',
): PendingNotice | undefined {
  if (!notice) return undefined;
  const { dismissible, key, from, until } = notice;
  const pending = {
    ...(dismissible && { key: `${prefix}${key}` }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
  return Object.keys(pending).length > 0 ? pending : undefined;
}

/**
 * A script that decides about the notice of a page before the first paint. It loads beside the style sheet, for which the
 * paint waits anyway, and comes from the page's own host, as its Content-Security-Policy wants.
 */
export const noticeScript = `{
const isDue = ${isDue.toString()};
const notice = document.currentScript.dataset;
let closed = null;
try {
  closed = notice.key && localStorage.getItem(notice.key);
} catch {}
if (!closed && isDue(notice, new Date())) document.documentElement.dataset.showsNotice = '';
}
`;

/** Its path below that of the product. */
export const noticeScriptFile = hashedFile('notice', 'js', noticeScript);
