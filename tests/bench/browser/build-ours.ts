import { join } from 'node:path';
import { buildProducts, planBuilds } from '../../journeys/builds/build-products.ts';
import type { Candidate } from './candidate.ts';
import type { TextForm } from './measures/texts.ts';
import { address } from './ours/address.ts';
import { type FormDefinition, writeProduct } from './ours/product.ts';
import { type Structure, structures } from './ours/structures.ts';
import { texts } from './ours/texts.ts';
import type { Serve } from './serve.ts';

/** Builds our two forms, the second in each of the sizes, each as a product of its own. */
export async function buildOurs(
  scratch: string,
  sizes: number[],
  serve: Serve,
): Promise<Candidate> {
  const build = (name: string, form: FormDefinition) => buildForm(join(scratch, name), form, serve);
  const addresses = new Map<number, string>();
  for (const size of sizes) addresses.set(size, await build(`texts-${size}`, texts(size)));
  return {
    name: 'ours',
    title: 'this engine',
    isReact: true,
    address: await build('address', address),
    texts: (fields) => addresses.get(fields) ?? '',
  };
}

export interface BuiltStructure extends Structure, TextForm {}

/** Builds our forms with lists and with conditions, and those without. */
export async function buildStructures(scratch: string, serve: Serve): Promise<BuiltStructure[]> {
  const built: BuiltStructure[] = [];
  for (const structure of structures) {
    const address = await buildForm(join(scratch, structure.name), structure.form, serve);
    built.push({ ...structure, address });
  }
  return built;
}

async function buildForm(folder: string, form: FormDefinition, serve: Serve): Promise<string> {
  const forms = join(folder, 'forms');
  await writeProduct(forms, form);
  return serve(await build(forms));
}

/** Builds the product of forms/. */
export async function buildShipped(serve: Serve): Promise<string> {
  const answers = { '/publisher/signup/load': loaded, '/publisher/signup/save': {} };
  return serve(await build('forms'), answers);
}

/** Builds a product, and returns the folder of the built files. */
export async function build(forms: string): Promise<string> {
  const planned = await planBuilds([{ name: forms, forms }]);
  await buildProducts(planned);
  return planned[0]?.dist ?? '';
}

/** Answer of the provider from which all steps but the last one are filled in. */
const loaded = {
  data: {
    channels: [{ id: 1, name: 'Website' }],
    publisher: {
      company_name: 'Analytical Media',
      account_address_1: '12 Rue de la Paix',
      account_country_name: 'France',
      account_region_name: 'Bretagne',
      account_city_name: 'Rennes',
      account_postal_code: '35000',
      primary_phone: '+33612345678',
      contact_start_time: '1:00PM-3:00PM PST',
      messenger_type: 2,
      messenger_name: 'ada.lovelace',
    },
  },
};
