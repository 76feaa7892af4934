import { getOwn } from '../../../core/get-own.ts';
import { escapePart, lastKey } from '../../../core/pointer.ts';
import { placeholdersIn } from '../../3-analyze/texts/texts-at.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { requestsOf } from '../../model/screen/requests.ts';
import { closestName } from '../../model/suggest.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The "params" of a request match the {placeholders} in the path and the headers of its call.',
  fixesNames: 'screen',
  checkUnit: ({ app, screens }) =>
    screens.flatMap(requestsOf).flatMap(({ file, pointer, request }): Finding[] => {
      const call = getOwn(app.calls, request.call);
      if (!call || typeof call.path !== 'string') return [];
      const headers = Object.entries(call.headers ?? {});
      const placeholders = new Map(
        [
          [`path "${call.path}"`, call.path],
          ...headers.map(([name, text]) => [`header "${name}"`, text]),
        ].flatMap(([part = '', text = '']) => placeholdersIn(text).map((name) => [name, part])),
      );
      const params = Object.keys(request.params ?? {});
      const missing = [...placeholders.keys()].filter((name) => !params.includes(name));
      const unknown = params.filter((name) => !placeholders.has(name));
      const misspelt = unknown.map((name) => closestName(name, missing));
      const at = (name: string) => `${pointer}/params/${escapePart(name)}`;
      return [
        ...unknown.map((name) => {
          const message = `The path "${call.path}" of the call "${request.call}" has no {${name}}${headers.length > 0 ? ', and its headers have none' : ''}.`;
          const use = { name, file, pointer: at(name), key: true } as const;
          return unknownName(use, { message, known: missing });
        }),
        ...missing
          .filter((placeholder) => !misspelt.includes(placeholder))
          .map((placeholder) => ({
            file,
            pointer: at(placeholder),
            message: `The ${placeholders.get(placeholder)} of the call "${request.call}" needs a value for {${placeholder}}; add "${placeholder}" to "params" of "${lastKey(pointer)}".`,
          })),
      ];
    }),
};
