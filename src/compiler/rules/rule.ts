import type { Finding } from '../diagnostic.ts';
import type { ProductSource } from '../product.ts';

/** One thing that can be wrong with a product's definitions. */
export interface Rule {
  /** Permanent: people look for it and silence it by this name. */
  id: string;
  /** What the rule is for, in one line. */
  description: string;
  check: (product: ProductSource) => Finding[];
}
