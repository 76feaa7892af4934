/** Sorts the fields of an object as its `ui:order` does; "*", or the end, is the place of those that it does not name. */
export function sortFields(names: string[], order: string[] | undefined): string[] {
  if (!order) return names;
  const rest = order.indexOf('*');
  const place = (name: string) => {
    const index = order.indexOf(name);
    return index === -1 ? (rest === -1 ? order.length : rest) : index;
  };
  return [...names].sort((a, b) => place(a) - place(b));
}
