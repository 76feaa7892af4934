import { escapePart } from '../../../core/pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The local provider tells the product the id of an application before it asks for it.',
  checkProduct: ({ sandbox, sandboxPath, fullyParsed }) => {
    const calls = Object.entries(sandbox?.calls ?? {});
    const isTold = calls.some(
      ([, call]) => call.do === 'admit' && JSON.stringify(call).includes('"/application'),
    );
    if (isTold || !fullyParsed) return [];
    return calls
      .filter(
        ([, call]) =>
          (call.do === 'store' || call.do === 'remember') && call.application !== undefined,
      )
      .map(([name]) => {
        const message =
          'No application has an id, so that each would be refused. Write { "from": "/application/id" } in the "answer" of a call that does "admit".';
        return { file: sandboxPath, pointer: `/calls/${escapePart(name)}/application`, message };
      });
  },
};
