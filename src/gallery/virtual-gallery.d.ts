declare module 'virtual:gallery' {
  /** The gallery of the product that forms/ describes. */
  export const content: import('./content.ts').GalleryContent;
}
