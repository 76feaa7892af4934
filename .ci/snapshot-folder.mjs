import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Returns whether a product is one of this project, not one that FORMS_DIR names from elsewhere. */
export const isOwnProduct = (forms) =>
  forms === resolve('forms') || dirname(forms) === resolve('tests/products');

/** Returns the folder of a product's snapshots: in tests/snapshots/, or in the folder of a product that is elsewhere. */
export const snapshotFolder = (forms) =>
  isOwnProduct(forms) ? resolve('tests/snapshots', basename(forms)) : join(forms, '.snapshots');

/**
 * Returns the settings of a run that records the snapshots of a product: the first one, but never in continuous
 * integration.
 */
export const firstRun = (forms, env) =>
  env.CI || existsSync(snapshotFolder(forms)) ? {} : { ACCEPT_SNAPSHOTS: '1', PROVE_ALL: '1' };
