// Proves that forms:try-api asks before it writes elsewhere, prints no secret, and exits with 1 for a contradiction.
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand, type Terminal } from '../../../src/commands/command.ts';
import { tryApiCommand } from '../../../src/commands/try-api/try-api-command.ts';
import { startApi } from '../../examples/own-api/start-api.ts';

const origin = 'http://localhost:4173';

let close = async () => {};
afterEach(() => close());

async function run(args: string[], ask?: Terminal['ask']) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const terminal = { cwd: process.cwd(), env: {}, print: say, printError: say };
  const code = await runCommand(tryApiCommand, args, { ...terminal, ...(ask && { ask }) });
  return { code, text: said.join('\n') };
}

async function start() {
  const api = await startApi(origin);
  ({ close } = api);
  return api;
}

describe('npm run forms:try-api', () => {
  it('groups what it finds by call, without a value of the API', async () => {
    const { host, invite, server } = await start();
    server.prependListener('request', (_, response) => {
      response.setHeader('Set-Cookie', 'XSRF-TOKEN=a-secret-of-this-visit; Path=/');
    });
    const token = await invite();
    const { code, text } = await run([host, '--query', `token=${token}`, '--origin', origin]);
    expect(text).toContain('makes at most 300 requests in 5 minutes');
    expect(text).toMatch(/\nsave: POST \/publisher\/signup\/save\n {2}ok {9}A body without/);
    expect(text).toMatch(/\d+ requests: 0 contradictions, 0 notes, 0 not tried\.$/);
    expect(text).not.toMatch(new RegExp(`${token}|a-secret-of-this-visit|Sample123`));
    expect(code).toBe(0);
  });

  it('exits with 1 for a contradiction', async () => {
    const { host } = await start();
    const { code, text } = await run([host, '--origin', 'http://localhost:5000']);
    expect(text).toContain('\n  WRONG  ');
    expect(text).toContain('give its values with --query "token=..."');
    expect(code).toBe(1);
  });

  it('says in one sentence that an API does not answer', async () => {
    const { host } = await start();
    await close();
    close = async () => {};
    const { code, text } = await run([host]);
    expect(text).toMatch(/does not answer \(ECONNREFUSED\)\. Nothing was tried\.$/);
    expect(code).toBe(1);
  });

  it('asks before it writes to another machine', async () => {
    const address = 'https://staging.example/v2';
    const unasked = await run([address]);
    expect(unasked).toMatchObject({ code: 64 });
    expect(unasked.text).toContain('Nobody can be asked here: --yes says that it may.');
    const asked: string[] = [];
    const refused = await run([address], async (question) => {
      asked.push(question);
      return 'n';
    });
    expect(refused).toEqual({ code: 64, text: 'forms:try-api: Nothing was sent.' });
    expect(asked).toEqual([expect.stringContaining('Submits forms to staging.example')]);
  });

  it.each([
    [[]],
    [['staging.example']],
    [['/v2']],
    [['http://localhost/v2?version=2']],
    [['http://ada:secret@localhost']],
    [['http://localhost', '--origin', 'apply']],
  ])('refuses %j', async (args) => {
    expect(await run(args)).toMatchObject({ code: 64 });
  });
});
