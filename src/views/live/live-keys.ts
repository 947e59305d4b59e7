import { threadSubjectKinds } from '#domain/thread/thread.ts';

export type Subject = readonly [kind: string, id: string];

/** In which data something shows that happened to a noun, besides its own: the nouns of the endpoints. */
const nouns: Record<string, readonly string[]> = {
	reservation: [
		'reservations',
		'threads',
		'trips',
		'errands',
		'proofs',
		'refunds',
		'waiting',
		'vault',
		'disputes',
		'desk',
	],
	thread: ['threads', 'errands', 'desk'],
	'matching-question': ['matching', 'threads', 'errands', 'vault', 'desk'],
	'matching-answer': ['matching', 'threads', 'errands', 'desk'],
	consultation: ['consultations', 'consultation-offer', 'threads', 'errands', 'vault', 'desk'],
	video: ['video-dates', 'threads', 'errands', 'desk'],
	/** Reported to the operators, hidden or shown again by one. */
	message: ['message-reports', 'threads', 'errands', 'desk'],
	/** Of a product or a profile: reported to the operators, hidden or shown again by one. */
	photograph: ['photograph-reports', 'desk'],
	waiting: ['waiting', 'errands'],
	rating: ['ratings', 'errands', 'reservations', 'desk'],
	/** Days that differ: in the calendars of its house. */
	product: ['desk'],
	/** Paid, or a payment taken back: its page, the lists and the month. */
	settlement: ['settlements', 'settlement-months'],
	partner: ['partners', 'organisations', 'desk'],
	/** What is said of the company: who is writing it keeps what they typed, and is told when they save. */
	site: [],
};

/** Data that is named after no endpoint. */
const named: Record<string, readonly string[]> = {
	reservation: ['guest country'],
	partner: ['my business'],
};

/** What people write to each other about shows in their threads. */
const talkedAbout = (kind: string): readonly string[] =>
	(threadSubjectKinds as readonly string[]).includes(kind) ? ['threads', 'errands'] : [];

const nounOf = (name: string) => /^GET \/api\/([a-z-]+)/.exec(name)?.[1];

/** Whether a query may hold something of what changed. A noun that nobody has written down here shows in data named like it. */
export function concerns(key: readonly unknown[], [kind, id]: Subject): boolean {
	const [name, about] = key;
	if (typeof name !== 'string') return false;
	const isNamed = named[kind]?.includes(name) === true;
	const noun = nounOf(name);
	const isOfNoun = noun !== undefined && (nouns[kind] ?? [`${kind}s`, ...talkedAbout(kind)]).includes(noun);
	if (!isNamed && !isOfNoun) return false;
	// One thing's page is not concerned by another's.
	const isOfOne = isNamed ? typeof about === 'string' : noun === `${kind}s` && name.includes('/:id');
	return !isOfOne || typeof about !== 'string' || about === id;
}

const allNouns = new Set(Object.values(nouns).flat());
const allNamed = new Set(Object.values(named).flat());

/** Whether a query can be concerned by anything at all. */
export function isLive(key: readonly unknown[]): boolean {
	const [name] = key;
	if (typeof name !== 'string') return false;
	return allNamed.has(name) || allNouns.has(nounOf(name) ?? '');
}
