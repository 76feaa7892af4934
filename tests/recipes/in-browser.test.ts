import { pages } from './pages.ts';
import { prove } from './prove.ts';

const { recipes, inBrowser } = pages['forms/README.md'];

prove('How do I ...?', recipes, inBrowser);
