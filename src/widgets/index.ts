// Every widget of the catalogue by its name, each in a chunk that comes with the first form that uses it.
import type { WidgetName } from '../definition/widgets.ts';
import type { WidgetSet } from '../engine/widget.ts';

export const widgets = {
  text: { load: () => import('./text.tsx') },
  email: { load: () => import('./email.tsx') },
  url: { load: () => import('./url.tsx') },
  textarea: { load: () => import('./textarea.tsx') },
  number: { load: () => import('./number.tsx') },
  date: { load: () => import('./date.tsx') },
  password: { load: () => import('./password.tsx') },
  select: { load: () => import('./select.tsx') },
  radio: { load: () => import('./radio.tsx') },
  'yes-no': { load: () => import('./yes-no.tsx') },
  checkbox: { load: () => import('./checkbox.tsx') },
  consent: { load: () => import('./consent.tsx') },
  checkboxes: { load: () => import('./checkboxes.tsx') },
  'multi-select': { load: () => import('./multi-select.tsx') },
  phone: { load: () => import('./phone.tsx') },
  country: { load: () => import('./country.tsx') },
  region: { load: () => import('./region.tsx') },
} satisfies WidgetSet & Record<WidgetName, unknown>;
