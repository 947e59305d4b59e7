import type { memberEndpoints } from '#contract/api/member.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Fault } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import { changesOf } from '#domain/event/changes.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { groupCodes } from '#domain/member/group.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findMember, updateMember } from './member.repo.ts';
import { readMe } from './read-me.ts';

/** A person's own facts are named, not told; by its last signs a number is known again. */
const informationRules = { phone: 'masked', country: 'plain', locale: 'plain' } as const;

type Changes = InputOf<(typeof memberEndpoints)['PATCH /api/members/me']>['body'];

/** Changes what is given and leaves the rest. */
export async function changeInformation(own: MemberContext, changes: Changes) {
	const { queries, services, now, memberId } = own;
	const faults = await faultsOf(own, changes);
	if (faults.length > 0) return refuse('invalid-input', { faults });

	const { language, ownName, address, ...rest } = changes;
	const given = Object.entries({
		...rest,
		locale: language,
		// Emptied is the same as taken away.
		ownName: ownName === '' ? null : ownName,
		address: address === '' ? null : address,
	}).filter(([, value]) => value !== undefined);
	if (given.length > 0)
		await services.transact(async (transaction) => {
			const before = await findMember(transaction, memberId);
			await updateMember(transaction, memberId, Object.fromEntries(given));
			await recordAudit(transaction, {
				event: 'member.information-changed',
				actorId: memberId,
				subjectId: memberId,
				details: { fields: given.map(([field]) => field).join(' ') },
				changes: changesOf(before ?? {}, Object.fromEntries(given), informationRules),
				at: now,
			});
		});
	return accept(await readMe({ queries, services, now }, memberId));
}

async function faultsOf({ queries, memberId }: MemberContext, { phone, address }: Changes): Promise<Fault[]> {
	const faults: Fault[] = [];
	if (phone !== undefined && parsePhone(phone, undefined) !== phone) faults.push({ at: 'phone', code: 'phone-wrong' });
	if (address === null || address === '') {
		const found = await findMember(queries, memberId);
		// A business has one (DECISIONS "Sign-up").
		if (found?.group === groupCodes.cooperative) faults.push({ at: 'address', code: 'required' });
	}
	return faults;
}
