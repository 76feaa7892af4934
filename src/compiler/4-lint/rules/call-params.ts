import { getOwn } from '../../../core/get-own.ts';
import { escapePart } from '../../../core/pointer.ts';
import { placeholdersIn } from '../../3-analyze/visible-texts.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { renameTo } from '../../model/diagnostic.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The "params" of a request match the {placeholders} in the path of its call.',
  fixesNames: 'screen',
  checkUnit: ({ app, screens }) =>
    screens.flatMap(({ path: file, screen }) =>
      screen.kind === 'page'
        ? []
        : (['load', 'submit'] as const).flatMap((key): Finding[] => {
            const request = screen[key];
            const call = request && getOwn(app.calls, request.call);
            if (!call || typeof call.path !== 'string') return [];
            const placeholders = [...new Set(placeholdersIn(call.path))];
            const params = Object.keys(request.params ?? {});
            const missing = placeholders.filter((placeholder) => !params.includes(placeholder));
            const unknown = params.filter((name) => !placeholders.includes(name));
            const misspelt = unknown.map((name) => closestName(name, missing));
            return [
              ...unknown.map((name, index): Finding => {
                const closest = misspelt[index];
                return {
                  file,
                  pointer: `/${key}/params/${escapePart(name)}`,
                  key: true,
                  message: `The path "${call.path}" of the call "${request.call}" has no {${name}}.${suggest(name, missing)}`,
                  fix: renameTo(closest),
                };
              }),
              ...missing
                .filter((placeholder) => !misspelt.includes(placeholder))
                .map((placeholder) => ({
                  file,
                  pointer: `/${key}/params/${escapePart(placeholder)}`,
                  message: `The path "${call.path}" of the call "${request.call}" needs a value for {${placeholder}}; add "${placeholder}" to "params" of "${key}".`,
                })),
            ];
          }),
    ),
};
