type Environment = Record<string, string | undefined>;

/** The settings that had another name before, by that name, which is still read. */
const newNames: Record<string, string> = {
  SANDBOX_DATA: 'DATA_DIR',
  SANDBOX_ORIGINS: 'ALLOWED_ORIGINS',
  SANDBOX_HOSTS: 'ALLOWED_HOSTS',
  SANDBOX_KEY: 'PAGES_KEY',
  SANDBOX_TOKEN_DAYS: 'TOKEN_DAYS',
  SANDBOX_REVIEW_MINUTES: 'REVIEW_MINUTES',
  SANDBOX_CALLS_PER_MINUTE: 'CALLS_PER_MINUTE',
  SANDBOX_MAILS_PER_HOUR: 'MAILS_PER_HOUR',
  SANDBOX_FILES_MB: 'FILES_MB',
};

const oldNamesIn = (env: Environment): string[] =>
  Object.keys(newNames).filter((name) => env[name] !== undefined);

/** Returns an environment in which settings have their new names too. A new name counts more than the old one. */
export function withNewNames(env: Environment): Environment {
  const renamed = oldNamesIn(env).map((name) => [newNames[name] ?? name, env[name]]);
  return { ...Object.fromEntries(renamed), ...env };
}

/** Returns the sentence that names the settings which are to be renamed; `undefined` where all have their new names. */
export function adviceOnNames(env: Environment): string | undefined {
  const old = oldNamesIn(env);
  if (old.length === 0) return undefined;
  const pairs = old.map((name) => `${name} is now ${newNames[name]}`).join(', ');
  return `Some settings have new names: ${pairs}. The old names still work.`;
}
