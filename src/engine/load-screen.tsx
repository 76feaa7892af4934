import { type ComponentType, useMemo } from 'react';
import type { ScreenReference } from '../compiled/app.ts';
import type { CompiledScreen } from '../compiled/screen.ts';
import type { Texts } from '../definition/texts.ts';
import { TextsProvider, useTexts } from './host.tsx';
import type { WidgetSet } from './widget-props.ts';

/** A screen with everything that it takes to show it. */
export interface ReadyScreen {
  id: string;
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
  return { id, View: texts ? withTexts(View, texts) : View };
}

/** Shows a screen with its own wording of some texts. */
const withTexts = (View: ComponentType, own: Partial<Texts>): ComponentType =>
  function WordedScreen() {
    const product = useTexts();
    const texts = useMemo(() => ({ ...product, ...own }), [product]);
    return (
      <TextsProvider value={texts}>
        <View />
      </TextsProvider>
    );
  };

async function viewOf(
  kind: ScreenReference['kind'],
  definition: ReturnType<ScreenReference['load']>,
  widgets: WidgetSet,
): Promise<ComponentType> {
  switch (kind) {
    case 'page': {
      const [{ Page }, screen] = await Promise.all([import('./screen/page.tsx'), definition]);
      if (screen.kind !== 'page') break;
      return withValues(screen, () => <Page screen={screen} />);
    }
    case 'form': {
      const [{ FormScreen, readyForm, loadLeaving }, screen] = await Promise.all([
        import('./screen/form-kind.ts'),
        definition,
      ]);
      if (screen.kind !== 'form') break;
      const [ready, Leaving] = await Promise.all([
        readyForm(screen.form, widgets),
        loadLeaving(screen),
      ]);
      return withValues(screen, () => (
        <FormScreen screen={screen} ready={ready} Leaving={Leaving} />
      ));
    }
    case 'wizard': {
      const [{ Wizard, loadFirstStep, loadLeaving }, screen] = await Promise.all([
        import('./wizard/wizard-kind.ts'),
        definition,
      ]);
      if (screen.kind !== 'wizard') break;
      const [first, Leaving] = await Promise.all([
        loadFirstStep(screen, widgets),
        loadLeaving(screen),
      ]);
      return withValues(screen, () => <Wizard screen={screen} first={first} Leaving={Leaving} />);
    }
  }
  throw new Error(`The screen is not a ${kind}, as its reference says.`);
}

/** Loads the code for values in texts, where the screen shows some. */
async function withValues(screen: CompiledScreen, View: ComponentType): Promise<ComponentType> {
  if (!screen.values) return View;
  const { WithValues, WithPassedOnValues } = await import('./text/with-values.tsx');
  const Provider = screen.kind === 'page' ? WithPassedOnValues : WithValues;
  return () => (
    <Provider screen={screen}>
      <View />
    </Provider>
  );
}
