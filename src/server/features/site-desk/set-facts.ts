import { createHash } from 'node:crypto';
import type { SiteFacts } from '#contract/api/site-facts.ts';
import type { Fault } from '#contract/faults.ts';
import { isSame } from '#domain/content/compare-content.ts';
import { changesOf, type FieldRule } from '#domain/event/changes.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { looksAfter } from '#domain/member/access.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { forgetProfile } from '#server/features/profile/profile-cache.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findFacts, lockFacts, putFacts } from './facts.repo.ts';
import { findOwners, type Guarded, tellOfCompany } from './tell-of-company.ts';

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

const guardedIn = (was: SiteFacts | null, facts: SiteFacts): Guarded => ({
	isAccount: !isSame(was?.transfer ?? null, facts.transfer),
	isAddress: was?.email !== facts.email,
});

/** Beside each field of the account that is another; where there was none, or is to be none, beside whether there is one. */
function accountFaults(was: SiteFacts['transfer'], is: SiteFacts['transfer']): Fault[] {
	const faultAt = (at: string): Fault => ({ at: `facts.transfer${at}`, code: 'money-duty' });
	if (!was || !is) return [faultAt('')];
	const fields = (['account', 'holder', 'swift'] as const).filter((field) => was[field] !== is[field]);
	const languages = contentLocales.filter((locale) => was.bank[locale] !== is.bank[locale]);
	return [...languages.map((locale) => faultAt(`.bank.${locale}`)), ...fields.map((field) => faultAt(`.${field}`))];
}

/**
 * Where guests send their money is said by who looks after money besides, and that as well as the address, as which the site writes
 * to everybody, by who proves first who they are.
 */
function guard(context: MemberContext, was: SiteFacts | null, facts: SiteFacts) {
	const { isAccount, isAddress } = guardedIn(was, facts);
	if (isAccount && !looksAfter(context.viewer, 'money'))
		return refuse('invalid-input', { faults: accountFaults(was?.transfer ?? null, facts.transfer) });
	return isAccount || isAddress ? requireRecentSignIn(context) : undefined;
}

/**
 * The site follows within seconds: every page reads the company's facts, and keeps them for five at the most. Of the account and the
 * address the owners of the agency hear, whoever changed it.
 */
export async function setFacts(context: MemberContext, { facts, version }: Body) {
	const { services, queries, viewer, memberId, now } = context;
	const result = await services.transact(async (work) => {
		const was = await lockFacts(work);
		if (viewOf(was).version !== version) return refuse('changed-since');
		const refusal = guard(context, was, facts);
		if (refusal) return refusal;
		if (!(await putFacts(work, facts, { isFirst: was === null }))) return refuse('changed-since');
		const stored = await findFacts(work);
		await noteChange({ work, services, now, viewer, memberId }, was, stored);
		return accept(viewOf(stored));
	});
	if (result.ok) forgetProfile(queries);
	return result;
}

type Changing = Pick<MemberContext, 'services' | 'now' | 'viewer' | 'memberId'> & { work: Transaction };

/** In the trail, and to the owners what they have to hear of. */
async function noteChange(
	{ work, services, now, viewer, memberId }: Changing,
	was: SiteFacts | null,
	is: SiteFacts | null,
): Promise<void> {
	const changes = changesOf(toldOf(was), toldOf(is), rules);
	if (is === null || Object.keys(changes).length === 0) return;
	const guarded = guardedIn(was, is);
	const owners = guarded.isAccount || guarded.isAddress ? await findOwners(work) : [];
	const cause = await recordEvent(work, {
		...{ kind: 'site.profile-changed', subject: ['site', 'profile'], actor: 'operator', actorId: memberId, at: now },
		...{ parties: { otherIds: owners.map(({ id }) => id) }, changes },
	});
	await tellOfCompany(work, services, { ...guarded, was, is, person: viewer.name, owners, cause });
}
