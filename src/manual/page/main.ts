import { addCopyButtons } from './copy-buttons.ts';
import { fitPictures } from './pictures.ts';
import { startSearch } from './search.ts';

startSearch();
addCopyButtons();
fitPictures();

// The list of contents stands open beside the page where there is room for it. On a phone, it stays as the reader has it.
const contents = document.querySelector('details');
const isWide = window.matchMedia('(min-width: 900px)');
const adapt = () => contents?.toggleAttribute('open', isWide.matches);
isWide.addEventListener('change', adapt);
if (isWide.matches) {
  adapt();
  showCurrent();
}

/** Scrolls the list to the entry of this page, without moving the page. */
function showCurrent(): void {
  const entry = contents?.querySelector('[aria-current]');
  if (!contents || !entry) return;
  const middle = contents.getBoundingClientRect().height / 2;
  contents.scrollTop =
    entry.getBoundingClientRect().top - contents.getBoundingClientRect().top - middle;
}
