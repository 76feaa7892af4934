import type { CompiledForm } from '../../compiled/form.ts';
import { isObject } from '../../core/is-object.ts';
import { expandPointer, getAt, removeAllAt } from '../../core/pointer.ts';
import { reviewSections } from '../../core/review/review-sections.ts';
import { countryAnswer } from '../../core/text/country-answer.ts';
import { phoneAnswer } from '../../core/text/phone-answer.ts';
import type { Texts } from '../../definition/texts.ts';
import { answersInBody } from '../validate/answers-in-body.ts';
import type { BodySlot } from '../validate/body-slots.ts';
import { answerSlots, type ShownScreen } from './shown-screen.ts';

/** The answers to one form of a screen, as readers read them. */
export interface AnsweredSection {
  /** Absent for the only form of a screen. */
  title?: string | undefined;
  blocks: { heading?: string | undefined; rows: AnsweredRow[] }[];
}

export interface AnsweredRow {
  label: string;
  /** The answer as it is stored; absent where only its hash is. */
  value?: unknown;
  text: string;
}

/**
 * Writes the answers in a body for a reader, in the order of the screen's questions. Questions without an answer are left out.
 *
 * @param hashed pointers in the body to answers of which it has a hash alone
 * @param context `texts` are those of the engine in the language of the product
 * @returns the sections, and the values of the body that belong to no question
 */
export function answeredSections(
  screen: ShownScreen,
  { body, hashed }: { body: Record<string, unknown>; hashed: string[] },
  { texts, language }: { texts: Texts; language: string },
): { sections: AnsweredSection[]; rest: Record<string, unknown> } {
  const slots = certain(screen.slots);
  const { answers, inBody } = answersInBody(slots, body);
  const always = { conditions: [], countryAnswer, phoneAnswer };
  const forms = screen.forms.map((form) => [form.id, { ...form, ...always }] as const);
  const written = reviewSections(
    {
      answers,
      visible: screen.forms.map(({ id, title }) => ({ id, ...(title !== undefined && { title }) })),
      forms: Object.fromEntries(forms) as unknown as Record<string, CompiledForm>,
    },
    { texts, language, sourcesOf: () => ({ page: { url: '' }, query: {} }) },
  );
  const sections = written.map(({ title, blocks }) => ({
    title,
    blocks: blocks.flatMap(({ heading, rows }) => {
      const answered = rows.flatMap(({ pointer, label, text }) => {
        const value = getAt(answers, pointer);
        if (hashed.includes(inBody(pointer) ?? '')) return { label, text };
        return isAnswer(value) ? { label, value, text } : [];
      });
      return answered.length > 0 ? { heading, rows: answered } : [];
    }),
  }));
  return {
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    rest: withoutAnswers({ ...screen, slots }, body),
  };
}

/** Returns the slots without those that have one answer or another, by a condition. */
const certain = (slots: BodySlot[]): BodySlot[] =>
  slots.filter(({ body, answer }) =>
    slots.every((other) => other.body !== body || other.answer === answer),
  );

const isAnswer = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Returns the values of a body that belong to no question. */
function withoutAnswers(
  screen: ShownScreen,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const rest = structuredClone(body);
  const known = answerSlots(screen).flatMap(({ pointer }) => expandPointer(pointer, body));
  removeAllAt(rest, [...new Set(known)]);
  return (pruned(rest) ?? {}) as Record<string, unknown>;
}

/** Returns a value without objects and lists that have nothing in them; `undefined` where nothing is left. */
function pruned(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => pruned(item) ?? []);
    return items.length > 0 ? items : undefined;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const left = pruned(inner);
    return left === undefined ? [] : [[key, left] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
