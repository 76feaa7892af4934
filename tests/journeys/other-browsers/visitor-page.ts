import { expect } from 'vitest';
import { waitTimeout } from '../../support/wait-timeout.ts';
import type { Description, Driver, ElementReference } from './driver.ts';

/** A page as a visitor uses it: each action waits until its element is there. */
export class VisitorPage {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  open = (url: string) => this.#driver.open(url);
  reload = () => this.#driver.reload();
  press = (keys: string) => this.#driver.press(keys);

  async click(role: NonNullable<Description['role']>, name: string) {
    await this.#driver.click(await this.#find({ role, name }));
  }

  /** Types a text into an empty field. */
  async fill(label: string, text: string) {
    await this.#driver.click(await this.#find({ name: label }));
    await this.press(text);
  }

  /** Chooses an option of a select by typing how it begins, up to the first space. */
  async select(label: string, option: string) {
    const element = await this.#find({ name: label });
    await this.#driver.evaluate((it) => it.focus(), element);
    await this.press(option.replace(/ .*/, ''));
    await this.expectValue(label, option);
  }

  /** Chooses an option in the list that a field opens when one types. */
  async choose(label: string, option: string) {
    await this.fill(label, option);
    await this.click('option', option);
  }

  async expectHeading(name: string) {
    await this.#find({ role: 'heading', name });
  }

  /** Expects a field to hold a value; that of a select is what its option says. */
  async expectValue(label: string, value: string) {
    const read = async () => {
      const element = await this.#find({ name: label });
      return this.#driver.evaluate((it) => {
        if (it instanceof HTMLSelectElement) return it.selectedOptions[0]?.text;
        return (it as HTMLInputElement).value;
      }, element);
    };
    await expect.poll(read, { timeout: waitTimeout }).toBe(value);
  }

  async expectAddress(url: string) {
    await expect
      .poll(() => this.#driver.evaluate(() => location.href), { timeout: waitTimeout })
      .toBe(url);
  }

  /** Returns the language of the page, its direction, and whether it has to be scrolled sideways. */
  layout = () =>
    this.#driver.evaluate(() => {
      const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
      return { lang, dir, scrollsSideways: scrollWidth > clientWidth };
    });

  /** Waits for an element, and expects it to be the only one of this description. */
  async #find(description: Description): Promise<ElementReference> {
    let elements: ElementReference[] = [];
    const count = async () => {
      elements = await this.#driver.find(description);
      return elements.length;
    };
    try {
      await expect.poll(count, { timeout: waitTimeout }).toBe(1);
    } catch (error) {
      const text = await this.#driver.evaluate(() => document.body.innerText);
      throw new Error(
        `${JSON.stringify(description)} is not there once, but ${elements.length} times: ${text}`,
        { cause: error },
      );
    }
    return elements[0] as ElementReference;
  }
}
