// WebKitGTK through its driver, by the few commands of WebDriver that the journey needs. Libraries that speak it bring
// dozens of packages or need a newer Node.js than this project.
import { vi } from 'vitest';
import { webkit } from '../../../.ci/other-browsers.mjs';
import { waitTimeout } from '../../support/wait-timeout.ts';
import { freePort } from '../free-port.ts';
import { startDisplay } from './display.ts';
import { candidates, type Driver, type ElementReference, keyActions } from './driver.ts';
import { makeHome, startProgram } from './program.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function launchWebKit(): Promise<Driver> {
  const { env, remove } = makeHome();
  const display = await startDisplay(env);
  const port = await freePort();
  const program = await startProgram(webkit.find() ?? webkit.name, {
    args: [`--port=${port}`],
    env: { ...env, DISPLAY: display.name },
  });
  // It says nothing once it is ready.
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: waitTimeout });

  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  const post = <Result>(path: string, body: object = {}) =>
    send<Result>('POST', session + path, body);
  const get = (element: ElementReference, what: string) =>
    send<string>('GET', `${session}/element/${element[elementKey]}/${what}`);

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    async find(description) {
      const { role, name } = description;
      const found = await post<ElementReference[]>('/elements', {
        using: 'css selector',
        value: candidates(description),
      });
      const named: ElementReference[] = [];
      for (const element of found) {
        if ((await get(element, 'computedlabel')) !== name) continue;
        if (role === undefined || (await get(element, 'computedrole')) === role)
          named.push(element);
      }
      return named;
    },
    async click(element) {
      // Its own scrolling leaves out an input whose drawing is another element's.
      const script = "arguments[0].scrollIntoView({ block: 'center' })";
      await post('/execute/sync', { script, args: [element] });
      await post(`/element/${element[elementKey]}/click`);
    },
    press: (keys) => post('/actions', { actions: keyActions(keys) }),
    evaluate: (script, ...elements) =>
      post('/execute/sync', { script: `return (${script})(...arguments)`, args: elements }),
    async close() {
      await program.stop();
      await display.stop();
      remove();
    },
  };
}
