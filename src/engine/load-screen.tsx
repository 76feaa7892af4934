import type { ComponentType } from 'react';
import type { ScreenReference } from '../compiled/app.ts';
import type { Texts } from '../definition/texts.ts';
import { hasValues } from './load-filled-text.ts';
import type { WidgetSet } from './widget-props.ts';

/** A screen with everything that it takes to show it. */
export interface ReadyScreen {
  id: string;
  texts: Texts;
  View: ComponentType;
}

/** Loads the definition of a screen, and at the same time the part of the engine that shows screens of its kind. */
export async function loadScreen(
  reference: ScreenReference,
  widgets: WidgetSet,
): Promise<ReadyScreen> {
  const definition = reference.load();
  for (const name of reference.widgets) void widgets[name]?.().catch(() => undefined);
  const View = await viewOf(reference.kind, definition, widgets);
  const { id, texts } = await definition;
  return { id, texts, View };
}

async function viewOf(
  kind: ScreenReference['kind'],
  definition: ReturnType<ScreenReference['load']>,
  widgets: WidgetSet,
): Promise<ComponentType> {
  switch (kind) {
    case 'page': {
      const [{ Page }, screen] = await Promise.all([import('./screen/page.tsx'), definition]);
      if (screen.kind !== 'page') break;
      const shown = hasValues([screen.heading, ...screen.body])
        ? await import('./text/shown-text.tsx')
        : undefined;
      return () => <Page screen={screen} Shown={shown?.ShownTextView} />;
    }
    case 'form': {
      const [{ FormScreen, readyForm, loadFilledText, loadLeaving }, screen] = await Promise.all([
        import('./screen/form-kind.ts'),
        definition,
      ]);
      if (screen.kind !== 'form') break;
      const [ready, Filled, Leaving] = await Promise.all([
        readyForm(screen.form, widgets),
        loadFilledText([screen.intro]),
        loadLeaving(screen),
      ]);
      return () => <FormScreen screen={screen} ready={ready} Filled={Filled} Leaving={Leaving} />;
    }
    case 'wizard': {
      const [{ Wizard, loadFirstStep, loadFilledText, loadLeaving }, screen] = await Promise.all([
        import('./wizard/wizard-kind.ts'),
        definition,
      ]);
      if (screen.kind !== 'wizard') break;
      const [first, Filled, Leaving] = await Promise.all([
        loadFirstStep(screen, widgets),
        loadFilledText(screen.steps.map(({ intro }) => intro)),
        loadLeaving(screen),
      ]);
      return () => <Wizard screen={screen} first={first} Filled={Filled} Leaving={Leaving} />;
    }
  }
  throw new Error(`The screen is not a ${kind}, as its reference says.`);
}
