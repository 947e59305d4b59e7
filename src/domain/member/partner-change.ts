import type { ServiceItem } from './partner.ts';

/** What an approval was about: an operator held these against the papers. */
export type ApprovedFacts = {
	businessName: string;
	businessNameKorean: string;
	registrationNumber: string;
	serviceItems: ServiceItem[];
};

export const approvedFactsOf = ({
	businessName,
	businessNameKorean,
	registrationNumber,
	serviceItems,
}: ApprovedFacts): ApprovedFacts => ({ businessName, businessNameKorean, registrationNumber, serviceItems });

const sorted = (items: readonly string[]) => [...items].sort().join(' ');

/** What an approved business wishes to be called, or to offer, from now on; null where that is what was approved. */
export function wishedFacts(approved: ApprovedFacts, wished: ApprovedFacts): ApprovedFacts | null {
	const isSame =
		approved.businessName === wished.businessName &&
		approved.businessNameKorean === wished.businessNameKorean &&
		approved.registrationNumber === wished.registrationNumber &&
		sorted(approved.serviceItems) === sorted(wished.serviceItems);
	return isSame ? null : approvedFactsOf(wished);
}

type Again = { factsChangedAt: Date | null; decidedAt: Date | null; moreAskedAt: Date | null; comment: string };

/** After a refusal, or asked for more, one applies again with something new: a fact, a paper, or at least a word. */
export function isSomethingNew({ factsChangedAt, decidedAt, moreAskedAt, comment }: Again): boolean {
	const answeredAt = moreAskedAt ?? decidedAt;
	return comment !== '' || (factsChangedAt !== null && (answeredAt === null || factsChangedAt > answeredAt));
}
