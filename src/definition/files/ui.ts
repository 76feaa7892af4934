import type { ValuesOf } from '../ui-key-entry.ts';
import type { uiKeyCatalogue } from '../ui-keys/index.ts';

/** The ui.json of a form, or its entry for one field: RJSF's ui schema with messages and checked options. */
export interface UiFile extends ValuesOf<typeof uiKeyCatalogue> {
  $schema?: string;
  items?: UiFile;
  [field: string]: unknown;
}
