// Proves that a submission makes one call at a time, applies its whole outcome, and that a late answer undoes nothing.
import { describe, expect, it, vi } from 'vitest';
import type { CompiledSubmit } from '../../../src/compiled/call.ts';
import type { CallTimes } from '../../../src/core/draft/call-times.ts';
import { placeMessages } from '../../../src/core/mapping/place-messages.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { valueWriter } from '../../../src/engine/screen/write-values.ts';
import { Submission } from '../../../src/engine/submit/submission.ts';
import { ScreenValues } from '../../../src/engine/text/screen-values.ts';
import { compileForm } from '../compile-form.ts';
import { FakeEnvironment } from '../fake-environment.ts';

const submit: CompiledSubmit = {
  call: { name: 'save', method: 'POST', path: 'save' },
  send: { from: '/answers' },
  outcomes: {},
};

function open(reply: CallOutcome, filler?: ScreenValues) {
  const environment = Object.assign(new FakeEnvironment(), { filler });
  environment.reply = reply;
  Object.assign(environment.dataSources, { language: 'en' });
  const draft = {
    clear: vi.fn(),
    carry: vi.fn(),
    timesOfSame: (): { now?: string; opened?: string } | undefined => undefined,
    noteCall: vi.fn((times: CallTimes) => ({ ...times, at: 0 })),
    noteEnd: vi.fn(),
    onDelete: () => {},
  };
  const form = compileForm({
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      size: { title: 'Size', oneOf: [{ const: 1, title: 'Large' }] },
      secret: { type: 'string', title: 'Secret', writeOnly: true },
    },
  });
  let answers = { name: 'Ada', size: 1, secret: 'swordfish' };
  const progress = () => ({ answers, visible: [{ id: '' }], forms: { '': form } });
  const writeValues = valueWriter(environment, progress, submit);
  const forms = [{ form, answers, dataSources: environment.dataSources }];
  const submission = new Submission(submit, environment, {
    draft,
    answers: () => answers,
    writeValues,
    place: (ended) => placeMessages(ended, forms),
  });
  return {
    submission,
    environment,
    draft,
    change: (name: string) => (answers = { ...answers, name }),
  };
}

describe('a submission', () => {
  it('is under way from the press on, also while its answers are prepared', async () => {
    const { submission, environment } = open({ kind: 'success', outcome: undefined });
    const first = submission.send(async () => ({ name: 'Ada' }));
    expect(submission.state.sending).toBe(true);
    await submission.send(async () => ({ name: 'Bo' }));
    await first;
    expect(submission.state.sending).toBe(false);
    expect(environment.sent.map(({ answers }) => answers)).toEqual([{ name: 'Ada' }]);
  });

  it('has its answers stored for the tab while it is under way, so that leaving loses none', async () => {
    const { submission, draft } = open({ kind: 'success', outcome: undefined });
    expect(draft.carry).not.toHaveBeenCalled();
    const sent = submission.send(() => ({ name: 'Ada' }));
    expect(draft.carry).toHaveBeenCalledOnce();
    await sent;
  });

  it('fails without a call where its answers cannot be prepared', async () => {
    const { submission, environment } = open({ kind: 'success', outcome: undefined });
    await submission.send(() => Promise.reject(new Error('offline')));
    expect(environment.sent).toEqual([]);
    expect(submission.state).toEqual({
      sending: false,
      leavingTo: undefined,
      message: { text: environment.texts.callFailed, success: false },
    });
  });

  it.each([
    [
      'its own message',
      { say: 'We are busy.' },
      /^We are busy\. Please try again after \d+:\d\d\s[AP]M\.$/,
    ],
    ['the standard message', undefined, /^Something went wrong.*Please try again after \d/],
    ['messages of fields', { fields: { name: 'Taken.' } }, /^Please try again after \d/],
  ])('tells beside %s when the provider wants to be asked again', async (_name, outcome, text) => {
    vi.useFakeTimers({ now: new Date(2031, 1, 3, 12, 0, 30), toFake: ['Date'] });
    try {
      const { submission } = open({ kind: 'failure', outcome, retryAfter: 61 });
      await submission.send(() => ({ name: 'Ada' }));
      expect(submission.state.message?.text).toMatch(text);
      expect(submission.state.message?.text).toMatch(/12:02\sPM\.$/);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['none of them', {}, /^Something went wrong/],
    ['one about nothing that is asked', { '/age': 'Too young.' }, /^Too young\.$/],
    ['one beside a field', { '/name': 'Taken.' }, undefined],
  ])(
    'whose response has the messages says above the buttons, with %s',
    async (_name, errors, text) => {
      const outcome = { kind: 'failure', outcome: {}, fieldErrors: errors } as const;
      const { submission } = open(outcome);
      const beside = await submission.send(() => ({ name: 'Ada' }));
      expect(Object.keys(beside)).toEqual(Object.keys(errors).filter((one) => one === '/name'));
      const { message } = submission.state;
      if (text) expect(message?.text).toMatch(text);
      else expect(message).toBeUndefined();
    },
  );

  it('offers to send again where its outcome says so', async () => {
    const { submission } = open({ kind: 'failure', outcome: { say: 'Busy.', retry: true } });
    await submission.send(() => ({ name: 'Ada' }));
    expect(submission.state.message).toMatchObject({ text: 'Busy.', retry: true });
  });

  it('names the day where it is another one', async () => {
    const { submission } = open({ kind: 'failure', outcome: undefined, retryAfter: 48 * 60 * 60 });
    await submission.send(() => ({ name: 'Ada' }));
    expect(submission.state.message?.text).toMatch(/after \w+ \d+, \d{4} at /);
  });

  describe('whose answer takes long', () => {
    function wait() {
      const opened = open({ kind: 'success', outcome: undefined });
      const { submission, environment } = opened;
      const answers: ((outcome: CallOutcome) => void)[] = [];
      const signals: (AbortSignal | undefined)[] = [];
      Object.assign(environment, {
        send: (
          _request: unknown,
          document: Record<string, unknown>,
          signal: AbortSignal | undefined,
        ) => {
          environment.sent.push(document);
          signals.push(signal);
          return new Promise<CallOutcome>((answer) => answers.push(answer));
        },
      });
      const press = () => submission.send(() => ({ name: 'Ada' }));
      const settled = () => new Promise((done) => setTimeout(done));
      return { ...opened, answers, signals, press, settled };
    }
    const success: CallOutcome = {
      kind: 'success',
      outcome: { clearDraft: true, go: '/done' },
    };
    const failure: CallOutcome = { kind: 'failure', outcome: { say: 'Failed' } };

    it('can be sent again once the visitor stops waiting', async () => {
      const { submission, environment, press, settled } = wait();
      void press();
      await settled();
      submission.stopWaiting();
      expect(submission.state.sending).toBe(false);
      expect(submission.state.message?.text).toBe(environment.texts.callFailed);
      void press();
      await settled();
      expect(environment.sent).toHaveLength(2);
    });

    it('tells a late success, and lets nothing that follows undo it', async () => {
      const { submission, environment, answers, press, settled } = wait();
      void press();
      await settled();
      submission.stopWaiting();
      void press();
      await settled();
      answers[0]?.(success);
      await settled();
      expect(environment.routes).toEqual(['/done']);
      answers[1]?.(failure);
      await settled();
      expect(submission.state.message).toBeUndefined();
    });

    it('is over once the visitor deletes the answers, and takes nothing of what they begin then', async () => {
      const { submission, environment, draft, answers, signals, press, settled } = wait();
      void press();
      await settled();
      submission.stopWaiting();
      draft.onDelete();
      expect(signals[0]?.aborted).toBe(true);
      void press();
      await settled();
      answers[0]?.(success);
      await settled();
      expect(environment.routes).toEqual([]);
      expect(draft.clear).not.toHaveBeenCalled();
      expect(submission.state.sending).toBe(true);
      answers[1]?.(success);
      await settled();
      expect(environment.routes).toEqual(['/done']);
    });

    it('tells a late failure, unless it was sent again', async () => {
      const { submission, environment, answers, press, settled } = wait();
      void press();
      await settled();
      submission.stopWaiting();
      answers[0]?.(failure);
      await settled();
      expect(submission.state.message?.text).toBe('Failed');
      void press();
      await settled();
      submission.stopWaiting();
      void press();
      await settled();
      const { callFailed: text } = environment.texts;
      answers[1]?.(failure);
      await settled();
      expect(submission.state).toMatchObject({ sending: true, message: { text } });
    });

    it('puts no message beside an answer that has changed since, and tells the failure all the same', async () => {
      const { submission, environment, answers, change, settled } = wait();
      const fields = submission.send(() => ({ name: 'Ada' }));
      await settled();
      submission.stopWaiting();
      change('Bo');
      answers[0]?.({ kind: 'failure', outcome: { fields: { '/name': 'Taken' } } });
      expect(await fields).toEqual({});
      expect(submission.state.message?.text).toBe(environment.texts.callFailed);
      change('Cy');
      const next = submission.send(() => ({ name: 'Cy' }));
      await settled();
      answers[1]?.({ kind: 'failure', outcome: { fields: { '/name': 'Taken' } } });
      expect(await next).toEqual({ '/name': 'Taken' });
      expect(submission.state.message).toBeUndefined();
    });

    it('sends the times of a call that may have sent the same answers', async () => {
      const { environment, draft, press, settled } = wait();
      const times = { now: '2026-01-30T08:00:00.000Z', opened: '2026-01-30T07:59:00.000Z' };
      draft.timesOfSame = () => times;
      void press();
      await settled();
      const [{ now, page } = {}] = environment.sent;
      expect({ now, page }).toEqual({
        now: times.now,
        page: { url: 'https://example.com/#here', opened: times.opened },
      });
      expect(draft.noteCall).toHaveBeenCalledWith(times);
    });

    it('tells a success whose page was dropped for another step', async () => {
      const { submission, environment, answers, press, settled } = wait();
      Object.assign(environment, { go: async () => submission.moveOn() });
      void press();
      await settled();
      answers[0]?.(success);
      await settled();
      expect(submission.state.message?.text).toBe(environment.texts.arrived);
    });

    it('passes on the answers of the call that succeeded, not those of a later one', async () => {
      const { submission, environment, answers, settled } = wait();
      void submission.send(() => ({ name: 'Ada' }));
      await settled();
      submission.stopWaiting();
      void submission.send(() => ({ name: 'Bo' }));
      await settled();
      answers[0]?.({ kind: 'success', outcome: { go: '/done', resends: 'join' } as never });
      await settled();
      expect(environment.shown?.sent).toContain('Ada');
    });

    it.each([
      ['has stopped to wait', (submission: Submission) => submission.stopWaiting()],
      ['has gone to another step or screen', (submission: Submission) => submission.moveOn()],
    ])('tells a success and leads nobody away where the visitor %s', async (_who, act) => {
      const { submission, environment, draft, answers, press, settled } = wait();
      void press();
      await settled();
      act(submission);
      answers[0]?.(success);
      await settled();
      expect(environment.routes).toEqual([]);
      expect(draft.clear).toHaveBeenCalledOnce();
      const { sending, message } = submission.state;
      expect(message).toMatchObject({ text: environment.texts.arrived, success: true });
      expect(sending).toBe(true);
      await press();
      expect(environment.sent).toHaveLength(1);
      message?.proceed?.();
      expect(environment.routes).toEqual(['/done']);
    });

    it('tells a success on the screen that the visitor has gone to, once, and leads nobody away', async () => {
      const { submission, environment, answers, press, settled } = wait();
      const tell = vi.fn();
      Object.assign(environment, { tell });
      const leave = submission.open();
      void press();
      await settled();
      leave();
      answers[0]?.(success);
      await settled();
      const { arrived: text, next: action } = environment.texts;
      expect(tell.mock.calls).toEqual([[expect.objectContaining({ text, action })]]);
      expect(environment.routes).toEqual([]);
      tell.mock.lastCall?.[0].proceed();
      expect(environment.routes).toEqual(['/done']);
    });

    it.each([failure, { kind: 'errors', outcome: { go: '/error' } }] as const)(
      'tells a failure on the screen that the visitor has gone to, with the way back to the answers',
      async (outcome) => {
        const { submission, environment, answers, press, settled } = wait();
        const tell = vi.fn();
        Object.assign(environment, { tell, here: () => '/join?token=a#last' });
        const leave = submission.open();
        void press();
        await settled();
        Object.assign(environment, { here: () => '/' });
        leave();
        answers[0]?.(outcome);
        await settled();
        const { notArrived: text, backToAnswers: action } = environment.texts;
        expect(tell.mock.calls).toEqual([
          [expect.objectContaining({ text, action, isSuccess: false })],
        ]);
        expect(environment.routes).toEqual([]);
        tell.mock.lastCall?.[0].proceed();
        expect(environment.routes).toEqual(['/join?token=a#last']);
      },
    );

    it.each([
      ['stays', () => {}],
      ['is led to the page of the success', (leave: () => void) => leave()],
    ])('tells nothing anywhere else where the visitor %s', async (_what, go) => {
      const { submission, environment, answers, press, settled } = wait();
      const tell = vi.fn();
      const leave = submission.open();
      Object.assign(environment, { tell, go: async () => go(leave) });
      void press();
      await settled();
      answers[0]?.(success);
      await settled();
      expect(tell).not.toHaveBeenCalled();
    });

    it('tells a failure that leads to a page, and leads nobody away, where the visitor has gone to another step', async () => {
      const { submission, environment, answers, press, settled } = wait();
      void press();
      await settled();
      submission.moveOn();
      answers[0]?.({ kind: 'errors', outcome: { go: '/error' } });
      await settled();
      expect(environment.routes).toEqual([]);
      expect(submission.state).toMatchObject({
        sending: false,
        message: { text: environment.texts.callFailed, success: false },
      });
    });
  });

  it('says a value as it is, whatever is in it', async () => {
    const dataSources = { query: { from: 'us' }, page: { url: '' } };
    const reader = { dataSources, texts: defaultTexts, language: 'en' };
    const values = [{ from: '/response/note' }, { from: '/query/from' }];
    const outcome = { say: 'Note: {response.note|none}' };
    const { submission } = open(
      { kind: 'failure', outcome, response: { note: '{query.from|you}' } },
      new ScreenValues(values, reader),
    );
    await submission.send(() => ({}));
    expect(submission.state.message?.text).toBe('Note: {query.from|you}');
  });

  it('can be tried again after an error of the program', async () => {
    const { submission, environment } = open({ kind: 'success', outcome: undefined });
    environment.reply = Promise.reject(new Error('No call is named "save".'));
    await expect(submission.send(() => ({}))).rejects.toThrow('No call');
    expect(submission.state.sending).toBe(false);
  });

  it('applies all that the outcome says', async () => {
    const outcome = { clearDraft: true, go: '/done', say: 'Thank you', fields: { name: 'Taken' } };
    const { submission, environment, draft } = open({ kind: 'success', outcome });
    expect(await submission.send(() => ({}))).toEqual({ '/name': 'Taken' });
    expect(draft.clear).toHaveBeenCalledOnce();
    expect(environment.routes).toEqual(['/done']);
    expect(submission.state.message).toEqual({ text: 'Thank you', success: true });
  });

  it('passes on the values that the next page shows, as their readers write them, and no secrets', async () => {
    const froms = [
      '/answers/name',
      '/answers/size',
      '/answers/secret',
      '/response/id',
      '/loaded/x',
    ];
    const outcome = { go: '/done', shows: froms.map((from) => ({ from })) };
    const { submission, environment } = open({ kind: 'success', outcome, response: { id: 7 } });
    await submission.send(() => ({}));
    expect(environment.shown).toEqual({
      '/answers/name': 'Ada',
      '/answers/size': 'Large',
      '/response/id': '7',
      arrived: 'yes',
    });
  });

  it('tells the page of a failure when to try again', async () => {
    const outcome = { go: '/error', say: 'Too many requests.' };
    const { submission, environment } = open({ kind: 'failure', outcome, retryAfter: 60 });
    await submission.send(() => ({}));
    expect(environment.shown?.said).toMatch(/^Too many requests\. Please try again after .+\.$/);
  });

  it('stays under way until another site opens, and knows its address', async () => {
    const go = 'https://pay.example.com/start';
    const { submission, environment } = open({ kind: 'success', outcome: { go } });
    await submission.send(() => ({}));
    expect(environment.routes).toEqual([go]);
    expect(submission.state).toMatchObject({ sending: true, leavingTo: go });
  });

  it('can be sent again by a visitor who comes back from another site', async () => {
    const outcome = { go: 'https://pay.example.com/start', say: 'Off to the cashier' };
    const { submission, environment } = open({ kind: 'success', outcome });
    await submission.send(() => ({}));
    submission.reopen();
    expect(submission.state).toEqual({ sending: false, leavingTo: undefined, message: undefined });
    await submission.send(() => ({}));
    expect(environment.sent).toHaveLength(2);
  });

  it('leaves the draft, the screen and the fields alone where the outcome does not mention them', async () => {
    const { submission, environment, draft } = open({ kind: 'errors', outcome: {} });
    expect(await submission.send(() => ({}))).toEqual({});
    expect(draft.clear).not.toHaveBeenCalled();
    expect(environment.routes).toEqual([]);
    expect(submission.state.message).toBeUndefined();
  });

  it('holds the message of the last call, whose room nothing takes, until the next one ends', async () => {
    const { submission, environment } = open({ kind: 'failure', outcome: { say: 'Closed' } });
    await submission.send(() => ({}));
    environment.reply = { kind: 'success', outcome: undefined };
    const sent = submission.send(() => ({}));
    expect(submission.state.message?.text).toBe('Closed');
    await sent;
    expect(submission.state.message).toBeUndefined();
  });

  it.each([
    ['success', undefined],
    ['failure', 'callFailed'],
    ['errors', 'callFailed'],
    ['offline', 'offline'],
  ] as const)('says of %s, where the definition does not mention it: %s', async (kind, text) => {
    const { submission, environment } = open({ kind, outcome: undefined });
    await submission.send(() => ({}));
    expect(submission.state.message?.text).toBe(text && environment.texts[text]);
  });
});

describe('an outcome that leads on', () => {
  it.each([
    ['a success', { kind: 'success', outcome: { go: '/sent' } }, undefined, { arrived: 'yes' }],
    [
      'a success that ends the draft',
      { kind: 'success', outcome: { go: '/sent', clearDraft: true } },
      'replace',
      { arrived: 'yes' },
    ],
    ['errors', { kind: 'errors', outcome: { go: '/error' } }, 'replace', undefined],
  ] as const)('%s', async (_name, reply, how, passed) => {
    const { submission, environment } = open(reply);
    const go = vi.fn();
    Object.assign(environment, { go });
    await submission.send(() => ({ name: 'Ada' }));
    expect(go).toHaveBeenCalledExactlyOnceWith(reply.outcome.go, how, passed);
  });
});
