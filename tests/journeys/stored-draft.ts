import signup from '../../forms/signup/screen.json' with { type: 'json' };
import { linkOf } from '../../src/core/mapping/link-of.ts';
import { firstValues } from '../../src/runtime/page-sources.ts';

/** Returns the item in which a browser keeps the answers to the wizard of a link. */
export function storedDraft(link: string, formValues: object): { name: string; value: string } {
  const url = new URL(link, 'https://apply.example').href;
  const query = firstValues(new URL(url).search);
  const item = { formValues, link: linkOf(signup.load, { query, page: { url } }) };
  return { name: 'signup-form', value: JSON.stringify(item) };
}
