import { display, windowManager } from '../../../.ci/other-browsers.mjs';
import { startProgram } from './program.ts';

/**
 * Starts a screen in memory with a window manager, for one browser alone.
 *
 * @returns its name, as DISPLAY takes it
 */
export async function startDisplay(env: NodeJS.ProcessEnv) {
  const screen = await startProgram(display.find() ?? display.name, {
    // The server writes the first free number, which it takes, to this file descriptor.
    args: ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    env,
    ready: /^(\d+)\n/m,
  });
  const name = `:${screen.found}`;
  const manager = await startProgram(windowManager.find() ?? windowManager.name, {
    args: ['--startup', 'echo manages windows'],
    env: { ...env, DISPLAY: name },
    ready: /(manages windows)/,
  });
  return {
    name,
    async stop() {
      await manager.stop();
      await screen.stop();
    },
  };
}
