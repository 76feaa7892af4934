import type { Locator, Page } from 'playwright';
import type { PressWatch } from './watch-presses.ts';

/** Milliseconds in which a page loads what it needs later. */
const idleTime = 2500;

/** A visitor who presses with a finger or with a mouse. */
export interface Visitor {
  page: Page;
  watch: PressWatch;
  hasTouch: boolean;
}

/** Fills in the whole sign-up of the product in forms/, and measures a press of each kind, and the second of some. */
export async function signUp(visitor: Visitor, address: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`${address}/`);
  await page.waitForTimeout(idleTime);
  await askForLink(visitor);
  await page.goto(`${address}/signup?token=t`);
  await button(page, 'Next').waitFor();
  await page.waitForTimeout(idleTime);
  await companyInfo(visitor);
  await contactDetails(visitor);
  await trafficChannels(visitor);
  await createLogin(visitor);
}

async function askForLink(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await press(visitor, 'Submit with errors', button(page, 'Submit'));
  await write(visitor, 'First Name', 'Ada');
  for (const label of ['Last Name', 'Email Address', 'Confirm Email Address']) {
    await field(page, label).fill(label === 'Last Name' ? 'Lovelace' : 'ada@example.com');
  }
  await press(visitor, 'tick', page.getByRole('checkbox'));
  await press(visitor, 'Submit of the first page', button(page, 'Submit'));
  await page.waitForURL('**/confirm');
}

async function companyInfo(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await press(visitor, 'Next with errors', button(page, 'Next'));
  await write(visitor, 'Company name', 'Analytical Media');
  await field(page, 'Address').fill('12 Queen Street');
  await press(visitor, 'Country opens, first', field(page, 'Country'));
  await keys(visitor, 'key in a list', 'can');
  await press(visitor, 'Country is chosen', option(page, 'Canada'));
  await press(visitor, 'Country opens, again', field(page, 'Country'));
  await page.keyboard.press('Escape');
  await press(visitor, 'Region opens, first', field(page, 'Region'));
  await keys(visitor, 'key in a list', 'onta');
  await press(visitor, 'Region is chosen', option(page, 'Ontario'));
  await field(page, 'City').fill('Toronto');
  await field(page, 'Postal code').fill('M5H 2N2');
  await press(visitor, 'Next', button(page, 'Next'));
}

async function contactDetails(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Contact Details' }).waitFor();
  await page.locator('main input[type="tel"]').fill('4165550123');
  await choose(visitor, 'country of a phone number', page.locator('main select').first(), 'C');
  await choose(visitor, 'choice', field(page, 'Best time to contact you by phone'), '1');
  await choose(visitor, 'choice that opens a question', field(page, 'IM Service'), 'O');
  await choose(visitor, 'choice that closes a question', field(page, 'IM Service'), 'ArrowUp');
  await field(page, 'IM Screenname').fill('ada.lovelace');
  await press(visitor, 'Next', button(page, 'Next'));
}

async function trafficChannels(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Traffic Channels' }).waitFor();
  await press(visitor, 'Back', button(page, 'Back'));
  await page.getByRole('heading', { name: 'Contact Details' }).waitFor();
  await press(visitor, 'Next', button(page, 'Next'));
  await page.getByRole('heading', { name: 'Traffic Channels' }).waitFor();
  await choose(visitor, 'choice', field(page, 'What is your primary method'), 'D');
  await press(visitor, 'channels open', field(page, 'Are there other channels'));
  await press(visitor, 'a channel is chosen', option(page, 'Social Media'));
  await press(visitor, 'a channel is chosen', option(page, 'Influencers'));
  await page.keyboard.press('Escape');
  await choose(visitor, 'choice', field(page, 'How much do you earn'), '$');
  await press(visitor, 'Yes that opens a question', page.getByRole('radio', { name: 'Yes' }));
  await press(visitor, 'No that closes a question', page.getByRole('radio', { name: 'No' }));
  await press(visitor, 'Next', button(page, 'Next'));
}

async function createLogin(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Create Login' }).waitFor();
  await field(page, 'Choose a Username').fill('ada.lovelace');
  for (const label of ['Password', 'Re-enter Password'])
    await field(page, label).fill('Analytical1');
  await press(visitor, 'Submit of the application', button(page, 'Submit'));
  await page.waitForURL('**/thankyou');
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

const field = (page: Page, label: string) =>
  page
    .locator('main form')
    .getByLabel(new RegExp(`^${label}`))
    .first();

const option = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('option', { name, exact: true });

/** Presses an element, by events alone: Playwright's own press looks at the page in between. */
async function press(
  { page, watch, hasTouch }: Visitor,
  kind: string,
  target: Locator,
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing can be pressed for "${kind}".`);
  const [x, y] = [box.x + Math.min(box.width / 2, 100), box.y + box.height / 2];
  await watch.measure(kind, () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)));
}

const keys = ({ page, watch }: Visitor, kind: string, text: string) =>
  watch.measure(kind, () => page.keyboard.type(text, { delay: 60 }));

async function write(visitor: Visitor, label: string, text: string): Promise<void> {
  await press(visitor, 'focus of a text', field(visitor.page, label));
  await keys(visitor, 'key in a text', text);
}

/** Chooses in a native list by a key: the first letter of a choice, or an arrow. */
async function choose({ page, watch }: Visitor, kind: string, list: Locator, key: string) {
  await list.focus();
  await page.waitForTimeout(200);
  await watch.measure(kind, () => page.keyboard.press(key));
}
