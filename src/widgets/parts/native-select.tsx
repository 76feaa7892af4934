import NativeSelectFrame, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { Input } from './input.tsx';

/** The browser's own list: the best one on a phone, and the fastest anywhere. */
export function NativeSelect(props: NativeSelectProps) {
  return <NativeSelectFrame variant="outlined" input={<Frame />} {...props} />;
}

const Frame = styled(Input)(({ theme }) => {
  const { text } = (theme.vars ?? theme).palette;
  return {
    '& select': { textOverflow: 'ellipsis' },
    // Shows a long value on several lines, in browsers that can.
    '&.MuiInputBase-fullWidth select': { whiteSpace: 'normal' },
    // The arrow grows with the text.
    '&&&& select': { paddingInlineEnd: 'calc(1.5rem + 8px)' },
    '&[data-empty]': { color: text.secondary, '& option': { color: text.primary } },
  };
});
