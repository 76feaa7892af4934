import { recipesIn } from './page.ts';
import { examples } from './proofs/examples.ts';
import { exercises } from './proofs/exercises.ts';
import { otherHost } from './proofs/host.ts';
import { keptAnswers } from './proofs/kept-answers.ts';
import { look } from './proofs/look.ts';
import { questions } from './proofs/questions.ts';
import { screens } from './proofs/screens.ts';
import { sometimes } from './proofs/sometimes.ts';
import { oneMoreStep, otherSteps } from './proofs/steps.ts';
import { texts } from './proofs/texts.ts';
import { values } from './proofs/values.ts';
import type { Proofs } from './prove.ts';

/** Each page with its recipes, and their proofs, divided where recipes exclude each other. */
export const pages = {
  'forms/README.md': {
    recipes: recipesIn('forms/README.md', 'How do I ...?'),
    proofs: {
      'texts, questions and screens': {
        ...texts,
        ...questions,
        ...oneMoreStep,
        ...screens,
        ...examples,
      },
      'steps and look': { ...otherSteps, ...keptAnswers, ...sometimes, ...look },
      'the provider and values': { ...otherHost, ...values },
    } satisfies Record<string, Proofs>,
  },
  'README.md': {
    recipes: recipesIn('README.md', 'Three exercises'),
    proofs: { exercises } satisfies Record<string, Proofs>,
  },
};
