import { AppFile } from '../../../definition/files/app.ts';
import { PageFile } from '../../../definition/files/screen.ts';
import { FormStep, ReviewStep } from '../../../definition/files/step.ts';
import { type Label, ruleLabel, schemaLabel } from './label.ts';
import type { Node } from './node.ts';

type NameLabels = Record<'renamed' | 'relabelled', Label>;

const ofFields: NameLabels = {
  renamed: { noun: 'the name of the answer to {it}' },
  relabelled: ruleLabel('title'),
};

const ofOthers: Partial<Record<Node['kind'], NameLabels>> = {
  product: { ...ofFields, relabelled: schemaLabel(AppFile.properties.name) },
  screen: {
    renamed: schemaLabel(PageFile.properties.route),
    relabelled: schemaLabel(PageFile.properties.title),
  },
  step: {
    renamed: schemaLabel(FormStep.properties.step),
    relabelled: schemaLabel(ReviewStep.properties.title),
  },
};

/** Returns the labels of the id and of the label of a node, which are its attributes "renamed" and "relabelled". */
export const nameLabels = ({ kind }: Node): NameLabels => ofOthers[kind] ?? ofFields;
