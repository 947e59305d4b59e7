import type { Viewer } from '../member/access.ts';
import { type Duty, isOnDuty } from './duties.ts';
import { agencyId, isServing, type Role, roles, type Work } from './organisation.ts';

/**
 * Everything that can be done for an organisation, `noun.verb`. Doors (domain/member/access.ts) say who comes in; a right
 * says what one does there, and for whom.
 */
export const rights = [
	/** The reservations of its products: lists, pages, vouchers, calendars. */
	'reservation.see',
	/** All of them with names and telephones, as a file. */
	'reservation.export',
	/** Confirm, decline, agree to a change, propose a price, answer a need, give a ticket number. */
	'reservation.answer',
	/** What guests told in confidence: passport numbers, their own words, guest lists. */
	'guest.reveal',
	/** Check vouchers, note who came and who did not. */
	'arrival.note',
	'payment.record',
	'thread.write',
	'product.edit',
	/** The public profile and its pictures. */
	'profile.edit',
	'rating.reply',
	'matching.answer',
	'consultation.answer',
	'video.hold',
	/** Health documents that guests have shared. */
	'vault.read',
	'figures.see',
	/** What the agency and the house owe each other by month. */
	'settlement.see',
	/** Names, number, bank account, services, papers: what an approval was about. */
	'business.edit',
	'staff.manage',
	/** Keys and webhooks by which programs work for the house. */
	'key.manage',
] as const;
export type Right = (typeof rights)[number];

const forOwners: readonly Right[] = ['business.edit', 'staff.manage', 'key.manage'];

/** The second table beside the doors: what each role may. */
const roleRights: Record<Role, ReadonlySet<Right>> = {
	owner: new Set(rights),
	manager: new Set(rights.filter((right) => !forOwners.includes(right))),
	desk: new Set<Right>([
		'reservation.see',
		'reservation.export',
		'reservation.answer',
		'guest.reveal',
		'arrival.note',
		'payment.record',
		'thread.write',
		'rating.reply',
		'matching.answer',
		'consultation.answer',
	]),
	/** Receives guests: reads who comes, with what they need, and notes who came. Nothing is taken along, nobody written to as the house. */
	guide: new Set<Right>(['reservation.see', 'arrival.note']),
	/** Works for many: sees what they are asked into, and nothing by themselves. */
	interpreter: new Set<Right>(['thread.write', 'video.hold']),
};

/** An applicant prepares the business; everything else begins with the approval. */
const beforeApproval: readonly Right[] = ['profile.edit', 'business.edit'];

/** What a suspended house does not: it publishes nothing. That it sells nothing is no right: nobody can reserve with it. */
const notWhileSuspended: readonly Right[] = ['product.edit', 'profile.edit'];

const isOpenIn = (status: Work['status'], right: Right): boolean => {
	if (isServing(status)) return status !== 'suspended' || !notWhileSuspended.includes(right);
	return status !== 'closed' && beforeApproval.includes(right);
};

/** What a place of work is good for, whoever works there. */
export const isGiven = ({ role, status, only }: Omit<Work, 'organisationId'>, right: Right): boolean =>
	roleRights[role].has(right) && (only?.includes(right) ?? true) && isOpenIn(status, right);

/** What operators see of every house is theirs by what they look after, whatever their role. */
const dutyOf: Partial<Record<Right, Duty>> = { 'figures.see': 'reports', 'settlement.see': 'money' };

function isHeld(work: Work, right: Right): boolean {
	const duty = dutyOf[right];
	if (duty === undefined || work.organisationId !== agencyId || !isOperatorRole(work.role)) return isGiven(work, right);
	return isOnDuty([work], duty) && (work.only?.includes(right) ?? true);
}

/** Of somebody who asks, and of somebody else too: what they may follows from where they work. */
type Worker = Pick<Viewer, 'works'>;

/**
 * The one question: may this viewer do that for this organisation. Where somebody works, by their role there; who works for
 * the agency as an operator, by their role there for every organisation, since the agency answers in their stead.
 */
export function mayDo(viewer: Worker | null, right: Right, organisationId: string): boolean {
	const granting = organisationsWhere(viewer, right);
	return granting === 'all' || granting.includes(organisationId);
}

/**
 * The business somebody looks after as one of its own: the one that is named, else the first where they have this right. The
 * agency is none: operators do not write a partner's own facts.
 */
export const ownBusinessOf = (viewer: Viewer, right: Right, named?: string): string | undefined =>
	viewer.works.find(
		({ organisationId }) =>
			organisationId !== agencyId &&
			(named === undefined || named === organisationId) &&
			mayDo(viewer, right, organisationId),
	)?.organisationId;

/** Where somebody works themselves, without what operators may for others: who sees a file by a grant to the house. */
export const mayDoAtWork = (viewer: Viewer | null, right: Right, organisationId: string): boolean =>
	viewer?.works.some((work) => work.organisationId === organisationId && isGiven(work, right)) ?? false;

/** The same question for lists: of which organisations. */
export function organisationsWhere(viewer: Worker | null, right: Right): 'all' | string[] {
	const works = (viewer?.works ?? []).filter((work) => isHeld(work, right));
	const isOfAgency = works.some(({ organisationId, role }) => organisationId === agencyId && isOperatorRole(role));
	return isOfAgency ? 'all' : works.map(({ organisationId }) => organisationId);
}

/** Whether somebody works for the agency as one of those who run the site. */
export const isOperating = (viewer: Worker | null): boolean =>
	viewer?.works.some(({ organisationId, role }) => organisationId === agencyId && isOperatorRole(role)) ?? false;

/** Whether they look after it there. Doors ask `looksAfter` (domain/member/access.ts): this is of what else follows from work. */
export const isOperatingOn = (viewer: Worker | null, duty: Duty): boolean =>
	isOperating(viewer) && isOnDuty(viewer?.works ?? [], duty);

/** What operators do at houses that are not theirs is of who looks after houses; at the agency's own they are at home. */
const looksAfterHouse = (viewer: Viewer | null, organisationId: string): boolean =>
	isRunByAgency(organisationId) ? isOperating(viewer) : isOperatingOn(viewer, 'houses');

/** Who looks at keys and webhooks and takes them away: one that leaked waits for no owner. Its own people alone make them. */
export const mayRevoke = (viewer: Viewer | null, organisationId: string): boolean =>
	mayDoAtWork(viewer, 'key.manage', organisationId) || looksAfterHouse(viewer, organisationId);

/** Who sees by whom a house is served. */
export const maySeeStaff = (viewer: Viewer | null, organisationId: string): boolean =>
	worksFor(viewer, organisationId) || looksAfterHouse(viewer, organisationId);

/** Whether it is their own house, whatever they may do there. */
export const worksFor = (viewer: Viewer | null, organisationId: string): boolean =>
	viewer?.works.some((work) => work.organisationId === organisationId) ?? false;

/** Whose desk the agency runs: what is told to such a house, the agency's staff read. */
export const isRunByAgency = (organisationId: string): boolean => organisationId === agencyId;

/** As whom somebody does something for a house: as one of its own, or as an operator in its stead. */
export const actingFor = (viewer: Viewer | null, organisationId: string): 'provider' | 'operator' =>
	!isRunByAgency(organisationId) && worksFor(viewer, organisationId) ? 'provider' : 'operator';

/** Whom such a thing is told: the roles that have all of these rights. */
export const rolesWith = (...wanted: Right[]): Role[] =>
	roles.filter((role) => wanted.every((right) => roleRights[role].has(right)));

/** Those of the agency run the site and are operators (GR0100); its guides and interpreters work for its own guests. */
export const isOperatorRole = (role: Role): role is 'owner' | 'manager' | 'desk' =>
	role === 'owner' || role === 'manager' || role === 'desk';
