import type { ValidateValue } from '../../analysis/product-model.ts';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import type { ProductSource, ScreenSource } from '../../compiler/index.ts';
import type { Report } from './report.ts';
import type { Session } from './session.ts';

/** All that the checks share. */
export interface Trial {
  /** The product, whose provider has the address that is tried. */
  product: ProductSource;
  session: Session;
  report: Report;
  validate: ValidateValue;
  /** Query values that were given: those of links that the API alone knows. */
  query: Record<string, string>;
  /** ISO 8601 date-time in UTC. */
  now: string;
}

/** A screen that makes calls. */
export interface TriedScreen {
  source: ScreenSource;
  screen: CompiledFormScreen | CompiledWizard;
}
