import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { bankAccountPlace } from '#server/keys/sealed-places.ts';
import type { Owned } from './owned.ts';
import { lockPartner, savePartner, setAddress } from './partner.repo.ts';
import { viewOwnPartner } from './partner-view.ts';

type Body = InputOf<(typeof partnerEndpoints)['PUT /api/partners/me']>['body'];

const required = (at: string) => refuse('invalid-input', { faults: [{ at, code: 'required' }] });

/** The business facts, changed; the bank account stays when none is given. */
export async function changeBusiness({ services, memberId }: Owned, { address, bankAccount, ...facts }: Body) {
	const { keys } = services;
	if (address === '') return required('address');
	const sealed = bankAccount === null ? undefined : keys.seal(bankAccount, bankAccountPlace(memberId));
	return services.transact(async (queries) => {
		const kept = await lockPartner(queries, memberId);
		const account = sealed ?? kept?.bankAccount;
		if (account === undefined) return required('bankAccount');
		await savePartner(queries, { ...facts, memberId, bankAccount: account });
		await setAddress(queries, { memberId, address });
		await recordAudit(queries, {
			event: 'partner.business-changed',
			actorId: memberId,
			subjectId: memberId,
			details: { bankAccount: sealed === undefined ? 'kept' : 'changed' },
		});
		return accept(await viewOwnPartner({ queries, keys }, memberId));
	});
}
