/** Returns the styles of a picture: of some questions, without all that is around them, or of the whole screen, made smaller. */
export function pictureStyles(pointers: string[]): string {
  const height = 'body { min-height: 0 !important; }';
  if (pointers.length === 0) return `${height} @media (min-width: 600px) { html { zoom: 0.7; } }`;
  const ids = pointers.map((pointer) => `field${pointer}`);
  // A group has no element of its own, but those of its questions.
  const all = ids.flatMap((id) => [`[id="${id}"]`, `[id="${id}-label"]`, `[id^="${id}/"]`]);
  const fields = `:is(${all.join(', ')})`;
  const cell = `.field-cell:has(${fields})`;
  return `${height}
    #root .page > :not(main), #root .card *:not(:has(${fields}), ${cell}, ${cell} *) { display: none; }
    body { background: var(--mui-palette-background-paper) !important; }
    .page main { padding: 0 !important; }
    .page main .card { max-width: none; margin: 0; padding: 16px !important; border: 0; border-radius: 0; }`;
}
