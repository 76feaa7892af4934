// The contract between compiler and engine for validators.

/** A validator that ajv compiled at build time: true, or false with `errors` set on itself. */
export interface ValidateFn {
  (data: unknown): boolean;
  errors?: RuleError[] | null;
}

/** Validates the answers of a form. */
export interface ValidateAnswers {
  (answers: unknown, dataSources?: object): boolean;
  errors?: RuleError[] | null;
}

/** One broken rule as ajv reports it. */
export interface RuleError {
  keyword: string;
  /** JSON Pointer to the value; for `required` to the object that lacks it. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string;
}
