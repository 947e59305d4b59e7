import type { Role } from '../organisation/organisation.ts';
import { roles } from '../organisation/organisation.ts';
import { type GroupCode, groupCodes } from './group.ts';
import type { MemberStatus } from './member.ts';

/** Why two accounts become one: chosen, never typed, so that the trail holds nothing that somebody wrote. */
export const mergeReasons = ['asked', 'signed-up-twice', 'phoned-before', 'lost-access'] as const;
export type MergeReason = (typeof mergeReasons)[number];

/** What stands in the way of it. */
export const mergeRefusals = ['same', 'closed', 'operator', 'suspended', 'no-account', 'unproved', 'houses'] as const;
export type MergeRefusal = (typeof mergeRefusals)[number];

/** What is shown of each account side by side, in this order. */
export const heldKinds = [
	...(['reservations', 'waiting', 'questions', 'consultations', 'videos', 'threads', 'ratings', 'wishes'] as const),
	...(['files', 'consents', 'works', 'passkeys', 'sessions'] as const),
] as const;

export type MergedAccount = {
	id: string;
	status: MemberStatus;
	group: GroupCode;
	emailVerifiedAt: Date | null;
	/** Where they work now, approved or not. */
	works: readonly { organisationId: string; role: Role }[];
};

/**
 * Whether one account may take in another (decision 0115). A closed one is erased, or about to be: there is nothing of it to move.
 * A suspension is lifted first, or it would be a way around it. Nobody gains a right: where the one that goes works, the one that
 * stays works already, and as no less.
 */
export function mergeRefusal(stays: MergedAccount, goes: MergedAccount): MergeRefusal | undefined {
	const both = [stays, goes];
	if (stays.id === goes.id) return 'same';
	if (both.some(({ status }) => status === 'closed')) return 'closed';
	if (both.some(({ group }) => group === groupCodes.operator)) return 'operator';
	if (both.some(({ status }) => status === 'suspended')) return 'suspended';
	if (stays.status === 'guest') return 'no-account';
	if (stays.emailVerifiedAt === null) return 'unproved';
	return goes.works.every((work) => stays.works.some((own) => isAtLeast(own, work))) ? undefined : 'houses';
}

type At = { organisationId: string; role: Role };
const isAtLeast = (own: At, other: At): boolean =>
	own.organisationId === other.organisationId && roles.indexOf(own.role) <= roles.indexOf(other.role);

type Agreed = { givenAt: Date; withdrawnAt: Date | null };

/**
 * Whether news are sent after it, by the newest word of each: the one that stays has agreed, and the other has not said no since.
 * Nobody is sent news for the sake of a tick in an account they gave up.
 */
export const keepsNews = (stays: Agreed | undefined, goes: Agreed | undefined): boolean =>
	stays !== undefined && stays.withdrawnAt === null && (goes?.withdrawnAt == null || goes.withdrawnAt <= stays.givenAt);
