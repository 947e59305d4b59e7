import { meetingPlace, type ProductPlace, type Spot } from '../product/meeting-place.ts';
import { isOpen, type ReservationStatus } from './reservation.ts';

/** Where guests of a product meet, and what they are told of it in one language. */
export type Meeting = { place: ProductPlace; point: string };

type Choices = Partial<Record<string, string>>;

export type MeetingSpot = { point: string; name: Spot['name']; spot: Spot | null };

/** Where one guest is to be; the place itself is named where every guest is fetched. */
export const meetingSpot = ({ place, point }: Meeting, choices: Choices): MeetingSpot => {
	const spot = meetingPlace(place, choices);
	return { point, name: (spot ?? place).name, spot };
};

/** A comma or a capital leads nobody to another door. */
const bare = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim();

/** Whether a guest who knows the one would stand at the wrong door by the other; another name of the same address is none. */
function isElsewhere(one: MeetingSpot, other: MeetingSpot): boolean {
	if (bare(one.point) !== bare(other.point)) return true;
	if (one.spot === null || other.spot === null) return one.spot !== other.spot;
	const [a, b] = [one.spot, other.spot];
	return bare(a.hangul) !== bare(b.hangul) || a.latitude !== b.latitude || a.longitude !== b.longitude;
}

/** What a guest is told when the place moves; null where it has not moved for what they chose. */
export function movedMeeting(
	{ before, after }: { before: Meeting; after: Meeting },
	choices: Choices,
): { from: MeetingSpot; to: MeetingSpot } | null {
	const [from, to] = [meetingSpot(before, choices), meetingSpot(after, choices)];
	return isElsewhere(from, to) ? { from, to } : null;
}

/**
 * Where to go is no promise but a direction: while a reservation is to come it is where one meets now, with where it was
 * agreed to beside it. Of what is over it is what was agreed.
 */
export function shownMeeting(
	{ status, choices }: { status: ReservationStatus; choices: Choices },
	{ now, agreed }: { now: Meeting; agreed: Meeting | null },
): MeetingSpot & { movedFrom: MeetingSpot | null } {
	if (!isOpen(status)) return { ...meetingSpot(agreed ?? now, choices), movedFrom: null };
	const moved = agreed && movedMeeting({ before: agreed, after: now }, choices);
	return { ...meetingSpot(now, choices), movedFrom: moved?.from ?? null };
}
