import { agencyId, type Role, type Work } from './organisation.ts';

/**
 * What operators look after besides the reservations of every house: each page and endpoint that is for operators alone
 * belongs to one of these. An owner of the agency says which of them a colleague has; owners have all.
 */
export const duties = [
	/** People: finding them, their facts, suspending, merging, erasing. */
	'members',
	/** Houses: applications, papers, suspending. */
	'houses',
	/** Slips, refunds, settlements, the bank, disputes. */
	'money',
	/** What the site says: notices, texts, mails, phrases, translations, home page, rates. */
	'content',
	/** What was reported: ratings, questions, messages, photographs. */
	'trust',
	/** Who did what, how people got in, what was erased. */
	'oversight',
	/** Jobs, mails that went out, failures, switches. */
	'running',
	/** Figures of all houses. */
	'reports',
] as const;
export type Duty = (typeof duties)[number];

/** Whose duties were never narrowed has all of them, also those that come with a later release. Of several, one will do. */
export function isOnDuty(works: readonly Work[], wanted: Duty | readonly Duty[]): boolean {
	const work = works.find(({ organisationId }) => organisationId === agencyId);
	if (!work) return false;
	const theirs: readonly string[] = work.role === 'owner' ? duties : (work.duties ?? duties);
	return [wanted].flat().some((duty) => theirs.includes(duty));
}

/** Whose duties can be narrowed: operators who are no owners. Guides and interpreters have none of them anyway. */
export const canBeNarrowed = ({ organisationId, role }: Pick<Work, 'organisationId' | 'role'>): boolean =>
	organisationId === agencyId && (role === 'manager' || role === 'desk');

/** As it is kept: all of them, said one by one or not, is no narrowing; in the order of the list, none twice. */
export function storedDuties(
	chosen: readonly Duty[] | null,
	post: { organisationId: string; role: Role },
): Duty[] | null {
	if (chosen === null || !canBeNarrowed(post)) return null;
	const kept = duties.filter((duty) => chosen.includes(duty));
	return kept.length === duties.length ? null : kept;
}

/** What is ticked at first: whoever answers at the desk is trusted with more one by one. */
export const firstDuties = (role: Role): Duty[] => (role === 'desk' ? [] : [...duties]);

/**
 * What somebody looks after once they have another role. Who could be narrowed before keeps what they had; who could not
 * begins with none, so that nobody comes to something that no owner ticked for them by going through another role.
 */
export function dutiesAfter(
	{ organisationId, role, duties: had }: { organisationId: string; role: Role; duties: readonly Duty[] | null },
	next: Role,
): Duty[] | null {
	const post = { organisationId, role: next };
	return storedDuties(canBeNarrowed({ organisationId, role }) ? had : [], post);
}

/** Whether two say the same. */
export const areSameDuties = (one: readonly Duty[] | null, other: readonly Duty[] | null): boolean =>
	(one === null) === (other === null) && duties.every((duty) => one?.includes(duty) === other?.includes(duty));

/** In one word each, for the trail and for mails. */
export const dutiesText = (chosen: readonly Duty[] | null): string => chosen?.join(' ') ?? 'all';
/** As it is told beside a role, of those alone whose duties an owner says. */
export const saidDuties = ({
	duties: chosen,
	...post
}: {
	organisationId: string;
	role: Role;
	duties: readonly Duty[] | null;
}): { duties?: string } => (canBeNarrowed(post) ? { duties: dutiesText(chosen) } : {});
export const dutiesIn = (text: string): Duty[] | null =>
	text === 'all' ? null : duties.filter((duty) => text.split(' ').includes(duty));
