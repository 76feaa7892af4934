import type { ConditionSource } from '../../3-analyze/conditions/conditions.ts';
import type { VisibleText } from '../../3-analyze/texts/texts-at.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { FieldSource, ObjectSource } from '../../model/form/form-fields.ts';
import type { FormSource, ProductSource, ScreenSource } from '../../model/product.ts';
import type { NameScope } from '../uncertain-names.ts';

/**
 * A rule that definitions have to follow. Each check is a pure function. The findings of one that has only a screen, form,
 * object or question for a parameter are reused until that part changes.
 */
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
  /** Checks each screen of a unit. */
  checkScreen?: (screen: ScreenSource, unit: ProductSource) => Finding[];
  /** Checks each readable form of a unit. */
  checkForm?: (form: FormSource, unit: ProductSource) => Finding[];
  /** Checks each object of a form: the form itself, its groups, the items of its lists. */
  checkObject?: (object: ObjectSource, unit: ProductSource) => Finding[];
  /** Checks each question of a unit, where it is asked. */
  checkQuestion?: (question: FieldSource, unit: ProductSource) => Finding[];
  /** Checks each condition of a unit. */
  checkCondition?: (condition: ConditionSource, unit: ProductSource) => Finding[];
  /** Checks each text of a unit that visitors read. */
  checkText?: (text: VisibleText, unit: ProductSource) => Finding[];
  /** Checks the product as a whole. */
  checkProduct?: (product: ProductSource) => Finding[];
}

/** A rule with its id, which is permanent and the name of its file. */
export interface RegisteredRule extends Rule {
  id: string;
}
