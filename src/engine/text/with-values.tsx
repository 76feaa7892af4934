import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { AllowedAddresses, CompiledScreen } from '../../compiled/screen.ts';
import { TextsProvider, useHost, useTexts } from '../host.tsx';
import { useKeyedState } from '../state/use-keyed-state.ts';
import { ScreenValues } from './screen-values.ts';
import { type TextFiller, TextFillerContext, useFill } from './text-filler.ts';
import type { Reader } from './value-texts.ts';

/** The code of links to addresses that responses name. */
interface LinkCode {
  addressLink: (addresses: AllowedAddresses) => TextFiller['AddressLink'];
}

type Parts = Pick<Reader, 'fillPlurals'> & Pick<TextFiller, 'AddressLink'>;

interface WithValuesProps {
  screen: CompiledScreen;
  parts: Parts;
  children: ReactNode;
}

/** Returns a screen with values in its texts, once the code for them is there. */
export async function withValues(
  screen: CompiledScreen,
  View: ComponentType,
  links?: Promise<unknown>,
): Promise<ComponentType> {
  const plurals = screen.values?.some(({ counts }) => counts)
    ? await import('./fill-plurals.ts')
    : {};
  const { addresses } = screen;
  const code = (await links) as LinkCode | undefined;
  const parts = { ...plurals, AddressLink: addresses && code?.addressLink(addresses) };
  const Provider = screen.kind === 'page' ? WithPassedOnValues : WithValues;
  return () => (
    <Provider screen={screen} parts={parts}>
      <View />
    </Provider>
  );
}

/** Lets the texts of a screen show values: those of its address at first, all others once its stores have them. */
function WithValues({ screen, parts, children }: WithValuesProps) {
  const { storage, readSources, language } = useHost();
  const texts = useTexts();
  // The stores start anew with the visitor's storage, too.
  const [values] = useKeyedState(
    storage,
    () =>
      new ScreenValues(screen.values ?? [], {
        dataSources: readSources(),
        texts,
        language,
        ...parts,
      }),
  );
  return <Filled values={values}>{children}</Filled>;
}

/** Lets the texts of a page show values: those of its address, and those that the screen before passed on. */
function WithPassedOnValues({ screen, parts, children }: WithValuesProps) {
  const { readSources, usePassedValues, language } = useHost();
  const texts = useTexts();
  const passedOn = usePassedValues();
  const values = useMemo(() => {
    const reader = { dataSources: readSources(), texts, language, ...parts };
    return new ScreenValues(screen.values ?? [], reader, passedOn);
  }, [screen, readSources, passedOn, texts, language, parts]);
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
