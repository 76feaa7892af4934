/** Stands for a missing answer among fixed values. */
export const noAnswer = Symbol('no answer');
