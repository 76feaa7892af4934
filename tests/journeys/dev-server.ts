import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './free-port.ts';

export interface DevServer {
  url: string;
  /** Waits until the server has said a text. */
  said: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The development server, as `npm run dev` starts it, over a folder of definitions. */
export async function startDevServer(forms: string, data: string): Promise<DevServer> {
  // A process of its own, which does not take itself for a test.
  const { NODE_ENV: _, VITEST: _vitest, ...inherited } = process.env;
  const port = await freePort();
  const env = { ...inherited, FORMS_DIR: forms, DATA_DIR: data, PORT: String(port) };
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { env });
  const said = listenTo(server);
  await said('Local:');
  return {
    url: `http://localhost:${port}`,
    said,
    close: () =>
      new Promise((done) => {
        server.once('exit', () => done());
        server.kill();
      }),
  };
}

/** Returns a function that waits for a text in all that a process says from now on. */
function listenTo(process: ChildProcess): DevServer['said'] {
  let output = '';
  const streams = [process.stdout, process.stderr];
  for (const stream of streams) {
    stream?.on('data', (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk));
    });
  }
  return (text) =>
    new Promise((done, fail) => {
      const look = () => {
        if (output.includes(text)) done();
      };
      for (const stream of streams) stream?.on('data', look);
      process.once('exit', () => fail(new Error(`The development server ended:\n${output}`)));
      look();
    });
}
