import { styled } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import type { CompiledPage } from '../../compiled/screen.ts';
import type { Answers, DataSources } from '../form/answers.ts';
import { type CallOutcome, useHost, useLanguage, useTexts } from '../host.tsx';
import { type CallMessage, callMessage } from '../submit/call-message.ts';
import { loadRetryText } from '../text/load-retry-text.ts';
import { Button } from '../ui/button.tsx';
import { Message } from './alert.tsx';

interface ResendButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  text: string;
  /** The message about success. */
  said: string;
  /** The screen that made the call, and the data sources of the call with the answers: JSON of a `SentCall`. */
  sent: string;
  senders: CompiledPage['senders'];
}

interface SentCall {
  screen: string;
  document: DataSources & { answers: Answers };
}

/** Makes the submit call that led to the page once more, and says how it ended. */
export function ResendButton({ text, said, variant, sent, senders }: ResendButtonProps) {
  const { send } = useHost();
  const texts = useTexts();
  const language = useLanguage();
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<CallMessage>();

  async function resend() {
    if (isSending) return;
    setSending(true);
    setMessage(undefined);
    const { kind, outcome, retryAfter } = await sendAgain();
    const retry = await loadRetryText(retryAfter, texts, language);
    const failure = callMessage({ kind, outcome }, texts, { others: [], retry });
    setSending(false);
    setMessage(
      kind === 'success'
        ? { text: said, success: true }
        : { text: failure?.text ?? texts.callFailed, success: false },
    );
  }

  /** The script of the sender may not be there any more. */
  async function sendAgain(): Promise<CallOutcome> {
    const { screen, document }: SentCall = JSON.parse(sent);
    const sender = await senders?.[screen]?.().catch(() => undefined);
    if (!sender) return { kind: 'failure', outcome: undefined };
    const callOutcome = await send(sender.submit, document);
    if (!sender.values) return callOutcome;
    const { ScreenValues } = await import('../text/screen-values.ts');
    const filler = new ScreenValues(sender.values, { dataSources: document, texts, language });
    // The questions of a wizard are not loaded: values of their answers have the words for missing ones.
    if (sender.kind === 'form') {
      const { answers } = document;
      filler.open(document, { answers, visible: [{ id: '' }], forms: { '': sender.form } });
    }
    return filler.fillOutcome(callOutcome);
  }

  return (
    <>
      {/* It keeps focus while it is sending. */}
      <Button type="button" variant={variant} aria-disabled={isSending} onClick={resend}>
        {isSending ? texts.submitting : text}
      </Button>
      <Result>
        <Message message={message} />
      </Result>
    </>
  );
}

/** Lies below the row of buttons. */
const Result = styled('div')({ order: 1, flexBasis: '100%', '& > *': { marginTop: 0 } });
