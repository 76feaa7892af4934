import { listedCountries, phoneCountries } from '../../../definition/country-codes.ts';
import { explainUnsupported } from '../../../definition/foreign-words.ts';
import { formatNames } from '../../../definition/formats.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from '../rules/rule.ts';
import { nameKinds } from './kinds.ts';
import { repeated, unknown, unused } from './name-checks.ts';

/** The rules that follow from where names are declared and used, by their ids. */
export const nameRules: Record<string, Rule> = {
  'duplicate-choice': {
    description: 'Choices have different values and different labels.',
    checkUnit: repeated(nameKinds.choice, ({ name, pointer }) => {
      const noun = pointer.endsWith('/title') ? 'label' : 'choice';
      return `The ${noun} ${name} is offered twice; remove or change one.`;
    }),
  },
  'duplicate-draft-key': {
    description:
      'Drafts, country codes and the first visit are stored under different keys of the browser.',
    checkProduct: repeated(
      nameKinds.draftKey,
      ({ name }, { owner }) =>
        `${owner} is stored under "${name}" too, and each would overwrite the other. Choose another name.`,
    ),
  },
  'duplicate-example': {
    description: 'Examples of one file have different names.',
    checksExamples: true,
    checkUnit: repeated(
      nameKinds.example,
      ({ name }) =>
        `Another example above has the name "${name}". Choose a name that tells the difference.`,
    ),
  },
  'duplicate-field': {
    description: 'Steps of a wizard have different fields, since they share one set of answers.',
    checkUnit: repeated(
      nameKinds.field,
      ({ name }, { file }) =>
        `${file} has a field "${name}" too, and both would share one answer. Rename one of them.`,
    ),
  },
  'duplicate-language': {
    description: 'Each language of the product is named once.',
    checkProduct: repeated(
      nameKinds.language,
      ({ name }) =>
        `The product is in "${name}" already. Under "languages" stand the others alone.`,
      { do: 'remove' },
    ),
  },
  'duplicate-route': {
    description: 'Screens have different routes.',
    checkProduct: repeated(
      nameKinds.route,
      (_, { name, file }) => `${file} has the route "${name}" too. Change one of them.`,
    ),
  },
  'duplicate-step': {
    description: 'A wizard lists each step once.',
    checkUnit: repeated(
      nameKinds.step,
      ({ name }) => `The step "${name}" is listed twice. Remove or rename one.`,
    ),
  },
  'missing-picture': {
    description: 'The pictures that definitions name exist beside app.json.',
    checkProduct: unknown(
      nameKinds.picture,
      (name) => `There is no file "${name}" beside app.json.`,
    ),
  },
  'unknown-call': {
    description: 'Every call that a screen or sandbox.json names is in app.json.',
    fixesNames: 'product',
    checkUnit: unknown(
      (unit) => [...nameKinds.call(unit), ...nameKinds.reply(unit)],
      (name) => `There is no call "${name}" in app.json.`,
    ),
  },
  'unknown-country': {
    description: 'Every country code is in the list of its widget (ISO 3166-1).',
    checkUnit: unknown(nameKinds.country, (code) => {
      if (phoneCountries.has(code)) return `The list of countries has no code "${code}".`;
      if (listedCountries.has(code)) return `The country "${code}" has no phone numbers.`;
      return `There is no country with the code "${code}".`;
    }),
  },
  'unknown-currency': {
    description: 'Every currency is one of ISO 4217.',
    checkUnit: unknown(
      nameKinds.currency,
      (code) => `There is no currency with the code "${code}".`,
      () => ({ written: () => undefined }),
    ),
  },
  'unknown-format': {
    description: 'Every format is one that validators know.',
    checkUnit: unknown(
      nameKinds.format,
      (name) => `There is no format "${name}".`,
      (name) => {
        const reason = explainUnsupported('format', name);
        if (reason !== undefined) return { advice: ` ${reason}` };
        const all = ` Possible are ${formatNames.join(', ')}.`;
        return { advice: suggest(name, formatNames) || all };
      },
    ),
  },
  'unknown-name': {
    description: 'Every {names.x} in a text is under "names" in app.json.',
    checkUnit: unknown(
      nameKinds.name,
      (name) => `There is no name "${name}" under "names" in app.json.`,
      () => ({ written: () => undefined }),
    ),
  },
  'unknown-parameter': {
    description: 'A screen reads every parameter that it takes out of its address.',
    checkProduct: unknown(
      nameKinds.removedParameter,
      (name) => `The screen does not read the parameter "${name}".`,
    ),
  },
  'unreachable-screen': {
    description: 'Every screen but the first has something that leads to it.',
    checkProduct: unused(
      nameKinds.route,
      (name) =>
        `Nothing leads to "${name}": no link, no "go", no email of sandbox.json. Link to it, or remove the screen.`,
    ),
  },
  'unused-call': {
    description: 'Some screen makes each call of app.json.',
    checkProduct: unused(
      nameKinds.call,
      (name) => `No screen makes the call "${name}"; use it, or remove it.`,
    ),
  },
  'unused-definition': {
    description: 'Every definition of a schema has a reference.',
    checkUnit: unused(
      nameKinds.definition,
      (name) => `Nothing refers to the definition "${name}"; remove it.`,
    ),
  },
  'unused-parameter': {
    description: 'Mappings read every parameter of the first visit that is remembered.',
    checkProduct: unused(
      nameKinds.parameter,
      (name) => `No mapping reads "/visit/query/${name}". Send it, or remove it.`,
    ),
  },
};
