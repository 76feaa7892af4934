import { type Static, type TSchema, Type } from 'typebox';
import type { RefusedPlaces } from './places.ts';
import type { Words } from './words.ts';

/** Everything that is known of one key of ui.json, or of one option under "ui:options". */
export interface UiKeyEntry extends Words {
  /** Its description, examples and default are shown by editors and by the reference. */
  schema: TSchema;
  /** Whether a field with this option has to have it. */
  required?: true;
  /** The texts in its value that visitors read: they are translated, and can have no markup. */
  holds?: TextsInside;
  /** Present where it is a pointer to another question's answer: the widget that this has to have. */
  pointsTo?: string;
  /** Present where it holds codes of countries: of those that have regions, or of those that have phone numbers. */
  countries?: 'listed' | 'phone';
  /** Whether it names an item of the browser's storage that the widget writes. */
  isStorageKey?: true;
  /** The part of the engine that draws it, by its path below src/engine/form/; forms without it do not load it. */
  part?: string;
  /** The places at which it has no effect, each with what to write instead; elsewhere it works. */
  refusedAt?: RefusedPlaces;
  /** Whether the template of the field gets it, as it gets all options. */
  drawn?: true;
  /** Whether the compiled question has it, under its own name; the widget or the template alone gets the others. */
  inQuestion?: true;
}

/**
 * The texts in a value: it is one, which can show values in braces unless it is fixed, or it has keys with texts. "*" is
 * every key, or every item of a list.
 */
export type TextsInside =
  | 'text'
  | 'fixed-text'
  | 'rich-text'
  | 'messages'
  | { readonly [key: string]: TextsInside };

/** The values of keys or options. */
export type ValuesOf<Entries> = {
  [Name in keyof Entries]?: Entries[Name] extends { schema: infer Schema extends TSchema }
    ? Static<Schema>
    : never;
};

/** The values of those that the compiled question has. */
export type QuestionValuesOf<Entries> = ValuesOf<{
  [Name in keyof Entries as Entries[Name] extends { inQuestion: true }
    ? Name
    : never]: Entries[Name];
}>;

/** Returns the schemas of entries, as the properties of an object. */
export const propertiesOf = (
  entries: Record<string, Pick<UiKeyEntry, 'schema' | 'required'>>,
): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, { schema, required }]) => [
      name,
      required ? schema : Type.Optional(schema),
    ]),
  );

/** Returns the schema of a pointer to another answer. */
export const pointer = (description: string, example: string) =>
  Type.String({ description, pattern: '^(/.*)?$', examples: [example] });
