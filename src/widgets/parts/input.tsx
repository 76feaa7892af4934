import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

/** The frame of every input, with a placeholder that can be read. */
export const Input = styled(OutlinedInput)(({ theme }) => ({
  '&& input::placeholder, && textarea::placeholder': {
    color: theme.vars?.palette.text.secondary,
    opacity: 1,
  },
}));
