import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';

/** A value in the imported ui schema. */
export interface UiSource {
  value: unknown;
  pointer: string;
}

const prefix = 'ui:';

/**
 * The entry of a field in an RJSF ui schema. What is taken from it is not left; so everything that nobody knows can be
 * listed. "ui:rows" and "rows" under "ui:options" are the same option.
 */
export class UiEntry {
  readonly #sources: UiSource[];
  readonly #options = new Map<string, UiSource>();
  /** Keys that are no names of fields. */
  readonly #read = new Set(['$schema']);

  /** @param sources of an option that several have, the first one counts */
  constructor(sources: UiSource[]) {
    this.#sources = sources.filter(({ value }) => isObject(value));
    for (const [name, option] of this.#entries.flatMap(toOptions)) {
      if (!this.#options.has(name)) this.#options.set(name, option);
    }
  }

  /** Returns an option without taking it. */
  peek = (name: string): unknown => this.#options.get(name)?.value;

  pointerOf = (name: string): string => this.#options.get(name)?.pointer ?? '';

  take(name: string): unknown {
    const value = this.peek(name);
    this.#options.delete(name);
    return value;
  }

  put = (name: string, value: unknown): unknown =>
    this.#options.set(name, { value, pointer: this.pointerOf(name) });

  /** The options that nobody has taken. */
  get left(): [string, UiSource][] {
    return [...this.#options];
  }

  /** The names of the fields that it has entries for. */
  get fields(): string[] {
    return this.#entries.flatMap(([key]) =>
      key.startsWith(prefix) || this.#read.has(key) ? [] : [key],
    );
  }

  /** Returns the entry of a field, or of the items of a list. */
  inner = (name: string, more: UiSource[] = []): UiEntry =>
    new UiEntry([...this.#below(name), ...more]);

  /** Returns the entry with the fields of one alternative of "oneOf" or "anyOf". */
  alternative(index: number, more: UiSource[]): UiEntry {
    const keywords = ['oneOf', 'anyOf'];
    for (const keyword of keywords) this.#read.add(keyword);
    const lists = keywords.flatMap(this.#below);
    const entries = new UiEntry(
      lists.map(({ value, pointer }) => ({ value: { ...(value as object) }, pointer })),
    );
    return new UiEntry([...this.#sources, ...entries.#below(String(index)), ...more]);
  }

  get #entries(): [string, UiSource][] {
    return this.#sources.flatMap(({ value, pointer }) => entriesOf(value, pointer));
  }

  #below = (name: string): UiSource[] =>
    this.#entries.flatMap(([key, source]) => (key === name ? [source] : []));
}

const entriesOf = (entry: unknown, pointer: string): [string, UiSource][] =>
  Object.entries(entry as object).map(([key, value]) => [
    key,
    { value, pointer: `${pointer}/${escapePart(key)}` },
  ]);

function toOptions([key, source]: [string, UiSource]): [string, UiSource][] {
  if (!key.startsWith(prefix) || key === 'ui:definitions') return [];
  if (key !== 'ui:options') return [[key.slice(prefix.length), source]];
  const inner = isObject(source.value) ? entriesOf(source.value, source.pointer) : [];
  return inner.map(([name, option]) => [name.replace(/^ui:/, ''), option]);
}
