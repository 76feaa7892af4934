import { type FileEntry, filesIn } from '../../core/files/file-answer.ts';
import { isObject } from '../../core/is-object.ts';
import type { CallOutcome } from '../host.tsx';
import { Store } from '../state/store.ts';

/** A file on its way, or one that did not arrive. */
export interface FileUpload {
  file: File;
  /** From 0 to 1. */
  progress: number;
  /** Says why it did not arrive: the message of the outcome, or "" where there is none. */
  failure?: string;
}

interface UploadEnvironment {
  /** Present where files go with the form: keeps the content of one in memory, and returns the key to it. */
  addContent?: ((file: File) => string) | undefined;
  /** Deletes the content of a file that is no part of the answer any more. */
  deleteContent?: (key: unknown) => void;
  /** Sends a file; never rejects. */
  send: (
    file: File,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<CallOutcome>;
  /** Returns the files of the answer. */
  read: () => FileEntry[];
  /** Takes the files of the answer. */
  write: (files: FileEntry[]) => void;
  /** Called when an upload has ended by itself. */
  onEnd: (name: string, failure: string | undefined) => void;
}

/** The contents of files that have not arrived, by their entries in answers, which an item takes along and brings back. */
const unsent = new WeakMap<FileEntry, File>();

/**
 * Uploads the files of a question, or keeps them until the form is sent. The state has the files that are not uploaded, by
 * name: a file replaces another of the same name. In the answer, a file has its name and size alone until the provider has answered.
 */
export class Uploads extends Store<Readonly<Record<string, FileUpload>>> {
  readonly #environment: UploadEnvironment;
  readonly #controllers = new Map<string, AbortController>();

  constructor(environment: UploadEnvironment) {
    super({});
    this.#environment = environment;
  }

  /** Whether files go with the form. */
  get goWithForm(): boolean {
    return this.#environment.addContent !== undefined;
  }

  /**
   * Adds files to the answer, and uploads them or keeps them for the form.
   *
   * @param replaces whether they replace all files before
   */
  add(files: File[], replaces: boolean): void {
    const { addContent, read, write } = this.#environment;
    const names = new Set(files.map(({ name }) => name));
    const before = read();
    const left = before.filter(({ name }) => !replaces && !names.has(name));
    for (const one of before) if (!left.includes(one)) this.#delete(one);
    const added = files.map((file): FileEntry => {
      const { name, size } = file;
      const entry = { name, size, ...(addContent && { part: addContent(file) }) };
      if (!addContent) unsent.set(entry, file);
      return entry;
    });
    write([...left, ...added]);
    this.resume();
  }

  /** Uploads the files that are not on their way: new ones, and those whose upload ended as their fields left the page. */
  resume(): void {
    for (const entry of this.#environment.read()) {
      const file = unsent.get(entry);
      if (file && !this.state[entry.name]) void this.#upload(file);
    }
  }

  /** Takes a file out of the answer; one on its way is cancelled. */
  remove(name: string): void {
    const { read, write } = this.#environment;
    const files = read();
    for (const one of files) if (one.name === name) this.#delete(one);
    write(files.filter((one) => one.name !== name));
  }

  /** Takes a key out of the answer whose content is gone. */
  removeKey(key: string): void {
    const { read, write } = this.#environment;
    write(
      read().map((one) => {
        const { part, ...known } = one;
        return part === key ? known : one;
      }),
    );
  }

  /** Uploads a file again that did not arrive. */
  retry(name: string): void {
    const upload = this.state[name];
    if (upload) void this.#upload(upload.file);
  }

  /** Cancels all uploads. */
  stop(): void {
    for (const name of this.#controllers.keys()) this.#drop(name);
  }

  async #upload(file: File): Promise<void> {
    const { name } = file;
    const { send, read, write, onEnd } = this.#environment;
    const controller = new AbortController();
    this.#controllers.get(name)?.abort();
    this.#controllers.set(name, controller);
    this.set({ ...this.state, [name]: { file, progress: 0 } });
    const { signal } = controller;
    const callOutcome = await send(file, signal, (progress) => {
      if (!signal.aborted) this.set({ ...this.state, [name]: { file, progress } });
    });
    if (signal.aborted) return;
    this.#controllers.delete(name);
    const { kind, outcome, response } = callOutcome;
    // The keys of the response come first, in their order.
    const [uploaded] = isObject(response)
      ? filesIn({ ...response, ...missingIn(response, file) })
      : [];
    const isRefused = kind !== 'success' || outcome?.say !== undefined || !uploaded;
    if (isRefused) {
      const failure = outcome?.say ?? '';
      this.set({ ...this.state, [name]: { file, progress: 0, failure } });
      return onEnd(name, failure);
    }
    this.#drop(name);
    write(read().map((one) => (one.name === name ? uploaded : one)));
    onEnd(name, undefined);
  }

  #delete({ name, part }: FileEntry): void {
    this.#drop(name);
    this.#environment.deleteContent?.(part);
  }

  #drop(name: string): void {
    this.#controllers.get(name)?.abort();
    this.#controllers.delete(name);
    const { [name]: _, ...others } = this.state;
    this.set(others);
  }
}

/** Returns the name and size of a file, unless the response has them. */
const missingIn = (response: object, { name, size }: File) => ({
  ...('name' in response ? {} : { name }),
  ...('size' in response ? {} : { size }),
});
