/** The kinds of places in the definition of a form at which a key can stand. */
export const places = {
  form: 'the form itself',
  question: 'a question',
  group: 'a group',
  list: 'a list',
  item: 'the items of a list',
  branch: '`then` or `else`',
  allOf: '`allOf`',
  rule: 'a rule of a question, or `if`',
} as const;

export type Place = keyof typeof places;

/** The places in ui.json. */
export const uiPlaces = ['form', 'question', 'group', 'list', 'item'] as const satisfies Place[];

/** The places at which a key has no effect, each with what to write instead. */
export type RefusedPlaces = Partial<Record<Place, string>>;

/** Refuses a key at every place. */
export const everywhere = (instead: string): RefusedPlaces =>
  Object.fromEntries(Object.keys(places).map((place) => [place, instead]));

/** Refuses a key at all other places of ui.json. */
export const onlyAt = (where: (typeof uiPlaces)[number], instead: string): RefusedPlaces =>
  Object.fromEntries(uiPlaces.filter((place) => place !== where).map((place) => [place, instead]));

export const introInstead = 'Write an "intro" in screen.json.';
export const atListInstead = 'Write it at the list.';
export const atQuestion = 'Write it at each question.';
