import { styled } from '@mui/material/styles';
import type { CompiledPage } from '../../compiled/screen.ts';
import { useHost } from '../host.tsx';
import { useFill } from '../text/text-filler.ts';
import { Button } from '../ui/button.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { Frame, useFocusOnOpen, useTitle } from './frame.tsx';
import { PageIcon } from './page-icon.tsx';

/** Returns the view of a page. */
export const loadView = async (screen: CompiledPage) => () => <Page screen={screen} />;

/** A screen of text and links. */
function Page({ screen }: { screen: CompiledPage }) {
  const { Link } = useHost();
  const fill = useFill();
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
        {screen.actions.length > 0 && (
          <Actions>
            {screen.actions.map(({ text, href }) => (
              <Button key={href} {...{ as: Link, href }}>
                {fill(text)}
              </Button>
            ))}
          </Actions>
        )}
      </Centred>
    </Frame>
  );
}

const Centred = styled('div')(({ theme }) => ({
  textAlign: 'center',
  textWrap: 'pretty',
  '& h1': { textWrap: 'balance', marginBottom: 16 },
  '& p': { margin: '0 0 12px', color: theme.vars?.palette.text.secondary },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 28,
  '& a': { color: theme.vars?.palette.primary.contrastText },
}));
