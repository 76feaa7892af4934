/**
 * A phone number in E.164 form with 2 to 17 national digits. Country calling codes have one digit in zones 1 and 7,
 * two digits as listed in ITU-T E.164, three digits elsewhere; the bounds are libphonenumber's for a national number.
 */
const phone =
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[7-9]\d|8[035789]\d|9[679]\d)\d{2,17}$/;

const time = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?';
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';

/** Formats of times without a time zone; they have the names of the OpenAPI registry. */
const local = {
  'time-local': new RegExp(`^${time}$`),
  'date-time-local': new RegExp(`^${day}T${time}$`),
};

export const localFormats: unknown[] = Object.keys(local);

/** Formats beside those of JSON Schema. Only regular expressions: a function would not survive compiling. */
export const ownFormats: Record<string, RegExp> = {
  phone,
  ...local,
};

/** Formats of JSON Schema that compiled validators know. */
export const standardFormats = [
  'email',
  'uri',
  'date',
  'time',
  'date-time',
  'ipv4',
  'ipv6',
  'uuid',
] as const;
