import { createHash } from 'node:crypto';
import type { SiteFacts } from '#contract/api/site-facts.ts';
import { isSame } from '#domain/content/compare-content.ts';
import { changesOf, type FieldRule } from '#domain/event/changes.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { forgetProfile } from '#server/features/profile/profile-cache.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findFacts, lockFacts, putFacts } from './facts.repo.ts';

/** The database gives keys of a text in one order, so the same facts have the same name. */
const viewOf = (facts: SiteFacts | null) => ({
	facts,
	version: createHash('sha256').update(JSON.stringify(facts)).digest('base64url'),
});

export async function readFacts({ queries }: MemberContext) {
	return accept(viewOf(await findFacts(queries)));
}

const plain = [
	...['companyName', 'representative', 'address', 'privacyOfficer', 'mailOrderNumber', 'businessNumber'],
	...['tourismNumber', 'patientNumber', 'suretyWon', 'phone', 'fax', 'email', 'hosting', 'eraseAfterDays'],
	...['isDemonstration', 'bank', 'holder', 'swift'],
];
/** The account is recognised by its last signs; of the way to the office it is enough that it changed. */
const rules: Record<string, FieldRule> = {
	...Object.fromEntries(plain.map((field) => [field, 'plain' as const])),
	account: 'masked',
	visit: 'named',
};

const toldOf = (facts: SiteFacts | null): Record<string, unknown> => {
	const { transfer, ...told } = facts ?? { transfer: null };
	const { bank, account, holder, swift } = transfer ?? {};
	return { ...told, bank, account, holder, swift };
};

type Body = { facts: SiteFacts; version: string };

/**
 * The site follows within seconds: every page reads the company's facts, and keeps them for five at the most. Whoever can
 * change where guests send their money proves first who they are.
 */
export async function setFacts(context: MemberContext, { facts, version }: Body) {
	const { services, queries, memberId, now } = context;
	const result = await services.transact(async (work) => {
		const was = await lockFacts(work);
		if (viewOf(was).version !== version) return refuse('changed-since');
		if (!isSame(was?.transfer ?? null, facts.transfer)) {
			const late = requireRecentSignIn(context);
			if (late) return late;
		}
		if (!(await putFacts(work, facts, { isFirst: was === null }))) return refuse('changed-since');
		const kept = await findFacts(work);
		const changes = changesOf(toldOf(was), toldOf(kept), rules);
		if (Object.keys(changes).length > 0)
			await recordAudit(work, {
				...{ event: 'site.profile-changed', actorId: memberId, subjectId: null, actor: 'operator', at: now },
				...{ subject: ['site', 'profile'], changes },
			});
		return accept(viewOf(kept));
	});
	if (result.ok) forgetProfile(queries);
	return result;
}
