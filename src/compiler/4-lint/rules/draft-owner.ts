import { getOwn } from '../../../core/get-own.ts';
import { mappingScope, scopeSchema } from '../../3-analyze/mappings/scopes.ts';
import { draftOf } from '../../model/product.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The call that loads a form describes its response down to the owner of the draft.',
  checkScreen(source, product) {
    const { screen, path: file } = source;
    const owner = draftOf(source)?.owner;
    const call = screen.kind === 'page' ? undefined : screen.load?.call;
    if (typeof owner !== 'string' || !call || !getOwn(product.app.calls, call)) return [];
    const { schema, missing } = resolvePointer(scopeSchema(mappingScope(product, source)), owner);
    // Another rule reports a pointer to nothing.
    if (missing || Object.keys(schema).length > 0) return [];
    const message = `The "response" of the call "${call}" does not say that it has ${owner.slice('/loaded'.length)}. An API that is made by it would not send this, and nothing but the link would tell two applicants of one browser apart. Describe the value there, such as { "type": "string" }.`;
    return [{ file, pointer: '/draft/owner', message }];
  },
};
