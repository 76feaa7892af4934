import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  EyeIcon,
  growingTarget,
  useTexts,
  VisuallyHidden,
  type WidgetProps,
} from '../engine/widget.ts';
import { attributes } from './parts/attributes.ts';
import { FocusGroup } from './parts/focus-group.tsx';
import { Input } from './parts/input.tsx';

/** A password. React would copy the value of a controlled input to an attribute, which any copy of the document has. */
export default function Password(field: WidgetProps) {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const value = typeof field.value === 'string' ? field.value : '';
  const latestValue = useRef('');
  useLayoutEffect(() => {
    // At first the input may have text that was typed before the script arrived, which is taken over later.
    if (latestValue.current === value) return;
    latestValue.current = value;
    if (input.current && input.current.value !== value) input.current.value = value;
  });

  // Browsers remember the value of a plain text input when its form is submitted.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  function toggle() {
    const element = input.current;
    const focused = element !== null && element === document.activeElement;
    const caret = focused && [element.selectionStart, element.selectionEnd];
    flushSync(() => {
      setShown(!shown);
      setAnnouncement(shown ? texts.passwordHidden : texts.passwordShown);
    });
    // Browsers move the caret when an input changes its type.
    if (caret) element.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
  }

  return (
    <FocusGroup onLeave={field.onBlur}>
      <Input
        fullWidth
        type={shown ? 'text' : 'password'}
        inputRef={input}
        error={field.invalid}
        readOnly={field.readOnly}
        placeholder={field.placeholder}
        onChange={(event) => field.onChange(event.target.value || undefined)}
        slotProps={{
          input: {
            ...attributes(field),
            autoCapitalize: 'none',
            autoCorrect: 'off',
            // Spelling services must not see a password.
            spellCheck: false,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <Toggle
              type="button"
              aria-label={shown ? texts.hidePassword : texts.showPassword}
              aria-controls={field.id}
              onClick={toggle}
              // Focus and caret stay in the input.
              onMouseDown={(event) => event.preventDefault()}
            >
              <EyeIcon crossed={shown} />
            </Toggle>
          </InputAdornment>
        }
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FocusGroup>
  );
}

/** As large as MUI's button for an icon, without all that runs in it: 7 kB. */
const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: growingTarget,
  height: growingTarget,
  marginRight: '-0.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.vars?.palette.action.active,
  fontSize: '1.5rem',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Inside the frame of the input.
  '--ring-offset': '-4px',
  '@media (hover: hover)': { '&:hover': { background: theme.vars?.palette.action.hover } },
}));
