import { isObject } from '../../../core/is-object.ts';
import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import type { Outcome } from '../../../definition/files/outcome.ts';
import { pageAt } from '../../3-analyze/mappings/page-values.ts';
import { stepRequestsOf } from '../../model/screen/requests.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every submit shows a result, and no chain of redirects loops.',
  checkScreen: (source, product) => {
    const { path, screen } = source;
    if (screen.kind !== 'form' && screen.kind !== 'wizard') return [];
    const outcomes = screen.submit?.outcomes;
    // A value with a shape error may show the result.
    const isKnown = isObject(outcomes) && !hasShapeErrorInside(product, path, '/submit/outcomes');
    const successes = namedOutcomes(outcomes).filter(({ name }) => name === 'success');
    const silent =
      successes.length === 0
        ? ['/success']
        : successes.flatMap(({ pointer, outcome }) => (showsResult(outcome) ? [] : pointer));
    const withoutResult = (isKnown ? silent : []).map((pointer) => ({
      file: path,
      pointer: `/submit/outcomes${pointer}`,
      message: 'Visitors see no result after a successful call. Add "go" or "say" to "success".',
    }));
    const loads = [
      { at: '/load', outcomes: screen.load?.outcomes },
      ...stepRequestsOf(source).map(({ pointer, request }) => ({
        at: pointer,
        outcomes: request.outcomes,
      })),
    ].flatMap(({ at, outcomes }) =>
      namedOutcomes(outcomes).map(({ pointer, outcome }) => ({
        pointer: `${at}/outcomes${pointer}/go`,
        outcome,
      })),
    );
    const loops = loads.flatMap(({ pointer, outcome }) => {
      if (outcome.go === undefined || outcome.go !== screen.route) return [];
      const message = `"${screen.route}" is this screen, which would load again without end. Go to another one.`;
      return [{ file: path, pointer, message }];
    });
    return [...withoutResult, ...loops];
  },
  checkProduct: (product) => {
    if (!product.fullyParsed) return [];
    return product.screens.flatMap(({ path: file, screen }) => {
      const { direct } = screen.kind === 'page' ? screen : {};
      if (direct === undefined || !pageAt(product, direct)?.screen.direct) return [];
      const message = `Visitors whom no form led here are led on from "${direct}", too. Name a page without "direct".`;
      return [{ file, pointer: '/direct', message }];
    });
  },
};

const showsResult = ({ go, say }: Outcome) => go !== undefined || say !== undefined;
