import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash as argon2Hash, type Options, verify } from '@node-rs/argon2';

/** Hashing of passwords: argon2id, as many at once as the machine can bear. */
export type Passwords = {
	/** With the salt of an address (`addressSalt`), or one of its own. */
	hash(password: string, salt?: Uint8Array): Promise<string>;
	/** With no hash it takes the same time and says no. */
	matches(hash: string | undefined, password: string): Promise<boolean>;
	/** Those of hashes with one salt that are of this password: one comparison, however many; with none the same time. */
	matching(hashes: readonly string[], password: string): Promise<string[]>;
};

/** argon2id; the parameters are said out loud so that a library's new default never changes them silently. */
const usual = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

type Cost = { memoryCost: number; timeCost: number };

/** Each takes 19 MB and a core for some 20 ms. One core is left to everybody who does not log in. */
const usualLanes = Math.max(1, Math.min(4, availableParallelism() - 1));
const longestQueue = 50;

const tooBusy = () => Object.assign(new Error('too many passwords at once'), { code: 'FST_UNDER_PRESSURE' });

/** So many at once, so many waiting; whoever comes then is told to come back. */
function createLanes(atOnce: number) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= atOnce && waiting.length >= longestQueue) throw tooBusy();
		if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
		else running += 1;
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** The hash of no password, with the parameters of every other: comparing with it is the same work. */
const nobodysHash = ({ memoryCost, timeCost }: Cost) =>
	`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${usual.parallelism}$${base64(16)}$${base64(32)}`;

/** A keyboard's way of writing “ä” or “한” must not lock anyone out. */
const normal = (password: string) => password.normalize('NFKC');

const isEqualText = (one: string, other: string): boolean =>
	one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The parameters and the salt a hash was made with, as it tells them itself. */
function hashingOf(hash: string): Options {
	const [, memoryCost, timeCost, parallelism, salt] = /m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/.exec(hash) ?? [];
	return {
		...usual,
		memoryCost: Number(memoryCost),
		timeCost: Number(timeCost),
		parallelism: Number(parallelism),
		salt: Buffer.from(salt ?? '', 'base64'),
	};
}

/** Only tests ask for another cost: those about something else would spend a good part of their time on it. */
export function createPasswords(cost: Cost = usual, lanes = usualLanes): Passwords {
	const inLane = createLanes(lanes);
	const hashing = { ...usual, ...cost };
	const nobody = nobodysHash(cost);
	return {
		hash: (password, salt) => inLane(() => argon2Hash(normal(password), { ...hashing, ...(salt && { salt }) })),
		matching: (hashes, password) =>
			inLane(async () => {
				const first = hashes.find((hash) => hash.startsWith('$argon2id$'));
				const given = await argon2Hash(normal(password), hashingOf(first ?? nobody));
				return hashes.filter((hash) => isEqualText(hash, given));
			}),
		matches: (hash, password) =>
			inLane(async () => {
				const isHash = hash?.startsWith('$argon2id$') === true;
				const isEqual = await verify(isHash ? hash : nobody, normal(password));
				return isHash && isEqual;
			}),
	};
}
