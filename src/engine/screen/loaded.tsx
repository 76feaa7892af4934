import { type ReactNode, useEffect } from 'react';
import type { CompiledLoad } from '../../compiled/call.ts';
import { defaultOutcomeText } from '../../definition/outcomes/kinds.ts';
import { Button } from '../button.tsx';
import { type LoadState, useHost, useTexts } from '../host.tsx';
import { Alert } from './alert.tsx';
import { Waiting } from './waiting.tsx';

interface LoadedProps {
  load: CompiledLoad | undefined;
  /** Shown until the call has ended. */
  waiting?: ReactNode;
  children: (loaded: unknown) => ReactNode;
}

/** Makes the load call of a screen, if it has one, and shows its content once the call has succeeded. */
export function Loaded({ load, waiting = <Waiting />, children }: LoadedProps) {
  const { Load } = useHost();
  if (!load) return children(undefined);
  return (
    <Load load={load}>
      {(loading) => (
        <LoadResult loading={loading} waiting={waiting}>
          {children}
        </LoadResult>
      )}
    </Load>
  );
}

interface LoadResultProps extends Required<Pick<LoadedProps, 'waiting' | 'children'>> {
  loading: LoadState;
}

function LoadResult({ loading, waiting, children }: LoadResultProps) {
  const { go } = useHost();
  const route = loading.state === 'failed' ? loading.callOutcome.outcome?.go : undefined;
  useEffect(() => {
    if (route !== undefined) go(route, 'replace');
  }, [route, go]);
  if (loading.state === 'ready') return children(loading.loaded);
  if (loading.state === 'failed' && route === undefined) return <Failed {...loading} />;
  return waiting;
}

function Failed({ callOutcome, retry }: Extract<LoadState, { state: 'failed' }>) {
  const texts = useTexts();
  const { kind, outcome } = callOutcome;
  return (
    <>
      <Alert>{outcome?.say ?? defaultOutcomeText(kind, 'load', texts)}</Alert>
      <Button type="button" variant="outlined" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </>
  );
}
