import type {
  CalledSource,
  Choice,
  ChoiceList,
  CompiledChoiceSource,
} from '../../compiled/question.ts';
import { isObject } from '../../core/is-object.ts';
import { parseObject } from '../../core/parse-object.ts';
import { setAt } from '../../core/pointer.ts';
import type { ItemStorage } from '../host.tsx';

/** The parts of items that a visitor has chosen of searches, by the call, the pointers in an item, and the value. */
type ChosenItems = Record<string, Record<string, unknown>>;

/** Remembers the labels of the choices that searches have found and visitors have made. */
export class ChosenItemsStore {
  readonly #session: ItemStorage;
  readonly #key: string | undefined;
  readonly #items: ChosenItems;
  readonly #stored: ChosenItems;

  /** @param key names an item of the tab's storage, which stores them beside a draft; without it none are stored */
  constructor(session: ItemStorage, key: string | undefined) {
    this.#session = session;
    this.#key = key;
    this.#stored = key === undefined ? {} : parsed(session.read(key));
    this.#items = structuredClone(this.#stored);
  }

  /** @param isStored whether the tab stores it */
  remember({ lists: [list], call }: CompiledChoiceSource, choice: Choice, isStored: boolean): void {
    // Items that are their own values are their own labels.
    if (!call || !list || list.value === '') return;
    const item = {};
    setAt(item, list.value, choice.value);
    setAt(item, list.label, choice.label);
    const name = nameOf(call, list);
    add(this.#items, name, choice.value, item);
    if (!isStored || this.#key === undefined) return;
    add(this.#stored, name, choice.value, item);
    this.#session.write(this.#key, JSON.stringify(this.#stored));
  }

  /** Returns the items that were chosen; `undefined` where an answer is none of them. */
  itemsFor(
    call: CalledSource,
    list: ChoiceList | undefined,
    answer: unknown,
  ): unknown[] | undefined {
    const items = this.#items[nameOf(call, list)] ?? {};
    const isKnown = answer === undefined || Object.hasOwn(items, String(answer));
    return isKnown ? Object.values(items) : undefined;
  }
}

// Questions with the same call may read its items in different ways.
const nameOf = ({ call, from = '' }: CalledSource, list: ChoiceList | undefined): string =>
  [`${call}${from}`, list?.value, list?.label].join(' ');

function add(items: ChosenItems, name: string, value: unknown, item: object): void {
  const ofName = items[name] ?? {};
  items[name] = ofName;
  ofName[String(value)] = item;
}

function parsed(text: string | undefined): ChosenItems {
  const items = parseObject(text) ?? {};
  return Object.values(items).every(isObject) ? (items as ChosenItems) : {};
}
