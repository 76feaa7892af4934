// Every widget of the catalogue by its name. Those that bring a library or a table along come in chunks of their own.
import type { WidgetName } from '../definition/widgets.ts';
import type { WidgetSet } from '../engine/widget.ts';
import { Checkbox } from './checkbox.tsx';
import { Checkboxes } from './checkboxes.tsx';
import { Consent } from './consent.tsx';
import { DateInput } from './date.tsx';
import { Email } from './email.tsx';
import { NumberInput } from './number.tsx';
import { Password } from './password.tsx';
import { RadioChoice } from './radio.tsx';
import { Select } from './select.tsx';
import { Text } from './text.tsx';
import { Textarea } from './textarea.tsx';
import { Url } from './url.tsx';
import { YesNo } from './yes-no.tsx';

export const widgets = {
  text: Text,
  email: Email,
  url: Url,
  textarea: Textarea,
  number: NumberInput,
  date: DateInput,
  password: Password,
  select: Select,
  radio: RadioChoice,
  'yes-no': YesNo,
  checkbox: Checkbox,
  consent: Consent,
  checkboxes: Checkboxes,
  'multi-select': { load: () => import('./multi-select.tsx') },
  phone: { load: () => import('./phone.tsx') },
  country: { load: () => import('./country.tsx') },
  region: { load: () => import('./region.tsx') },
} satisfies WidgetSet & Record<WidgetName, unknown>;
