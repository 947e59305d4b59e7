import type { Merger, MergerSide } from '#contract/api/member-desk.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { maskAddress } from '#domain/member/mask-address.ts';
import type { IdentityCheck } from '#domain/member/member-desk.ts';
import { mayManageMember } from '#domain/member/member-desk.ts';
import { heldKinds, keepsNews, type MergeReason, mergeRefusal } from '#domain/member/merge.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit, recordLook } from '#server/features/audit/audit.repo.ts';
import { findWorks } from '#server/features/organisation/work.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { findConsents } from './consent.repo.ts';
import { findMember, type MemberRow, updateMember } from './member.repo.ts';
import { findPresentWorks } from './member-desk.repo.ts';
import { housesIn, memberRowView } from './member-desk-view.ts';
import { countHeld, insertMerged, lockMembers, moveEverything } from './merge-members.repo.ts';
import { nobody } from './nobody.ts';

/** Two accounts side by side, with what each holds and whether it could be the one that stays. */
export async function readMerger(context: MemberContext, { id, other }: { id: string; other: string }) {
	const { queries, memberId: actorId, now } = context;
	const found = await Promise.all([findMember(queries, id), findMember(queries, other)]);
	const [one, another] = found;
	if (!one || !another) return refuse('not-found');
	for (const subjectId of new Set([id, other]))
		await recordLook(queries, {
			...{ event: 'member.page-read', actorId, subjectId, at: now, subject: ['member', subjectId], actor: 'operator' },
		});
	const [works, held] = await Promise.all([
		Promise.all([id, other].map((of) => findPresentWorks(queries, of))),
		countHeld(queries, [id, other]),
	]);
	const sideOf = (row: MemberRow, at: 0 | 1): MergerSide => {
		const counts = held.find((counted) => counted.id === row.id);
		const account = (of: 0 | 1) => ({ ...(of === 0 ? one : another), works: works[of] ?? [] });
		const isManaged = [one, another].every((both) => mayManageMember(context.viewer, both));
		return {
			...memberRowView(row, housesIn(works[at] ?? [])),
			isEmailProved: row.emailVerifiedAt !== null,
			works: (works[at] ?? []).map(({ name, role }) => ({ name, role })),
			held: Object.fromEntries(heldKinds.map((kind) => [kind, counts?.[kind] ?? 0])) as MergerSide['held'],
			refusal: mergeRefusal(account(at), account(at === 0 ? 1 : 0)) ?? (isManaged ? null : 'operator'),
		};
	};
	return accept<Merger>({ sides: [sideOf(one, 0), sideOf(another, 1)] });
}

type Asked = { id: string; other: string; reason: MergeReason; check: IdentityCheck };

/**
 * Two accounts of one person become one (decision 0115): everything of the other is this one's from then on, or nothing is. Who could
 * log in to the other can no more; both addresses are told.
 */
export async function mergeMembers(context: MemberContext, { id, other, reason, check }: Asked) {
	const { services, viewer, memberId: actorId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	const merged = await services.transact(async (queries) => {
		const rows = await lockMembers(queries, [id, other]);
		const [stays, goes] = [id, other].map((one) => rows.find((row) => row.id === one));
		if (!stays || !goes) return refuse('not-found');
		if (!(await isMergeable(queries, stays, goes)) || ![stays, goes].every((one) => mayManageMember(viewer, one)))
			return refuse('not-allowed');
		const unused = await mergeInto({ queries, services, now }, stays, goes);
		const trail = { actorId, actor: 'operator', details: { reason, check }, at: now } as const;
		await recordAudit(queries, { ...trail, event: 'member.accounts-merged', subjectId: id });
		// What was done to the row that is left behind stands with the account that stays: it is that person's.
		await recordAudit(queries, { ...trail, event: 'member.closed', subjectId: id, subject: ['member', other] });
		await tellBoth({ queries, services }, stays, goes);
		return accept(unused);
	});
	if (!merged.ok) return merged;
	// Open pages hear that their login is over, or that there is more to see.
	services.nudge([id, other]);
	await forgetBytes(services, merged.value);
	return accept({});
}

async function isMergeable(queries: Queries, stays: MemberRow, goes: MemberRow): Promise<boolean> {
	const [own, others] = await Promise.all([findWorks(queries, stays.id), findWorks(queries, goes.id)]);
	return mergeRefusal({ ...stays, works: own }, { ...goes, works: others }) === undefined;
}

type InTransaction = { queries: Transaction; services: Services; now: Date };

async function mergeInto({ queries, now }: InTransaction, stays: MemberRow, goes: MemberRow): Promise<string[]> {
	const [own] = await newsOf(queries, stays.id);
	const [others] = await newsOf(queries, goes.id);
	const unused = await moveEverything(queries, {
		...{ into: stays.id, from: goes.id, now, keepsNews: keepsNews(own, others) },
		...{ hasPhoto: stays.photoId !== null, hasPassport: stays.passport !== null },
	});
	await insertMerged(queries, { id: goes.id, memberId: stays.id, email: goes.email, at: now });
	await updateMember(queries, goes.id, nobody(goes.id, now));
	await updateMember(queries, stays.id, filledUp(stays, goes));
	return unused;
}

const newsOf = async (queries: Queries, memberId: string) =>
	(await findConsents(queries, memberId)).filter(({ kind }) => kind === 'news');

/** What the account that stays says counts; where it says nothing, what the other said. */
const filledUp = (stays: MemberRow, goes: MemberRow) => ({
	ownName: stays.ownName ?? goes.ownName,
	birthOn: stays.birthOn ?? goes.birthOn,
	gender: stays.gender ?? goes.gender,
	phone: stays.phone ?? goes.phone,
	country: stays.country ?? goes.country,
	address: stays.address ?? goes.address,
	photoId: stays.photoId ?? goes.photoId,
	currency: stays.currency ?? goes.currency,
});

/** Each address in the language of its account; of one that was never proved nobody knows whose it is, and nothing is told but that. */
async function tellBoth(
	{ queries, services }: Pick<InTransaction, 'queries' | 'services'>,
	stays: MemberRow,
	goes: MemberRow,
): Promise<void> {
	const work = { queries, keys: services.keys };
	const loginLink = `${services.origin}/login`;
	await queueMail(work, {
		...{ memberId: stays.id, address: stays.email, locale: stays.locale, template: 'account-merged' },
		data: { name: greetingName(stays), address: maskAddress(stays.email), loginLink },
	});
	if (goes.email === '' || goes.email === stays.email) return;
	await queueMail(work, {
		...{ memberId: stays.id, address: goes.email, locale: goes.locale, template: 'account-merged-away' },
		data: {
			...(goes.emailVerifiedAt !== null && { name: greetingName(goes), address: maskAddress(stays.email) }),
			loginLink,
		},
	});
}
