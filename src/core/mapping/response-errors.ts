import type { ResolveFields } from '../../compiled/call.ts';
import type { ResponseErrors } from '../../definition/files/outcome.ts';
import { isObject } from '../is-object.ts';
import { escapePart, fieldPointer, getAt } from '../pointer.ts';
import { answerPointer } from './answer-pointer.ts';
import { areInResponse } from './named-outcomes.ts';

/** Reads the messages beside fields that a response has, for an outcome that asks for them. */
export const readFieldErrors: ResolveFields = (ended, request, sources) => {
  const { outcome, response } = ended;
  if (!outcome || !areInResponse(outcome.fields)) return ended;
  const { fields, ...effects } = outcome;
  const named = messagesIn(getAt({ response }, fields.from), fields);
  const errors: Record<string, string> = {};
  for (const [name, text] of named) {
    const inBody = pointerOf(name);
    const pointer = answerPointer(request, inBody, sources) ?? inBody;
    errors[pointer] = errors[pointer] === undefined ? text : `${errors[pointer]} ${text}`;
  }
  return { ...ended, outcome: effects, fieldErrors: errors };
};

/** Returns the names of fields with their messages, in the order of the response. */
function messagesIn(
  errors: unknown,
  { name = '/pointer', message = '/detail' }: ResponseErrors,
): [name: string, message: string][] {
  if (Array.isArray(errors)) {
    return errors.flatMap((item: unknown) => {
      if (!isObject(item)) return [];
      const field = getAt(item, name);
      const texts = textsOf(getAt(item, message));
      return texts.map((text): [string, string] => [typeof field === 'string' ? field : '', text]);
    });
  }
  return isObject(errors) ? inObject(errors, '') : [];
}

/** Names inside of a group are in an object of their own. */
const inObject = (errors: Record<string, unknown>, group: string): [string, string][] =>
  Object.entries(errors).flatMap(([name, value]) => {
    const isPointer = name.startsWith('/') || name.startsWith('#/');
    const at = group === '' && isPointer ? name : `${group}/${escapePart(name)}`;
    return isObject(value)
      ? inObject(value, at)
      : textsOf(value).map((text): [string, string] => [at, text]);
  });

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );

/** Returns the pointer of a name; one after "#" is percent-encoded (RFC 6901, section 6). */
function pointerOf(name: string): string {
  if (!name.startsWith('#')) return fieldPointer(name);
  try {
    return decodeURIComponent(name.slice(1));
  } catch {
    return name.slice(1);
  }
}
