/**
 * Whether this run proves everything in a browser too, as `npm test -- --all` does. Without it, what the stores of the
 * engine prove without a page is drawn in a browser on a sample alone.
 */
export const provesAll = process.env.PROVE_ALL === '1';

/** Chooses the sample of a run. `npm test` sets another one each day. */
export const proofSeed = Number(process.env.PROOF_SEED || 1);
