// Proves that passwords are hashed at the advised cost, each with its salt, and that the queue has an end.
import { scryptSync } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createHashSecret } from '../../../src/provider/crypto/secret-hash.ts';
import { hashSecret } from '../cheap-hash.ts';

it('a password is hashed at the cost that OWASP advises, as a string of the PHC format', async () => {
  const hash = await createHashSecret()('Tr0ub4dor');
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

it('a hash is that of its value with its salt, of a text or of the JSON of another value', async () => {
  for (const value of ['Tr0ub4dor', { deep: ['ß'] }]) {
    const [, , parameters = '', salt = '', key] = (await hashSecret(value)).split('$');
    const [ln = 0, r, p] = parameters.split(',').map((one) => Number(one.split('=')[1]));
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const options = { N: 2 ** ln, r, p };
    const hash = scryptSync(text, Buffer.from(salt, 'base64'), 32, options).toString('base64');
    expect(key).toBe(hash.replace(/=+$/, ''));
  }
});

it('more passwords than can wait are refused at once, with the time to try again; the others are hashed', async () => {
  const ended = await Promise.allSettled(Array.from({ length: 200 }, () => hashSecret('x')));
  const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused.length).toBe(200 - 122);
  expect(refused[0]).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
  expect(await hashSecret('y')).toContain('$scrypt$');
});

it('on a machine that takes long for each, fewer wait, so that none waits longer than half a minute', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 5000;
    return time;
  });
  await hashSecret('x');
  const ended = await Promise.allSettled(Array.from({ length: 200 }, () => hashSecret('x')));
  clock.mockRestore();
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2 + 13);
  await hashSecret('x');
  expect((await Promise.allSettled([1, 2, 3].map(hashSecret))).map(({ status }) => status)).toEqual(
    Array(3).fill('fulfilled'),
  );
});
