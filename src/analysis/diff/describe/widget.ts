const names: Record<string, string> = {
  text: 'a line of text',
  email: 'a field for an email address',
  url: 'a field for a web address',
  textarea: 'several lines of text',
  number: 'a field for a number',
  date: 'a field for a day',
  password: 'a field for a secret',
  select: 'a list that opens',
  radio: 'radio buttons',
  'yes-no': 'two buttons',
  checkbox: 'a box to tick',
  consent: 'a box to agree with',
  checkboxes: 'boxes to tick',
  'multi-select': 'a list to choose several from',
  phone: 'a field for a phone number',
  country: 'a list of countries',
  region: 'a list of regions',
};

/** How a question is asked, by its widget. */
export const widgetName = (widget: unknown): string =>
  names[String(widget)] ?? `the widget "${widget}"`;
