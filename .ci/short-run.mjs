// Lets programs that end after seconds, as tests start them, take less of the processor. NODE_OPTIONS=--import loads it.
import { setFlagsFromString } from 'node:v8';

// V8 optimises what has run for some time, in threads of its own, and most of these programs end before that pays: a
// function has to run fifteen times as long before it is optimised. Node.js 22 has no such flag: its V8 optimises at less
// cost first.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');

// Compiles WebAssembly, which the embedded database is, without optimisation: to make a database takes half as long.
setFlagsFromString('--liftoff-only');

// Vite would parse each module of its configuration, to warn of what another way of loading it would refuse.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';
