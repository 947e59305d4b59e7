import { createHash } from 'node:crypto';
import type { Guest } from '#domain/reservation/guest-list.ts';

/** The same names are the same version, whoever saved them; who is given it is given the list. */
export const guestListVersion = (guests: readonly Guest[]): string =>
	createHash('sha256')
		.update(JSON.stringify(guests.map(({ name, nationality, birthOn, note }) => [name, nationality, birthOn, note])))
		.digest('base64url');
