/** What reports are told apart by. */
export const reportSides = ['area', 'kind', 'country', 'language', 'partner', 'channel'] as const;
export type ReportSide = (typeof reportSides)[number];

/** How a reservation came about: by the guest on the site, taken at a desk, of an answer to a question or to a consultation. */
export const channels = ['site', 'desk', 'matching', 'consultation'] as const;
export type Channel = (typeof channels)[number];

/** How far visitors come before anything is reserved: counted by day as sums of nobody, so of no channel but the site. */
export const visitSteps = ['listed', 'viewed', 'dated', 'opened', 'sent'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** How far people come, from a list of products to having been there: between two of them they leave. */
export const reportSteps = [...visitSteps, 'reserved', 'confirmed', 'paid', 'came'] as const;
export type ReportStep = (typeof reportSteps)[number];

type StepsChosen = { kind?: unknown; partner?: unknown; channel?: Channel | undefined };

/** Whether a step is counted of what is chosen: a list has products of every kind and house, and a desk has no visitors. */
export function isCounted(step: VisitStep, { kind, partner, channel = 'site' }: StepsChosen): boolean {
	if (channel !== 'site') return false;
	return step !== 'listed' || (kind === undefined && partner === undefined);
}

/**
 * Whether “nobody” of a span is known: before the first day that was counted there were people, whom nobody counted. Null: nothing
 * has been counted yet.
 */
export const isKnownOf = ({ to }: { to: string }, countedSince: string | null): boolean =>
	countedSince !== null && to >= countedSince;

/** What somebody waits for an answer to. */
export const askedThings = ['reservation', 'question', 'consultation'] as const;
export type AskedThing = (typeof askedThings)[number];

type AnswersChosen = { country?: unknown; partner?: unknown; channel?: Channel | undefined };

/** Whether answers to it are counted of what is chosen: a question goes to no one house, a consultation tells no country, and neither came by a channel. */
export function isTimed(thing: AskedThing, { country, partner, channel }: AnswersChosen): boolean {
	if (thing === 'reservation') return true;
	if (channel !== undefined) return false;
	return (thing === 'question' ? partner : country) === undefined;
}

/** What of a step came on to the next, in hundredths; null where either is not counted, or nobody came. */
export function shareOfBefore(steps: Partial<Record<ReportStep, number | null>>, step: ReportStep): number | null {
	const before = reportSteps[reportSteps.indexOf(step) - 1];
	const [from, count] = [before === undefined ? null : steps[before], steps[step]];
	return from && typeof count === 'number' ? Math.round((count * 100) / from) : null;
}

/** Words that found nothing are kept so long, to see what is missing. */
export const missDays = 180;
/** Words of a day; who makes up thousands fills nothing. */
export const mostMisses = 2_000;
/** Words that one person alone tried are nobody's business: they may be a name. */
export const fewestMisses = 2;
const longestMiss = 60;

/**
 * What was searched for and not found, as it is counted: no case, no spare blanks. Undefined where it may tell of somebody (an
 * address, a number) or is too long to be words to search by.
 */
export function missedWords(search: string): string | undefined {
	const words = search.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
	if (words.length < 2 || words.length > longestMiss) return undefined;
	return /@|\d[\d\s-]{4,}|https?:|www\./.test(words) ? undefined : words;
}
