import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { passportBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { outdatedTexts } from './check-texts.ts';
import { findConsents, insertConsents, withdrawConsents } from './consent.repo.ts';
import { findMember, updateMember } from './member.repo.ts';
import { readMe } from './read-me.ts';

/** Keeps a passport number, sealed and with the consent to it; or takes both away. */
export async function changePassport(own: MemberContext, input: { passport: string | null; consent: string | null }) {
	const { queries, services, now, memberId } = own;
	const { passport, consent } = input;
	if (passport === null) {
		await services.transact((transaction) => erasePassport(transaction, memberId));
		return accept(await readMe(own, memberId));
	}
	if (consent === null) return refuse('invalid-input', { faults: [{ at: 'consent', code: 'must-agree' }] });
	const faults = await outdatedTexts({ queries, now }, { passport: consent }, () => 'consent');
	if (faults.length > 0) return refuse('invalid-input', { faults });

	await services.transact(async (transaction) => {
		await updateMember(transaction, memberId, { passport: services.keys.seal(passport, passportBinding(memberId)) });
		await rememberConsent(transaction, memberId, consent);
		await recordAudit(transaction, {
			event: 'member.passport-changed',
			actorId: memberId,
			subjectId: memberId,
			details: { kept: 1 },
		});
	});
	return accept(await readMe(own, memberId));
}

/** The number goes, and with it the consent that was for it alone. */
export async function erasePassport(queries: Queries, memberId: string): Promise<void> {
	await updateMember(queries, memberId, { passport: null });
	await withdrawConsents(queries, memberId, 'passport');
	await recordAudit(queries, {
		event: 'member.passport-changed',
		actorId: memberId,
		subjectId: memberId,
		details: { kept: 0 },
	});
}

/** Agreed to once is enough, as long as it is the same text and was not withdrawn. */
async function rememberConsent(queries: Queries, memberId: string, version: string): Promise<void> {
	const given = await findConsents(queries, memberId);
	const last = given.find(({ kind }) => kind === 'passport');
	if (last && last.withdrawnAt === null && last.version === version) return;
	const found = await findMember(queries, memberId);
	if (!found) throw new Error('a member without a row');
	await insertConsents(queries, [{ memberId, kind: 'passport', version, locale: found.locale }]);
}
