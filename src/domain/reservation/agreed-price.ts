import type { Persons } from '../product/price.ts';

/** What a line of an agreed price is for. */
export const agreedKinds = [
	'consultation',
	'tests',
	'procedure',
	'sessions',
	'anaesthesia',
	'medicine',
	'guide',
	'vehicle',
	'tickets',
	'meals',
	'interpreter',
	'pick-up',
	'stay',
	'tax',
	'aftercare',
	'other',
] as const;
export type AgreedKind = (typeof agreedKinds)[number];

/** One line. What is not in the price is a line too, so that nobody finds out at the desk. */
export type AgreedLine = {
	of: AgreedKind;
	/** In the words of who wrote it; may be empty, except where nothing else says what it is. */
	name: string;
	quantity: number;
	/** Whole won for one; null where it is not included. */
	won: number | null;
};

/** A price that two sides agreed to, line by line. Never edited: another one is another version. */
export type AgreedPrice = { basis: 'agreed'; version: number; lines: readonly AgreedLine[]; total: number };

/** What is asked for one line; null where it is not included. */
export const amountOf = ({ quantity, won }: Pick<AgreedLine, 'quantity' | 'won'>): number | null =>
	won === null ? null : quantity * won;

export const agreedTotal = (lines: readonly AgreedLine[]): number =>
	lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0);

/** What one agreement may have at the most. */
export const mostAgreed = { lines: 20, name: 80, quantity: 100, won: 300_000_000 };
/** For how many days a price may be open to be accepted. */
export const validDays = { least: 1, usual: 3, most: 14 };

type LineFault = {
	at: `lines.${number}.${keyof AgreedLine}` | 'lines';
	code: 'required' | 'invalid-input' | 'nothing-included' | 'too-much';
};

const isWhole = (value: number, least: number, most: number): boolean =>
	Number.isInteger(value) && value >= least && value <= most;

function lineFaults(line: AgreedLine, at: number): LineFault[] {
	return [
		...(line.of === 'other' && line.name.trim() === ''
			? [{ at: `lines.${at}.name` as const, code: 'required' as const }]
			: []),
		...(isWhole(line.quantity, 1, mostAgreed.quantity)
			? []
			: [{ at: `lines.${at}.quantity` as const, code: 'invalid-input' as const }]),
		...(line.won === null || isWhole(line.won, 0, mostAgreed.won)
			? []
			: [{ at: `lines.${at}.won` as const, code: 'invalid-input' as const }]),
	];
}

/** What is wrong with an agreement before anybody is asked about it. */
export function agreedFaults(lines: readonly AgreedLine[]): LineFault[] {
	if (lines.length === 0 || lines.length > mostAgreed.lines) return [{ at: 'lines', code: 'required' }];
	const faults = lines.flatMap(lineFaults);
	if (faults.length > 0) return faults;
	if (lines.every(({ won }) => won === null)) return [{ at: 'lines', code: 'nothing-included' }];
	return agreedTotal(lines) > mostAgreed.won ? [{ at: 'lines', code: 'too-much' }] : [];
}

/** An agreement as it is put to a guest: for whom, how long it can be accepted, and how many places it takes. */
export type PriceOffer = {
	version: number;
	lines: readonly AgreedLine[];
	total: number;
	persons: Persons;
	/** In each slot of its date; 0 where its provider keeps no places for it. Said by itself, never reckoned from persons. */
	places: number;
	offeredAt: string;
	validUntil: string;
};

export const priceOf = ({ version, lines, total }: PriceOffer): AgreedPrice => ({
	basis: 'agreed',
	version,
	lines,
	total,
});

/** Open until it is picked, refused, taken back, too late, or succeeded by another. */
export const versionStates = ['open', 'picked', 'declined', 'withdrawn', 'lapsed', 'succeeded'] as const;
export type VersionState = (typeof versionStates)[number];

type Version = { version: number; state: VersionState; validUntil: Date };

/** Another version takes the place of one that is open; never of one that was picked: that one is locked. */
export function nextVersion(versions: readonly Version[]): { version: number; succeeds: number[] } {
	return {
		version: versions.reduce((last, { version }) => Math.max(last, version), 0) + 1,
		succeeds: versions.filter(({ state }) => state === 'open').map(({ version }) => version),
	};
}

type PickRefusal = 'succeeded' | 'lapsed' | 'locked';

/** Why the version that somebody has read cannot be picked; undefined where it can. */
export function pickRefusal(versions: readonly Version[], wanted: number, now: Date): PickRefusal | undefined {
	const found = versions.find(({ version }) => version === wanted);
	if (!found) return 'succeeded';
	if (found.state === 'picked') return 'locked';
	if (found.state === 'open') return now < found.validUntil ? undefined : 'lapsed';
	return found.state === 'lapsed' ? 'lapsed' : 'succeeded';
}

/** What a move does to the versions of a reservation's price: which end, and how, and which one begins. */
type VersionSteps = { settles: { from: VersionState; to: VersionState }[]; begins: PriceOffer | null };

/** Which word a price that waited ends with, by what was done; whatever else ends it lets it lapse. */
const ends: Record<string, VersionState | undefined> = {
	'offer-price': 'succeeded',
	'accept-price': 'picked',
	'decline-price': 'declined',
	'withdraw-price': 'withdrawn',
};

type Offering = { offer: PriceOffer | null };

/** What is picked takes the place of what was picked before, by the guest's own word and no other. */
export function versionSteps(move: string, before: Offering, next: Offering): VersionSteps {
	const isSame = before.offer?.version === next.offer?.version;
	const ended = before.offer && !isSame ? [{ from: 'open' as const, to: ends[move] ?? 'lapsed' }] : [];
	const replaced = move === 'accept-price' ? [{ from: 'picked' as const, to: 'succeeded' as const }] : [];
	return { settles: [...replaced, ...ended], begins: isSame ? null : next.offer };
}
