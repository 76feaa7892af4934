import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Returns whether a product is one of this project, not one that FORMS_DIR names from elsewhere. */
export const isOwnProduct = (forms) =>
  forms === resolve('forms') || dirname(forms) === resolve('tests/products');

/** Returns the folder of the snapshots of several products: in tests/, or beside a product that is elsewhere. */
export const snapshotsFolder = (forms) =>
  join(isOwnProduct(forms) ? resolve('tests') : dirname(forms), 'snapshots');

/** Returns the folder of a product's snapshots, which has the name of the folder of its definitions. */
export const snapshotFolder = (forms) => join(snapshotsFolder(forms), basename(forms));

/**
 * Returns the settings of a run that records the snapshots of a product: the first one, but never in continuous
 * integration.
 */
export const firstRun = (forms, env) =>
  env.CI || existsSync(snapshotFolder(forms)) ? {} : { ACCEPT_SNAPSHOTS: '1', PROVE_ALL: '1' };
