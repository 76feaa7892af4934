/** The part of the package that is used here; it has no types of its own. */
declare module 'xliff' {
  interface Unit {
    source?: unknown;
    target?: unknown;
  }
  interface Document {
    resources: Record<string, Record<string, Unit>>;
    sourceLanguage: string;
    targetLanguage: string;
  }
  const xliff: {
    jsToXliff12: (document: Document) => Promise<string>;
    xliff12ToJs: (content: string) => Promise<Document>;
  };
  export default xliff;
}
