import { styled } from '@mui/material/styles';
import type { RichText } from '../../definition/files/text.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { space, text } from '../ui/tokens.ts';
import { PageNotice } from './page-notice.tsx';
import { Layout, type ShellProps } from './shell.tsx';

/** The layout of a product whose screens have a notice above them or a footer below them. */
export function ShellWithParts({ app, screen, children }: ShellProps) {
  const { notice, footer } = screen?.pageParts ?? app.pageParts ?? {};
  return (
    <Layout
      app={app}
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
  ...text.small,
  padding: `${space.l} ${space.l} ${space.xl}`,
  textAlign: 'center',
  lineHeight: 1.8,
  color: theme.vars?.palette.text.secondary,
  // A link that does not fit into its line begins the next one.
  '& a': { display: 'inline-block', color: theme.vars?.palette.primary.main },
}));
