import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CompiledApp } from '../compiled/app.ts';
import { SlowStart } from './slow-start.tsx';

interface ShellProps {
  logo: CompiledApp['logo'];
  children: ReactNode;
}

/** The layout around every screen: the logo above it, and margins. */
export function Shell({ logo, children }: ShellProps) {
  return (
    <Page>
      {logo && (
        <header>
          <picture>
            {logo.darkSrc && <source srcSet={logo.darkSrc} media="(prefers-color-scheme: dark)" />}
            <img src={logo.src} alt={logo.alt} height={logo.height} />
          </picture>
        </header>
      )}
      <main>{children}</main>
      <SlowStart />
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '& > header': { padding: '28px 20px', textAlign: 'center' },
  '& > header img': { display: 'block', marginInline: 'auto' },
  '& > main': { flex: 1, paddingBottom: 0 },
  [theme.breakpoints.up('sm')]: {
    '& > header': { padding: '40px 24px 32px' },
    '& > main': { padding: '40px 24px 64px' },
    '& > header + main': { paddingTop: 0 },
  },
}));
