/** Puts a button that copies the code beside each snippet. */
export function addCopyButtons(): void {
  for (const snippet of document.querySelectorAll('.snippet')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      const code = snippet.querySelector('code')?.textContent ?? '';
      try {
        await navigator.clipboard.writeText(code);
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Select the text to copy it';
      }
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    snippet.append(button);
  }
}
