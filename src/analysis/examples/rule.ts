/** The rule of the checker that compares examples with schemas, whose findings these complete. */
export const rule = 'wrong-example';
