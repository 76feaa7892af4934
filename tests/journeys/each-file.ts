import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, inject } from 'vitest';
import { endVisits } from './visitor.ts';

// A set-up file, which is read for each file of tests: what these import is read but once.

// Answers once all products are built. A build ends by itself, however busy the machine is; fetch() gives up after 5 min.
const [built]: IncomingMessage[] = await once(get(inject('builds')), 'response');
const problem = await text(built as IncomingMessage);
if (problem !== '') throw new Error(`A product could not be built.\n${problem}`);

afterEach(endVisits);
