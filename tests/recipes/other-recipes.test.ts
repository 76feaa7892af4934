import { pages } from './pages.ts';
import { prove, proveDefinitions } from './prove.ts';

const page = pages['forms/README.md'];

prove('How do I ...? (steps and look)', page.recipes, page.proofs['steps and look']);
proveDefinitions('How do I ...? (the provider)', page.recipes, page.proofs['the provider']);

const { recipes, proofs } = pages['README.md'];

prove('Three exercises', recipes, proofs.exercises);
