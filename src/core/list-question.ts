import type { Question } from '../compiled/question.ts';

/** The widget of a list, whose items are groups of questions. Definitions cannot name it, and no component draws it. */
export const listWidget = 'list';

/** Tells whether a question is a list of groups rather than a single answer. */
export const isList = ({ widget }: Pick<Question, 'widget'>): boolean => widget === listWidget;
