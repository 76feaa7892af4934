/** The part of JSON Schema (draft-07) that definitions are written in; other keywords pass through. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  type?: string | string[];
  title?: string;
  description?: string;
  /** Of a choice. */
  picture?: { file: string; alt: string };
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  collation?: Intl.CollatorOptions;
  format?: string;
  weekdays?: number[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  uniqueItemProperties?: (string | string[])[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  writeOnly?: boolean;
  readOnly?: boolean;
  [keyword: string]: unknown;
}
