import type { ConfigEnv, UserConfig } from 'vite';
import type { Workspace } from './compiler/index.ts';
import { gallery } from './gallery/vite-plugin.ts';
import { provider } from './provider/dev-plugin.ts';

export interface DevelopmentEnv extends ConfigEnv {
  workspace: Workspace;
  /** Folder of the local provider's data. */
  data: string;
}

/** Returns what the development server has beside the pages: the local provider and the gallery. */
export default ({ workspace, data }: DevelopmentEnv): UserConfig => ({
  plugins: [
    provider({
      workspace,
      data,
      pagesKey: process.env.SANDBOX_KEY?.trim() || undefined,
      providerHost: process.env.PROVIDER_HOST,
    }),
    gallery({ workspace, language: process.env.FORMS_LANGUAGE }),
  ],
});
