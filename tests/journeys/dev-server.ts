import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './free-port.ts';

export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** The development server, as `npm run dev` starts it, over a folder of definitions. */
export async function startDevServer(forms: string, data: string): Promise<DevServer> {
  // A process of its own, which does not take itself for a test.
  const { NODE_ENV: _, VITEST: _vitest, ...inherited } = process.env;
  const port = await freePort();
  const env = { ...inherited, FORMS_DIR: forms, SANDBOX_DATA: data, PORT: String(port) };
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { env });
  await said(server, 'Local:');
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.once('exit', () => done());
        server.kill();
      }),
  };
}

/** Waits for a text in what a process says. */
function said(process: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk));
      if (output.includes(text)) done();
    };
    process.stdout?.on('data', listen);
    process.stderr?.on('data', listen);
    process.once('exit', () => fail(new Error(`The development server ended:\n${output}`)));
  });
}
