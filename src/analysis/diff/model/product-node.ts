import {
  callsOf,
  choicePicturesOf,
  formsOf,
  type ProductSource,
  textsOf,
} from '../../../compiler/index.ts';
import { AppFile } from '../../../definition/files/app.ts';
import { Call } from '../../../definition/files/call.ts';
import { withoutDefaults } from '../canonical-json.ts';
import { entryAttributes, keyAttributes } from './key-attributes.ts';
import type { Attribute, Node } from './node.ts';
import { screenNode, textAttributes } from './screen-nodes.ts';

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
      ...screens.map((source) => screenNode(product, source)),
      ...(sandbox ? [providerNode(sandbox)] : []),
    ],
  };
}

function appAttributes(product: ProductSource, pictures: ImageHashes): Attribute[] {
  const { app, root } = product;
  const { name: _, texts: _texts, logo, favicon, ...rest } = withoutDefaults(app, AppFile);
  const picture = (file: string | undefined) =>
    file === undefined ? undefined : (pictures(`${root}/${file}`) ?? file);
  return [
    ...keyAttributes(AppFile, {
      ...rest,
      logo: logo && { ...logo, file: picture(logo.file), darkFile: picture(logo.darkFile) },
      favicon: picture(favicon),
    }),
    ...textAttributes(textsOf(app)),
    ...formsOf(product)
      .flatMap(choicePicturesOf)
      .map(({ file }) => ({
        name: `picture.${file}`,
        label: { noun: `the picture ${file}`, holds: 'picture' },
        value: picture(file),
      })),
  ];
}

function callNode(name: string, call: Call): Node {
  const { path, headers = {}, ...rest } = withoutDefaults(call, Call);
  const named = Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]);
  return {
    kind: 'call',
    id: name,
    label: name,
    children: [],
    attributes: [
      ...keyAttributes(Call, { ...rest, path: `/${path.replace(/^\/+/, '')}` }),
      ...entryAttributes('header', Call.properties.headers, Object.fromEntries(named)),
    ],
  };
}

/** Builds the node of the local provider, which is used in development only. */
function providerNode(sandbox: object): Node {
  const { $schema: _, calls, ...rest } = sandbox as Record<string, unknown>;
  const named = Object.entries(calls as object).map(([call, value]) => [`calls.${call}`, value]);
  return {
    kind: 'provider',
    id: 'provider',
    label: 'provider',
    children: [],
    attributes: [...Object.entries(rest), ...named].map(([name, value]) => ({
      name,
      label: { noun: name, holds: 'part' },
      value,
    })),
  };
}
