import { isDay } from '../../../core/is-day.ts';
import type { Notice } from '../../../definition/files/page-parts.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { ProductSource } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The days of a notice exist, and the last one is not before the first.',
  checkUnit: (product) => noticesOf(product).flatMap(findings),
};

interface NoticeSource {
  file: string;
  notice: Partial<Notice> | false | undefined;
}

const noticesOf = ({ app, appPath, documents, screens }: ProductSource): NoticeSource[] => [
  // Every unit knows app.json, but only one holds the file.
  ...(documents.has(appPath) ? [{ file: appPath, notice: app.notice }] : []),
  ...screens.map(({ path, screen }) => ({ file: path, notice: screen.notice })),
];

function findings({ file, notice }: NoticeSource): Finding[] {
  if (!notice) return [];
  const { from, until } = notice;
  const wrong = Object.entries({ from, until }).flatMap(([key, day]): Finding[] =>
    day === undefined || isDay(day)
      ? []
      : [{ file, pointer: `/notice/${key}`, message: `The calendar has no day ${day}.` }],
  );
  if (wrong.length > 0 || from === undefined || until === undefined || from <= until) return wrong;
  const message = `The notice is never shown: it ends on ${until}, before it begins on ${from}.`;
  return [{ file, pointer: '/notice/until', message }];
}
