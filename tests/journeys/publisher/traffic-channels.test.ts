// Proves that step 3 has the questions, channels of the load call, rules and messages of the specification.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { trafficChannels } from './answers.ts';
import {
  answer,
  expectError,
  expectNoError,
  field,
  labels,
  listed,
  next,
  options,
  stepHeading,
  summary,
} from './elements.ts';
import { loaded } from './provider.ts';
import { draftIn, openWizard } from './wizard.ts';

const at = 'traffic-channels';
const primary = 'What is your primary method of driving traffic?';
const others = 'Are there other channels you use to drive traffic?';
const notes = 'Additional insight about your traffic that you would like to share';
const income = 'How much do you earn per month in Affiliate Marketing?';
const networks = 'Do you work with other CPA networks?';
const which = 'Which CPA networks?';

/** The channels that are offered beside the primary one. */
async function offered(page: Page): Promise<string[]> {
  await field(page, others).click();
  await expect(listed(page).first()).toBeVisible();
  const names = await listed(page).allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

describe('Sections 2 and 3: step 3, Traffic Channels', () => {
  test("asks six questions in their order, \"Which CPA networks?\" only on Yes; each is required but for the others and the insight, which shows 4 rows; monthly earnings; other CPA networks are '1' for yes, '0' for no", async () => {
    const page = await openWizard({ at });
    await next(page);
    await expectError(page, primary, 'This field is required');
    await expectError(page, income, 'This field is required');
    const question = page.getByRole('radiogroup', { name: networks });
    await expect(question).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription(
      'This field is required',
    );
    await expectNoError(page, others);
    await expectNoError(page, notes);
    await expect(summary(page)).toBeFocused();

    await expect(field(page, notes)).toHaveAttribute('rows', '4');
    await field(page, notes).fill('One\nTwo');
    expect((await draftIn(page))?.traffic_notes).toBe('One\nTwo');
    expect(await options(page, income)).toEqual([
      '$0 - $4,999',
      '$5,000 - $9,999',
      '$10,000 - $24,999',
      '$25,000 - $49,999',
      '$50,000 - $99,999',
      '$100,000 +',
    ]);
    await expect(question.getByRole('radio')).toHaveCount(2);
    await expect(field(page, which)).toHaveCount(0);
    await question.getByRole('radio', { name: 'Yes' }).check();
    await expect(field(page, which)).toBeVisible();
    expect(await labels(page)).toEqual([primary, others, notes, income, networks, which]);
    expect((await draftIn(page))?.use_other_cpa_networks).toBe('1');
    await question.getByRole('radio', { name: 'No' }).check();
    await expect(field(page, which)).toHaveCount(0);
    expect((await draftIn(page))?.use_other_cpa_networks).toBe('0');
  });

  test('channels come from the load response, sorted by name; several others can be chosen, and taken back; they exclude the chosen primary one, and changing that removes it from them', async () => {
    const page = await openWizard({ at, load: loaded() });
    expect(await options(page, primary)).toEqual(['Display', 'Email Marketing', 'Social Media']);
    expect(await offered(page)).toEqual(['Display', 'Email Marketing', 'Social Media']);
    await field(page, others).click();
    for (const name of ['Display', 'Social Media', 'Email Marketing']) {
      await listed(page).getByText(name).click();
    }
    expect((await draftIn(page))?.other_channels).toEqual([4, 2, 7]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove Social Media' }).click();
    expect((await draftIn(page))?.other_channels).toEqual([4, 7]);
    await field(page, primary).selectOption('Social Media');
    expect(await offered(page)).toEqual(['Display', 'Email Marketing']);
    await field(page, primary).selectOption('Display');
    await expect(page.getByRole('button', { name: 'Remove Display' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove Email Marketing' })).toBeVisible();
    expect((await draftIn(page))?.other_channels).toEqual([7]);
  });

  test('channel ids keep the type that the load response gave them: numbers and strings', async () => {
    const channels = [
      { id: 31, name: 'Number' },
      { id: '32', name: 'Text' },
      { id: '033', name: 'Zero' },
    ];
    const page = await openWizard({ at, load: loaded({ channels }) });
    await field(page, others).click();
    for (const { name } of channels) await listed(page).getByText(name).click();
    await page.keyboard.press('Escape');
    expect((await draftIn(page))?.other_channels).toEqual([31, '32', '033']);
    for (const { id, name } of channels) {
      await field(page, primary).selectOption(name);
      expect((await draftIn(page))?.how_do_you_market).toBe(id);
    }
  });
});

describe('Section 5: rules of step 3', () => {
  test('"Which CPA networks?" is optional, and holds at most 255 characters', async () => {
    const page = await openWizard({
      at,
      draft: { ...trafficChannels, use_other_cpa_networks: '1' },
    });
    await answer(page, which, 'x'.repeat(256));
    await expectError(page, which, 'Too Long! 255 characters at most');
    await answer(page, which, 'x'.repeat(255));
    await expectNoError(page, which);
    await answer(page, which, '');
    await next(page);
    await expect(stepHeading(page, 'Create Login')).toBeVisible();
  });
});
