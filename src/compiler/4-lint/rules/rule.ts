import type { Finding } from '../../model/diagnostic.ts';
import type { ProductSource } from '../../model/product.ts';

/** One thing that can be wrong with a product's definitions. Each check is a pure function. */
export interface Rule {
  /** Permanent, and the name of its file: people look for it by this name. */
  id: string;
  /** What the rule is for, in one line. */
  description: string;
  /**
   * Whether it judges examples by the definitions. That counts only once nothing is wrong with these, and is a warning:
   * while somebody changes a rule, the product goes on running.
   */
  ofExamples?: true;
  /**
   * Looks at a part of the product: one screen with its files, or the files that belong to no screen. What it finds
   * follows from that part and app.json alone, so that a change of one screen leaves the findings in others as they are.
   */
  checkUnit?: (part: ProductSource) => Finding[];
  /** Looks at the product as a whole. */
  checkProduct?: (product: ProductSource) => Finding[];
}
