import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { CompiledPage } from '../../compiled/screen.ts';
import { HostProvider, useHost, useTexts, type ValueTexts } from '../host.tsx';
import { readOriginals } from './originals.ts';

/** Shows a page with what was passed on to it in its own language, also where that was written in another one. */
export const inLanguage = (screen: CompiledPage, View: ComponentType): ComponentType =>
  function PageInLanguage() {
    const host = useHost();
    const values = useInLanguage(screen, host.usePassedValues(), host.language);
    const own = useMemo(() => ({ ...host, usePassedValues: () => values }), [host, values]);
    return (
      <HostProvider value={own}>
        <View />
      </HostProvider>
    );
  };

function useInLanguage(screen: CompiledPage, passed: ValueTexts, language: string): ValueTexts {
  const texts = useTexts();
  const originals = useMemo(() => readOriginals(passed), [passed]);
  const [translated, setTranslated] = useState<{ passed: ValueTexts; values: ValueTexts }>();
  const isOther = originals !== undefined && originals.language !== language;
  useEffect(() => {
    if (!isOther) return;
    let isLatest = true;
    import('./translate-passed.ts')
      .then(({ translatePassed }) => translatePassed(passed, originals, screen, texts, language))
      // A text in another language says more than none.
      .catch(() => passed)
      .then((values) => {
        if (isLatest) setTranslated({ passed, values });
      });
    return () => {
      isLatest = false;
    };
  }, [isOther, passed, originals, screen, texts, language]);
  const { opener, sent } = passed;
  const unwritten = useMemo(
    () => ({ ...(opener && { opener }), ...(sent && { sent }) }),
    [opener, sent],
  );
  if (!isOther) return passed;
  return translated?.passed === passed ? translated.values : unwritten;
}
