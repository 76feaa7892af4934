import {
  callsOf,
  inlineReferences,
  milliseconds,
  type ProductSource,
  textsOf,
} from '../../../compiler/index.ts';
import { AppFile } from '../../../definition/files/app.ts';
import type { Call } from '../../../definition/files/call.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { withoutDefaults } from '../canonical-json.ts';
import type { Attribute, Node } from './node.ts';
import { normalizeSchema } from './normalize-schema.ts';
import { pageParts } from './page-parts.ts';
import { screenNodes } from './screen-nodes.ts';

/** Returns a hash of the image at a path; equal for equal contents. */
export type ImageHashes = (path: string) => string | undefined;

/** Builds the comparison model of a product: its screens, its calls and the local provider. */
export function productNode(product: ProductSource, pictures: ImageHashes): Node {
  const { app, screens, sandbox } = product;
  const used = new Set(screens.flatMap(callsOf));
  const calls = Object.entries(app.calls ?? {}).filter(([name]) => used.has(name));
  return {
    kind: 'product',
    id: '',
    label: app.name,
    attributes: appAttributes(product, pictures),
    children: [
      ...calls.map(([name, call]) => callNode(name, call)),
      ...screens.map(screenNodes(product)),
      ...(sandbox ? [providerNode(sandbox)] : []),
    ],
  };
}

function appAttributes({ app, root }: ProductSource, pictures: ImageHashes): Attribute[] {
  const {
    $schema: _,
    name: _name,
    names: _names,
    logo,
    favicon,
    calls: _calls,
    ...rest
  } = withoutDefaults(app, AppFile);
  const {
    messages: _messages,
    texts: _texts,
    theme,
    provider,
    visit,
    footer,
    notice,
    ...others
  } = rest;
  const picture = (file: string | undefined) =>
    file === undefined ? undefined : (pictures(`${root}/${file}`) ?? file);
  const texts = Object.entries(textsOf(app));
  return Object.entries({
    ...others,
    ...pageParts({ footer, notice }),
    ...flat(
      'logo',
      logo && { ...logo, file: picture(logo.file), darkFile: picture(logo.darkFile) },
    ),
    favicon: picture(favicon),
    ...flat('theme', theme),
    ...flat('provider', provider),
    ...flat('visit', visit),
    ...Object.fromEntries(texts.map(([name, text]) => [`text.${name}`, text])),
  }).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

const flat = (prefix: string, entries: object | undefined) =>
  Object.fromEntries(
    Object.entries(entries ?? {}).map(([key, value]) => [`${prefix}.${key}`, value]),
  );

function callNode(name: string, call: Call): Node {
  const { path, headers = {}, timeout, response, cookies, once, ...rest } = call;
  const attributes = Object.entries({
    ...rest,
    path: `/${path.replace(/^\/+/, '')}`,
    ...Object.fromEntries(
      Object.entries(headers).map(([header, value]) => [`header.${header.toLowerCase()}`, value]),
    ),
    cookies: cookies === true ? true : undefined,
    once: once === true ? true : undefined,
    timeout: timeout === undefined ? undefined : milliseconds(timeout),
    response: response && normalizeSchema(inlineReferences(response as JsonSchema)),
  });
  return {
    kind: 'call',
    id: name,
    label: name,
    children: [],
    attributes: attributes.flatMap(([key, value]) =>
      value === undefined ? [] : [{ name: key, value }],
    ),
  };
}

/** Builds the node of the local provider, which is used in development only. */
function providerNode(sandbox: object): Node {
  const { $schema: _, calls, ...rest } = sandbox as Record<string, unknown>;
  const attributes = [...Object.entries(rest), ...Object.entries(flat('calls', calls as object))];
  return {
    kind: 'provider',
    id: 'provider',
    label: 'provider',
    children: [],
    attributes: attributes.map(([name, value]) => ({ name, value })),
  };
}
