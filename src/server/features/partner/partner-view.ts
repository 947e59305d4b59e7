import type { Partner } from '#contract/api/partner.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { approvedFactsOf } from '#domain/member/partner-change.ts';
import { cooperativeStatusOf } from '#domain/organisation/organisation-status.ts';
import { maskedBankAccount } from '#domain/provider/bank-account.ts';
import { licenceState } from '#domain/provider/licence.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import { findLicences, type LicenceRow } from './licence.repo.ts';
import { findPartner, type PartnerRow } from './partner.repo.ts';

export const licenceView = ({ organisationId: _, createdAt: __, ...licence }: LicenceRow, today: string) => ({
	...licence,
	state: licenceState(licence.expiresOn, today),
});

/** What was asked for, while the application waits for the applicant. */
export const askedView = ({ moreAsked, moreAskedAt }: PartnerRow) =>
	moreAskedAt && { on: koreanDay(moreAskedAt), words: moreAsked ?? '' };

type Given = { queries: Queries; keys: Keyring; now: Date };

/** A business as its owners see it. */
export async function viewPartner({ queries, keys, now }: Given, organisationId: string): Promise<Partner | undefined> {
	const row = await findPartner(queries, organisationId);
	const status = row && cooperativeStatusOf(row.status);
	if (!row || !status) return undefined;
	const { partner } = row;
	const { bankAccount, appliedAt, decidedAt, changeAskedAt } = partner;
	const licences = await findLicences(queries, [organisationId]);
	const today = koreanDay(now);
	return {
		...approvedFactsOf(partner),
		representative: partner.representative,
		languages: partner.languages,
		refusalReason: partner.refusalReason,
		asked: askedView(partner),
		change: changeAskedAt && { askedOn: koreanDay(changeAskedAt), facts: partner.proposed },
		changeRefusalReason: partner.changeRefusalReason,
		status,
		appliedOn: koreanDay(appliedAt),
		decidedOn: decidedAt && koreanDay(decidedAt),
		bankAccountMasked: maskedBankAccount(keys.open(bankAccount, bankAccountBinding(organisationId))),
		address: partner.address,
		licences: licences.map((licence) => licenceView(licence, today)),
	};
}

/** The same where there must be one. */
export async function viewOwnPartner(given: Given, organisationId: string): Promise<Partner> {
	const view = await viewPartner(given, organisationId);
	if (!view) throw new Error(`there is no business ${organisationId}`);
	return view;
}
