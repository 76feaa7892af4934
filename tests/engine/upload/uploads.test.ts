// Proves that an upload shows its progress and failure, can be repeated, and means nothing once it is removed.
import { beforeEach, expect, it, vi } from 'vitest';
import type { FileEntry } from '../../../src/core/files/file-answer.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { Uploads } from '../../../src/engine/upload/uploads.ts';

const file = (name: string) => new File(['12345'], name);
const success = (response: object): CallOutcome => ({
  kind: 'success',
  outcome: undefined,
  response,
});

let answer: FileEntry[];
let sending: {
  name: string;
  signal: AbortSignal;
  progress: (share: number) => void;
  end: (outcome: CallOutcome) => void;
}[];
const onEnd = vi.fn();
let uploads: Uploads;

const open = () =>
  new Uploads({
    send: ({ name }, signal, progress) =>
      new Promise((end) => {
        sending.push({ name, signal, progress, end });
      }),
    read: () => answer,
    write: (files) => {
      answer = files;
    },
    onEnd,
  });

beforeEach(() => {
  answer = [];
  sending = [];
  onEnd.mockClear();
  uploads = open();
});

const end = async (index: number, outcome: CallOutcome) => {
  sending[index]?.end(outcome);
  await Promise.resolve();
};

it('shows the name and size at once, the progress, and then the response as the answer', async () => {
  uploads.add([file('cv.pdf')], true);
  expect(answer).toEqual([{ name: 'cv.pdf', size: 5 }]);
  sending[0]?.progress(0.4);
  expect(uploads.state['cv.pdf']).toMatchObject({ progress: 0.4 });
  await end(0, success({ id: 'f1', name: 'CV.pdf' }));
  expect(answer).toEqual([{ id: 'f1', name: 'CV.pdf', size: 5 }]);
  expect(uploads.state).toEqual({});
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('cv.pdf', undefined);
});

it('keeps a file that could not be sent, with the words of the outcome, and sends it again', async () => {
  uploads.add([file('cv.pdf')], true);
  await end(0, { kind: 'failure', outcome: { say: 'Not a PDF' } });
  expect(uploads.state['cv.pdf']).toMatchObject({ failure: 'Not a PDF' });
  expect(onEnd).toHaveBeenCalledWith('cv.pdf', 'Not a PDF');
  expect(answer).toEqual([{ name: 'cv.pdf', size: 5 }]);
  uploads.retry('cv.pdf');
  expect(uploads.state['cv.pdf']?.failure).toBeUndefined();
  await end(1, success({ id: 'f1' }));
  expect(answer).toEqual([{ id: 'f1', name: 'cv.pdf', size: 5 }]);
});

it.each<[string, CallOutcome]>([
  ['a failed call', { kind: 'failure', outcome: undefined }],
  ['an offline browser', { kind: 'offline', outcome: undefined }],
  ['a response that is no object', { kind: 'success', outcome: undefined, response: 'ok' }],
])('takes %s for a failure without words', async (_, outcome) => {
  uploads.add([file('cv.pdf')], true);
  await end(0, outcome);
  expect(uploads.state['cv.pdf']).toMatchObject({ failure: '' });
});

it('cancels an upload that is removed or replaced, whose end then means nothing', async () => {
  uploads.add([file('a.pdf'), file('b.pdf')], false);
  uploads.remove('a.pdf');
  expect(sending[0]?.signal.aborted).toBe(true);
  await end(0, success({ id: 'f1' }));
  expect(answer).toEqual([{ name: 'b.pdf', size: 5 }]);
  uploads.add([file('b.pdf')], false);
  expect(sending[1]?.signal.aborted).toBe(true);
  expect(answer).toEqual([{ name: 'b.pdf', size: 5 }]);
  uploads.add([file('c.pdf')], true);
  expect(sending[2]?.signal.aborted).toBe(true);
  expect(answer).toEqual([{ name: 'c.pdf', size: 5 }]);
  uploads.stop();
  expect(sending[3]?.signal.aborted).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
});

it('sends again what was under way where its fields come back, also in another place', async () => {
  uploads.add([file('cv.pdf'), file('photo.jpg')], false);
  await end(1, success({ id: 'f2' }));
  uploads.stop();
  expect(sending[0]?.signal.aborted).toBe(true);
  // What else is in the answers may have changed.
  answer = [{ name: 'old.pdf', size: 1 }, ...answer];
  uploads = open();
  uploads.resume();
  expect(sending.map(({ name }) => name)).toEqual(['cv.pdf', 'photo.jpg', 'cv.pdf']);
  await end(2, success({ id: 'f1' }));
  expect(answer).toEqual([
    { name: 'old.pdf', size: 1 },
    { id: 'f1', name: 'cv.pdf', size: 5 },
    { id: 'f2', name: 'photo.jpg', size: 5 },
  ]);
});

it('sends nothing again that is under way, has arrived or was removed', async () => {
  uploads.add([file('cv.pdf'), file('photo.jpg'), file('old.pdf')], false);
  await end(1, success({ id: 'f2' }));
  uploads.remove('old.pdf');
  uploads.resume();
  expect(sending).toHaveLength(3);
});
