import { type Diagnostic, groupBy, isExamples } from '../../compiler/index.ts';

const list = new Intl.ListFormat('en-GB');

/** Joins the findings in a file of examples that say the same to one, at the first of them. */
export function joinEqual(diagnostics: Diagnostic[]): Diagnostic[] {
  const groups = groupBy(diagnostics, ({ file, rule, message }) =>
    JSON.stringify([file, rule, message]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || others.length === 0 || !isExamples(first.file)) return group;
    const lines = [...new Set(others.map(({ line }) => String(line)))];
    const where = `The same in ${lines.length === 1 ? 'line' : 'lines'} ${list.format(lines)}.`;
    const fixes = group.filter(({ fix }) => fix);
    const message = `${first.message} ${where}`;
    if (fixes.length === 0) return { ...first, message };
    return { ...first, message, fix: { do: 'several', fixes } as const };
  });
}

/** Maximum number of names in a message. */
const maxNamed = 4;

/** Joins the names of examples: '"a", "b" and 3 more'. */
export function joinExamples(names: string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const rest = quoted.length - maxNamed;
  return list.format(rest > 1 ? [...quoted.slice(0, maxNamed), `${rest} more`] : quoted);
}
