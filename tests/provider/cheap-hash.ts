import { createHashSecret } from '../../src/provider/crypto/secret-hash.ts';

/** Hashes in a millisecond, for tests that are not about the cost of hashes. */
export const hashSecret = createHashSecret({ ln: 10, r: 8, p: 1 });
