import * as ruleOfId from './rules/index.ts';
import type { RegisteredRule } from './rules/rule.ts';

/** Every rule with its id. */
export const rules: RegisteredRule[] = Object.entries(ruleOfId).map(([id, rule]) => ({
  id,
  ...rule,
}));
