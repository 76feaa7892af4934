import { patternError } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every pattern is a regular expression, written as JSON and JSON Schema have it.',
  checkUnit: (product) =>
    product.patterns.flatMap(({ pattern, ...place }) => {
      const problem = patternError(pattern);
      if (problem !== undefined) {
        return [{ ...place, message: `This is not a regular expression: ${lowerFirst(problem)}.` }];
      }
      const message = slashes(pattern) ?? controlSign(pattern);
      return message === undefined ? [] : [{ ...place, message }];
    }),
};

/** "/^[a-z]+$/i" is how JavaScript writes it; here the slashes would be signs to be typed. */
function slashes(pattern: string): string | undefined {
  const [, inside] = /^\/(\^.*|.*\$)\/[a-z]*$/s.exec(pattern) ?? [];
  if (inside === undefined) return undefined;
  return `A pattern stands without slashes around it, and nothing would match this one; write ${JSON.stringify(inside)}.`;
}

/** In JSON, "\\b" is a backspace; the boundary of a word has two backslashes. */
function controlSign(pattern: string): string | undefined {
  if (!pattern.includes('\b')) return undefined;
  return 'In JSON, \\b is a sign that nobody can type; the boundary of a word is \\\\b.';
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
