import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { filesIn } from '../../core/file-answer.ts';
import { holdFile, releaseFile } from '../../core/held-files.ts';
import { toQuestionPointer } from '../../core/pointer.ts';
import { useForm } from '../form/form-context.tsx';
import { useHost } from '../host.tsx';
import { TextFillerContext } from '../text/text-filler.ts';
import type { WidgetProps } from '../widget-props.ts';
import { uploadFetch } from './upload-fetch.ts';
import { Uploads } from './uploads.ts';

/**
 * Returns the uploads of a question for files, which end when its widget leaves the page.
 *
 * @param onEnd called when an upload has ended by itself; with the message of the outcome, or "", where it has failed
 */
export function useUploads(
  { pointer, value, type, onChange }: WidgetProps,
  onEnd: (name: string, failure: string | undefined) => void,
): Uploads {
  const { store } = useForm();
  const { send } = useHost();
  const filler = useContext(TextFillerContext);
  const latest = useRef({ value, onEnd });
  useLayoutEffect(() => {
    latest.current = { value, onEnd };
  });
  const uploads = useMemo(() => {
    const request = store.form.requests?.[toQuestionPointer(pointer)]?.upload;
    return new Uploads({
      hold: request ? undefined : holdFile,
      release: releaseFile,
      send: async (file, signal, onProgress) => {
        if (!request) return { kind: 'failure', outcome: undefined };
        const document = { ...store.dataSources, answers: store.state.answers };
        const fetch = uploadFetch(file, request.part ?? 'file', onProgress);
        const callOutcome = await send(request, document, signal, fetch);
        return filler?.fillOutcome(callOutcome) ?? callOutcome;
      },
      read: () => filesIn(latest.current.value),
      write: (files) => {
        const answer = type === 'array' ? (files.length > 0 ? files : undefined) : files[0];
        latest.current = { ...latest.current, value: answer };
        onChange(answer);
      },
      onEnd: (name, failure) => latest.current.onEnd(name, failure),
    });
  }, [store, send, filler, pointer, type, onChange]);
  useEffect(() => () => uploads.stop(), [uploads]);
  useSyncExternalStore(
    uploads.subscribe,
    () => uploads.state,
    () => uploads.state,
  );
  return uploads;
}
