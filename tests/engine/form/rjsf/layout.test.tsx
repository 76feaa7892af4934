import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from './show-form.tsx';

const form = compileForm(
  {
    type: 'object',
    title: 'Your company',
    properties: {
      company: { type: 'string', title: 'Company' },
      registered: { type: 'boolean', title: 'Registered' },
      street: { type: 'string', title: 'Street' },
    },
    if: { required: ['registered'], properties: { registered: { const: true } } },
    then: { properties: { number: { type: 'string', title: 'Number' } } },
  },
  {
    'ui:groups': [
      { title: 'Register', description: 'As in the register.', fields: ['number'] },
      { title: 'Company', fields: ['company', 'registered'] },
    ],
    number: { 'ui:before': ['See ', { text: 'the register', href: '/register' }] },
    street: { 'ui:before': 'Where do you work?' },
  },
);

const Link = ({ href, children }: { href: string; children: React.ReactNode }) => (
  <a href={href}>{children}</a>
);

it('questions stand below headings, and texts before them, while these are asked', async () => {
  const store = await showForm(form, {}, { Link });
  const company = page.getByRole('group', { name: 'Company', exact: true });
  await expect.element(company.getByLabelText('Company')).toBeVisible();
  const texts = () => document.querySelector('form')?.innerText ?? '';
  expect(texts()).not.toMatch(/Register\n|the register/);
  expect(texts().indexOf('Where do you work?')).toBeLessThan(texts().indexOf('Street'));
  await expect.element(page.getByRole('textbox', { name: 'Street', exact: true })).toBeVisible();
  store.answer('/registered', true);
  const register = page.getByRole('group', { name: 'Register' });
  await expect.element(register).toHaveTextContent(/As in the register\.See the registerNumber/);
  await expectNoBarriers();
  store.answer('/registered', undefined);
  await expect.poll(() => texts().includes('the register')).toBe(false);
});
