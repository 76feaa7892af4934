import { type CalculationEntry, calculationCatalogue } from '../../definition/calculations.ts';
import { type DataSourceEntry, dataSourceCatalogue } from '../../definition/data-sources.ts';
import { CalculationJson } from '../../definition/files/calculation.ts';
import {
  CalculatedLimit,
  calculableLimits,
  dateLimitKeywords,
  Now,
  OtherAnswer,
  Today,
} from '../../definition/files/limits.ts';
import { mappingForms } from '../../definition/files/mapping.ts';
import {
  MessagesJson,
  messagePlaceholders,
  placeholderHelp,
} from '../../definition/files/messages.ts';
import {
  CheckOutcome,
  ConditionalCheckOutcomes,
  ConditionalOutcomes,
  Outcome,
} from '../../definition/files/outcome.ts';
import { RichText } from '../../definition/files/text.ts';
import { synonymsFor } from '../../definition/foreign-words.ts';
import { formatEntry, formatNames } from '../../definition/formats.ts';
import { generalMessagesIn } from '../../definition/general-messages/index.ts';
import { inOneLine } from '../../definition/in-one-line.ts';
import { type OutcomeEntry, outcomeCatalogue } from '../../definition/outcomes/index.ts';
import { defaultTexts } from '../../definition/texts.ts';
import { upperFirst } from '../../definition/upper-first.ts';
import { type DescribedSchema, keyEntry, keysIn } from './described-keys.ts';
import { fileEntries } from './file-pages.ts';
import { findingEntries, findingsOn } from './findings.ts';
import { code, codes, type Entry, linkTo, member, type Page, section } from './markdown.ts';

const descriptionOf = (schema: object): string => (schema as DescribedSchema).description ?? '';

const anyFile = /(screen|ui)\.json$/;

/** Returns the pages of the catalogues that no single file has, by their paths. */
export const cataloguePages = (): Record<string, Page> => ({
  'calculations.md': calculationsPage(),
  'data.md': dataPage(),
  'findings.md': findingsPage(),
  'formats.md': formatsPage(),
  'limits.md': limitsPage(),
  'outcomes.md': outcomesPage(),
  'rich-text.md': {
    title: 'Texts with links',
    words: 'hyperlink, anchor, markdown, bold, new window',
    intro: 'A text of a page, a help or an intro is plain text, or a list of texts and links.',
    sections: [
      keyEntry({
        path: ['body'],
        schema: { ...RichText, 'x-holds': '' } as DescribedSchema,
        isRequired: false,
        only: [],
      }),
      ...section(
        'Keys of a link',
        'An item of the list is a text, or an object with these keys.',
        fileEntries({ ...RichText, 'x-holds': '' }, anyFile),
      ),
    ],
  },
  'rules.md': rulesPage(),
  'texts.md': textsPage(),
});

function calculationsPage(): Page {
  const entries = Object.entries<CalculationEntry>(calculationCatalogue);
  const options = keysIn(CalculationJson).filter(
    ({ path: [name = ''] }) => !(name in calculationCatalogue),
  );
  return {
    title: 'Calculations',
    words: 'formula, compute, total, average, add up, subtract, multiply, divide, percent',
    intro: descriptionOf(CalculationJson),
    sections: [
      'A calculation stands under `calculated` or `proposed` in the options of a question, under `calculated` in a mapping, and at a limit. A calculation without a result is left out, as a missing answer is.',
      ...entries.map(
        ([name, { description, missing, inputs, count, result, options, example }]) => ({
          name,
          text: description,
          facts: [
            `Inputs: ${inputKinds[inputs]}${count ? `, ${count.min === count.max ? count.min : `${count.min} or more`}` : ''}`,
            `Result: ${result ? typeNames[result] : 'of the type of its inputs'}`,
            `Missing values: ${missing}`,
            options.length > 0 &&
              `Keys beside it: ${options.map((key) => `[\`${key}\`](#${key})`).join(', ')}`,
            findingsOn(anyFile, [name]),
          ],
          example: member(name, example),
        }),
      ),
      ...section(
        'Keys beside the name',
        'Some calculations take these keys beside their name.',
        options.map((key) => keyEntry(key)),
      ),
    ],
  };
}

const inputKinds: Record<CalculationEntry['inputs'], string> = {
  number: 'numbers',
  day: 'days or times',
  text: 'texts',
  ordered: 'numbers, or days and times of one kind',
  any: 'any values',
};
const typeNames = { number: 'number', integer: 'whole number', string: 'text' };

function dataPage(): Page {
  return {
    title: 'Data',
    words: 'pointer, variable, url parameter, hidden field, timestamp, utm, session',
    intro:
      'A pointer ([JSON Pointer](https://www.rfc-editor.org/rfc/rfc6901)) names a value of one of these sources. A mapping makes a value from others.',
    sections: [
      ...Object.entries<DataSourceEntry>(dataSourceCatalogue).map(([name, { description }]) => ({
        name: `/${name}`,
        text: description,
      })),
      ...section(
        'Mappings',
        'A mapping builds a value to send, to fill in or to answer with, in one of these forms.',
        Object.entries(mappingForms).map(([name, { description, example }]) => ({
          name,
          text: upperFirst(description),
          facts: [findingsOn(anyFile, [name])],
          example: inOneLine(example),
        })),
      ),
    ],
  };
}

const findingsPage = (): Page => ({
  title: 'Findings of the checker',
  words: 'error, warning, problem, lint, validation',
  intro:
    'Each finding of `npm run forms:check` ends with its id. This page explains each id, with examples of its messages.',
  sections: findingEntries(),
});

function formatsPage(): Page {
  const entries = formatNames.map((name): Entry => {
    const { noun, sample, invalid, limits, widget, separators, withoutZone } = formatEntry(
      name,
    ) ?? { noun: '', sample: '' };
    return {
      name,
      text: `The answer is ${noun}, such as \`${sample}\`.`,
      facts: [
        widget && `Widget: ${linkTo(`widgets/${widget}.md`, widget)}`,
        withoutZone &&
          `Visitors can’t give a time zone: ask with ${linkTo(`formats.md#${withoutZone}`, withoutZone)}`,
        limits && `Limits: ${codes(dateLimitKeywords)}, such as \`"${limits.example}"\``,
        separators && 'Visitors may type blanks, dots and hyphens, which are no part of the answer',
        invalid && `Refused, for instance: ${codes(invalid)}`,
      ],
      example: member('format', name),
    };
  });
  return {
    title: 'Formats',
    words: ['validation', 'postcode', ...formatNames.flatMap(synonymsFor)].join(', '),
    intro:
      'The values of `format` in `schema.json`: common kinds of texts, of which the engine knows how they are written.',
    sections: entries,
  };
}

function limitsPage(): Page {
  const keys = (schema: object) => keysIn(schema).map((key) => keyEntry(key));
  const keywords = ['pattern', ...calculableLimits];
  return {
    title: 'Limits',
    words:
      'deadline, age, today, compare, relative date, minimum, maximum, range, at least, at most',
    intro: `The value of ${keywords.map((key) => linkTo(`schema.md#${key.toLowerCase()}`, key)).join(', ')} is written as it is, or is one of these.`,
    sections: [OtherAnswer, CalculatedLimit, Today, Now].flatMap(keys),
  };
}

function outcomesPage(): Page {
  const effects = (schema: object) => fileEntries(schema, anyFile);
  return {
    title: 'Outcomes',
    words: [
      'response, http status, error handling, api, failure, success, payment',
      ...Object.keys(outcomeCatalogue).flatMap(synonymsFor),
    ].join(', '),
    intro:
      'The ways for a call to end, by the names under `outcomes`, and the effects that each of them can have.',
    sections: [
      ...section(
        'Names',
        'The most specific name applies.',
        Object.entries<OutcomeEntry>(outcomeCatalogue).map(
          ([name, { example = name, description, fallback }]) => ({
            name: example,
            text: `${upperFirst(description)}.`,
            facts: [
              fallback && `Without it: ${code(fallback(example))} applies`,
              findingsOn(anyFile, [example]),
            ],
            example: member(example, { say: 'Please try again in a moment.' }),
          }),
        ),
      ),
      ...section(
        'Effects',
        `A list has effects for several conditions. ${descriptionOf(ConditionalOutcomes)}`,
        effects({ anyOf: [Outcome, ConditionalOutcomes] }),
      ),
      ...section(
        'Effects on an answer',
        `Of a call under \`checkWith\` or \`upload\`. ${descriptionOf(ConditionalCheckOutcomes)}`,
        effects(CheckOutcome).map((entry) => ({ ...entry, name: `answer / ${entry.name}` })),
      ),
    ],
  };
}

function rulesPage(): Page {
  const { properties = {} } = MessagesJson('') as DescribedSchema;
  const general = Object.entries(generalMessagesIn('en'));
  const entries = Object.entries<readonly string[]>(messagePlaceholders).map(
    ([name, words]): Entry => {
      const texts = general.filter(([key]) => key === name || key.startsWith(`${name}.`));
      return {
        name,
        text: properties[name]?.description ?? '',
        facts: [
          `The rule: ${linkTo(`schema.md#${name.toLowerCase()}`, name)}`,
          `Words in braces: ${[...words, 'label'].map((word) => `[\`{${word}}\`](#word--${word.toLowerCase()})`).join(', ')}`,
          texts.length > 0
            ? `General messages: ${texts.map(([, text]) => `“${text}”`).join(', ')}`
            : 'There is no general message: the product has to have one of its own',
          findingsOn(/(app|ui)\.json$/, [name]),
        ],
        example: member(name, properties[name]?.examples?.[0]),
      };
    },
  );
  return {
    title: 'Rules and their messages',
    words: 'validation, error message, mandatory, compulsory, wording, placeholder',
    intro:
      'The messages for broken rules, by the keyword of the rule: under `ui:messages` in `ui.json`, of a question or of all its form; under `messages` in `app.json` for all forms.',
    sections: [
      ...entries,
      ...section(
        'Words in braces',
        'A message can have these words, which the engine fills in.',
        Object.entries(placeholderHelp).map(([word, text]) => ({ name: `word / ${word}`, text })),
      ),
    ],
  };
}

function textsPage(): Page {
  return {
    title: 'Texts of the engine',
    words: 'button, label, wording, caption, translate, next, back, rename',
    intro:
      'The texts that the engine shows by itself. `texts` in `app.json` replaces them for the product, and `texts` in `screen.json` for one screen.',
    sections: Object.entries(defaultTexts).map(([name, text]) => ({
      name,
      text: 'By default:',
      example: member(name, text),
    })),
  };
}
