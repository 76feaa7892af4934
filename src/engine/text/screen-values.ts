import type { Choice, Question, QuestionContent, QuestionGroup } from '../../compiled/question.ts';
import type { TextValue } from '../../compiled/text.ts';
import type { DataSources } from '../../core/form/coerce-answers.ts';
import { isSame } from '../../core/is-same.ts';
import { fieldTexts } from '../../core/mapping/named-outcomes.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import { replaceValues } from '../../core/text/text-values.ts';
import type { CallOutcome, ValueTexts } from '../host.tsx';
import type { TextFiller } from './text-filler.ts';
import { type Reader, valueTexts } from './value-texts.ts';

const nothing: ScreenAnswers = { answers: {}, visible: [], forms: {} };

/** The values in the texts of a screen, as they are written for its reader. */
export class ScreenValues implements TextFiller {
  readonly AddressLink: TextFiller['AddressLink'];
  readonly #values: TextValue[];
  readonly #pointers: ReadonlySet<string>;
  readonly #listeners = new Set<() => void>();
  readonly #filled = new Map<object, { shown: ValueTexts; content: object }>();
  #reader: Reader;
  #progress = nothing;
  #shown: ValueTexts = {};
  #announced = this.#shown;
  #revision = 0;

  /** @param passedOn values that the screen before has written, by their pointers */
  constructor(
    values: TextValue[],
    { AddressLink, ...reader }: Reader & Pick<TextFiller, 'AddressLink'>,
    private readonly passedOn: ValueTexts = {},
  ) {
    this.AddressLink = AddressLink;
    this.#values = values;
    this.#pointers = new Set(values.map(({ from }) => from));
    this.#reader = reader;
    this.#read();
    this.#announced = this.#shown;
  }

  readonly open = (dataSources: DataSources, progress: ScreenAnswers): void => {
    this.#reader = { ...this.#reader, dataSources };
    this.#progress = progress;
    this.#read();
  };

  readonly refresh = (progress: ScreenAnswers): boolean => {
    const { answers, forms, visible } = this.#progress;
    const isSame =
      progress.answers === answers &&
      progress.forms === forms &&
      hasSameSteps(progress.visible, visible);
    this.#progress = progress;
    return !isSame && this.#read();
  };

  readonly announce = (): void => {
    if (this.#announced === this.#shown) return;
    this.#announced = this.#shown;
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly revision = (): number => this.#revision;

  readonly fill = (text: string): string => this.#fillWith(text, this.#shown);

  readonly fillOutcome = (callOutcome: CallOutcome): CallOutcome => {
    const { outcome, response } = callOutcome;
    if (!outcome) return callOutcome;
    const { say, fields } = outcome;
    const dataSources = { ...this.#reader.dataSources, response };
    const shown = valueTexts(this.#values, this.#progress, { ...this.#reader, dataSources });
    const fill = (text: string) => this.#fillWith(text, shown);
    const filled = Object.entries(fieldTexts(outcome)).map(([pointer, text]) => [
      pointer,
      fill(text),
    ]);
    return {
      ...callOutcome,
      outcome: {
        ...outcome,
        ...(say !== undefined && { say: fill(say) }),
        ...(fields && { fields: Object.fromEntries(filled) }),
      },
    };
  };

  readonly fillContent = <T extends Question | QuestionGroup>(source: T): T => {
    const known = this.#filled.get(source);
    if (known?.shown === this.#shown) return known.content as T;
    const filled = this.#contentOf(source);
    const content = known && isSame(known.content, filled) ? (known.content as T) : filled;
    this.#filled.set(source, { shown: this.#shown, content });
    return content;
  };

  /** Returns whether a value has changed. */
  #read(): boolean {
    const read = valueTexts(this.#values, this.#progress, this.#reader);
    const shown = { ...read, ...this.passedOn };
    if (isSame(shown, this.#shown)) return false;
    this.#shown = shown;
    return true;
  }

  #fillWith(text: string, shown: ValueTexts): string {
    const { fillPlurals, language } = this.#reader;
    const picked = fillPlurals?.(text, shown, language) ?? text;
    return replaceValues(picked, (pointer, words) =>
      this.#pointers.has(pointer) ? (shown[pointer] ?? words ?? '') : undefined,
    );
  }

  #contentOf<T extends Question | QuestionGroup>(source: T): T {
    const { label, description, placeholder, addText, choices } = source as Partial<Question>;
    const texts = { label, description, placeholder, addText };
    const filled = Object.entries(texts).flatMap(([name, text]) =>
      text === undefined || this.fill(text) === text ? [] : [[name, this.fill(text)] as const],
    );
    const filledChoices = choices?.map((choice) => this.#fillChoice(choice));
    const hasChoices = filledChoices?.some((choice, index) => choice !== choices?.[index]);
    if (filled.length === 0 && !hasChoices) return source;
    const content: Partial<QuestionContent> = Object.fromEntries(filled);
    return { ...source, ...content, ...(hasChoices && { choices: filledChoices }) };
  }

  #fillChoice(choice: Choice): Choice {
    const label = this.fill(choice.label);
    const description = choice.description && this.fill(choice.description);
    return label === choice.label && description === choice.description
      ? choice
      : { ...choice, label, ...(description && { description }) };
  }
}

/** The form and the wizard each list the visible steps. */
const hasSameSteps = (some: ScreenAnswers['visible'], others: ScreenAnswers['visible']): boolean =>
  some === others ||
  (some.length === others.length && some.every((step, index) => step === others[index]));
