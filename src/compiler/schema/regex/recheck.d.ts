/** The build of recheck for browsers, which analyses in the same thread. */
declare module 'recheck/lib/browser.js' {
  const recheck: typeof import('recheck');
  export default recheck;
}
