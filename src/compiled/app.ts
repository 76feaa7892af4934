// The contract between compiler and runtime for a product: its look, its provider, and the modules of its screens.

import type { Notice } from '../definition/files/page-parts.ts';
import type { RichText } from '../definition/files/text.ts';
import type { VisitFile } from '../definition/files/visit.ts';
import type { Texts } from '../definition/texts.ts';
import type { CompiledScreen } from './screen.ts';

/** A text above the screen. */
export interface CompiledNotice extends Notice {
  /** Key in the browser's storage that notes that it was closed; it changes with the text. */
  key: string;
}

/** The parts of a page around the screen. */
export interface PageParts {
  footer?: RichText;
  notice?: CompiledNotice;
}

export interface ScreenReference {
  id: string;
  kind: CompiledScreen['kind'];
  route: string;
  title: string;
  /** Widgets that the screen shows at once, so that they can be loaded beside it. */
  widgets: string[];
  makesLoadCall: boolean;
  /** The parts around this screen; absent where they are those of the product. */
  pageParts?: PageParts;
  load: () => Promise<CompiledScreen>;
}

/** Values of a page, beside its address; each is absent where the product does not read it. */
export interface PageValues {
  /** The time at which the screen was opened, an ISO 8601 date-time in UTC. */
  opened?: string | undefined;
  /** The version of the definitions, a short hash. */
  version?: string | undefined;
}

export interface CompiledApp {
  name: string;
  language: string;
  /** The beginning of the paths of its pages, where they lie below a path or this is a translation: "/apply/de". */
  base?: string;
  /** Absent where the language is written from left to right. */
  direction?: 'rtl';
  logo?: { src: string; darkSrc?: string; alt: string; height: number };
  theme: {
    light: { primary: string; error: string };
    dark: { primary: string; error: string };
    radius: number;
  };
  /** Its host is the address of all calls: "https://api.example.com", or a path of the page's host, "/apply"; "" for its root. No slash is at its end. */
  provider: { host: string; csrf?: { cookie: string; header: string } };
  visit?: VisitFile;
  /**
   * Returns the values of the page, beside its address, that the product reads; absent where it reads none.
   *
   * @param url the present address; "" where the page has none
   * @param now the present time, an ISO 8601 date-time in UTC
   */
  pageValues?: (url: string, now: string) => PageValues;
  /** The parts around every screen that has none of its own. */
  pageParts?: PageParts;
  texts: Texts;
  screens: ScreenReference[];
}
