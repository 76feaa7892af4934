import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import type { FormModel, ProductModel } from '../../../src/analysis/product-model.ts';
import { sampleResponse } from '../../../src/analysis/sample/sample-response.ts';
import type { CompiledForm } from '../../../src/compiled/form.ts';
import type { FormSource, ProductSource } from '../../../src/compiler/index.ts';
import type { Texts } from '../../../src/definition/texts.ts';
import { placeIn } from '../place-in.ts';
import { compileProduct, named } from '../products.ts';
import { compiledForm } from './compiled-modules.ts';

/** A form of a product: its definition, its model and its compiled module. */
export interface ProvenForm {
  /** "apply", "signup/company-info". */
  name: string;
  screen: string;
  /** Empty for the form of a form screen. */
  step: string;
  source: FormSource;
  written: FormModel;
  compiled: CompiledForm;
  texts: Texts;
  /** A valid response of the load call. */
  loaded: unknown;
  /** Whether answers can come from a draft or a prefill. */
  storesAnswers: boolean;
}

export interface Proven {
  source: ProductSource;
  written: ProductModel;
  forms: ProvenForm[];
  /** "forms/apply/examples.json:12". */
  pointerOf: (file: string, pointer: string) => string;
}

const provenByFolder = new Map<string, Promise<Proven>>();

/** Compiles a product, and returns its forms with the validators for the browser; once in a process. */
export function proven(folder: string): Promise<Proven> {
  const known =
    provenByFolder.get(folder) ?? compileProduct(folder).then(({ product }) => prove(product));
  provenByFolder.set(folder, known);
  return known;
}

/** Compiles every product that is tested; `name` is that of its folder. */
export const provenProducts = (): Promise<(Proven & { name: string })[]> =>
  Promise.all(named.map(async ([name, folder]) => ({ name, ...(await proven(folder)) })));

/** Returns the forms of a product with the validators for the browser. */
export async function prove(source: ProductSource): Promise<Proven> {
  const written = buildProductModel(source);
  const forms = written.screens.flatMap(({ id, load, steps, texts }) => {
    const screen = source.screens.find((one) => one.id === id);
    const response =
      load &&
      sampleResponse(load.call, written.calls[load.call], written.sandbox, written.validate);
    return steps.map(async (step): Promise<ProvenForm | undefined> => {
      const form = step.id === '' ? screen?.form : screen?.steps.get(step.id);
      if (!form || !step.form || !screen || screen.screen.kind === 'page') return undefined;
      return {
        name: [id, step.id].filter(Boolean).join('/'),
        screen: id,
        step: step.id,
        texts,
        source: form,
        written: step.form,
        compiled: await compiledForm(source, id, step.id),
        loaded: response,
        storesAnswers: screen.screen.draft !== undefined || screen.screen.prefill !== undefined,
      };
    });
  });
  return {
    source,
    written,
    forms: (await Promise.all(forms)).filter((form) => form !== undefined),
    pointerOf: (file, pointer) => placeIn(source, file, pointer),
  };
}
