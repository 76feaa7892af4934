import type { Finding } from '../diagnostic.ts';
import type { ProductSource } from '../product.ts';

/** One thing that can be wrong with a product's definitions. */
export interface Rule {
  /** Permanent, and the name of its file: people look for it by this name. */
  id: string;
  /** What the rule is for, in one line. */
  description: string;
  /** Whether it judges examples by the definitions; that counts only once nothing is wrong with these. */
  ofExamples?: true;
  /** A pure function of the product. */
  check: (product: ProductSource) => Finding[];
}
