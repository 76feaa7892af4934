import type { Locator } from 'playwright';
import { listWidget } from '../../../../src/core/form/list-question.ts';
import { type WidgetName, widgetEntry } from '../../../../src/definition/widget-catalogue/index.ts';
import { box } from './answers/box.ts';
import { picked, pickedInRow, selected, ticked } from './answers/chosen.ts';
import { dateParts } from './answers/date-parts.ts';
import { chosenFiles } from './answers/files.ts';
import { list } from './answers/list.ts';
import { phone } from './answers/phone.ts';
import { ranked } from './answers/ranked.ts';
import { place, searched, several } from './answers/searched.ts';
import { signed } from './answers/signed.ts';
import { typed } from './answers/typed.ts';
import type { AnswerControl } from './form-page.ts';

/** How a widget is found on a page and answered there. */
interface Control {
  /** The role of the element that takes the answer; absent where it has none of its own in ARIA. */
  role?: Parameters<Locator['getByRole']>[0];
  answer: AnswerControl;
}

const textBox: Control = { role: 'textbox', answer: typed };

/** The page objects of lists, and of the widgets that are not a text box. */
const controls: Partial<Record<WidgetName | typeof listWidget, Control>> = {
  date: { answer: typed },
  time: { answer: typed },
  'date-time': { answer: typed },
  password: { answer: typed },
  select: { role: 'combobox', answer: selected },
  'search-select': { role: 'combobox', answer: searched },
  search: { role: 'combobox', answer: searched },
  radio: { role: 'radiogroup', answer: picked },
  'yes-no': { role: 'radiogroup', answer: picked },
  scale: { role: 'radiogroup', answer: picked },
  matrix: { role: 'radiogroup', answer: pickedInRow },
  checkbox: { role: 'checkbox', answer: box },
  consent: { role: 'checkbox', answer: box },
  checkboxes: { role: 'group', answer: ticked },
  'multi-select': { role: 'combobox', answer: several },
  ranking: { role: 'group', answer: ranked },
  phone: { role: 'textbox', answer: phone },
  country: { role: 'combobox', answer: place },
  region: { role: 'combobox', answer: place },
  file: { answer: chosenFiles },
  signature: { role: 'group', answer: signed },
  // Nobody enters a calculated answer.
  output: { role: 'status', answer: async () => {} },
  [listWidget]: { role: 'group', answer: list },
};

/** @throws where a widget that takes no typed answer has no page object */
export function controlFor(widget: string): Control {
  const control = Object.hasOwn(controls, widget) ? controls[widget as WidgetName] : undefined;
  if (control) return control;
  const entry = widgetEntry(widget);
  if (entry?.unfinishedFormat) return { role: 'group', answer: dateParts };
  if (!entry?.canEnter) throw new Error(`The widget "${widget}" has no control.`);
  return textBox;
}
