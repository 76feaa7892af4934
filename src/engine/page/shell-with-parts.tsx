import { styled } from '@mui/material/styles';
import type { RichText } from '../../definition/files/text.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { PageNotice } from './page-notice.tsx';
import { Layout, type ShellProps } from './shell.tsx';

/** The layout of a product whose screens have a notice above them or a footer below them. */
export function ShellWithParts({ app, screen, children }: ShellProps) {
  const { notice, footer } = screen?.pageParts ?? app.pageParts ?? {};
  return (
    <Layout
      logo={app.logo}
      notice={notice && <PageNotice key={notice.key} notice={notice} />}
      footer={footer && <PageFooter text={footer} />}
    >
      {children}
    </Layout>
  );
}

const PageFooter = ({ text }: { text: RichText }) => (
  <Footer>
    <RichTextView text={text} />
  </Footer>
);

const Footer = styled('footer')(({ theme }) => ({
  padding: '20px 20px 28px',
  textAlign: 'center',
  textWrap: 'pretty',
  fontSize: '0.875rem',
  lineHeight: 1.8,
  color: theme.vars?.palette.text.secondary,
  '& a': { color: theme.vars?.palette.primary.main },
}));
