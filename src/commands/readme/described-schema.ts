/** The keywords of a schema that tables show. */
export interface DescribedSchema {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  anyOf?: DescribedSchema[];
  properties?: Record<string, DescribedSchema>;
}
