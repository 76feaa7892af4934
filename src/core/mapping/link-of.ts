import type { CompiledLoad } from '../../compiled/call.ts';
import { digest } from '../digest.ts';
import type { DataSources } from '../form/coerce-answers.ts';
import { resolveRequest } from './resolve-request.ts';

/**
 * Returns a digest of what the load call of a screen sends of the address, such as the token in a mailed link. The step in
 * the address, the language and the time make no difference.
 *
 * @returns `undefined` where it sends nothing of the address, as on a page that is open to all
 */
export function linkOf(
  load: Pick<CompiledLoad, 'params' | 'send' | 'calculate' | 'choose'> | undefined,
  { query, visit, page }: Pick<DataSources, 'query' | 'visit' | 'page'>,
): string | undefined {
  if (!load) return undefined;
  const sent = (document: object) => JSON.stringify(resolveRequest(load, document));
  const url = page.url && new URL(page.url).search;
  const ofLink = sent({ query, visit, page: { url } });
  return ofLink === sent({ page: { url: '' } }) ? undefined : digest(ofLink).toString(36);
}
