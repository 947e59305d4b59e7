import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type ConsentKind, requiredConsents } from '#domain/member/consent.ts';
import type { MemberContext } from '#server/member-context.ts';
import { erasePassport } from './change-passport.ts';
import { outdatedTexts } from './check-texts.ts';
import { findConsents, insertConsents, withdrawConsents } from './consent.repo.ts';
import { listConsents } from './list-consents.ts';
import { findMember } from './member.repo.ts';

type Change = { kind: ConsentKind; version: string | null; language: ContentLocale };

/** Agrees to the text in force, or withdraws; what was only allowed by a consent goes with it. */
export async function changeConsent(own: MemberContext, { kind, version, language }: Change) {
	const { queries, services, now, memberId } = own;
	if (version === null && requiredConsents.includes(kind)) return refuse('not-allowed');
	if (version === null)
		await services.transact((transaction) =>
			kind === 'passport' ? erasePassport(transaction, memberId) : withdrawConsents(transaction, memberId, kind),
		);
	else {
		const faults = await outdatedTexts({ queries, now }, { [kind]: version }, () => 'version');
		if (faults.length > 0) return refuse('invalid-input', { faults });
		const found = await findMember(queries, memberId);
		// It is asked for together with the number, and means nothing without one.
		if (kind === 'passport' && !found?.passport) return refuse('not-allowed');
		const [last] = (await findConsents(queries, memberId)).filter((one) => one.kind === kind);
		if (last?.version !== version || last.withdrawnAt !== null)
			await insertConsents(queries, [{ memberId, kind, version, locale: language }]);
	}
	return accept(await listConsents({ queries, now }, memberId));
}
