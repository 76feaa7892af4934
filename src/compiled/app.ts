// The contract between compiler and runtime for a product: its look, its provider, and the modules of its screens.

import type { VisitFile } from '../definition/files/visit.ts';
import type { Texts } from '../definition/texts.ts';
import type { CompiledScreen } from './screen.ts';

export interface ScreenReference {
  id: string;
  kind: CompiledScreen['kind'];
  route: string;
  title: string;
  /** Widgets that the screen shows at once, so that they can be loaded beside it. */
  widgets: string[];
  makesLoadCall: boolean;
  load: () => Promise<CompiledScreen>;
}

export interface CompiledApp {
  name: string;
  language: string;
  logo?: { src: string; darkSrc?: string; alt: string; height: number };
  theme: {
    light: { primary: string; error: string };
    dark: { primary: string; error: string };
    radius: number;
  };
  provider: { host: string; csrf?: { cookie: string; header: string } };
  visit?: VisitFile;
  texts: Texts;
  screens: ScreenReference[];
}
