import type { LocaleText } from '../kernel/locale-text.ts';
import type { MeetingSpot } from './meeting.ts';

type Say = (texts: LocaleText) => string;

/** In a line: what guests are told of it, and the address a driver reads. */
export const sayMeeting = ({ point, name, spot }: MeetingSpot, say: Say): string =>
	[point || say(name), spot?.hangul ?? ''].filter((part) => part !== '').join(' · ');

/** As the history keeps it: in every language that its product was written in. */
export type MovedDetails = { version: number; from: LocaleText; to: LocaleText };

export const movedTold = (moved: MovedDetails | undefined, say: Say) =>
	moved ? { from: say(moved.from), to: say(moved.to) } : null;
