// Proves that answers that take the exit of a step lead to its page once, and keep all steps behind it closed.
import { beforeAll, expect, it } from 'vitest';
import { loadValueTexts } from '../../../src/engine/screen/write-values.ts';
import { settled, visit } from './small-wizard.ts';

// Once it is loaded, nothing takes longer than a turn of the event loop.
beforeAll(loadValueTexts);

const nobody = { answers: { name: 'Nobody', pets: false, weeks: 2 }, version: 2 };

it('leaves a step for the page of its exit, and keeps the answers for the way back', async () => {
  const { next, answer, environment, shown, view, draft } = await visit();
  environment.dataSources.language = 'en';
  answer('name', 'Nobody');
  answer('pets', false);
  const pressed = next();
  expect(view().isLeaving).toBe(true);
  await pressed;
  expect(view().isLeaving).toBe(false);
  expect(environment.routes).toEqual(['/sorry']);
  expect(environment.shown).toEqual({ '/answers/name': 'Nobody' });
  expect(shown()).toBe('person');
  expect(draft().answers).toEqual({ name: 'Nobody', pets: false });
});

it('leaves once for a button that is pressed twice', async () => {
  const { next, answer, environment } = await visit();
  environment.dataSources.language = 'en';
  answer('name', 'Nobody');
  answer('pets', false);
  await Promise.all([next(), next()]);
  await settled();
  expect(environment.routes).toEqual(['/sorry']);
});

it('stays where an answer is changed before the page of the exit can open', async () => {
  const { next, answer, environment, shown } = await visit();
  environment.dataSources.language = 'en';
  answer('name', 'Nobody');
  answer('pets', false);
  const pressed = next();
  answer('name', 'Ada');
  await pressed;
  await settled();
  expect(environment.routes).toEqual([]);
  expect(shown()).toBe('person');
});

it('opens no step behind an exit that the answers take', async () => {
  const { shown } = await visit({ step: 'end', stored: nobody });
  expect(shown()).toBe('person');
});

it('goes on from the step once the answers take no exit', async () => {
  const { next, answer, environment, shown } = await visit({ stored: nobody });
  answer('name', 'Ada');
  await next();
  expect(environment.routes).toEqual([]);
  expect(shown()).toBe('end');
});
