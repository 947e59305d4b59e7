import { dayMs } from '#domain/kernel/durations.ts';
import { type AreaSlug, areaOf } from '../area/areas.ts';
import type { ReservationStatus } from '../reservation/reservation.ts';
import { mostRatingPictures, type RatingStatus } from './rating.ts';

/** How long after the service it can be rated, and how long after writing it can be changed or taken back. */
const writeDays = 60;
const editDays = 30;

export const writeUntil = (serviceEndsAt: Date): Date => new Date(serviceEndsAt.getTime() + writeDays * dayMs);
export const editUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + editDays * dayMs);

/** What keeps a rating from being written or changed; the page has a sentence for each. */
export const ratingBlocks = [
	'email-unverified',
	'own-product',
	'not-completed',
	'not-seen',
	'rated-already',
	'too-late',
	'edit-over',
] as const;
export type RatingBlock = (typeof ratingBlocks)[number];

export type WriteFacts = {
	isEmailVerified: boolean;
	/** They keep the provider's profile themselves. */
	isOwnProduct: boolean;
	status: ReservationStatus;
	endsAt: Date;
	isRated: boolean;
	/** Somebody came: see `hasCome`. */
	hasCome: boolean;
};

type Traces = { paidWon: number; checkedAt: Date | null; arrivedAt: Date | null };

/** Time alone completes a reservation. That somebody came is known by money, by a voucher shown, or by their host's word. */
export const hasCome = ({ paidWon, checkedAt, arrivedAt }: Traces): boolean =>
	paidWon > 0 || checkedAt !== null || arrivedAt !== null;

/** Only who was there, once a reservation, with an address that is theirs; undefined where nothing stands in the way. */
export function writeBlock(facts: WriteFacts, now: Date): RatingBlock | undefined {
	if (facts.isOwnProduct) return 'own-product';
	if (facts.status !== 'completed') return 'not-completed';
	if (facts.isRated) return 'rated-already';
	if (now > writeUntil(facts.endsAt)) return 'too-late';
	if (!facts.hasCome) return 'not-seen';
	return facts.isEmailVerified ? undefined : 'email-unverified';
}

export const mayEdit = (writtenAt: Date, now: Date): boolean => now <= editUntil(writtenAt);

/** Words about health are read before others see them. */
export const firstStatus = (area: AreaSlug): RatingStatus => (areaOf(area).isHealth ? 'in-moderation' : 'published');

/** What was published at once stays so; what an operator has to do with is looked at again. */
export const editedStatus = (area: AreaSlug, status: RatingStatus): RatingStatus =>
	status === 'published' ? firstStatus(area) : 'in-moderation';

/** What is left of a rating that its author took back. */
export type TakenBack = { status: RatingStatus; openReports: number; writtenAt: Date };

/**
 * Written again after it was taken back it is the same rating, changed: what an operator had to do with is looked at
 * again, and the days for changes go on from the first time. Otherwise to take it back would undo what was decided.
 */
export function rewritten(area: AreaSlug, before: TakenBack | undefined, now: Date) {
	if (!before) return { status: firstStatus(area), createdAt: now, editedAt: null };
	const was: RatingStatus = before.openReports > 0 ? 'in-moderation' : before.status;
	return { status: editedStatus(area, was), createdAt: before.writtenAt, editedAt: now };
}

/** No pictures of patients; and what is hidden is mended before it is added to. */
export const mayAddPicture = (rating: { area: AreaSlug; status: RatingStatus; pictures: number }): boolean =>
	!areaOf(rating.area).isHealth && rating.status !== 'hidden' && rating.pictures < mostRatingPictures;

export type RatingDecision = 'publish' | 'hide';

/** The status afterwards; undefined where there is nothing to decide. Reports are answered by either decision. */
export function decidedStatus(
	decision: RatingDecision,
	{ status, openReports }: { status: RatingStatus; openReports: number },
): RatingStatus | undefined {
	if (decision === 'hide') return status === 'hidden' ? undefined : 'hidden';
	return status === 'published' && openReports === 0 ? undefined : 'published';
}
