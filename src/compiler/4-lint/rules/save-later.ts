import { getOwn } from '../../../core/get-own.ts';
import { isInside } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { sentValues } from '../../model/form/sent-values.ts';
import { draftOf, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { type DraftRequest, draftRequestsOf } from '../../model/screen/requests.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A draft that is saved at the provider has an owner, is sent whole, and comes back.',
  checkScreen: (source, product) =>
    draftRequestsOf(source)
      .filter(({ kind, file, pointer }) => {
        return kind === 'saveLater' && !hasShapeErrorInside(product, file, pointer);
      })
      .flatMap((request) => [
        ...withoutOwner(source, request),
        ...withoutDraft(request),
        ...inAddress(product, request),
      ]),
  checkProduct: ({ sandbox, sandboxPath, fullyParsed }) => {
    if (!fullyParsed) return [];
    const calls = Object.values(sandbox?.calls ?? {});
    const remembers = calls.some((call) => call.do === 'remember');
    const isTold = calls.some(
      (call) => call.do === 'admit' && JSON.stringify(call.answer).includes('"/draft'),
    );
    if (!remembers || isTold) return [];
    const message =
      'No visitor gets a remembered draft back. Write { "from": "/draft" } in the "answer" of a call that does "admit".';
    return [{ file: sandboxPath, pointer: '/calls', message }];
  },
};

function withoutOwner(source: ScreenSource, { file, pointer }: DraftRequest): Finding[] {
  if (draftOf(source)?.owner !== undefined) return [];
  const message =
    'Two links that are opened in one browser would mix their answers. Add "owner" to the draft: a pointer to what tells them apart, such as "/loaded/application/id".';
  return [{ file, pointer, key: true, message }];
}

function withoutDraft({ file, pointer, request }: DraftRequest): Finding[] {
  const sent = sentValues(request, '').map(({ source }) => source);
  const missing = ['answers', 'times', 'version'].filter(
    (part) => !sent.some((source) => isInside(`/draft/${part}`, source)),
  );
  if (missing.length === 0) return [];
  const message = `The call does not get the ${missing.join(', ')} of the draft. Send it whole, such as { "draft": { "from": "/draft" } }.`;
  return [{ file, pointer: `${pointer}/send`, message }];
}

function inAddress(
  { app }: Pick<ProductSource, 'app'>,
  { file, pointer, request }: DraftRequest,
): Finding[] {
  const method = getOwn(app.calls, request.call)?.method;
  if (method !== 'GET' && method !== 'DELETE') return [];
  const message = `A ${method} sends the answers in the address, which is no place for them. Name a call whose method is PUT or POST.`;
  return [{ file, pointer: `${pointer}/call`, message }];
}
