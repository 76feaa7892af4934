import type { CompiledNotice } from './app.ts';
import type { EarlyCall } from './early-call.ts';
import type { CompiledScreen } from './screen.ts';

/** The first picture of a screen, as every visitor gets it in the HTML of the build. */
export interface PrerenderedScreen {
  id: string;
  route: string;
  kind: CompiledScreen['kind'];
  /** Title of the browser tab. */
  title: string;
  /** Markup of the page's root element. */
  html: string;
  /** Whether the markup differs from address to address of the page. */
  showsAddress: boolean;
  /** Compiled modules that the first form takes, such as "screen/apply". */
  modules: string[];
  /** Widgets of the first form. */
  widgets: string[];
  makesLoadCall: boolean;
  /** The load call, where a script of the page can make it before the app. */
  earlyCall: EarlyCall | undefined;
  /** The notice above it. */
  notice: CompiledNotice | undefined;
}
