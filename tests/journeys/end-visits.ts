import { afterEach } from 'vitest';
import { endVisits } from './visitor.ts';

// A set-up file, which is read for each file of tests: what these import is read but once.
afterEach(endVisits);
