import {
  type Country,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'react-phone-number-input/min';
import type { AnswerControl, AnswerTarget } from '../form-page.ts';

/** Chooses the country of a number and types the rest of it; all of a number that belongs to no single country. */
export const phone: AnswerControl = async (target, value) => {
  const { control, texts } = target;
  if (value === '' || value === null) {
    await control.fill('');
    return control.blur();
  }
  const number = parsePhoneNumber(String(value));
  const country = number?.country;
  const label = country ? countryLabel(country) : texts.international;
  await countryOf(target).selectOption({ label });
  await control.fill(country && number ? number.nationalNumber : String(value));
  await control.blur();
};

/** Locates the country selector beside the number. */
const countryOf = ({ control, texts }: AnswerTarget) =>
  control
    .locator('xpath=ancestor::*[.//select][1]')
    .getByRole('combobox', { name: texts.phoneCountry, exact: true });

function countryLabel(country: Country): string {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  return `${name} (+${getCountryCallingCode(country)})`;
}
