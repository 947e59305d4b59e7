import { agencyId } from '../organisation/organisation.ts';
import { mayDo } from '../organisation/rights.ts';
import { shortCode, wholeCode } from '../reservation/code.ts';
import type { Viewer } from './access.ts';
import { type GroupCode, groupCodes } from './group.ts';

/** What an operator sees of a member only one by one, with a reason. */
export const memberFacts = ['email', 'phone', 'birthOn', 'address', 'passport'] as const;
export type MemberFact = (typeof memberFacts)[number];

/** Why it was looked at: chosen, never typed, so that the trail holds nothing that somebody wrote. */
export const revealReasons = ['asked', 'reservation', 'payment', 'safety', 'law'] as const;
export type RevealReason = (typeof revealReasons)[number];

/** By what an operator knew that it is the member who asks for another address, or to be forgotten. */
export const identityChecks = ['passport', 'reservation', 'video', 'in-person'] as const;
export type IdentityCheck = (typeof identityChecks)[number];

type Subject = { id: string; group: GroupCode };

/**
 * Whose account an operator may act on. Not their own: that is done on My page, behind the password. A colleague's only who
 * manages the agency's staff, so that nobody at the desk shuts out those they answer to.
 */
export const mayManageMember = (viewer: Viewer, { id, group }: Subject): boolean =>
	viewer.id !== id && (group !== groupCodes.operator || mayDo(viewer, 'staff.manage', agencyId));

/** What somebody may mean by what they typed; one of the first four, or names. */
export type SoughtMember = {
	id?: string;
	code?: string;
	shortCode?: string;
	/** In small letters; the beginning of an address. */
	email?: string;
	/** The last digits of a number, as it is dialled at home or from abroad. */
	phoneEnd?: string;
	/** In small letters: each begins some word of the name. */
	names: string[];
	/** All of it in small letters: the beginning of a name as its owner writes it. */
	ownName?: string;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Fewer are anybody's. */
const fewestDigits = 4;
const shortestName = 2;
const mostNames = 6;

export function soughtMember(typed: string): SoughtMember {
	const text = typed.trim().toLowerCase();
	if (uuid.test(text)) return { id: text, names: [] };
	const code = wholeCode(text);
	if (code !== undefined) return { code, names: [] };
	if (text.includes('@')) return { email: text, names: [] };
	const digits = text.replace(/\D/g, '');
	const ending = shortCode(text);
	const byCode = ending !== undefined && { shortCode: ending };
	if (/^[+\d\s().-]+$/.test(text))
		return digits.length < fewestDigits ? { names: [] } : { ...byCode, phoneEnd: phoneEndOf(text, digits), names: [] };
	const typedNames = text.split(/[^\p{L}\p{M}'’-]+/u).filter((name) => name !== '');
	return {
		...byCode,
		// A letter alone is anybody's; beside a longer word it is an initial.
		names: typedNames.some((name) => name.length >= shortestName) ? typedNames.slice(0, mostNames) : [],
		...(text.length >= shortestName && { ownName: text }),
	};
}

/** As the words of a name are kept to be found by: those of a double name each, however its apostrophe was typed. */
export const nameWords = (names: readonly string[]): string[] =>
	names.flatMap((name) => name.replaceAll('’', "'").split('-')).filter((word) => /\p{L}/u.test(word));

/** What one dials at home begins with a nought that the number from abroad has not. */
const phoneEndOf = (text: string, digits: string): string =>
	text.startsWith('+') ? digits : digits.replace(/^0+/, '');

/** What the list of members is narrowed to: for tidying, and for those who wait for help. */
export const memberLists = ['suspended', 'unverified'] as const;
export type MemberList = (typeof memberLists)[number];
