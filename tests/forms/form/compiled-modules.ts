import type { CompiledForm } from '../../../src/compiled/form.ts';
import type {
  CompiledFormScreen,
  CompiledScreen,
  CompiledWizard,
} from '../../../src/compiled/screen.ts';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../../src/compiler/5-emit/module-ids.ts';
import type { ProductSource } from '../../../src/compiler/index.ts';
import { importModule } from './import-module.ts';

/** Pictures are of no matter; a comment takes in what stands behind their address. */
const settings = { assetPath: () => 'data:text/javascript,export default "" //' };

const compiled = <T>(product: ProductSource, id: string): Promise<T> =>
  importModule(emitModule(product, modulePrefix + id, settings) ?? '');

export const compiledScreen = async (product: ProductSource, screen: string) =>
  (await compiled<{ default: CompiledScreen }>(product, `/screen/${screen}`)).default as
    | CompiledFormScreen
    | CompiledWizard;

export async function compiledForm(
  product: ProductSource,
  screen: string,
  step: string,
): Promise<CompiledForm> {
  const id = step === '' ? `/screen/${screen}` : `/step/${screen}/${step}`;
  const found = (await compiled<{ default: CompiledForm | CompiledFormScreen }>(product, id))
    .default;
  return 'form' in found ? found.form : found;
}
