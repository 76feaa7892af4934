// Proves that step 4 has the fields, passwords, rules and messages of the specification.
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { answer, expectError, expectNoError, field, labels, submit, summary } from './elements.ts';
import { requestsFor } from './provider.ts';
import { openWizard } from './wizard.ts';

const at = 'create-login';
const rule = 'Must Contain At Least 7 Characters, One Uppercase, One Lowercase, and One Number';

describe('Sections 2 and 5: step 4, Create Login', () => {
  test('its fields in their order, with their autocomplete tokens; the multiline one shows 4 rows; required: username, password and its confirmation; no call is made', async () => {
    const page = await openWizard({ at });
    expect(await labels(page)).toEqual([
      'Choose a Username',
      'Password',
      'Re-enter Password',
      "Anything else you'd like to add?",
    ]);
    await expect(field(page, "Anything else you'd like to add?")).toHaveAttribute('rows', '4');
    for (const [label, token] of [
      ['Choose a Username', 'username'],
      ['Password', 'new-password'],
      ['Re-enter Password', 'new-password'],
      ["Anything else you'd like to add?", 'off'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('autocomplete', token);
    }
    const calls = requestsFor(page, 'save');
    await submit(page);
    for (const label of ['Choose a Username', 'Password', 'Re-enter Password']) {
      await expectError(page, label, 'This field is required');
    }
    await expectNoError(page, "Anything else you'd like to add?");
    await expect(summary(page)).toBeFocused();
    expect(calls).toHaveLength(0);
  });

  test(`each password has a show/hide toggle, at least 7 characters with one uppercase, one lowercase and one number ("${rule}"), and at most 40; the confirmation is equal to it ("Passwords do not match")`, async () => {
    const page = await openWizard({ at });
    for (const [position, label] of ['Password', 'Re-enter Password'].entries()) {
      const input = field(page, label);
      const toggle = page.getByRole('button', { name: /^(Show|Hide) password$/ }).nth(position);
      await input.fill('Secret1');
      await expect(input).toHaveAttribute('type', 'password');
      await toggle.click();
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveValue('Secret1');
      await expect(toggle).toHaveAccessibleName('Hide password');
      await expect(page.getByRole('status').getByText('Your password is shown')).toBeAttached();
      await toggle.click();
      await expect(input).toHaveAttribute('type', 'password');
    }
    await answer(page, 'Re-enter Password', 'Secret2');
    await expectError(page, 'Re-enter Password', 'Passwords do not match');
    await answer(page, 'Re-enter Password', 'Secret1');
    await expectNoError(page, 'Re-enter Password');
    await answer(page, 'Password', 'Secret12');
    await expectError(page, 'Re-enter Password', 'Passwords do not match');
    for (const bad of ['Short1', 'secret1', 'SECRET1', 'Secrets']) {
      await answer(page, 'Password', bad);
      await expectError(page, 'Password', rule);
    }
    for (const good of ['Secret1', '1aB    ', `Aa1${'x'.repeat(37)}`]) {
      await answer(page, 'Password', good);
      await expectNoError(page, 'Password');
      await expect(field(page, 'Password')).toHaveValue(good);
    }
    await answer(page, 'Password', `Aa1${'x'.repeat(38)}`);
    await expectError(page, 'Password', 'Too Long! 40 characters at most');
  });
});
