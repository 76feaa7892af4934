import { findPatterns } from '../../3-analyze/patterns.ts';
import { patternError } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every pattern is a regular expression in the syntax of JSON Schema.',
  checkUnit: (product) =>
    findPatterns(product).flatMap(({ pattern, ...place }) => {
      const problem = patternError(pattern);
      if (problem !== undefined) {
        return [{ ...place, message: `This is not a regular expression: ${lowerFirst(problem)}.` }];
      }
      const message = slashes(pattern) ?? backspace(pattern);
      return message === undefined ? [] : [{ ...place, message }];
    }),
};

/** Reports the slashes of JavaScript: "/^[a-z]+$/i". */
function slashes(pattern: string): string | undefined {
  const [, inside] = /^\/(\^.*|.*\$)\/[a-z]*$/s.exec(pattern) ?? [];
  if (inside === undefined) return undefined;
  return `Slashes around a pattern are part of it, so that nothing matches. Write ${JSON.stringify(inside)}.`;
}

/** Reports a backspace: JSON reads "\\b" as one. */
function backspace(pattern: string): string | undefined {
  if (!pattern.includes('\b')) return undefined;
  return 'In JSON, \\b is a backspace. Write \\\\b for the boundary of a word.';
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
