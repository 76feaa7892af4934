// Proves that patterns that take exponential time are told from those that don't.
import { describe, expect, it } from 'vitest';
import { canHang } from '../../../../src/compiler/schema/regex/complexity.ts';

describe('a regular expression can hang', () => {
  it.each([
    '(a+)+$',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(a?b*)*$',
    '^(\\w+\\s?)+$',
    '^([a-z]+)*@$',
    '(.*a){20}$',
    '^(.*,)*x$',
    '^((a+)b?)+$',
    '^(?=(a+)+b)',
    '(x+x+)+y',
    '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*@[a-z]+$',
    '^(?<name>[^)]+\\)?)+$',
    '^(\\u0061|[\\x61-\\x62])+$',
    '^(\\s|\\u00a0)+$',
    '^(ä|[^ö])+$',
    '^([à-ï]|[è-ö])+$',
    '^(\\p{L}|\\p{Script=Cyrillic})+$',
    '^(\\p{Lu}|\\p{Script=Greek})+$',
    '^(\\ud83d\\ude00|😀)+$',
    '^(\\S+\\s?)+$',
    '^(\\W+[^a]?)+$',
  ])('%s', (pattern) => expect(canHang(pattern)).toBe(true));
});

describe('a regular expression can not hang', () => {
  it.each([
    '',
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])',
    '^[A-Z]{2}[0-9]{4}$',
    '^\\d+(\\.\\d{1,2})?$',
    '^(\\w+\\s)+$',
    '^([^,]+,)+$',
    '^[\\w.]+@[\\w.]+\\.\\w+$',
    '^https?://[^\\s/]+(/[^\\s]*)?$',
    '^[a-z]+(-[a-z]+)*$',
    '^(?:[A-Za-z0-9-]+\\.)+[a-z]{2,}$',
    '^\\s+|\\s+$',
    '^(ab|cd)*$',
    "^\\p{L}+([ '-]\\p{L}+)*$",
    '^[a-z]{1,250}$',
    '^(a?)*$',
    '^\\bword\\b(?!s)$',
    '^\\S+(\\s+\\S+)+$',
    '^(\\S+\\s)*\\S+$',
    '^(\\p{Lu}\\p{Ll}+ ?)+$',
    '^(\\p{L}+\\P{L}+)+$',
    '^(\\d+|\\p{L}+)x?$',
    '^(ä|ö)+$',
    '^(ä|[^ä])+$',
    '^([à-ï]|[ð-ö])+$',
    '^(\\ud83d\\ude00|😁)+$',
    '^[\\]a]+[b-]+$',
    // Nothing behind the repetition can fail, so the first reading is the last.
    '(a+)+',
    '^(a+)\\1+b$',
  ])('%s', (pattern) => expect(canHang(pattern)).toBe(false));
});
