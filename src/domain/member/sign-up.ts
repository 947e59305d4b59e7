import type { CooperativeStatus, GroupCode } from './group.ts';
import { groupCodes } from './group.ts';
import type { MemberStatus } from './member.ts';

/** What an address knows of an account that names it; several may, until one of them proves it (decision 0041). */
export type SignUp = {
	id: string;
	status: MemberStatus;
	group: GroupCode;
	cooperative: CooperativeStatus | null;
	emailVerifiedAt: Date | null;
};

/** Whether it becomes part of the account that proves the address. Others rely on a partner's and an operator's own. */
export const isJoinable = ({ status, group, cooperative, emailVerifiedAt }: SignUp): boolean =>
	emailVerifiedAt === null &&
	(status === 'active' || status === 'guest') &&
	group !== groupCodes.operator &&
	cooperative !== 'COOPERATIVE_MEMBER';

type Ranked = SignUp & { createdAt: Date };

/**
 * By what speaks for an account of an address, the strongest first; where nothing else does, the oldest: nobody who signs up
 * later with an address, whatever they do with it, puts their name in place of an older one.
 */
const ranks: ((one: Ranked) => boolean)[] = [
	({ emailVerifiedAt }) => emailVerifiedAt !== null,
	({ status }) => status === 'active',
	(one) => !isJoinable(one),
];

export function inOrderOfClaim<One extends Ranked>(signUps: readonly One[]): One[] {
	const byClaim = (a: One, b: One) => {
		const rank = ranks.find((holds) => holds(a) !== holds(b));
		return rank ? Number(rank(b)) - Number(rank(a)) : a.createdAt.getTime() - b.createdAt.getTime();
	};
	return [...signUps].sort(byClaim);
}

/**
 * Whose password a mailbox sets anew, where the link was made out for one of several sign-ups that nobody has proved: whoever opens
 * it has the mailbox, and where their browser was logged in to one of them before, that one is theirs.
 */
export function resetFor<One extends Ranked>(
	signUps: readonly One[],
	{ linkOf, isKnownHere }: { linkOf: string; isKnownHere: (id: string) => boolean },
): string {
	const link = signUps.find(({ id }) => id === linkOf);
	const isProved = signUps.some(({ emailVerifiedAt }) => emailVerifiedAt !== null);
	if (!link || !isJoinable(link) || isProved || isKnownHere(linkOf)) return linkOf;
	return inOrderOfClaim(signUps).find((one) => isJoinable(one) && isKnownHere(one.id))?.id ?? linkOf;
}

/**
 * Whose an address is when a link that was mailed to it is opened. The link proves the mailbox and not whose password is
 * the owner's: of several sign-ups it is the one this browser is logged in to, and who is not logged in is asked to be.
 * Nobody's reservations go to an account that nobody is logged in to here: a stranger may know its password.
 */
export function provedBy({
	signUps,
	linkOf,
	viewerId,
}: {
	/** All open accounts with the address. */
	signUps: readonly SignUp[];
	/** Whose the link is; with a change of address not among them. */
	linkOf: string;
	viewerId: string | null;
}): { id: string; joinsOthers: boolean } | 'login-needed' | 'taken' {
	const owner = signUps.find(({ emailVerifiedAt }) => emailVerifiedAt !== null);
	const toAccount = (id: string) => ({ id, joinsOthers: id === viewerId });
	if (owner) return owner.id === linkOf || owner.id === viewerId ? toAccount(owner.id) : 'taken';
	const others = signUps.filter((one) => one.id !== linkOf && isJoinable(one));
	if (others.length === 0) return toAccount(linkOf);
	const isViewers = viewerId === linkOf || others.some(({ id }) => id === viewerId);
	return viewerId !== null && isViewers ? toAccount(viewerId) : 'login-needed';
}
