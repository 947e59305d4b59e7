import { readFileSync } from 'node:fs';

/** Of this copy, as its package says. */
export const softwareVersion: string = JSON.parse(
	readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;
