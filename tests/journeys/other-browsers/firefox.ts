// Firefox speaks WebDriver BiDi by itself, and finds elements by role and name. Playwright and Puppeteer would drive it
// too, but the newest Playwright sends commands that the ESR does not know, and neither drives Debian's WebKitGTK.
import { firefox } from '../../../.ci/other-browsers.mjs';
import { connectBidi } from './bidi.ts';
import { candidates, type Driver, type ElementReference, keyActions } from './driver.ts';
import { makeHome, startProgram } from './program.ts';

export async function launchFirefox(): Promise<Driver> {
  const { home, env, remove } = makeHome();
  const program = await startProgram(firefox.find() ?? firefox.name, {
    args: ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', home],
    // Its helper for crashes would outlive it.
    env: { ...env, MOZ_CRASHREPORTER_DISABLE: '1' },
    ready: /WebDriver BiDi listening on (ws:\S+)\n/,
  });
  const { send, close } = await connectBidi(`${program.found}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  const evaluate: Driver['evaluate'] = async (script, ...elements) => {
    const { result, exceptionDetails } = await send<{
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration: `(...elements) => JSON.stringify((${script})(...elements) ?? null)`,
      arguments: elements,
      awaitPromise: false,
      target: { context },
    });
    if (!result) throw new Error(exceptionDetails?.text);
    return JSON.parse(result.value);
  };
  const locate = async (locator: object, startNodes?: ElementReference[]) => {
    const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context,
      locator,
      ...(startNodes && { startNodes }),
    });
    return nodes.map(({ sharedId }): ElementReference => ({ sharedId }));
  };
  const act = async (actions: object[]) => {
    await send('input.performActions', { context, actions });
  };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async find(description) {
      const { role, name } = description;
      const startNodes = await locate({ type: 'css', value: candidates(description) });
      if (startNodes.length === 0) return [];
      return locate({ type: 'accessibility', value: { name, ...(role && { role }) } }, startNodes);
    },
    async click(element) {
      await evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
      await act([clickActions(element)]);
    },
    press: (keys) => act(keyActions(keys)),
    evaluate,
    async close() {
      close();
      await program.stop();
      remove();
    },
  };
}

const clickActions = (element: ElementReference) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
