import type { Locator } from 'playwright';
import type { Question } from '../../../../src/compiled/question.ts';
import { isList } from '../../../../src/core/form/list-question.ts';
import { everyChoiceOf } from '../../../../src/core/form/variants.ts';
import { widgetEntry } from '../../../../src/definition/widget-catalogue/index.ts';
import { expect } from '../../../journeys/expect.ts';
import type { AnswerLocation } from '../../../support/asked-locations.ts';
import { controlsOf } from '../form-page/find-control.ts';
import type { FormPage } from '../form-page/form-page.ts';
import { shownName } from '../shown-name.ts';

/**
 * Expects the message in the accessible description of the control, visible, and the control to be invalid; where it takes
 * other answers, so may be the input for these.
 */
export async function expectMessage(
  formPage: FormPage,
  question: Question,
  place: AnswerLocation,
  message: string,
): Promise<void> {
  const controls = controlsOf(formPage, question, place);
  // A group of buttons can't be invalid: a list, or choices to be ranked. Its buttons say what it lacks.
  const isOfButtons = isList(question) || widgetEntry(question.widget)?.choices?.ranked === true;
  const isInvalid = isOfButtons ? expect.any(Boolean) : true;
  const words = shownName(message);
  const said = typeof words === 'string' ? words : expect.stringMatching(words);
  const takesOther = everyChoiceOf(question)?.some(({ other }) => other);
  const read = takesOther ? controls.locator('xpath=ancestor::*[@data-width][1]') : controls;
  await expect
    .poll(() => readControls(read), { message: `${question.label} (${place.pointer})` })
    .toEqual([{ isInvalid, descriptions: expect.arrayContaining([said]) }]);
}

/** Returns the visible texts that describe each control, or the inputs inside it, and whether one of them is invalid. */
const readControls = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.map((element) => ({
      isInvalid: element.matches('[aria-invalid="true"], :has([aria-invalid="true"])'),
      descriptions: [element, ...element.querySelectorAll('[aria-describedby]')].flatMap((each) =>
        (each.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .flatMap((id) => document.getElementById(id) ?? [])
          .filter((note) => note.getClientRects().length > 0)
          // Help stays beside a message.
          .flatMap((note) => [note.innerText.trim(), note.innerText.split('\n')[0]?.trim()]),
      ),
    })),
  );
