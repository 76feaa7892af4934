import type { ConfigEnv, UserConfig } from 'vite';
import type { Workspace } from './compiler/index.ts';
import { gallery } from './gallery/vite-plugin.ts';
import { provider } from './provider/dev-plugin.ts';
import { withNewNames } from './provider/renamed-settings.ts';

export interface DevelopmentEnv extends ConfigEnv {
  workspace: Workspace;
  /** Folder of the local provider's data, where DATA_DIR names no other one. */
  data: string;
}

/** Returns what the development server has beside the pages: the local provider and the gallery. */
export default ({ workspace, data }: DevelopmentEnv): UserConfig => {
  const env = withNewNames(process.env);
  return {
    plugins: [
      provider({
        workspace,
        data: env.DATA_DIR || data,
        pagesKey: env.PAGES_KEY?.trim() || undefined,
        providerHost: env.PROVIDER_HOST,
      }),
      gallery({ workspace, language: env.FORMS_LANGUAGE }),
    ],
  };
};
