import { type ComponentType, useMemo } from 'react';
import type { ScreenReference } from '../../compiled/app.ts';
import type { CompiledScreen } from '../../compiled/screen.ts';
import { loadOptional } from '../../core/within.ts';
import type { Texts } from '../../definition/texts.ts';
import { TextsProvider, useTexts } from '../host.tsx';
import type { inLanguage } from '../screen/in-language.tsx';
import type { WidgetSet } from '../widget-props.ts';

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
  const savedDraft = definition.then(loadSavedDraft);
  savedDraft.catch(() => {});
  const View = await viewOf(reference.kind, definition, widgets);
  const screen = await definition;
  const { id, texts } = screen;
  const Choosing = withDraft(await withChoices(screen, View), screen, await savedDraft);
  return { id, View: texts ? withTexts(Choosing, texts) : Choosing };
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

/** Loads the part of the engine that shows screens of a kind. */
const loadPart = {
  page: () => import('../screen/page.tsx'),
  form: () => import('../screen/form-screen.tsx'),
  wizard: () => import('../wizard/wizard.tsx'),
};

async function viewOf(
  kind: ScreenReference['kind'],
  definition: ReturnType<ScreenReference['load']>,
  widgets: WidgetSet,
): Promise<ComponentType> {
  const [{ loadView }, screen] = await Promise.all([loadPart[kind](), definition]);
  if (screen.kind !== kind) throw new Error(`The screen is not a ${kind}, as its reference says.`);
  // TypeScript does not see that both are of the same kind.
  return withLanguage(screen, await withValues(screen, await loadView(screen as never, widgets)));
}

interface InLanguage {
  inLanguage: typeof inLanguage;
}

/** Loads the code for a page whose values may have been passed on in another language. */
async function withLanguage(screen: CompiledScreen, View: ComponentType): Promise<ComponentType> {
  if (screen.kind !== 'page' || !screen.loadInLanguage) return View;
  // Without this code, the values stay as they were written.
  const code = (await loadOptional(screen.loadInLanguage)) as InLanguage | undefined;
  return code?.inLanguage(screen, View) ?? View;
}

/** Loads the code for choices that calls bring, where the screen has some. */
async function withChoices(screen: CompiledScreen, View: ComponentType): Promise<ComponentType> {
  if (screen.kind === 'page' || !screen.callsForChoices) return View;
  const { WithCalledChoices } = await import('../choices/with-called-choices.tsx');
  // A draft that only leads to another language stores nothing beside it.
  const { key, carriedIf } = screen.draft ?? {};
  return () => (
    <WithCalledChoices draft={carriedIf ? undefined : key} load={screen.load}>
      <View />
    </WithCalledChoices>
  );
}

/** Loads the code for a draft that stays in the browser, where the screen has one. */
const loadSavedDraft = async (screen: CompiledScreen) =>
  screen.kind === 'page' || !screen.draft || screen.draft.carriedIf
    ? undefined
    : (await import('../saved-draft/with-saved-draft.tsx')).savedDraftOf(screen);

function withDraft(
  View: ComponentType,
  screen: CompiledScreen,
  WithSavedDraft: Awaited<ReturnType<typeof loadSavedDraft>>,
): ComponentType {
  if (!WithSavedDraft || screen.kind === 'page') return View;
  return () => (
    <WithSavedDraft screen={screen}>
      <View />
    </WithSavedDraft>
  );
}

/** Loads the code for values in texts, and for addresses that responses name, where the screen shows some. */
async function withValues(screen: CompiledScreen, View: ComponentType): Promise<ComponentType> {
  if (!screen.values) return View;
  const links = screen.loadAddressLink?.();
  return (await import('../text/with-values.tsx')).withValues(screen, View, links);
}
