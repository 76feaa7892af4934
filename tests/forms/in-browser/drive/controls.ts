import type { Locator } from 'playwright';
import type { WidgetName } from '../../../../src/definition/widgets/index.ts';
import { box } from './answers/box.ts';
import { picked, selected, ticked } from './answers/chosen.ts';
import { list } from './answers/list.ts';
import { phone } from './answers/phone.ts';
import { place, several } from './answers/searched.ts';
import { typed } from './answers/typed.ts';
import type { GiveAnswer } from './question.ts';

/** How a widget is found on a page and answered there. */
interface Control {
  /** The role of the element that takes the answer; absent where it has none of its own in ARIA. */
  role?: Parameters<Locator['getByRole']>[0];
  answer: GiveAnswer;
}

/** The page objects of all widgets. */
const controls: Record<WidgetName | 'list', Control> = {
  text: { role: 'textbox', answer: typed },
  email: { role: 'textbox', answer: typed },
  url: { role: 'textbox', answer: typed },
  textarea: { role: 'textbox', answer: typed },
  number: { role: 'textbox', answer: typed },
  date: { answer: typed },
  password: { answer: typed },
  select: { role: 'combobox', answer: selected },
  radio: { role: 'radiogroup', answer: picked },
  'yes-no': { role: 'radiogroup', answer: picked },
  checkbox: { role: 'checkbox', answer: box },
  consent: { role: 'checkbox', answer: box },
  checkboxes: { role: 'group', answer: ticked },
  'multi-select': { role: 'combobox', answer: several },
  phone: { role: 'textbox', answer: phone },
  country: { role: 'combobox', answer: place },
  region: { role: 'combobox', answer: place },
  list: { role: 'group', answer: list },
};

/** @throws where the widget has no page object */
export function controlFor(widget: string): Control {
  if (!Object.hasOwn(controls, widget)) throw new Error(`The widget "${widget}" has no control.`);
  return controls[widget as WidgetName];
}
