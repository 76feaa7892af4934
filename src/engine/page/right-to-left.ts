import mirrorStyles from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** What emotion does with styles in a language that is written from right to left: vendor prefixes as always, and mirrors. */
export const stylisPlugins = [prefixer, mirrorStyles];
