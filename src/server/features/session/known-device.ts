import { randomBytes } from 'node:crypto';
import type { Keyring } from '#server/keys/keyring.ts';

type Keys = Pick<Keyring, 'mac'>;

/** `<number>.<mark>.<mark>…`: a random number, and a keyed hash of it with each member who logged in here. */
const form = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/;
const most = 5;

const markOf = (keys: Keys, number: string, memberId: string) => keys.mac('device', `${number} ${memberId}`);

function partsOf(device: string | undefined): { number: string; marks: string[] } | undefined {
	const [, number = '', marks = ''] = form.exec(device ?? '') ?? [];
	return number === '' ? undefined : { number, marks: marks.slice(1).split('.') };
}

/** What its tries are counted by; undefined for a browser nobody has logged in with. */
export const numberOf = (device: string | undefined): string | undefined => partsOf(device)?.number;

/** Whether this member has logged in with this browser. Without the member's id nothing can be read from it. */
export function isKnownTo(keys: Keys, device: string | undefined, memberId: string): boolean {
	const parts = partsOf(device);
	return parts?.marks.includes(markOf(keys, parts.number, memberId)) === true;
}

/** The same browser, now known to this member too; the one who was here longest ago is forgotten. */
export function deviceWith(keys: Keys, device: string | undefined, memberId: string): string {
	const { number, marks } = partsOf(device) ?? { number: randomBytes(16).toString('base64url'), marks: [] };
	const mark = markOf(keys, number, memberId);
	return [number, mark, ...marks.filter((other) => other !== mark).slice(0, most - 1)].join('.');
}
