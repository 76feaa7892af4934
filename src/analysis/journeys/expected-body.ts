/** Fills in the placeholders of a body that examples expect: "{origin}" and "{now}". */
export const expectedBody = (
  body: unknown,
  { origin, now }: { origin: string; now: string },
): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('{origin}', origin).replaceAll('{now}', now));
