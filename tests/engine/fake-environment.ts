import type { CompiledRequest } from '../../src/compiled/call.ts';
import { defaultTexts } from '../../src/definition/texts.ts';
import type { CallOutcome, StepAddress, ValueTexts } from '../../src/engine/host.tsx';
import type { ScreenEnvironment } from '../../src/engine/screen/environment.ts';

/** The world around a screen's stores: storage, time and calls, each as a test sets them. */
export class FakeEnvironment implements ScreenEnvironment {
  readonly items = new Map<string, string>();
  /** Whether the browser refuses to store anything. */
  full = false;
  /** The documents that were sent. */
  readonly sent: Record<string, unknown>[] = [];
  /** The routes that outcomes led to. */
  readonly routes: string[] = [];
  /** The values that the last outcome passed on. */
  shown: ValueTexts | undefined;
  /** How the next call ends. */
  reply: CallOutcome | Promise<CallOutcome> = { kind: 'success', outcome: undefined };
  readonly texts = defaultTexts;
  readonly dataSources: ScreenEnvironment['dataSources'];
  #now = 0;
  #timers: { run: () => void; at: number }[] = [];

  constructor(loaded: unknown = undefined) {
    this.dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded };
  }

  readonly storage: ScreenEnvironment['storage'] = {
    read: (key) => this.items.get(key),
    write: (key, value) => !this.full && this.items.set(key, value).has(key),
    remove: (key) => void this.items.delete(key),
  };

  readonly tabItems = new Map<string, string>();
  readonly session: ScreenEnvironment['session'] = {
    read: (key) => this.tabItems.get(key),
    write: (key, value) => this.tabItems.set(key, value).has(key),
    remove: (key) => void this.tabItems.delete(key),
  };

  readonly schedule = (run: () => void, milliseconds: number) => {
    const timer = { run, at: this.#now + milliseconds };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  passTime(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
  }

  readonly send = async (_request: CompiledRequest, document: object) => {
    this.sent.push(document as Record<string, unknown>);
    return this.reply;
  };

  readonly go: ScreenEnvironment['go'] = (route, _how, shown) => {
    this.routes.push(route);
    this.shown = shown;
  };
  readonly readSources = () => ({
    query: {},
    page: { url: 'https://example.com/#here' },
    now: '2026-01-31T13:45:00.000Z',
  });
}

/** The step in the address, with the browser's history: it tells its follower of every change, as the wizard's hook does. */
export class FakeAddress {
  /** The steps in the history, up to the one in the address. */
  readonly history: { step: string | undefined; from: string | undefined }[];
  #drop = () => {};

  constructor(
    step: string | undefined,
    private readonly follow: (address: StepAddress) => () => void,
  ) {
    this.history = [{ step, from: undefined }];
  }

  get step(): string | undefined {
    return this.history.at(-1)?.step;
  }

  /** The page loads, or the visitor goes to a step by the browser or a link. */
  goTo(step: string | undefined, from?: string): void {
    if (step !== this.step) this.history.push({ step, from });
    this.#tell();
  }

  goBack(): void {
    this.history.pop();
    this.#tell();
  }

  #tell(): void {
    const entry = this.history.at(-1);
    this.#drop();
    this.#drop = this.follow({
      step: entry?.step,
      from: entry?.from,
      open: (step, how) => {
        if (this.step === step) return;
        if (how === 'back' && entry?.from === step) this.goBack();
        else if (how === 'forward') this.goTo(step, this.step);
        else {
          this.history.splice(-1, 1, { step, from: entry?.from });
          this.#tell();
        }
      },
    });
  }
}
