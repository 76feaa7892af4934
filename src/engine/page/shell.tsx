import { type ReactNode, useSyncExternalStore } from 'react';
import type { CompiledApp, ScreenReference } from '../../compiled/app.ts';
import { useTexts } from '../host.tsx';

export interface ShellProps {
  app: Pick<CompiledApp, 'name' | 'logo' | 'pageParts'>;
  /** Absent where the product has none at the address. */
  screen: Pick<ScreenReference, 'pageParts'> | undefined;
  children: ReactNode;
}

interface LayoutProps extends Pick<ShellProps, 'children'> {
  app: Pick<CompiledApp, 'name' | 'logo'>;
  notice?: ReactNode;
  footer?: ReactNode;
}

/** The layout around every screen: the logo or the name of the product above it, and margins. */
export function Shell({ app, children }: ShellProps) {
  return <Layout app={app}>{children}</Layout>;
}

/** Arranges the parts of a page. */
export function Layout({ app: { name, logo }, notice, footer, children }: LayoutProps) {
  return (
    <div className="page">
      {notice}
      <header>
        {logo ? (
          <picture>
            {logo.darkSrc && <source srcSet={logo.darkSrc} media="(prefers-color-scheme: dark)" />}
            <img src={logo.src} alt={logo.alt} height={logo.height} />
          </picture>
        ) : (
          name
        )}
      </header>
      <main>{children}</main>
      {footer}
      <SlowStart />
    </div>
  );
}

/** Tells a visitor of a prerendered page, after ten seconds, that its script has not arrived. Its arrival removes this. */
function SlowStart() {
  const texts = useTexts();
  const hasArrived = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (hasArrived) return null;
  return (
    <p className="slow-start" role="status">
      {texts.slowStart}
    </p>
  );
}

const neverChanges = () => () => {};
