import { keyframes, styled } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { CompiledApp, ScreenReference } from '../../compiled/app.ts';
import { useTexts } from '../host.tsx';
import { space, weight } from '../ui/tokens.ts';

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
    <Page>
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
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  '& > header': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 36,
    padding: `${space.m} ${space.l}`,
    textAlign: 'center',
    fontWeight: weight.heading,
  },
  '& > header img': { display: 'block' },
  // The card of a short page fills a phone's screen.
  '& > main': { flex: 1, display: 'flex', flexDirection: 'column' },
  [theme.breakpoints.up('sm')]: {
    '& > header': { paddingBlock: space.l },
    '& > main': { padding: `0 ${space.xl} ${space.xxxl}` },
  },
}));

/** Tells a visitor of a prerendered page, after ten seconds, that its script has not arrived. Its arrival removes this. */
function SlowStart() {
  const texts = useTexts();
  const hasArrived = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (hasArrived) return null;
  return <SlowNotice role="status">{texts.slowStart}</SlowNotice>;
}

const neverChanges = () => () => {};

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Lies above the page, so that nothing moves. */
const SlowNotice = styled('p')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  margin: 0,
  padding: `${space.m} ${space.l}`,
  textAlign: 'center',
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
  animation: `${appear} 1ms 10s both`,
}));
