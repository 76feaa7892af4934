import { getOwn } from '../../../core/get-own.ts';
import { escapePart } from '../../../core/pointer.ts';
import { placeholdersIn } from '../../3-analyze/visible-texts.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every {word} in the path of a call gets a value where the call is made, and no other.',
  checkUnit: ({ app, screens }) =>
    screens.flatMap(({ path: file, screen }) =>
      screen.kind === 'page'
        ? []
        : (['load', 'submit'] as const).flatMap((key): Finding[] => {
            const request = screen[key];
            const call = request && getOwn(app.calls, request.call);
            if (!call || typeof call.path !== 'string') return [];
            const words = [...new Set(placeholdersIn(call.path))];
            const given = Object.keys(request.params ?? {});
            const missing = words.filter((word) => !given.includes(word));
            const surplus = given.filter((name) => !words.includes(name));
            const misspelt = surplus.map((name) => closestName(name, missing));
            return [
              ...surplus.map((name, index): Finding => {
                const mean = misspelt[index];
                return {
                  ...{ file, pointer: `/${key}/params/${escapePart(name)}`, key: true },
                  message: `The path "${call.path}" of the call "${request.call}" has no {${name}}.${suggest(name, missing)}`,
                  fix: mean === undefined ? undefined : { do: 'rename', to: mean },
                };
              }),
              ...missing
                .filter((word) => !misspelt.includes(word))
                .map((word) => ({
                  ...{ file, pointer: `/${key}/params/${escapePart(word)}` },
                  message: `The path "${call.path}" of the call "${request.call}" needs a value for {${word}}; add "${word}" to "params" of "${key}".`,
                })),
            ];
          }),
    ),
};
