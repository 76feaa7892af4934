import type { RuleError } from '../../compiled/validate.ts';

/** Keywords below which names of fields stand. */
const namedHolders = ['properties', 'definitions'];
/** Keywords that report a failure by themselves, in place of the rules inside them. */
const alternatives = ['anyOf', 'oneOf', 'not', 'contains'];

/**
 * Returns the path of the rule that an error reports, from the schema of its field: "pattern", or "allOf/1/pattern" where
 * it stands inside another keyword. Returns `undefined` for an error that only accompanies others: that of an `if`, and
 * those inside alternatives.
 */
export function brokenRule({ keyword, schemaPath }: Pick<RuleError, 'keyword' | 'schemaPath'>) {
  // Each key press in a form finds hundreds of errors, at the few rules of its schema.
  const key = `${keyword} ${schemaPath}`;
  if (!rules.has(key)) rules.set(key, readRule(keyword, schemaPath));
  return rules.get(key);
}

/** The rules that were read before, by their keyword and path in the schema. */
const rules = new Map<string, string | undefined>();

function readRule(keyword: string, schemaPath: string): string | undefined {
  if (keyword === 'if') return undefined;
  const parts = schemaPath.split('/').slice(1, -1);
  let path = '';
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? '';
    if (alternatives.includes(part)) return undefined;
    if (namedHolders.includes(part)) index++;
    if (part === 'allOf') path += `allOf/${parts[++index]}/`;
    else if (part === 'then' || part === 'else') path += `${part}/`;
    else path = '';
  }
  // It belongs to the object around the field.
  return keyword === 'required' ? keyword : path + keyword;
}

/** Returns the keyword of a rule at a path. */
export const ruleKeyword = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Returns the names under which the message of a rule can stand, the most specific first: "allOf/1/then/pattern",
 * "allOf/1/pattern", "pattern".
 */
export function messageNames(path: string): string[] {
  const keyword = ruleKeyword(path);
  const holders = path.match(/allOf\/\d+\/|then\/|else\//g) ?? [];
  return [...holders.map((_, index) => holders.slice(0, holders.length - index)), []].map(
    (around) => around.join('') + keyword,
  );
}

/** Returns the message of the rule at a path, from messages by name. */
export function messageOfRule(messages: Record<string, string>, path: string): string | undefined {
  const name = messageNames(path).find((one) => Object.hasOwn(messages, one));
  return name === undefined ? undefined : messages[name];
}
