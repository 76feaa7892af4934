// Proves that the outline of a page says what assistive technology is told, whatever the markup is.
import { describe, expect, it } from 'vitest';
import { outline } from '../forms/in-browser/outline/outline.ts';
import { readTree } from '../forms/in-browser/outline/read-tree.ts';
import { visitor } from './visitor.ts';

/** Returns the outline of a page with this markup. */
async function outlined(markup: string): Promise<string> {
  const page = await visitor();
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title>${markup}</html>`);
  return outline(await readTree(page), 'https://example.com');
}

const body = async (markup: string) => (await outlined(markup)).split('\n').slice(1).join('\n');

/** A text field as one library would draw it. */
const plain = (label = 'Company name') => `
  <label for="a">${label}</label>
  <input id="a" aria-required="true" aria-invalid="true" aria-describedby="b" value="Acme">
  <p id="b">Company name required</p>`;

/** The same field as another would. */
const wrapped = `
  <div class="css-1x2y3z"><div class="MuiFormControl-root"><fieldset aria-hidden="true"><legend>x</legend></fieldset>
    <span><label for="field/company"><b>Company</b> <i>name</i></label><span aria-hidden="true"> *</span></span>
    <div><div><textarea rows="1" id="field/company" required aria-invalid="true" aria-describedby="n">Acme</textarea></div></div>
    <div id="n"><span style="visibility: hidden">Help</span><strong>Company name required</strong></div>
  </div></div>`;

describe('the outline of a page', () => {
  it('says what a field is called, what it holds, and what is wrong with it', async () => {
    expect(await body(plain())).toBe(
      'textbox "Company name", value "Acme", required, invalid, description "Company name required"',
    );
  });

  it('is the same for another markup of the same field', async () => {
    expect(await outlined(wrapped)).toBe(await outlined(plain()));
  });

  it('is another one when a label is', async () => {
    expect(await outlined(plain('Company Name'))).not.toBe(await outlined(plain()));
  });

  it.each([
    [
      'a native group of choices',
      '<fieldset><legend>Size</legend><label><input type="radio" name="s" checked>Small</label><label><input type="radio" name="s">Large</label></fieldset>',
      'group "Size"\n  radio "Small", checked\n  radio "Large"',
    ],
    [
      'the same, put together with ARIA',
      '<div><span id="l">Size</span></div><div role="group" aria-labelledby="l"><div role="radio" aria-checked="true" tabindex="0"><span>Small</span></div><div role="radio" aria-checked="false"><span>Large</span></div></div>',
      'group "Size"\n  radio "Small", checked\n  radio "Large"',
    ],
    [
      'a heading with its level, a list with where one is in it, and a link with where it leads',
      '<h2>Steps</h2><ol><li aria-current="step">One</li><li aria-disabled="true"><em>Two</em></li></ol><a href="https://example.com/next">On</a>',
      'heading 2 "Steps"\nlist\n  listitem "One", current step\n  listitem "Two", disabled\nlink "On", to /next',
    ],
    [
      'what a closed list offers, and what of it is chosen',
      '<label>Size <select aria-required="true"><option>Small<option selected>Large</select></label>',
      'combobox "Size", value "Large", required\n  offers "Small", "Large"',
    ],
    [
      'terms with what they stand for',
      '<dl><div><dt>Name</dt><dd>Ada</dd></div></dl>',
      'term "Name"\ndefinition "Ada"',
    ],
    [
      'a day, in whatever order the browser shows it',
      '<label>Born <input type="date" value="1990-04-12"></label>',
      'date "Born", value "1990-04-12"',
    ],
    [
      'nothing of what says nothing',
      '<div role="status"></div><section><svg aria-hidden="true"/></section>',
      '',
    ],
    ['an alert by its words', '<div role="alert"><p>Too late.</p></div>', 'alert "Too late."'],
  ])('holds %s', async (_what, markup, expected) => {
    expect(await body(markup)).toBe(expected);
  });
});
