import { type Json, toJson } from './json.ts';

/** Keywords that describe a use of a part; they may differ from use to use. */
const annotations = ['title', 'description', 'examples', 'default'];

/**
 * Returns a schema in which each use of a part is a reference to the part's one copy under "definitions".
 *
 * A part with annotations is shared by uses that are equal in all. A part without them is shared by all uses with its
 * rules. Such a use refers through `allOf` and keeps its annotations: in draft-07, keywords beside `$ref` are ignored,
 * and editors prefer the annotations of the referenced schema.
 *
 * @param parts by their names under "definitions"; a part has to precede the parts that it holds
 */
export function shareParts({ definitions, ...root }: Json, parts: Record<string, object>): Json {
  const named = Object.entries(parts).map(([name, part]) => ({ name, part: toJson(part) }));
  const byText = new Map(named.map((entry) => [JSON.stringify(entry.part), entry]));
  const plain = named.filter(({ part }) => annotations.every((key) => !(key in part)));
  const byRules = new Map(plain.map((entry) => [rulesOf(entry.part), entry]));

  const shareIn = (value: unknown, except?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => shareIn(item));
    if (!isJson(value)) return value;
    const found = [byText.get(JSON.stringify(value)), byRules.get(rulesOf(value))].find(
      (entry) => entry && entry.name !== except,
    );
    if (!found) return shareInside(value);
    const reference = { $ref: `#/definitions/${found.name}` };
    const own = Object.entries(value).filter(([key]) => annotations.includes(key));
    if (own.length === 0 || !plain.includes(found)) return reference;
    return { ...Object.fromEntries(own), allOf: [reference] };
  };
  const shareInside = (schema: Json): Json =>
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        isData(key, value) ? value : shareIn(value),
      ]),
    );

  const shared = {
    ...shareInside(root),
    definitions: definitions && shareInside(definitions as Json),
  };
  return addDefinitions(
    shared,
    named.map(({ name, part }) => [name, shareIn(part, name)]),
  );
}

/** Adds the parts that are referred to, by the schema or by a part before them. */
function addDefinitions({ definitions, ...root }: Json, parts: [string, unknown][]): Json {
  const added: Json = { ...(definitions as Json | undefined) };
  let text = JSON.stringify({ root, added });
  for (const [name, part] of parts) {
    if (!text.includes(`"#/definitions/${name}"`)) continue;
    added[name] = part;
    text += JSON.stringify(part);
  }
  return { ...root, definitions: added };
}

/** Returns whether a key holds values instead of schemas. A field with the name of such a keyword holds a schema. */
const isData = (key: string, value: unknown): boolean =>
  (key === 'const' && !isJson(value)) ||
  (['examples', 'enum', 'required'].includes(key) && Array.isArray(value));

/** The text of a schema without its annotations. */
function rulesOf(schema: Json): string {
  const rules = Object.entries(schema).filter(([key]) => !annotations.includes(key));
  return JSON.stringify(rules.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
