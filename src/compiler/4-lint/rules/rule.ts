import type { Finding } from '../../model/diagnostic.ts';
import type { ProductSource } from '../../model/product.ts';
import type { NameScope } from '../uncertain-names.ts';

/** A rule that definitions have to follow. Each check is a pure function. */
export interface Rule {
  /** The rule as a sentence, which is true of a product without findings. */
  description: string;
  /**
   * Whether the rule compares examples with the definitions. Its findings are warnings, and are reported only where the
   * definitions have no error: an outdated example does not stop the product.
   */
  checksExamples?: true;
  /** The files that know the names that its fixes replace by others, if they do. */
  fixesNames?: NameScope;
  /**
   * Checks one unit: a screen with its files, or the files that belong to no screen. The findings depend on the unit and
   * on app.json alone, so that they are reused until one of them changes.
   */
  checkUnit?: (unit: ProductSource) => Finding[];
  /** Checks the product as a whole. */
  checkProduct?: (product: ProductSource) => Finding[];
}

/** A rule with its id, which is permanent and the name of its file. */
export interface RegisteredRule extends Rule {
  id: string;
}
