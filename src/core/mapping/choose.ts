import type { Choose } from '../../compiled/call.ts';
import type { ValidateFn } from '../../compiled/validate.ts';
import { testedSources } from '../is-empty.ts';
import { readMapping } from './read-mapping.ts';

/**
 * Returns the function that evaluates the conditions of compiled mappings; only modules with such mappings import it.
 *
 * @param tests the validators of conditions, each by the number under `$test`
 */
export const chooser = (tests: ValidateFn[]): Choose => {
  const choose: Choose = (mapping, document) => {
    const read = readMapping(mapping);
    if (read.form !== 'when') return mapping;
    const { $test = -1 } = read.when as { $test?: number };
    const chosen = tests[$test]?.(testedSources(document)) ? read.then : read.else;
    return chosen === undefined ? undefined : choose(chosen, document);
  };
  return choose;
};
