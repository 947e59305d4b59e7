import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { newApiKey } from '#contract/api/api-key.ts';
import { type KeyRight, keyExpiry, keyPrefix, lastFour, mayBeSaidAgain, mostKeys } from '#domain/api-key/api-key.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { mayDoAtWork } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findWorks, lockOrganisation } from '#server/features/organisation/work.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import { countGoodKeys, insertKey, type KeyRow, lockKey, setSecret } from './api-key.repo.ts';
import { tellOfKey } from './api-key-mails.ts';

type Wish = z.output<typeof newApiKey>;

function newKeyText() {
	const secret = keyPrefix + newSecret();
	return { secret, secretHash: secretHashOf(secret), ending: lastFour(secret) };
}

/** Never more than who makes it may; the agency, whose people may for everybody, has none. */
export async function makeApiKey(context: MemberContext, { id: organisationId, ...wish }: Wish & { id: string }) {
	const { services, viewer, memberId, now } = context;
	if (organisationId === agencyId || !mayDoAtWork(viewer, 'key.manage', organisationId)) return refuse('not-found');
	const late = requireRecentSignIn(context);
	if (late) return late;
	return services.transact(async (work) => {
		await lockOrganisation(work, organisationId);
		const maker = { ...viewer, works: await findWorks(work, memberId) };
		if (!mayDoAtWork(maker, 'key.manage', organisationId)) return refuse('not-found');
		if (wish.rights.some((right) => !mayDoAtWork(maker, right, organisationId))) return refuse('not-allowed');
		const before = await lockKey(work, wish.key);
		if (before) return sayAgain(work, before, { organisationId, memberId, wish, now });
		if ((await countGoodKeys(work, organisationId, now)) >= mostKeys) return refuse('not-allowed');
		const { secret, ...kept } = newKeyText();
		const expiresAt = keyExpiry(now, wish.days);
		const { key: id, name } = wish;
		const rights = inOrder(wish.rights);
		await insertKey(work, { id, organisationId, name, ...kept, rights, madeBy: memberId, createdAt: now, expiresAt });
		await recordAudit(work, {
			...{ event: 'key.issued', actorId: memberId, subjectId: null, subject: ['key', id], at: now, actor: 'provider' },
			details: { organisation: organisationId, name, rights: rights.join(' '), until: koreanDay(expiresAt) },
		});
		await tellOfKey(work, services, { organisationId, name, person: viewer.name, until: koreanDay(expiresAt) });
		return accept({ id, secret });
	});
}

const inOrder = (rights: readonly KeyRight[]): KeyRight[] => [...new Set(rights)].sort();

type Again = { organisationId: string; memberId: string; wish: Wish; now: Date };

/** The answer got lost on the way: what nobody can have used is given another secret. */
async function sayAgain(work: Transaction, before: KeyRow, { organisationId, memberId, wish, now }: Again) {
	const isSame =
		before.organisationId === organisationId &&
		before.madeBy === memberId &&
		before.name === wish.name &&
		isDeepStrictEqual(before.rights, inOrder(wish.rights));
	if (!isSame || !mayBeSaidAgain(before, now)) return refuse('key-reused');
	const { secret, ...kept } = newKeyText();
	await setSecret(work, before.id, kept);
	return accept({ id: before.id, secret });
}
