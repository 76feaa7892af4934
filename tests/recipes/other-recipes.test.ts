import { pages } from './pages.ts';
import { prove, proveDefinitions } from './prove.ts';

const { recipes, proofs } = pages['forms/README.md'];
const { recipes: exercises, proofs: ofExercises } = pages['README.md'];

// One product for both, since each has to be built. The other page has a recipe of the same title as an exercise.
const stepsAndLook = recipes.filter(({ title }) => title in proofs['steps and look']);
// An exercise adds a step. A recipe that replaces all steps goes before it, and the review comes after all steps.
const review = stepsAndLook.filter(({ title }) => title.startsWith('Show the answers'));
const followed = [
  ...stepsAndLook.filter((each) => !review.includes(each)),
  ...exercises,
  ...review,
];

prove('Three exercises, and How do I ...? (steps and look)', followed, {
  ...ofExercises.exercises,
  ...proofs['steps and look'],
});
proveDefinitions(
  'How do I ...? (the provider and values)',
  recipes,
  proofs['the provider and values'],
);
