// Proves that recipes that need a page keep their promises in one built product that follows them all.
import { pages } from './pages.ts';
import { prove } from './prove.ts';

const { recipes, inBrowser } = pages['forms/README.md'];

prove('How do I ...?', recipes, inBrowser);
