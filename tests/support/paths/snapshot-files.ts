import { questionAt } from '../../../src/analysis/form/answer-location.ts';
import type { SampleData } from '../../../src/analysis/form/conditions.ts';
import type { ScreenModel } from '../../../src/analysis/product-model.ts';
import { pathSegment } from '../../../src/analysis/states/plain-state.ts';
import { initialAnswers } from './initial-answers.ts';
import { modelOf, type WalkedStep } from './path.ts';

/** Maximum length of the part of a file name that lists questions. */
const maxLength = 80;

/** Names the conditional questions and steps of a path: "other_name+with-guests", or "plain". */
export function pathName(steps: WalkedStep[], screen: ScreenModel): string {
  const parts = screen.steps.flatMap(({ id, when }) => {
    const all = steps.filter((each) => modelOf(screen, each)?.id === id);
    if (all.length === 0) return [];
    const asked = all.flatMap((step) => conditionallyAsked(screen, step));
    return [...(when ? [`with-${id}`] : []), ...new Set(asked)];
  });
  return fileName(parts, 'plain');
}

/**
 * Names the files of a step: those in which it stands as it opens go to the first walk that shows it, those in which it
 * is filled in to each walk that asks something else.
 */
export function stepFiles(
  screen: ScreenModel,
  dataSources: SampleData,
): (step: WalkedStep) => WalkedStep['files'] {
  const taken = new Set<string>();
  const once = (name: string, wanted = true) => {
    if (!wanted || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  };
  return (step) => {
    const form = modelOf(screen, step)?.form;
    const folder = step.id === '' ? screen.id : `${screen.id}/${step.id}`;
    if (!form) return { opened: once(`${folder}/shown`) };
    const asks = fileName(conditionallyAsked(screen, step), '');
    // An empty submit succeeds if the initial answers are valid.
    const incomplete = !form.validate(initialAnswers(screen, form, dataSources), dataSources);
    return {
      opened: once(`${folder}/opened`),
      pressed: once(`${folder}/pressed-empty`, incomplete),
      filled: once(`${folder}/filled${asks && `-${asks}`}`),
    };
  };
}

/** Returns a function that makes names unique with a number. */
export function nameOnce(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name}-${time}`;
  };
}

function conditionallyAsked(screen: ScreenModel, step: WalkedStep): string[] {
  const form = modelOf(screen, step)?.form;
  const names = step.asked.flatMap(({ questionPointer }) =>
    form && questionAt(form, questionPointer)?.askedWhen ? [pathSegment(questionPointer)] : [],
  );
  return [...new Set(names)];
}

const fileName = (parts: string[], none: string): string =>
  parts.length === 0
    ? none
    : parts
        .join('+')
        .replace(/[^\w.+-]/g, '_')
        .slice(0, maxLength);
