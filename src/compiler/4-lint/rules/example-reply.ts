import { escapePart } from '../../../core/pointer.ts';
import type { CallReply } from '../../../definition/files/journey.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { formsOf, screenOf } from '../../model/product.ts';
import { journeySourcesOf } from '../../model/screen/examples.ts';
import { requestsOf } from '../../model/screen/requests.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Examples reply only to calls that their screen makes.',
  checksExamples: true,
  checkUnit: (product) => {
    const journeys = journeySourcesOf(product).flatMap(({ source, file, pointer, journey }) => {
      const { load, calls = {}, played, sent } = journey;
      const forData = requestsOf(source).flatMap(({ kind, request }) =>
        kind === 'choices' || kind === 'step' ? request.call : [],
      );
      const { screen } = source;
      const found = (key: string, message: string): Finding => ({
        file,
        pointer: `${pointer}/${key}`,
        key: true,
        message,
      });
      const hasReplyAndEnding = ({ status, body, ending }: CallReply) =>
        ending !== undefined && (status !== undefined || body !== undefined);
      const endingMessage =
        'A call with an "ending" has no reply. Remove "ending", or "status" and "body".';
      return [
        ...(load && screen.kind !== 'page' && screen.kind !== undefined && !screen.load
          ? [
              found(
                'load',
                'This screen makes no load call. Remove "load", or add a load call to the screen.',
              ),
            ]
          : []),
        ...(load && hasReplyAndEnding(load) ? [found('load/ending', endingMessage)] : []),
        ...Object.entries(calls).flatMap(([name, reply]) => {
          const at = `calls/${escapePart(name)}`;
          if (hasReplyAndEnding(reply)) return [found(`${at}/ending`, endingMessage)];
          if (forData.includes(name)) return [];
          const message = `No call "${name}" brings choices, or data for a step, on this screen.${suggest(name, forData)}`;
          return [found(at, message)];
        }),
        ...(played && hasReplyAndEnding(played) ? [found('played/ending', endingMessage)] : []),
        ...(sent !== undefined && !played
          ? [found('sent', 'A call that is sent has a reply. Add "played".')]
          : []),
        ...(sent !== undefined && played?.ending && outcomeEntry(played.ending)?.sendsNothing
          ? [found('sent', 'An offline browser sends nothing. Remove "sent".')]
          : []),
      ];
    });
    const loaded = formsOf(product).flatMap((form): Finding[] => {
      const screen = screenOf(product, form)?.screen;
      if (form.examples?.loaded === undefined || !screen || screen.kind === undefined) return [];
      if (screen.kind !== 'page' && screen.load) return [];
      const message = 'This screen makes no load call. Remove "loaded".';
      return [{ file: form.examplesPath, pointer: '/loaded', key: true, message }];
    });
    return [...journeys, ...loaded];
  },
};
