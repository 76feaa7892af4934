import type { Question } from '../../compiled/question.ts';

/** The widget of a list, whose items are groups of questions, or answers to one question. Definitions cannot name it, and no component draws it. */
export const listWidget = 'list';

/** Returns whether a question is a list that visitors add items to, rather than a single answer. */
export const isList = ({ widget }: Pick<Question, 'widget'>): boolean => widget === listWidget;
