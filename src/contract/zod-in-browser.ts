import { config } from 'zod';

/** Schemas that reach the browser run as they are: making code of them is what the content security policy forbids. */
if ('document' in globalThis) config({ jitless: true });
