import type { Partner } from '#contract/api/partner.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { approvedFactsOf } from '#domain/member/partner-change.ts';
import { maskedBankAccount } from '#domain/provider/bank-account.ts';
import { licenceState } from '#domain/provider/licence.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import { findLicences, type LicenceRow } from './licence.repo.ts';
import { findPartner } from './partner.repo.ts';

export const licenceView = ({ memberId: _, ...licence }: LicenceRow, today: string) => ({
	...licence,
	state: licenceState(licence.expiresOn, today),
});

type Given = { queries: Queries; keys: Keyring; now: Date };

/** A cooperative member's business as they see it. */
export async function viewPartner({ queries, keys, now }: Given, memberId: string): Promise<Partner | undefined> {
	const row = await findPartner(queries, memberId);
	if (!row?.member.cooperative) return undefined;
	const { partner } = row;
	const { bankAccount, appliedAt, decidedAt, changeAskedAt } = partner;
	const licences = await findLicences(queries, [memberId]);
	const today = koreanDay(now);
	return {
		...approvedFactsOf(partner),
		representative: partner.representative,
		languages: partner.languages,
		refusalReason: partner.refusalReason,
		change: changeAskedAt && { askedOn: koreanDay(changeAskedAt), facts: partner.proposed },
		changeRefusalReason: partner.changeRefusalReason,
		status: row.member.cooperative,
		appliedOn: koreanDay(appliedAt),
		decidedOn: decidedAt && koreanDay(decidedAt),
		bankAccountMasked: maskedBankAccount(keys.open(bankAccount, bankAccountBinding(memberId))),
		address: row.member.address,
		licences: licences.map((licence) => licenceView(licence, today)),
	};
}

/** The same where there must be one. */
export async function viewOwnPartner(given: Given, memberId: string): Promise<Partner> {
	const view = await viewPartner(given, memberId);
	if (!view) throw new Error(`member ${memberId} has no business`);
	return view;
}
