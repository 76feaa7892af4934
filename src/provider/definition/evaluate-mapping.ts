/** Evaluates a mapping of sandbox.json. */
export { evaluateMapping } from '../../compiler/parse-folder.ts';
