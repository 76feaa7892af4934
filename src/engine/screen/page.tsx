import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import type { CompiledPage } from '../../compiled/screen.ts';
import { useHost } from '../host.tsx';
import { TextFillerContext, useFill } from '../text/text-filler.ts';
import { Button } from '../ui/button.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { space } from '../ui/tokens.ts';
import { Frame, useFocusOnOpen, useTitle } from './frame.tsx';
import { PageIcon } from './page-icon.tsx';

type PrintableParts = typeof import('./printable.tsx');

/** Returns the view of a page. */
export async function loadView(screen: CompiledPage) {
  // Without this code, the page still says what it has to say.
  const parts = await (screen.loadPrintable?.() as Promise<PrintableParts> | undefined)?.catch(
    () => undefined,
  );
  return () => <Page screen={screen} parts={parts} />;
}

/** A screen of text and links. */
function Page({ screen, parts }: { screen: CompiledPage; parts: PrintableParts | undefined }) {
  const { Link } = useHost();
  const fill = useFill();
  const AddressLink = useContext(TextFillerContext)?.AddressLink;
  useTitle(screen.title);
  const heading = useFocusOnOpen<HTMLHeadingElement>(screen.id);
  return (
    <Frame width={screen.width}>
      <Centred>
        {screen.icon && <PageIcon icon={screen.icon} />}
        <h1 ref={heading} tabIndex={-1}>
          <RichTextView text={screen.heading ?? screen.title} />
        </h1>
        {screen.body.map((text) => (
          <p key={JSON.stringify(text)}>
            <RichTextView text={text} />
          </p>
        ))}
        {parts && screen.review && <parts.SentAnswers />}
        {(screen.actions.length > 0 || screen.print) && (
          <Actions>
            {screen.actions.map(({ href, ...action }) =>
              AddressLink && href.startsWith('{') ? (
                <AddressLink key={href} href={href} {...action} isButton />
              ) : (
                <Button key={href} {...{ as: Link, href }}>
                  {fill(action.text)}
                </Button>
              ),
            )}
            {parts && screen.print && <parts.PrintButton />}
          </Actions>
        )}
      </Centred>
    </Frame>
  );
}

const Centred = styled('div')(({ theme }) => ({
  textAlign: 'center',
  textWrap: 'pretty',
  '& h1': { textWrap: 'balance', marginBottom: space.l },
  '& p': { margin: `0 0 ${space.m}`, color: theme.vars?.palette.text.secondary },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.m,
  marginTop: space.xl,
  '@media print': { display: 'none' },
  '& a': { color: theme.vars?.palette.primary.contrastText },
}));
