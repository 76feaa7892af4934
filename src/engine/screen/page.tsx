import { styled } from '@mui/material/styles';
import { useContext, useEffect } from 'react';
import type { CompiledPage } from '../../compiled/screen.ts';
import { loadOptional } from '../../core/within.ts';
import { useHost } from '../host.tsx';
import { useAfterHydration } from '../state/use-after-hydration.ts';
import { TextFillerContext, useFill } from '../text/text-filler.ts';
import { Button } from '../ui/button.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { space } from '../ui/tokens.ts';
import { unbroken } from '../ui/unbroken.ts';
import { Frame, useFocusOnOpen, useTitle } from './frame.tsx';
import { PageIcon } from './page-icon.tsx';

type Parts = Partial<typeof import('./printable.tsx') & typeof import('./resend.tsx')>;

/** Returns the view of a page. */
export async function loadView(screen: CompiledPage) {
  // Without this code, the page still says what it has to say.
  const load = (code: (() => Promise<unknown>) | undefined) =>
    code && (loadOptional(code) as Promise<Parts | undefined>);
  const [printable, resend] = await Promise.all([
    load(screen.loadPrintable),
    load(screen.loadResend),
  ]);
  const parts = { ...printable, ...resend };
  return () => <Page screen={screen} parts={parts} />;
}

interface PageProps {
  screen: CompiledPage;
  parts: Parts;
}

/**
 * A screen of text and links. A page that gives way to another one where no form led to it stays hidden until it is known how
 * it was opened.
 */
function Page({ screen, parts }: PageProps) {
  const { SentAnswers, PrintButton, ResendButton } = parts;
  const { Link, go, usePassedValues } = useHost();
  const { opener, said, sent } = usePassedValues();
  const { direct } = screen;
  const isHidden = direct !== undefined && opener === undefined;
  const givesWay = useAfterHydration() && isHidden;
  useEffect(() => {
    if (givesWay) go(direct, 'instead');
  }, [givesWay, direct, go]);
  const fill = useFill();
  const AddressLink = useContext(TextFillerContext)?.AddressLink;
  useTitle(screen.title);
  const heading = useFocusOnOpen<HTMLHeadingElement>(isHidden ? '' : screen.id);
  const isShown = (action: CompiledPage['actions'][number]) =>
    'back' in action
      ? opener !== undefined
      : !('resend' in action) || (sent !== undefined && ResendButton !== undefined);
  return (
    <Frame width={screen.width}>
      <Centred data-hidden={isHidden || undefined}>
        {screen.icon && <PageIcon icon={screen.icon} />}
        <h1 ref={heading} tabIndex={-1}>
          <RichTextView text={screen.heading ?? screen.title} />
        </h1>
        {said !== undefined && <p role="status">{unbroken(said)}</p>}
        {screen.body.map((text) => (
          <p key={JSON.stringify(text)}>
            <RichTextView text={text} />
          </p>
        ))}
        {SentAnswers && screen.review && <SentAnswers />}
        {(screen.actions.length > 0 || screen.print) && (
          <Actions>
            {screen.actions.filter(isShown).map((action, index) => {
              const { text } = action;
              const variant = index === 0 ? 'contained' : 'outlined';
              if ('resend' in action) {
                return (
                  ResendButton &&
                  sent && (
                    <ResendButton
                      key={text}
                      text={fill(text)}
                      said={fill(action.resend)}
                      variant={variant}
                      sent={sent}
                      senders={screen.senders}
                    />
                  )
                );
              }
              if ('back' in action) {
                const goBack = () => opener && go(opener, 'instead');
                return (
                  <Button key={text} type="button" variant={variant} onClick={goBack}>
                    {fill(text)}
                  </Button>
                );
              }
              const { href } = action;
              return AddressLink && href.startsWith('{') ? (
                <AddressLink key={text} {...action} isButton />
              ) : (
                <Button key={text} {...{ as: Link, href, variant }}>
                  {fill(text)}
                </Button>
              );
            })}
            {PrintButton && screen.print && <PrintButton />}
          </Actions>
        )}
      </Centred>
    </Frame>
  );
}

const Centred = styled('div')(({ theme }) => ({
  textAlign: 'center',
  textWrap: 'balance',
  '& h1': { marginBottom: space.l },
  [theme.breakpoints.down('sm')]: { paddingTop: space.l },
  '&[data-hidden]': { visibility: 'hidden' },
  '& p': { margin: `0 0 ${space.m}`, color: theme.vars?.palette.text.secondary },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.m,
  marginTop: space.xl,
  // As wide as the page, as those of a form are.
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 0 100%' } },
  '@media print': { display: 'none' },
}));
