import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { filesIn } from '../../core/files/file-answer.ts';
import { addFileContent, deleteFileContent, fileContent } from '../../core/files/file-contents.ts';
import { toQuestionPointer } from '../../core/pointer.ts';
import { useForm } from '../form/form-context.tsx';
import { useHost } from '../host.tsx';
import { TextFillerContext } from '../text/text-filler.ts';
import type { WidgetProps } from '../widget-props.ts';
import { progressFetch, withFile } from './upload-fetch.ts';
import { Uploads } from './uploads.ts';

/**
 * Returns the uploads of a question for files, which stop when its widget leaves the page, and start again where it comes
 * back: with a removed item that is undone, or with its step.
 *
 * @param onEnd called when an upload has ended by itself; with the message of the outcome, or "", where it has failed
 */
export function useUploads(
  { pointer, value, type, options, onChange }: WidgetProps,
  onEnd: (name: string, failure: string | undefined) => void,
): Uploads {
  const { store } = useForm();
  const { send } = useHost();
  const filler = useContext(TextFillerContext);
  const keeps = options.keep === true;
  const questionPointer = toQuestionPointer(pointer);
  // An item of a list has another pointer once an earlier one is removed.
  const latest = useRef({ value, onChange, onEnd });
  useLayoutEffect(() => {
    latest.current = { value, onChange, onEnd };
  });
  const uploads = useMemo(() => {
    const request = store.form.requests?.[questionPointer]?.upload;
    return new Uploads({
      addContent: request
        ? undefined
        : (file) => {
            const key = addFileContent(file);
            if (keeps) void storedFiles().then(({ storeFile }) => storeFile(key, file));
            return key;
          },
      deleteContent(key) {
        deleteFileContent(key);
        if (keeps && typeof key === 'string')
          void storedFiles().then(({ deleteStoredFile }) => deleteStoredFile(key));
      },
      send: async (file, signal, onProgress) => {
        if (!request) return { kind: 'failure', outcome: undefined };
        const document = { ...store.dataSources, answers: store.state.answers };
        const withFiles = withFile(file, request.part ?? 'file');
        const upload = { ...request, withFiles };
        const callOutcome = await send(upload, document, signal, progressFetch(onProgress));
        return filler?.fillOutcome(callOutcome) ?? callOutcome;
      },
      read: () => filesIn(latest.current.value),
      write: (files) => {
        const answer = type === 'array' ? (files.length > 0 ? files : undefined) : files[0];
        latest.current = { ...latest.current, value: answer };
        latest.current.onChange(answer);
      },
      onEnd: (name, failure) => latest.current.onEnd(name, failure),
    });
  }, [store, send, filler, questionPointer, type, keeps]);
  useEffect(() => {
    if (keeps) void dropLost(value, uploads);
  }, [keeps, value, uploads]);
  useEffect(() => {
    uploads.resume();
    return () => uploads.stop();
  }, [uploads]);
  useSyncExternalStore(
    uploads.subscribe,
    () => uploads.state,
    () => uploads.state,
  );
  return uploads;
}

/** Loads the code for files that the browser stores with the draft. */
const storedFiles = () => import('../../core/files/stored-files.ts');

/** Takes the keys out of the answer whose contents are gone: their files have to be chosen again. */
async function dropLost(answer: unknown, uploads: Uploads): Promise<void> {
  const keys = filesIn(answer).flatMap(({ part }) =>
    typeof part === 'string' && !fileContent(part) ? [part] : [],
  );
  if (keys.length === 0) return;
  const { restoreFile } = await storedFiles();
  for (const key of keys) if (!(await restoreFile(key))) uploads.removeKey(key);
}
