/** Titles of the recipes of the manual whose promises need a page. */
export const recipesInBrowser = [
  'Greet visitors by name on a page',
  'Add a question',
  'Add up answers',
  'Check an answer with a call',
  'Fill in answers that a call knows',
  'Fill in answers from an entry that is found',
  'Explain a choice',
  'Show pictures of choices',
  'Show choices in a random order',
  'Offer only some choices',
  'Add a step',
  'Add a page',
  'Lead back from a page',
  'Send the same answers again from a page',
  'Claim nothing on a page that is opened by hand',
  'Take a token out of the address',
  'Add a screen with a call',
  'Offer a file that the response brings',
  'Show and print what was sent',
  'Send how a visitor came',
  'Send how long the form was open and which version it had',
  'Change the colours',
  'Change corners, density and typeface',
  'Change the logo',
] as const;

/** Checks what a recipe promises, in the product at an address. */
type Proof = (product: string) => Promise<void>;

/** Proofs by the titles of their recipes. */
export type ProofsInBrowser = { [title in (typeof recipesInBrowser)[number]]: Proof };
