import mirrorStyles from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Emotion's plugins for a language that is written from right to left: vendor prefixes, as always, and mirrored styles. */
export const stylisPlugins = [prefixer, mirrorStyles];
