import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { CompiledLoad } from '../../compiled/call.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import { defaultOutcomeText } from '../../definition/outcomes/kinds.ts';
import { type LoadState, useHost, useLanguage, useTexts } from '../host.tsx';
import { loadRetryText } from '../text/load-retry-text.ts';
import { useFill } from '../text/text-filler.ts';
import { Button } from '../ui/button.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { Alert } from './alert.tsx';
import { LeavingContext } from './load-leaving.tsx';
import { Wait } from './load-long-wait.tsx';
import { Waiting } from './waiting.tsx';

interface LoadedProps {
  load: CompiledLoad | undefined;
  /** Shown until the call has ended. */
  waiting?: ReactNode;
  children: (loaded: unknown) => ReactNode;
}

/** Makes the load call of a screen, if it has one, and shows its content once the call has succeeded. */
export function Loaded({ load, waiting = <Waiting />, ...props }: LoadedProps) {
  const { Load } = useHost();
  if (!load) return props.children(undefined);
  return (
    <Load load={load}>
      {(loading) => <LoadResult loading={loading} waiting={waiting} {...props} />}
    </Load>
  );
}

interface LoadResultProps extends Omit<LoadedProps, 'load'> {
  loading: LoadState;
}

/** Shows the state of a load call: its content, that it is under way, or that it failed. */
export function LoadResult({ loading, waiting, children }: LoadResultProps) {
  const { go } = useHost();
  const texts = useTexts();
  const language = useLanguage();
  const Leaving = useContext(LeavingContext);
  const fill = useFill();
  const { outcome, retryAfter } = (loading.state === 'failed' && loading.callOutcome) || {};
  const { go: route, say } = outcome ?? {};
  const said = say && fill(say);
  useEffect(() => {
    if (route === undefined) return;
    let isCurrent = true;
    loadRetryText(retryAfter, texts, language).then((retry) => {
      const text = [said, retry].filter(Boolean).join(' ');
      if (isCurrent) go(route, 'replace', text === '' ? undefined : { said: text });
    });
    return () => {
      isCurrent = false;
    };
  }, [route, said, retryAfter, texts, language, go]);
  if (loading.state === 'ready') return children(loading.loaded);
  if (loading.state === 'failed' && route === undefined) return <Failed {...loading} />;
  return (
    <>
      {waiting}
      {loading.state === 'loading' && (
        <div className="below-spinner">
          <Wait waits repeats action={texts.tryAgain} onEnd={loading.retry} />
        </div>
      )}
      {Leaving && loading.state === 'failed' && route !== undefined && leavesProduct(route) && (
        <Leaving address={route} onReturn={loading.retry} />
      )}
    </>
  );
}

function Failed({ callOutcome, retry }: Extract<LoadState, { state: 'failed' }>) {
  const texts = useTexts();
  const language = useLanguage();
  const { kind, outcome, retryAfter } = callOutcome;
  const [retryText, setRetryText] = useState<string>();
  useEffect(() => {
    loadRetryText(retryAfter, texts, language).then(setRetryText);
  }, [retryAfter, texts, language]);
  const said = outcome?.say ?? defaultOutcomeText(kind, 'load', texts);
  return (
    <>
      <Alert>
        <RichTextView text={[said, retryText].filter(Boolean).join(' ')} />
      </Alert>
      <Button type="button" variant="outlined" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </>
  );
}
