import { isObject } from '../../../core/is-object.ts';
import { fromPointer } from '../../../core/pointer.ts';
import { findScreenMappings, mappingPointers } from '../../3-analyze/mappings/screen-mappings.ts';
import { unusedNames } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Mappings read every parameter of the first visit that is remembered.',
  checkProduct: (product) => {
    const {
      app: { visit },
      appPath: file,
      fullyParsed,
    } = product;
    if (!fullyParsed || !isObject(visit) || !Array.isArray(visit.query)) return [];
    const read = findScreenMappings(product)
      .flatMap(mappingPointers)
      .map(({ to }) => fromPointer(to));
    return unusedNames(
      visit.query.map((name, index) => ({ name, file, pointer: `/visit/query/${index}` })),
      // A pointer to all of them has no name.
      read.flatMap(([root, , name]) => (root === 'visit' ? [name] : [])),
      (name) => `No mapping reads "/visit/query/${name}". Send it, or remove it.`,
    );
  },
};
