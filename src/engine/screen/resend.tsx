import { styled } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import type { CompiledPage } from '../../compiled/screen.ts';
import { useHost, useLanguage, useTexts } from '../host.tsx';
import { type CallMessage, callMessage } from '../submit/call-message.ts';
import { loadRetryText } from '../text/load-retry-text.ts';
import { Button } from '../ui/button.tsx';
import { Message } from './alert.tsx';
import { sendAgain } from './send-again.ts';

interface ResendButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  text: string;
  /** The message about success. */
  said: string;
  /** The call, as `sendAgain` takes it. */
  sent: string;
  senders: CompiledPage['senders'];
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
    const { kind, outcome, retryAfter } = await sendAgain(sent, senders, { send, texts, language });
    const retry = await loadRetryText(retryAfter, texts, language);
    const failure = callMessage({ kind, outcome }, texts, { others: [], retry });
    setSending(false);
    setMessage(
      kind === 'success'
        ? { text: said, success: true }
        : { text: failure?.text ?? texts.callFailed, success: false },
    );
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
