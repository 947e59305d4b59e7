import type { MemberPage } from '#contract/api/member-desk.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { consentKinds } from '#domain/member/consent.ts';
import { maskAddress } from '#domain/member/mask-address.ts';
import { maskPassport } from '#domain/member/mask-passport.ts';
import { mayManageMember } from '#domain/member/member-desk.ts';
import { maxSessions } from '#domain/member/session-rules.ts';
import { recordLook } from '#server/features/audit/audit.repo.ts';
import { findSetUp } from '#server/features/factor/factor.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { findLiveSessions } from '#server/features/session/session.repo.ts';
import { passportBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { findMember, type MemberRow } from './member.repo.ts';
import {
	countReservationsOf,
	findAgreedVersions,
	findLatestMails,
	findLatestQuestions,
	findLatestReservations,
	findPresentWorks,
} from './member-desk.repo.ts';
import { housesIn, memberRowView } from './member-desk-view.ts';
import {
	findLatestConsultations,
	findLatestDisputes,
	findLatestRatings,
	findLatestVideos,
} from './member-holdings.repo.ts';
import { findPendingEmail } from './member-token.repo.ts';
import { findMergedInto, findMergedOf } from './merge-members.repo.ts';

/** One member at the desk, facts masked; that somebody looked stands in the member's access log. */
export async function readMember(context: MemberContext, { id, language }: { id: string; language: ContentLocale }) {
	const { queries, memberId: actorId, now } = context;
	const found = await findMember(queries, id);
	if (!found) return refuse('not-found');
	const look = { event: 'member.page-read' as const, actorId, subjectId: id, at: now };
	if (actorId !== id) await recordLook(queries, { ...look, subject: ['member', id], actor: 'operator' });
	const [
		[reservations, counts, questions, consents, current, mails, sessions, works, pending, former, mergedInto],
		held,
	] = await Promise.all([
		Promise.all([
			findLatestReservations(queries, id, language),
			countReservationsOf(queries, id, now),
			findLatestQuestions(queries, id),
			findAgreedVersions(queries, id),
			findCurrentVersions(queries, now),
			findLatestMails(queries, id),
			findLiveSessions(queries, { memberId: id, limit: maxSessions, now }),
			findPresentWorks(queries, id),
			findPendingEmail(queries, id, now),
			findMergedInto(queries, id),
			findMergedOf(queries, id),
		]),
		holdingsOf(queries, { id, language }),
	]);
	return accept<MemberPage>({
		...memberRowView(found, housesIn(works)),
		...factsOf(context, found),
		pendingEmail: pending === undefined ? null : maskAddress(pending),
		formerEmails: former.filter(({ email }) => email !== '').map(({ email }) => maskAddress(email)),
		mergedInto: mergedInto ?? null,
		works,
		reservations: { ...counts, items: reservations },
		...held,
		questions: questions.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
		consents: consents.map(({ locale, givenAt, withdrawnAt, ...row }) => ({
			...row,
			language: locale,
			givenAt: givenAt.toISOString(),
			withdrawnAt: withdrawnAt?.toISOString() ?? null,
		})),
		versions: Object.fromEntries(consentKinds.flatMap((kind) => (current[kind] ? [[kind, current[kind]]] : []))),
		mails: mails.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
		sessions: sessions.map(({ signedInAt: _, createdAt, lastSeenAt, ...row }) => ({
			...row,
			createdAt: createdAt.toISOString(),
			lastSeenAt: lastSeenAt.toISOString(),
		})),
	});
}

/** What else is theirs, by number and the newest of it. */
async function holdingsOf(queries: Queries, { id, language }: { id: string; language: ContentLocale }) {
	const [consultations, videos, disputes, ratings, set] = await Promise.all([
		findLatestConsultations(queries, id),
		findLatestVideos(queries, id),
		findLatestDisputes(queries, id),
		findLatestRatings(queries, id, language),
		// At which host a passkey counts is asked where it is used.
		findSetUp(queries, { memberId: id, host: '' }),
	]);
	return {
		...{
			consultations: dated(consultations),
			videos: dated(videos),
			disputes: dated(disputes),
			ratings: dated(ratings),
		},
		secondFactor: { passkeys: set.passkeys, hasAuthenticator: set.hasAuthenticator },
	};
}

const dated = <Row extends { at: Date }>({ total, items }: { total: number; items: readonly Row[] }) => ({
	total,
	items: items.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
});

/** What is there, without what it says. */
const factsOf = ({ viewer, services }: MemberContext, found: MemberRow) => ({
	isEmailProved: found.emailVerifiedAt !== null,
	hasBirth: found.birthOn !== null,
	hasAddress: found.address !== null && found.address !== '',
	passport:
		found.passport === null ? null : maskPassport(services.keys.open(found.passport, passportBinding(found.id))),
	language: found.locale,
	reservesFreely: found.reservesFreely,
	statusReason: found.statusReason,
	closedAt: found.closedAt?.toISOString() ?? null,
	mayManage: found.status !== 'closed' && mayManageMember(viewer, found),
});
