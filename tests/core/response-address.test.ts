// Proves that an address of a response leads to allowed hosts, the provider and the page's own site, and nowhere else.
import { describe, expect, it } from 'vitest';
import { addressPointer, allowedAddress, goResolver } from '../../src/core/response-address.ts';

const allowed = { hosts: ['pay.example.com'], provider: 'https://api.example.com/v1' };
const page = 'https://www.example.com/order?token=1#step';
const follow = (value: unknown, isDownload?: boolean) =>
  allowedAddress(value, allowed, page, isDownload);

describe('the name of an address', () => {
  it('is a whole value of a response', () => {
    expect(addressPointer('{response.payment.url}')).toBe('/response/payment/url');
    expect(addressPointer('{steps.plan.terms}')).toBe('/steps/plan/terms');
  });

  it.each([
    'https://pay.example.com/{response.id}',
    '{response.url}?back',
    '{response.url|/}',
    '{answers.url}',
    '{query.url}',
    '/done',
  ])('is not %s', (address) => {
    expect(addressPointer(address)).toBeUndefined();
  });
});

describe('visitors are led', () => {
  it.each([
    ['https://pay.example.com/start?order=7', 'https://pay.example.com/start?order=7'],
    ['https://api.example.com/v1/receipts/7', 'https://api.example.com/v1/receipts/7'],
    ['/v1/receipts/7', 'https://api.example.com/v1/receipts/7'],
    ['receipts/7', 'https://api.example.com/v1/receipts/7'],
    ['https://www.example.com/paid', 'https://www.example.com/paid'],
  ])('to %s', (value, address) => {
    expect(follow(value)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://www.example.com/1',
    'http://pay.example.com/',
    'https://pay.example.com:8443/',
    'https://pay.example.com.evil.example/',
    'https://pay.example.com@evil.example/',
    'https://user:pass@pay.example.com/',
    '//evil.example/',
    String.raw`\\evil.example/`,
    'https://',
    '',
    7,
    null,
    undefined,
    { url: 'https://pay.example.com/' },
  ])('not to %s', (value) => {
    expect(follow(value)).toBeUndefined();
  });

  it('to the site of the page where the provider is there', () => {
    const own = { hosts: [], provider: '' };
    expect(allowedAddress('/api/receipts/7', own, 'http://localhost:4173/order')).toBe(
      'http://localhost:4173/api/receipts/7',
    );
  });
});

describe('a download', () => {
  it('can be content', () => {
    expect(follow('data:text/plain,Hello', true)).toBe('data:text/plain,Hello');
  });

  it('is not more content than browsers save', () => {
    expect(follow(`data:text/plain,${'x'.repeat(2_000_000)}`, true)).toBeUndefined();
  });

  it('comes from allowed hosts all the same', () => {
    expect(follow('https://evil.example/a.pdf', true)).toBeUndefined();
    expect(follow('javascript:alert(1)', true)).toBeUndefined();
  });
});

describe('the "go" of an outcome', () => {
  const resolveGo = goResolver(allowed, 'Not there.');
  const sources = { page: { url: page }, loaded: { login: 'https://pay.example.com/login' } };
  const ended = (go: string, response?: unknown) =>
    ({ kind: 'success', outcome: { go, clearDraft: true }, response }) as const;

  it('is the address that the response has', () => {
    const response = { url: 'https://pay.example.com/7' };
    expect(resolveGo(ended('{response.url}', response), sources).outcome).toEqual({
      go: 'https://pay.example.com/7',
      clearDraft: true,
    });
    expect(resolveGo(ended('{loaded.login}'), sources).outcome?.go).toBe(
      'https://pay.example.com/login',
    );
  });

  it('has no effect where the response has none that may be followed', () => {
    const refused = { kind: 'failure', outcome: { say: 'Not there.' } };
    expect(resolveGo(ended('{response.url}', {}), sources)).toMatchObject(refused);
    const response = { url: 'https://evil.example/' };
    expect(resolveGo(ended('{response.url}', response), sources)).toMatchObject(refused);
  });

  it('stays where it is written out', () => {
    const end = ended('/done');
    expect(resolveGo(end, sources)).toBe(end);
  });
});
