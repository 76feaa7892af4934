import type { EngineParts, LoadedScreen } from './engine-parts.ts';

interface ReadyScreenProps {
  screen: LoadedScreen;
  engine: Pick<EngineParts, 'TextsProvider'>;
}

/** A loaded screen, with its texts. */
export const ReadyScreen = ({ screen, engine }: ReadyScreenProps) => (
  <engine.TextsProvider value={screen.texts}>
    <screen.View />
  </engine.TextsProvider>
);
