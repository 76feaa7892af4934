/** The code of calculations, which compiled modules import where they need it. */
export { calculate, calculateWith } from './calculate.ts';
export { calculator } from './calculated-answers.ts';
export { proposer } from './proposer.ts';
