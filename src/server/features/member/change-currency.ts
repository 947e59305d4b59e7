import { accept } from '#domain/kernel/result.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import type { MemberContext } from '#server/member-context.ts';
import { updateMember } from './member.repo.ts';

/** Which currency stands beside the won: how a page looks, nothing that an access log would have to tell of. */
export async function changeCurrency({ queries, memberId }: MemberContext, { currency }: { currency: ShownCurrency }) {
	await updateMember(queries, memberId, { currency });
	return accept({});
}
