import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { changesOf, type FieldRule } from '#domain/event/changes.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { approvedFactsOf, wishedFacts } from '#domain/member/partner-change.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { BusinessContext } from './business-context.ts';
import { lockPartner, noteDecision, savePartner } from './partner.repo.ts';
import { lockApproved, noteWish } from './partner-change.repo.ts';
import { viewOwnPartner } from './partner-view.ts';
import { tellOfChange } from './tell-of-change.ts';

type Body = InputOf<(typeof partnerEndpoints)['PUT /api/partners/me']>['body'];

/** What everybody reads is told; numbers by their last signs; the rest is only named. */
const businessRules: Record<string, FieldRule> = {
	...{ businessName: 'plain', businessNameKorean: 'plain', serviceItems: 'plain', languages: 'plain' },
	registrationNumber: 'masked',
};

const required = (at: string) => refuse('invalid-input', { faults: [{ at, code: 'required' }] });

/**
 * The business facts, changed; the bank account stays when none is given. Of an approved business another name, number or
 * other services are a wish that an operator looks at first.
 */
export async function changeBusiness(
	{ services, now, memberId, organisationId }: BusinessContext,
	{ address, bankAccount, ...facts }: Body,
) {
	const { keys } = services;
	if (address === '') return required('address');
	const sealed = bankAccount === null ? undefined : keys.seal(bankAccount, bankAccountBinding(organisationId));
	return services.transact(async (queries) => {
		const stored = await lockPartner(queries, organisationId);
		if (!stored) return refuse('not-found');
		const account = sealed ?? stored.bankAccount;
		const approved = await lockApproved(queries, organisationId);
		const wished = approved ? wishedFacts(approved, facts) : null;
		// What the approval was about stands until an operator has looked at the new facts.
		const saved = approved && wished ? { ...facts, ...approvedFactsOf(approved) } : facts;
		await savePartner(queries, { ...saved, organisationId, address, bankAccount: account });
		await noteDecision(queries, organisationId, { factsChangedAt: now });
		const isNew = approved && (await noteWish(queries, { row: approved, wish: { proposed: wished }, now }));
		if (isNew) await tellOfChange(queries, services, { organisationId, at: now });
		await recordAudit(queries, {
			event: 'partner.business-changed',
			actorId: memberId,
			subjectId: memberId,
			subject: ['partner', memberId],
			details: { bankAccount: sealed === undefined ? 'kept' : 'changed' },
			changes: {
				...changesOf(stored ?? {}, saved, businessRules),
				...(sealed !== undefined && { bankAccount: 'changed' as const }),
			},
			at: now,
		});
		return accept(await viewOwnPartner({ queries, keys, now }, organisationId));
	});
}
