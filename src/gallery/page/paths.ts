/** Path at which the development server serves the product, with a slash at its end. */
const base = import.meta.env.BASE_URL;

/** Returns the path of a page of the gallery: the one of a screen, a step or a state, or the first one. */
export const galleryPath = (path = ''): string => `${base}gallery${path && `/${path}`}`;

/** Returns the path of the page that a frame of the gallery shows. */
export const framePath = (path: string): string => `${base}gallery-frame/${path}`;

/** Returns the path of the present page below "gallery" or "gallery-frame", without slashes around it. */
export const presentPath = (): string =>
  decodeURIComponent(window.location.pathname.slice(base.length))
    .replace(/^gallery(-frame)?(\/|$)/, '')
    .replace(/\/$/, '');
