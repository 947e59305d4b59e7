import { namesAlike, wordsOf } from './names-alike.ts';
import type { Direction } from './read-statement.ts';

/** A reservation that money may have come in or gone out for. */
export type Candidate = {
	id: string;
	code: string;
	/** Of the guest and those who come along. */
	names: readonly string[];
	/** Amounts that would settle something: what is asked for now, all that is missing, what a slip says. */
	asked: readonly number[];
	/** What is owed to its guest. */
	refund: number;
	/** Transfers that were written down and that no line stands for yet. */
	booked: readonly { id: string; direction: Direction; won: number }[];
};

/** Why a line may belong to a reservation, each with words under `console.bank.why`. */
export const matchReasons = [
	'code',
	'code-near',
	'code-part',
	'name',
	'amount',
	'amount-differs',
	'booked',
	'shared',
	'twice',
] as const;
type MatchReason = (typeof matchReasons)[number];

export type Suggestion = {
	reservationId: string;
	/** The payment that was written down already: only tied to the line. */
	paymentId: string | null;
	won: number;
	why: MatchReason[];
	/** The whole code and the exact amount, and no other line says the same. */
	isSure: boolean;
};

/** `won`: what is not yet matched of it; `standsFor`: the reservations that the rest of it was matched with. */
export type OpenLine = {
	id: string;
	direction: Direction;
	won: number;
	text: string;
	standsFor?: readonly string[];
};

const mostSuggestions = 5;

const plain = (text: string): string =>
	text
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '');
/** MR-261017-4K7PX as banks leave it: without the strokes. */
const plainCode = (code: string): string => code.replaceAll('-', '');

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
	const known = map.get(key);
	if (known) known.push(value);
	else map.set(key, [value]);
}

/** Codes with one sign left open, so that one wrong letter is found without comparing all with all. */
const patternsOf = (code: string): string[] =>
	Array.from(code, (_, at) => `${code.slice(0, at)}*${code.slice(at + 1)}`).slice(2);

type Known = {
	/** The parts of each name of a candidate. */
	namesOf: Map<Candidate, string[][]>;
	byWord: Map<string, Candidate[]>;
	byCode: Map<string, Candidate>;
	byPattern: Map<string, Candidate[]>;
	byTail: Map<string, Candidate[]>;
	byAmount: Map<string, Candidate[]>;
};

function known(candidates: readonly Candidate[]): Known {
	const found: Known = {
		...{ namesOf: new Map(), byWord: new Map(), byCode: new Map(), byPattern: new Map() },
		...{ byTail: new Map(), byAmount: new Map() },
	};
	for (const candidate of candidates) {
		const code = plainCode(candidate.code);
		found.byCode.set(code, candidate);
		for (const pattern of patternsOf(code)) put(found.byPattern, pattern, candidate);
		put(found.byTail, code.slice(-5), candidate);
		const names = candidate.names.map(wordsOf);
		found.namesOf.set(candidate, names);
		for (const word of new Set(names.flat())) put(found.byWord, word, candidate);
		for (const direction of ['in', 'out'] as const)
			for (const won of new Set(amountsOf(candidate, direction))) put(found.byAmount, `${direction} ${won}`, candidate);
	}
	return found;
}

const bookedOf = ({ booked }: Candidate, direction: Direction) => booked.filter((one) => one.direction === direction);

const amountsOf = (candidate: Candidate, direction: Direction): number[] => [
	...(direction === 'in' ? candidate.asked : candidate.refund > 0 ? [candidate.refund] : []),
	...bookedOf(candidate, direction).map(({ won }) => won),
];

/** Codes in a text: whole ones, ones with a wrong letter, and the last five signs alone. */
function codesIn(text: string, { byCode, byPattern, byTail }: Known) {
	const signs = plain(text);
	const whole = new Set<Candidate>();
	const near = new Set<Candidate>();
	for (const { index } of signs.matchAll(/(?=M[A-Z0-9]\d{4}|[A-Z0-9]R\d{4})/g)) {
		const code = signs.slice(index, index + 13);
		const exact = byCode.get(code);
		if (exact) whole.add(exact);
		else for (const pattern of patternsOf(code)) for (const one of byPattern.get(pattern) ?? []) near.add(one);
	}
	const part = new Set<Candidate>();
	for (const [word] of text
		.normalize('NFKC')
		.toUpperCase()
		.matchAll(/[A-Z0-9]{5}(?![A-Z0-9])/g))
		for (const one of byTail.get(word) ?? []) if (!whole.has(one) && !near.has(one)) part.add(one);
	return { whole, near, part };
}

/** For each line what it may belong to, the likeliest first. */
export function matchLines(lines: readonly OpenLine[], candidates: readonly Candidate[]): Map<string, Suggestion[]> {
	const all = known(candidates);
	const found = new Map(lines.map((line) => [line.id, suggestionsFor(line, all)]));
	const claims = new Map<string, Suggestion[]>();
	for (const suggestions of found.values())
		for (const one of suggestions) if (one.isSure) put(claims, one.reservationId, one);
	// Two lines that say the same: one of them may be paid twice, and a person looks at both.
	for (const claiming of claims.values())
		if (claiming.length > 1)
			for (const one of claiming) {
				one.isSure = false;
				one.why.push('twice');
			}
	return found;
}

function suggestionsFor(line: OpenLine, all: Known): Suggestion[] {
	const { direction, won, text } = line;
	const { whole, near, part } = codesIn(text, all);
	if (whole.size > 1) return sharedBy([...whole], line);
	const equal = new Set(all.byAmount.get(`${direction} ${won}`) ?? []);
	const looked = new Set([...whole, ...near, ...part, ...equal]);
	const words = wordsOf(text);
	const isNamed = (candidate: Candidate): boolean =>
		all.namesOf.get(candidate)?.some((parts) => namesAlike(words, parts)) ?? false;
	if (looked.size === 0)
		for (const word of words) for (const one of all.byWord.get(word) ?? []) if (isNamed(one)) looked.add(one);
	const codeOf = (one: Candidate) => {
		if (whole.has(one)) return 'code';
		if (near.has(one)) return 'code-near';
		return part.has(one) ? 'code-part' : undefined;
	};
	// What it paid for already, and where nothing more is due, the rest of it is hardly for.
	const isDone = (one: Candidate): boolean =>
		(line.standsFor ?? []).includes(one.id) && amountsOf(one, direction).length === 0;
	return [...looked]
		.filter((one) => !isDone(one))
		.map((one) => suggestionOf(one, line, { code: codeOf(one), isNamed: isNamed(one) }))
		.filter((one) => one !== undefined)
		.sort((one, other) => scoreOf(other) - scoreOf(one))
		.slice(0, mostSuggestions);
}

function suggestionOf(
	candidate: Candidate,
	line: OpenLine,
	{ code, isNamed }: { code: 'code' | 'code-near' | 'code-part' | undefined; isNamed: boolean },
): Suggestion | undefined {
	const { direction, won } = line;
	const booked = bookedOf(candidate, direction).find((one) => one.won === won);
	const isEqual = amountsOf(candidate, direction).includes(won);
	// Money that went out for something nothing is owed for is not tied to it.
	if (direction === 'out' && !booked && won > candidate.refund) return undefined;
	const why: MatchReason[] = [];
	if (code) why.push(code);
	if (isNamed) why.push('name');
	why.push(isEqual ? 'amount' : 'amount-differs');
	if (booked) why.push('booked');
	return {
		...{ reservationId: candidate.id, paymentId: booked?.id ?? null, won, why },
		isSure: code === 'code' && isEqual,
	};
}

/** What of a shared transfer is one reservation's: what was written down for it already, else what is asked for it. */
function partOf(candidate: Candidate, direction: Direction): { won: number; paymentId: string | null } {
	const [booked] = bookedOf(candidate, direction);
	if (booked) return { won: booked.won, paymentId: booked.id };
	return { won: direction === 'in' ? (candidate.asked[0] ?? 0) : candidate.refund, paymentId: null };
}

/**
 * One transfer for several reservations, all of them named: each gets what is asked for it, where that comes to the sum. What it
 * stands for already, and what has nothing due beside another that has, gets none of the rest.
 */
function sharedBy(candidates: readonly Candidate[], { direction, won, standsFor = [] }: OpenLine): Suggestion[] {
	const left = candidates
		.filter(({ id }) => !standsFor.includes(id))
		.map((candidate) => ({ candidate, part: partOf(candidate, direction) }));
	const due = left.filter(({ part }) => part.won > 0);
	const shared = due.length > 0 || direction === 'out' ? due : left;
	const isWhole = shared.reduce((sum, { part }) => sum + part.won, 0) === won;
	return shared
		.filter(({ part }) => part.paymentId === null || part.won <= won)
		.slice(0, mostSuggestions)
		.map(({ candidate, part }) => ({
			...{ reservationId: candidate.id, paymentId: part.paymentId, isSure: false },
			won: Math.min(won, part.won || won),
			why: [
				'code',
				'shared',
				...(isWhole ? [] : ['amount-differs' as const]),
				...(part.paymentId ? ['booked' as const] : []),
			],
		}));
}

const weight: Record<MatchReason, number> = {
	...{ code: 8, 'code-near': 5, 'code-part': 4, name: 3, amount: 2, booked: 1 },
	...{ shared: 0, 'amount-differs': 0, twice: 0 },
};
const scoreOf = ({ why }: Suggestion): number => why.reduce((sum, one) => sum + weight[one], 0);
