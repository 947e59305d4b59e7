import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { approvedFactsOf, wishedFacts } from '#domain/member/partner-change.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockPartner, noteDecision, savePartner, setAddress } from './partner.repo.ts';
import { lockApproved, noteWish } from './partner-change.repo.ts';
import { viewOwnPartner } from './partner-view.ts';
import { tellOfChange } from './tell-of-change.ts';

type Body = InputOf<(typeof partnerEndpoints)['PUT /api/partners/me']>['body'];

const required = (at: string) => refuse('invalid-input', { faults: [{ at, code: 'required' }] });

/**
 * The business facts, changed; the bank account stays when none is given. Of an approved business another name, number or
 * other services are a wish that an operator looks at first.
 */
export async function changeBusiness(
	{ services, now, memberId }: MemberContext,
	{ address, bankAccount, ...facts }: Body,
) {
	const { keys } = services;
	if (address === '') return required('address');
	const sealed = bankAccount === null ? undefined : keys.seal(bankAccount, bankAccountBinding(memberId));
	return services.transact(async (queries) => {
		const kept = await lockPartner(queries, memberId);
		const account = sealed ?? kept?.bankAccount;
		if (account === undefined) return required('bankAccount');
		const approved = await lockApproved(queries, memberId);
		const wished = approved ? wishedFacts(approved, facts) : null;
		// What the approval was about stands until an operator has looked at the new facts.
		const saved = approved && wished ? { ...facts, ...approvedFactsOf(approved) } : facts;
		await savePartner(queries, { ...saved, memberId, bankAccount: account });
		await setAddress(queries, { memberId, address });
		await noteDecision(queries, memberId, { factsChangedAt: now });
		const isNew = approved && (await noteWish(queries, { row: approved, wish: { proposed: wished }, now }));
		if (isNew) await tellOfChange(queries, services, memberId);
		await recordAudit(queries, {
			event: 'partner.business-changed',
			actorId: memberId,
			subjectId: memberId,
			details: { bankAccount: sealed === undefined ? 'kept' : 'changed' },
		});
		return accept(await viewOwnPartner({ queries, keys, now }, memberId));
	});
}
