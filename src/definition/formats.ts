// The catalogue of formats of texts.
import type { AnswerDisplay } from './widget-catalogue/entry.ts';

/** Everything that the checker, the compiler, the samples and the comparison know of one format of texts. */
interface FormatEntry {
  /** Names a value in forms:diff: "a day". */
  noun: string;
  /** Names that people know it by from elsewhere; the checker suggests the format for them. */
  synonyms?: readonly string[];
  /** Matches the texts of the format. Compiled validators contain it. */
  pattern?: RegExp;
  /**
   * Name of the function that validates texts where a pattern is not enough, an export of the file of the format's name in
   * src/core/format-validators/. Compiled validators import it. A format with neither is one of JSON Schema.
   */
  validator?: string;
  /** Text for sample answers. */
  sample: string;
  /** Texts for sample answers where other rules exclude the sample. */
  others?: readonly string[];
  /** Texts that the format refuses. Limits exclude some of them. */
  invalid?: readonly string[];
  /** Present where values come before and after each other. */
  limits?: LimitRules;
  /** The format without a time zone, which visitors can give. */
  withoutZone?: string;
  /** The widget of its questions where the ui schema names none; that of texts without it. */
  widget?: string;
  /** Whether visitors may type blanks, dots and hyphens, which are no part of the answer. */
  separators?: true;
  /** The way an answer is written: with every widget for "groups", otherwise where it is calculated. */
  display?: AnswerDisplay;
}

interface LimitRules {
  /** A limit, for findings. */
  example: string;
  /** Whether the earlier value comes first in the order of texts; ajv-formats compares the others. */
  byText?: true;
  /** Whether values are compared as points in time, whatever their offsets from UTC are. */
  byInstant?: true;
  /** Whether values have no day, so that none of them is relative to today. */
  isTimeOfDay?: true;
  /** Returns the value for a day; absent where that is the day itself. Compiled validators contain it as it stands. */
  ofDay?: (day: string) => string;
  /**
   * Returns the value for a moment on the visitor's clock, such as "2026-01-31T14:30+01:00"; absent where none is relative
   * to now. A time stays in the present day. Compiled validators contain it as it stands.
   */
  ofMoment?: (moment: string, today: string) => string;
}

/**
 * A phone number in E.164 form with 2 to 17 national digits. Country calling codes have one digit in zones 1 and 7,
 * two digits as listed in ITU-T E.164, three digits elsewhere; the bounds are libphonenumber's for a national number.
 */
const phone =
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[7-9]\d|8[035789]\d|9[679]\d)\d{2,17}$/;

/**
 * A PNG of less than 4,096 pixels in each direction as a data URL in base64, whole from the first to the last of its chunks;
 * or one line of up to 100 characters that is no data URL.
 */
const base64 = '[A-Za-z\\d+/]';
const signature = [
  '^(?:data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA',
  `[A-D]${base64}[AEIMQUYcgkosw048]AAA${base64}{2}`,
  `(?:${base64}{4})+(?:AAAAAElFTkSuQmCC|AABJRU5ErkJggg==|AAAASUVORK5CYII=)`,
  '|(?![Dd][Aa][Tt][Aa]:)\\S.{0,99})$',
].join('');

const time = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?';
const month = '\\d{4}-(0[1-9]|1[0-2])';
const day = `${month}-(0[1-9]|[12]\\d|3[01])`;

/** Every format by the name that definitions use: those of JSON Schema first. */
const formatCatalogue = {
  email: {
    noun: 'an email address',
    widget: 'email',
    sample: 'ada@example.com',
    invalid: ['ada@', 'ada.example.com'],
  },
  uri: {
    noun: 'a web address',
    widget: 'url',
    sample: 'https://example.com',
    invalid: ['example.com', 'not an address'],
  },
  date: {
    noun: 'a day',
    widget: 'date',
    sample: '2027-04-12',
    invalid: ['2027-02-30', '1900-02-30', '9000-02-30', 'some day'],
    limits: { example: '2026-01-31' },
    display: 'date',
  },
  time: {
    noun: 'a time with a time zone',
    sample: '10:30:00Z',
    limits: { example: '14:30:00Z', isTimeOfDay: true },
    withoutZone: 'time-local',
  },
  'date-time': {
    noun: 'a point in time',
    sample: '2027-04-12T10:30:00Z',
    limits: {
      example: '2026-01-31T14:30:00Z',
      ofDay: (day) => new Date(`${day}T00:00`).toISOString(),
      ofMoment: (moment) => new Date(moment).toISOString(),
      byInstant: true,
    },
    withoutZone: 'date-time-local',
    display: 'date-time',
  },
  ipv4: { noun: 'an IPv4 address', sample: '192.0.2.1' },
  ipv6: { noun: 'an IPv6 address', sample: '2001:db8::1' },
  uuid: { noun: 'a UUID', sample: '123e4567-e89b-42d3-a456-426614174000' },
  phone: {
    noun: 'a phone number',
    widget: 'phone',
    pattern: phone,
    sample: '+12015550123',
    invalid: ['+12', '12'],
  },
  iban: {
    noun: 'an international bank account number (IBAN)',
    synonyms: ['bankaccount', 'accountnumber'],
    validator: 'isIban',
    sample: 'DE89370400440532013000',
    others: [
      'GB29NWBK60161331926819',
      'FR1420041010050500013M02606',
      'NL91ABNA0417164300',
      'ES9121000418450200051332',
      'IT60X0542811101000000123456',
      'AT611904300234573201',
      'CH9300762011623852957',
    ],
    invalid: ['DE89370400440532013001', 'GB29NWBK60161331926818', 'DE89'],
    widget: 'code',
    separators: true,
    display: 'groups',
  },
  bic: {
    noun: 'a bank identifier code (BIC)',
    synonyms: ['swift', 'swiftcode'],
    validator: 'isBic',
    sample: 'DEUTDEFF',
    others: ['DEUTDEFFXXX', 'NWBKGB2L'],
    invalid: ['DEUTZZFF', 'DEUT'],
    widget: 'code',
    separators: true,
  },
  vat: {
    noun: 'a VAT number',
    synonyms: ['vatnumber', 'vatin', 'vatid', 'taxid', 'ustid'],
    validator: 'isVat',
    sample: 'DE136695976',
    others: [
      'GB980780684',
      'FR40303265045',
      'NL004495445B01',
      'ESA08000143',
      'IT00743110157',
      'ATU13585627',
      'CHE116281710MWST',
      'NO974760673MVA',
      '974760673MVA',
    ],
    invalid: ['DE136695977', 'GB980780685', '136695976', 'NO974760674MVA', '974760673'],
    widget: 'code',
    separators: true,
  },
  signature: {
    noun: 'a signature',
    widget: 'signature',
    pattern: new RegExp(signature),
    sample: 'Ada Lovelace',
    invalid: ['data:image/svg+xml,<svg/>', 'data:image/png;base64,AAAA'],
    display: 'signature',
  },
  // The names of times without a zone are those of the OpenAPI registry.
  'time-local': {
    noun: 'a time',
    widget: 'time',
    pattern: new RegExp(`^${time}$`),
    sample: '14:30',
    invalid: ['24:30', '00:60', 'noon'],
    limits: {
      example: '14:30',
      byText: true,
      isTimeOfDay: true,
      ofMoment: (moment, today) => {
        const day = moment.slice(0, 10);
        return day === today ? moment.slice(11, 16) : day < today ? '00:00' : '23:59';
      },
    },
    display: 'time',
  },
  'date-time-local': {
    noun: 'a day with a time',
    widget: 'date-time',
    pattern: new RegExp(`^${day}T${time}$`),
    sample: '2027-04-12T14:30',
    invalid: ['2027-13-01T14:30', 'noon'],
    limits: {
      example: '2026-01-31T14:30',
      byText: true,
      ofDay: (day) => `${day}T00:00`,
      ofMoment: (moment) => moment.slice(0, 16),
    },
    display: 'date-time',
  },
  'year-month': {
    noun: 'a month of a year',
    widget: 'month',
    synonyms: ['month', 'monthyear', 'yearmonth'],
    pattern: new RegExp(`^${month}$`),
    sample: '2027-04',
    invalid: ['2027-13', '1900-13', '9000-13', 'some month'],
    limits: { example: '2026-01', byText: true, ofDay: (day) => day.slice(0, 7) },
    display: 'month',
  },
} as const satisfies Record<string, FormatEntry>;

/** The names of all formats. */
export const formatNames: readonly string[] = Object.keys(formatCatalogue);

/** The entry of a format; `undefined` for a name that is not in the catalogue. */
export const formatEntry = (name: string | undefined): FormatEntry | undefined =>
  name !== undefined && Object.hasOwn(formatCatalogue, name)
    ? (formatCatalogue as Record<string, FormatEntry>)[name]
    : undefined;

/** Returns a day as a value of a format: the month that it lies in, or the point in time at which it begins. */
export const dayInFormat = (day: string, format: string | undefined): string =>
  formatEntry(format)?.limits?.ofDay?.(day) ?? day;
