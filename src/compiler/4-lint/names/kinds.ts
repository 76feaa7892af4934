import { isObject } from '../../../core/is-object.ts';
import { fromPointer, isInside } from '../../../core/pointer.ts';
import { valuesIn } from '../../../core/values-in.ts';
import { listedCountries, phoneCountries } from '../../../definition/country-codes.ts';
import { formatNames } from '../../../definition/formats.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { findLinks, findSandboxLinks } from '../../3-analyze/links.ts';
import { findScreenMappings, mappingPointers } from '../../3-analyze/mappings/screen-mappings.ts';
import { referencesIn } from '../../3-analyze/schema-references.ts';
import { pointersOfScreen, queryNamesIn } from '../../3-analyze/screen-pointers.ts';
import { choicePicturesOf } from '../../model/form/choice-pictures.ts';
import { labelledChoicesOf } from '../../model/form/choices.ts';
import { fieldsIn, objectOf, questionsIn } from '../../model/form/form-fields.ts';
import { storedItemsOf } from '../../model/form/stored-items.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { answerPlaceOf, writtenAnswersIn } from '../../model/form/written-answers.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import {
  entriesOf,
  entryName,
  formsOf,
  formsOfScreen,
  type ProductSource,
} from '../../model/product.ts';
import { examplesOf, journeySourcesOf } from '../../model/screen/examples.ts';
import { requestsOf } from '../../model/screen/requests.ts';
import { everySchemaIn } from '../../schema/map-subschemas.ts';
import type { NameSpace } from './name-checks.ts';
import { keyNames, nameAt } from './name-findings.ts';

const countryCodes = { listed: [...listedCountries], phone: [...phoneCountries] };

const currencies = Intl.supportedValuesOf('currency');

const findStoredCodes = collectPerFolder(({ screen }) =>
  formsOf({ screens: screen ? [screen] : [] }).flatMap((form) =>
    storedItemsOf(form).map(({ item, field, pointer }) => ({
      name: item,
      file: form.uiPath,
      pointer,
      owner: `The country code of "${field}" in ${form.uiPath}`,
      screen: screen?.path,
    })),
  ),
);

/** The kinds of names: where each name is declared, or else which are known, and where it is used. */
export const nameKinds = {
  call: ({ app, appPath, screens, fullyParsed: isComplete }) => {
    const declared = keyNames(appPath, '/calls', app.calls);
    const used = screens
      .flatMap(requestsOf)
      .flatMap(({ file, pointer, request }) => nameAt(file, `${pointer}/call`, request.call));
    return isObject(app.calls) ? [{ declared, used, isComplete }] : [];
  },

  choice: (product) =>
    fieldsIn(product).flatMap((field) => {
      const { schemaPath } = field.form;
      const place = answerPlaceOf(field);
      const { keyword, choices } = labelledChoicesOf(place.schema);
      const at = place.pointerOf(keyword);
      const valuesUnder = (own: string) =>
        writtenAnswersIn(place).flatMap((one) =>
          one.keyword === own ? nameAt(schemaPath, one.pointer, JSON.stringify(one.value)) : [],
        );
      const titles = choices.flatMap(({ title }, index) =>
        nameAt(schemaPath, `${at}/${index}/title`, JSON.stringify(title)),
      );
      return [
        { declared: valuesUnder('enum') },
        { declared: valuesUnder(keyword) },
        { declared: titles },
      ];
    }),

  country: (product) =>
    questionsIn(product).flatMap(({ form, schema, ui, uiPointer }) => {
      const { options = {} } = widgetEntry(widgetOf(ui, schema)) ?? {};
      return Object.entries(options).flatMap(([option, { countries }]) => {
        const at = `${uiPointer}/ui:options/${option}`;
        const used = nameAt(form.uiPath, at, ui?.['ui:options']?.[option]);
        return countries ? [{ known: countryCodes[countries], used }] : [];
      });
    }),

  currency: (product) =>
    questionsIn(product).map(({ form, ui, uiPointer }) => {
      const at = `${uiPointer}/ui:options/currency`;
      return { known: currencies, used: nameAt(form.uiPath, at, ui?.['ui:options']?.currency) };
    }),

  definition: (product) =>
    formsOf(product).map(({ schema, schemaPath: file }) => ({
      declared: keyNames(file, '/definitions', schema.definitions),
      used: referencesIn(schema).map(({ pointer, to, name = to }) => ({ name, file, pointer })),
      isComplete: true,
    })),

  draftKey: (product) => {
    const { app, appPath, screens } = product;
    const drafts = [
      ...nameAt(appPath, '/visit/key', app.visit?.key, `"visit" in ${appPath}`),
      ...screens.flatMap(({ path, screen }) => {
        const key = screen.kind === 'page' ? undefined : screen.draft?.key;
        return nameAt(path, '/draft/key', key, `The draft of ${path}`);
      }),
    ];
    const ofDrafts = new Set(drafts.map(({ name }) => name));
    // Screens may share a code on purpose.
    const codes = findStoredCodes(product).map(({ screen, ...code }) => ({
      ...code,
      comparedAs: ofDrafts.has(code.name) ? code.name : `${screen} ${code.name}`,
    }));
    return [{ declared: [...drafts, ...codes] }];
  },

  example: (product) => {
    const examples = examplesOf(product).map((one) => ({ ...one, name: one.example.name }));
    const journeys = journeySourcesOf(product).map((one) => ({
      ...one,
      name: one.journey.name,
      kind: '',
    }));
    const declared = [...examples, ...journeys].flatMap(({ file, pointer, kind, name }) =>
      nameAt(file, `${pointer}/name`, name).map((use) => ({
        ...use,
        comparedAs: JSON.stringify([file, kind, name]),
      })),
    );
    return [{ declared }];
  },

  field: ({ screens }) =>
    screens.map((screen) => ({
      declared: formsOfScreen(screen).flatMap((form) => {
        const asked = objectOf(form).fields.filter(({ asks }) => asks);
        const byName = new Map(asked.map(({ name, pointer }) => [name, pointer]));
        const file = form.schemaPath;
        return [...byName].map(([name, pointer]) => ({ name, file, pointer, key: true }));
      }),
    })),

  format: (product) =>
    formsOf(product).map(({ schema: form, schemaPath }) => ({
      known: formatNames,
      used: everySchemaIn(form).flatMap(({ schema, pointer }) =>
        nameAt(schemaPath, `${pointer}/format`, schema.format),
      ),
    })),

  language: ({ app, appPath }) => {
    const own = nameAt(appPath, '/language', app.language);
    const others = keyNames(appPath, '/languages', app.languages);
    const declared = [...own, ...others];
    return [{ declared: declared.map((use) => ({ ...use, comparedAs: use.name.toLowerCase() })) }];
  },

  name: ({ app, appPath, documents, shapeErrors }) => {
    // Names with a shape error may be any names.
    const namesAreUnknown = shapeErrors.some(
      ({ file, pointer, fix }) =>
        file === appPath &&
        (isInside(pointer, '/names') || (fix?.do === 'rename' && fix.to === 'names')),
    );
    if (namesAreUnknown || Object.keys(app).length === 0) return [];
    const used = [...documents.values()].flatMap(({ path: file, value: whole }) =>
      valuesIn(whole).flatMap(({ value, pointer }) => {
        const names = typeof value === 'string' ? value.matchAll(/\{names\.([\w-]*)\}/g) : [];
        return [...names].map(([, name = '']) => ({ name, file, pointer }));
      }),
    );
    return [{ declared: keyNames(appPath, '/names', app.names), used }];
  },

  parameter: (product) => {
    const used = findScreenMappings(product)
      .flatMap(mappingPointers)
      .flatMap(({ to, file, pointer }) => {
        // A pointer to all of them has no name.
        const [root, , name = ''] = fromPointer(to);
        return root === 'visit' ? [{ name, file, pointer }] : [];
      });
    const declared = nameAt(product.appPath, '/visit/query', product.app.visit?.query);
    return [{ declared, used, isComplete: product.fullyParsed }];
  },

  picture: (product) => {
    const { root, app, appPath, nonJsonFiles } = product;
    const used = [
      ...nameAt(appPath, '/logo/file', app.logo?.file),
      ...nameAt(appPath, '/logo/darkFile', app.logo?.darkFile),
      ...nameAt(appPath, '/favicon', app.favicon),
      ...formsOf(product).flatMap((form) =>
        choicePicturesOf(form).flatMap(({ file, pointer }) =>
          nameAt(form.schemaPath, pointer, file),
        ),
      ),
    ].map((use) => ({ ...use, comparedAs: use.name.replace(/^\.\//, '') }));
    return [{ known: [...nonJsonFiles].map((path) => path.slice(root.length + 1)), used }];
  },

  /** The parameters that a screen takes out of its address. */
  removedParameter: (product) =>
    product.screens.flatMap((source) => {
      const { path, screen } = source;
      const pointers = pointersOfScreen(product, source);
      if (screen.kind === 'page' || pointers.some(({ to }) => to === '/query')) return [];
      const known = [...queryNamesIn(pointers), ...(product.app.visit?.query ?? [])];
      return { known, used: nameAt(path, '/removeFromAddress', screen.removeFromAddress) };
    }),

  /** The calls that the local provider answers. */
  reply: ({ app, appPath, sandbox, sandboxPath }) => {
    const used = keyNames(sandboxPath, '/calls', sandbox?.calls);
    const declared = keyNames(appPath, '/calls', app.calls);
    return isObject(app.calls) ? [{ declared, used }] : [];
  },

  route: (product) => {
    const declared = product.screens
      .flatMap(({ path, screen }) => nameAt(path, '/route', screen.route))
      // The router ignores letter case and a trailing slash.
      .map((use) => ({ ...use, comparedAs: use.name.toLowerCase().replace(/(?<=.)\/+$/, '') }));
    const links = [...findLinks(product), ...findSandboxLinks(product)];
    const used = links.flatMap(({ file, pointer, target }) => nameAt(file, pointer, target?.path));
    // Visitors come to these by themselves.
    const entrances = declared.filter(({ name }) => name === '/' || name === '*');
    return [{ declared, used: [...used, ...entrances], isComplete: product.fullyParsed }];
  },

  step: ({ screens }) =>
    screens.map(({ path, screen }) => ({
      declared: entriesOf(screen).flatMap((entry, index) =>
        nameAt(path, `/steps/${index}`, entryName(entry)),
      ),
    })),
} satisfies Record<string, (product: ProductSource) => NameSpace[]>;
