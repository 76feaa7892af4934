import type { CallReply } from '../../../definition/files/examples.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { journeySourcesOf } from '../../model/examples.ts';
import { formsOf, screenOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'What calls are answered in examples are answers to calls that are made.',
  checksExamples: true,
  checkUnit: (product) => {
    const journeys = journeySourcesOf(product).flatMap(({ source, file, pointer, journey }) => {
      const { load, played, sent } = journey;
      const { screen } = source;
      const found = (key: string, message: string): Finding => ({
        ...{ file, pointer: `${pointer}/${key}`, key: true, message },
      });
      const both = ({ status, body, ending }: CallReply) =>
        ending !== undefined && (status !== undefined || body !== undefined);
      const neither = 'With an "ending" there is no answer. Remove it, or the status and the body.';
      return [
        ...(load && screen.kind !== 'page' && screen.kind !== undefined && !screen.load
          ? [found('load', 'This screen makes no load call. Remove this, or add one.')]
          : []),
        ...(load && both(load) ? [found('load/ending', neither)] : []),
        ...(played && both(played) ? [found('played/ending', neither)] : []),
        ...(sent !== undefined && !played
          ? [found('sent', 'What is sent is answered. Add "played".')]
          : []),
        ...(sent !== undefined && played?.ending === 'offline'
          ? [found('sent', 'Nothing is sent while the browser is offline. Remove this.')]
          : []),
      ];
    });
    const loaded = formsOf(product).flatMap((form): Finding[] => {
      const screen = screenOf(product, form)?.screen;
      if (form.examples?.loaded === undefined || !screen || screen.kind === undefined) return [];
      if (screen.kind !== 'page' && screen.load) return [];
      const message = 'This screen makes no load call, so nothing is loaded. Remove this.';
      return [{ file: form.examplesPath, pointer: '/loaded', key: true, message }];
    });
    return [...journeys, ...loaded];
  },
};
