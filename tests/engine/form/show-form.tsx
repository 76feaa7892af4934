import { ThemeProvider } from '@mui/material/styles';
import { render } from 'vitest-browser-react';
import type { CompiledForm } from '../../../src/compiled/form.ts';
import type { DataSources } from '../../../src/core/form/coerce-answers.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { FormView } from '../../../src/engine/form/rjsf/form-view.tsx';
import { readyForm } from '../../../src/engine/form/rjsf/load-form.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { widgets } from '../../../src/widgets/index.ts';
import { PageStyles } from '../../widgets/page-styles.tsx';
import { theme } from '../../widgets/show-widget.tsx';
import { nowhere } from '../compile-form.ts';

/**
 * Shows a form with answers from a draft, and returns its store.
 *
 * @param host the parts of the host that the form uses
 * @param sources data sources beside the address
 */
export async function showForm(
  form: CompiledForm,
  values = {},
  host: Partial<Host> = {},
  sources: Partial<DataSources> = {},
): Promise<FormStore> {
  const dataSources = { ...nowhere, ...sources };
  const answers = startAnswers(form, values, dataSources);
  const store = new FormStore(form, dataSources, defaultTexts, answers);
  const ready = await readyForm(form, widgets);
  await render(
    <ThemeProvider theme={theme}>
      <PageStyles />
      <HostProvider value={{ language: 'en', ...host } as Host}>
        <TextsProvider value={defaultTexts}>
          <main>
            <FormView ready={ready} store={store} onValid={async () => {}}>
              <button type="submit">Next</button>
            </FormView>
          </main>
        </TextsProvider>
      </HostProvider>
    </ThemeProvider>,
  );
  return store;
}
