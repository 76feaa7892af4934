import type { Mapping } from '../../../../definition/files/mapping.ts';
import type { Label, Labels } from '../label.ts';
import { describeMapping, formatMapping } from '../mapping.ts';
import { describeOutcomes } from '../outcome.ts';

/** Returns the label of a value that a mapping builds. */
export const mapped = (noun: string): Label => ({
  noun,
  format: (value, questions) => formatMapping(value as Mapping, questions),
});

/** Returns the labels of the parts of a request. */
export const requestLabels = (request: string, call: string | Label, purpose = ''): Labels => ({
  [`${request}.call`]: call,
  [`${request}.params.*`]: mapped(`{{key}} in the path of the {call} call${purpose}`),
  [`${request}.send`]: {
    ...mapped(`what the {call} call${purpose} sends`),
    describe: describeMapping,
  },
  [`${request}.prefill`]: mapped('the source of the answers that the {call} call fills in'),
  [`${request}.outcomes.*`]: {
    noun: purpose === '' ? 'the message' : 'the message beside {it}',
    describe: describeOutcomes,
  },
});
