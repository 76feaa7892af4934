import { inlineReferences, type ProductSource } from '../../../compiler/index.ts';
import { AppFile, type Call } from '../../../definition/files/app.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { defaultTexts } from '../../../definition/texts.ts';
import { withoutDefaults } from '../canonical.ts';
import { bareSchema } from './bare-schema.ts';
import { milliseconds } from './duration.ts';
import { screenThings } from './screen-thing.ts';
import type { Fact, Thing } from './thing.ts';

/** Tells a picture from another one, by its path: equal for equal contents. */
export type Pictures = (path: string) => string | undefined;

/** A product with everything in it that somebody meets: screens, calls, and what the local provider does. */
export function productThing(product: ProductSource, pictures: Pictures): Thing {
  const { app, screens, sandbox } = product;
  const used = new Set(
    screens.flatMap(({ screen }) =>
      'submit' in screen ? [screen.load?.call, screen.submit?.call] : [],
    ),
  );
  const calls = Object.entries(app.calls ?? {}).filter(([name]) => used.has(name));
  return {
    ...{ kind: 'product', id: '', label: app.name, facts: appFacts(product, pictures) },
    children: [
      ...calls.map(([name, call]) => callThing(name, call)),
      ...screens.map(screenThings(product)),
      ...(sandbox ? [providerThing(sandbox)] : []),
    ],
  };
}

function appFacts({ app, root }: ProductSource, pictures: Pictures): Fact[] {
  const {
    $schema: _,
    name: _name,
    names: _names,
    logo,
    favicon,
    calls: _calls,
    ...rest
  } = withoutDefaults(app, AppFile);
  const { messages: _messages, texts: _texts, theme, provider, ...others } = rest;
  const picture = (file: string | undefined) =>
    file === undefined ? undefined : (pictures(`${root}/${file}`) ?? file);
  const texts = Object.entries({ ...defaultTexts, ...app.texts });
  return Object.entries({
    ...others,
    ...flat(
      'logo',
      logo && { ...logo, file: picture(logo.file), darkFile: picture(logo.darkFile) },
    ),
    favicon: picture(favicon),
    ...flat('theme', theme),
    ...flat('provider', provider),
    ...Object.fromEntries(texts.map(([name, text]) => [`text.${name}`, text])),
  }).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

const flat = (prefix: string, entries: object | undefined) =>
  Object.fromEntries(
    Object.entries(entries ?? {}).map(([key, value]) => [`${prefix}.${key}`, value]),
  );

function callThing(name: string, call: Call): Thing {
  const { path, headers = {}, timeout, response, cookies, ...rest } = call;
  const facts = Object.entries({
    ...rest,
    path: `/${path.replace(/^\/+/, '')}`,
    ...Object.fromEntries(
      Object.entries(headers).map(([header, value]) => [`header.${header.toLowerCase()}`, value]),
    ),
    cookies: cookies === true ? true : undefined,
    timeout: timeout === undefined ? undefined : milliseconds(timeout),
    response: response && bareSchema(inlineReferences(response as JsonSchema)),
  });
  return {
    ...{ kind: 'call', id: name, label: name, children: [] },
    facts: facts.flatMap(([key, value]) => (value === undefined ? [] : [{ name: key, value }])),
  };
}

/** What the local provider does: nothing that is released, but what the product is tried with. */
function providerThing(sandbox: object): Thing {
  const { $schema: _, calls, ...rest } = sandbox as Record<string, unknown>;
  const facts = [...Object.entries(rest), ...Object.entries(flat('calls', calls as object))];
  return {
    ...{ kind: 'provider', id: 'provider', label: 'provider', children: [] },
    facts: facts.map(([name, value]) => ({ name, value })),
  };
}
