/**
 * Milliseconds that a test waits for what it expects of a page. Only a failing test waits so long: many times what a busy
 * machine takes.
 */
export const waitTimeout = 30_000;
