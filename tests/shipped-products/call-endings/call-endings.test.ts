// Proves that a call of the shipped product leads where its definition says, however a server ends it.
import { describe, expect, it, onTestFinished } from 'vitest';
import { endings, type Meaning } from './endings.ts';
import { type CallName, type Effect, outcomeOf } from './outcome-of.ts';
import { startRawServer } from './raw-server.ts';

const error = { to: '/error' };
const sorry = {
  says: expect.stringMatching(
    /^(We could not send your confirmation email|No more emails can be sent to this address for now)\./,
  ),
};
const taken = { field: 'login_name' };

/** What the product's specification says of each call. */
const effects: Record<CallName, Record<Meaning, Effect>> = {
  // Response fields are not read.
  email: {
    good: { to: '/confirm' },
    object: { to: '/confirm' },
    errors: { to: '/confirm' },
    unreadable: { to: '/confirm' },
    failure: sorry,
  },
  load: { good: 'opens', object: error, errors: error, unreadable: error, failure: error },
  save: {
    good: { to: '/thankyou' },
    object: { to: '/thankyou' },
    errors: error,
    unreadable: taken,
    failure: taken,
  },
};

describe.each(['email', 'load', 'save'] as const)('the call %s', (call) => {
  it.each(endings)('%s: %s', async (_title, meaning, ending) => {
    // One for each, so that no connection is used again.
    const server = await startRawServer(ending);
    onTestFinished(server.stop);
    expect(await outcomeOf(call, server.fetch, server.origin)).toEqual(effects[call][meaning]);
  });

  it('no server', async () => {
    expect(await outcomeOf(call, fetch, 'http://127.0.0.1:1')).toEqual(effects[call].failure);
  });

  it('no such host', async () => {
    const away = 'http://nowhere.invalid';
    expect(await outcomeOf(call, fetch, away)).toEqual(effects[call].failure);
  });
});
