/** Message of a frame of the gallery to the surrounding page. */
interface FrameMessage {
  galleryHeight?: unknown;
}

/** Gives each picture the height of the page in it. */
export function fitPictures(): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<FrameMessage | null>) => {
    if (typeof data?.galleryHeight !== 'number') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.height = `${data.galleryHeight}`;
    }
  });
}
