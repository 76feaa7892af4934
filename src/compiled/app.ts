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
  /** Names of the parameters that it takes out of its address. */
  removeFromAddress?: string[];
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

/** The period in which a form is open, in milliseconds since 1970. */
export interface Period {
  /** The first moment; absent where it has always been open. */
  opens?: number | undefined;
  /** The first moment after it; absent where it never closes. */
  closes?: number | undefined;
}

/** The period of a screen, and the ids of the pages in its place before and after it. */
export interface OpeningTimes extends Period {
  before?: string;
  after?: string;
}

/** Decides by the time which screen is shown. */
export interface Opening {
  /**
   * Returns the screen to show in place of another one, which may be that one itself.
   *
   * @param now ISO 8601 date-time in UTC
   */
  shown: (screens: ScreenReference[], asked: ScreenReference, now: string) => ScreenReference;
  /** Shows that screen. It stays there when it closes, and takes the place of the page before it. */
  Shown: <Drawn>(props: {
    screens: ScreenReference[];
    asked: ScreenReference;
    /** Returns the present time, an ISO 8601 date-time in UTC. */
    now: () => string;
    children: (shown: ScreenReference) => Drawn;
  }) => Drawn;
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
    density?: 'comfortable' | 'compact';
    /** Names of typefaces as CSS lists them; that of the visitor's system if left out. */
    typeface?: string;
  };
  /**
   * Its host is the address of all calls, without a slash at the end: "https://api.example.com", or a path of the page's
   * host, "/apply"; "" for the root of that host.
   */
  provider: { host: string; csrf?: { cookie: string; header: string } };
  visit?: VisitFile;
  /**
   * Returns the values of the page, beside its address, that the product reads; absent where it reads none.
   *
   * @param url the present address; "" where the page has none
   * @param now the present time, an ISO 8601 date-time in UTC
   */
  pageValues?: (url: string, now: string) => PageValues;
  /**
   * Takes the parameters out of the address that its screen does not leave there, and returns them; present where a screen does
   * so.
   *
   * @param url the present address; "" where the page has none
   */
  takeAddressValues?: (url: string) => Record<string, string>;
  /** Present where screens open or close at a time. */
  opening?: Opening;
  /** The parts around every screen that has none of its own. */
  pageParts?: PageParts;
  texts: Texts;
  screens: ScreenReference[];
}
