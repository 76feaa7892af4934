// Values that a visitor can enter with a widget.

/** Returns whether a value is a text; an empty one is no answer. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

export const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** Returns whether a value is a time of day, as HH:MM. */
export const isTime = (value: unknown): boolean =>
  isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Returns whether a value is a day of the calendar, as YYYY-MM-DD. */
export const isDayValue = (value: unknown): boolean =>
  isText(value) &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
