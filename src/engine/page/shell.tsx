import { keyframes, styled } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { CompiledApp, ScreenReference } from '../../compiled/app.ts';
import { useTexts } from '../host.tsx';

export interface ShellProps {
  app: Pick<CompiledApp, 'logo' | 'pageParts'>;
  /** Absent where the product has none at the address. */
  screen: Pick<ScreenReference, 'pageParts'> | undefined;
  children: ReactNode;
}

interface LayoutProps extends Pick<ShellProps, 'children'> {
  logo: CompiledApp['logo'];
  notice?: ReactNode;
  footer?: ReactNode;
}

/** The layout around every screen: the logo above it, and margins. */
export function Shell({ app, children }: ShellProps) {
  return <Layout logo={app.logo}>{children}</Layout>;
}

/** Arranges the parts of a page. */
export function Layout({ logo, notice, footer, children }: LayoutProps) {
  return (
    <Page>
      {notice}
      {logo && (
        <header>
          <picture>
            {logo.darkSrc && <source srcSet={logo.darkSrc} media="(prefers-color-scheme: dark)" />}
            <img src={logo.src} alt={logo.alt} height={logo.height} />
          </picture>
        </header>
      )}
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
  '& > header': { padding: '14px 20px', textAlign: 'center' },
  '& > header img': { display: 'block', marginInline: 'auto' },
  // The card of a short page fills a phone's screen.
  '& > main': { flex: 1, display: 'flex', flexDirection: 'column' },
  [theme.breakpoints.up('sm')]: {
    '& > header': { padding: '40px 24px 32px' },
    '& > main': { padding: '40px 24px 64px' },
    '& > header + main': { paddingTop: 0 },
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
  padding: '14px 20px',
  textAlign: 'center',
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
  animation: `${appear} 1ms 10s both`,
}));
