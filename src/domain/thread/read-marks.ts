import { type PartyRole, sideOf } from './thread.ts';

/**
 * From which message on something is unread, by its number. Everybody has a mark of their own; what a colleague has
 * answered is read for all of the house, so that nobody works through what is done.
 */
export const readUpTo = (role: PartyRole, marks: { own: number; houseNumber: number }): number =>
	sideOf(role) === 'house' ? Math.max(marks.own, marks.houseNumber) : marks.own;

/** Whose messages are news to them: those of everybody who is not on their side. */
export const newsFrom = (role: PartyRole): readonly PartyRole[] => {
	if (role === 'guest') return ['provider', 'operator', 'interpreter'];
	return role === 'interpreter' ? ['guest', 'provider', 'operator'] : ['guest', 'interpreter'];
};
