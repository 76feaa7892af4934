import { type ReactNode, useMemo } from 'react';
import type { CompiledScreen } from '../../compiled/screen.ts';
import { TextsProvider, useHost, useTexts } from '../host.tsx';
import { useKeyedState } from '../use-keyed-state.ts';
import { ScreenValues } from './screen-values.ts';
import { TextFillerContext, useFill } from './text-filler.ts';

interface WithValuesProps {
  screen: CompiledScreen;
  children: ReactNode;
}

/** Lets the texts of a screen show values: those of its address at first, all others once its stores have them. */
export function WithValues({ screen, children }: WithValuesProps) {
  const { storage, readSources, language } = useHost();
  const texts = useTexts();
  // The stores start anew with the visitor's storage, too.
  const [values] = useKeyedState(
    storage,
    () => new ScreenValues(screen.values ?? [], { dataSources: readSources(), texts, language }),
  );
  return <Filled values={values}>{children}</Filled>;
}

/** Lets the texts of a page show values: those of its address, and those that the screen before passed on. */
export function WithPassedOnValues({ screen, children }: WithValuesProps) {
  const { readSources, useShownValues, language } = useHost();
  const texts = useTexts();
  const passedOn = useShownValues();
  const values = useMemo(() => {
    const reader = { dataSources: readSources(), texts, language };
    return new ScreenValues(screen.values ?? [], reader, passedOn);
  }, [screen, readSources, passedOn, texts, language]);
  return <Filled values={values}>{children}</Filled>;
}

function Filled({ values, children }: { values: ScreenValues; children: ReactNode }) {
  return (
    <TextFillerContext value={values}>
      <FilledTexts>{children}</FilledTexts>
    </TextFillerContext>
  );
}

/** Lets the texts of the engine show values. */
function FilledTexts({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const fill = useFill();
  const filled = JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)])),
  );
  const shown = useMemo(() => JSON.parse(filled), [filled]);
  return <TextsProvider value={shown}>{children}</TextsProvider>;
}
