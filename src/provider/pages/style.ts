/** The stylesheet of the provider's pages; light or dark as the system is. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f4f5f8; --card: #fff; --text: #1b1f2a; --muted: #596074; --line: #d9dce5; --accent: #1a4fc0;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #12141a; --card: #1c1f28; --text: #e8eaf1; --muted: #a3aabd; --line: #343948; --accent: #9dbcff; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
}
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; padding: .5rem; background: var(--card); }
header {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1.5rem;
  border-bottom: 1px solid var(--line); padding-bottom: .75rem;
}
.name { margin: 0; font-weight: 650; }
.name span, .muted, .hint, footer { color: var(--muted); font-weight: 400; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem; margin: 0 -.6rem; padding: 0; list-style: none; }
nav a { display: block; padding: .4rem .6rem; border-radius: 8px; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { background: var(--card); color: var(--text); box-shadow: 0 0 0 1px var(--line); font-weight: 600; }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; line-height: 1.35; }
.hint { margin: 0 0 1rem; }
.entries { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
article, .empty {
  padding: 1.1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
}
article p { margin: 0 0 .5rem; }
dl { margin: 0 0 .75rem; }
dl div { display: grid; grid-template-columns: 3.5rem 1fr; gap: .75rem; }
dt { color: var(--muted); }
dd { margin: 0; min-width: 0; }
.answers div { grid-template-columns: minmax(8rem, 1fr) 2fr; padding: .35rem 0; border-top: 1px solid var(--line); }
.answers { margin: 0; }
.signature { display: block; max-width: 100%; max-height: 8rem; margin: .25rem 0; background: #fff; }
.text, code { white-space: pre-wrap; }
article .text:last-child { margin: 0; }
p.text { padding-top: .75rem; border-top: 1px solid var(--line); }
p.text + p.text { padding: 0; border: 0; }
code { font: .9em/1.5 ui-monospace, monospace; }
.filter {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(9.25rem, 1fr)); gap: .75rem 1rem; margin: .75rem 0 1rem;
  padding: 1.1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
}
.filter label { display: grid; gap: .25rem; color: var(--muted); }
.filter .wide { grid-column: 1 / -1; }
.filter .actions { display: flex; align-items: center; gap: 1rem; margin: 0; grid-column: 1 / -1; }
input, select, button {
  min-width: 0; width: 100%; min-height: 2.75rem; padding: .4rem .6rem; background: var(--page); color: var(--text);
  font: inherit; border: 1px solid var(--muted); border-radius: 8px;
}
button { width: auto; padding-inline: 1.25rem; background: var(--accent); color: var(--card); border-color: transparent; font-weight: 600; cursor: pointer; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
main > article + article { margin-top: 1rem; }
dd .text { display: block; }
.pager { display: flex; gap: 1.5rem; }
footer { margin: 1.5rem 0; }
@media (max-width: 30rem) { .answers div { grid-template-columns: 1fr; gap: 0; } }
`;
