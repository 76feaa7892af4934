import type { ConfigEnv, UserConfig } from 'vite';
import type { Workspace } from './compiler/index.ts';
import { gallery } from './gallery/vite-plugin.ts';
import { pictures } from './manual/pictures/vite-plugin.ts';
import { manual } from './manual/vite-plugin.ts';
import { providerOfSettings } from './provider/dev-plugin.ts';

export interface DevelopmentEnv extends ConfigEnv {
  workspace: Workspace;
}

/** Returns what the development server has beside the pages: the local provider, the gallery and the manual. */
export default (env: DevelopmentEnv): UserConfig => ({
  plugins: [
    providerOfSettings(env.workspace),
    manual(env.workspace.folder),
    pictures(),
    gallery({ workspace: env.workspace, language: process.env.FORMS_LANGUAGE }),
  ],
});
