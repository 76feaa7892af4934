import { ThemeProvider } from '@mui/material/styles';
import { render } from 'vitest-browser-react';
import type { CompiledScreen } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { loadScreen } from '../../../src/engine/page/load-screen.tsx';
import { widgets } from '../../../src/widgets/index.ts';
import { PageStyles } from '../../widgets/page-styles.tsx';
import { theme } from '../../widgets/show-widget.tsx';
import { nowhere } from '../compile-form.ts';

/** Shows a screen of a shop in English. */
export async function showScreen(screen: CompiledScreen, own: Partial<Host>): Promise<void> {
  const host = {
    appName: 'Shop',
    language: 'en',
    widgets,
    readSources: () => nowhere,
    ...own,
  } as Host;
  const { View } = await loadScreen(
    { ...screen, widgets: [], makesLoadCall: false, load: async () => screen },
    widgets,
  );
  await render(
    <ThemeProvider theme={theme}>
      <PageStyles />
      <HostProvider value={host}>
        <TextsProvider value={defaultTexts}>
          <main>
            <View />
          </main>
        </TextsProvider>
      </HostProvider>
    </ThemeProvider>,
  );
}
