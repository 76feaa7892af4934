import type { JsonSchema } from '../../definition/json-schema.ts';
import type { ValidateValue } from '../product-model.ts';
import type { SchemaConstraint } from '../sample/sample-answers.ts';

/** One branch of an `if`, with the branches that it stands in. */
export interface FormBranch {
  /** Question pointer of the object that the condition is about. */
  at: string;
  if: JsonSchema;
  /** Whether the branch is taken when the condition holds (`then`) or when it does not (`else`). */
  holds: boolean;
  schema: JsonSchema;
  /** Names of what is asked in the branch only. */
  asks: string[];
  /** The branches around it, the outermost first. */
  inside: FormBranch[];
}

/** Every branch of a schema's conditions, in groups and list items too. */
export function branchesOf(schema: JsonSchema, at = '', around: FormBranch[] = []): FormBranch[] {
  const found: FormBranch[] = [];
  const add = (part: JsonSchema | undefined, holds: boolean) => {
    if (!part || !schema.if) return;
    const asks = Object.entries(part.properties ?? {})
      .filter(([, { type, properties }]) => type !== undefined || properties)
      .map(([name]) => name);
    const branch = { at, if: schema.if, holds, schema: part, asks, inside: around };
    found.push(branch, ...branchesOf(part, at, [...around, branch]));
  };
  add(schema.then, true);
  add(schema.else, false);
  for (const part of schema.allOf ?? []) found.push(...branchesOf(part, at, around));
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    found.push(...branchesOf(property, `${at}/${name}`, around));
    if (property.items) found.push(...branchesOf(property.items, `${at}/${name}/-`, around));
  }
  return found;
}

/** Ways to make a branch be taken, the likeliest first: each a list of wishes. */
export function constraintSetsFor(branch: FormBranch): SchemaConstraint[][] {
  const own = branch.holds ? [branch.if] : waysOutOf(branch.if);
  const wishes = own.map((schema): SchemaConstraint => ({ at: branch.at, schema }));
  return branch.inside.reduceRight<SchemaConstraint[][]>(
    (ways, outer) =>
      ways.flatMap((way) => constraintSetsFor(outer).map((more) => [...more, ...way])),
    wishes.map((wish) => [wish]),
  );
}

/** Schemas of which each keeps a condition from holding: by one of the fields that it tests. */
function waysOutOf(condition: JsonSchema): JsonSchema[] {
  const other = Object.entries(condition.properties ?? {}).flatMap(([name, test]) =>
    (test.properties ? waysOutOf(test) : [{ not: test }]).map((schema) => ({
      properties: { [name]: schema },
    })),
  );
  const none = (condition.required ?? []).map((name) => ({ properties: { [name]: { not: {} } } }));
  return [...other, ...none];
}

/** Whether a branch is taken in the answers: for the first item where it is about items of a list. */
export function isTaken(branch: FormBranch, answers: unknown, validate: ValidateValue): boolean {
  const around = branch.inside.every((outer) => isTaken(outer, answers, validate));
  const value = branch.at
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (found, name) => (found as Record<string, unknown> | undefined)?.[name === '-' ? '0' : name],
      answers,
    );
  return around && value !== undefined && validate(branch.if, value) === branch.holds;
}
