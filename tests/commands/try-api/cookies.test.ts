// Proves that forms:try-api sends each cookie to the hosts, and shows it to the scripts, that browsers do.
import { expect, it } from 'vitest';
import { CookieJar } from '../../../src/commands/try-api/cookies.ts';

it.each<[line: string, host: string, sent: string, readable: string]>([
  ['a=b=c; Path=/', 'api.example.com', 'a=b=c', 'a=b=c'],
  ['a=b', 'www.example.com', '', ''],
  ['a=b; domain=.example.com', 'www.example.com', 'a=b', 'a=b'],
  ['a=b; Domain=Example.COM', 'www.example.com', 'a=b', 'a=b'],
  ['a=b; Domain=example.com', 'otherexample.com', '', ''],
  ['a=b; HttpOnly', 'api.example.com', 'a=b', ''],
])('%s at %s', (line, host, sent, readable) => {
  const jar = new CookieJar();
  jar.take(new Headers({ 'Set-Cookie': line }), 'api.example.com');
  expect(jar.sentTo(host)).toBe(sent);
  expect(jar.readableAt(host)).toBe(readable);
});
