import { expect } from '../expect.ts';
import { sandbox } from './provider.ts';

/** Returns the link of the one mail that an address has got. */
export async function mailedLink(email: string): Promise<string> {
  const mails: { to: string; link: string }[] = await sandbox('outbox');
  const mail = mails.filter(({ to }) => to === email);
  expect(mail).toHaveLength(1);
  return mail[0]?.link ?? '';
}
