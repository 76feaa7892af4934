import { pages } from './pages.ts';
import { prove } from './prove.ts';

const { recipes, proofs } = pages['forms/README.md'];

prove('How do I ...?', recipes, proofs['texts, questions and screens']);
