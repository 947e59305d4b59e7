import type { agencyPhraseEndpoints } from '#contract/api/agency-phrase.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isSame } from '#domain/content/compare-content.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { AuditEvent } from '#domain/member/audit.ts';
import { type AgencyTexts, agencyPhraseFaults, isSameSet, mostAgencyPhrases } from '#domain/phrase/agency-phrase.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import {
	countPhrases,
	findAll,
	findOffered,
	findPhrase,
	insertPhrase,
	lockPhrases,
	orderPhrases,
	type PhraseRow,
	updatePhrase,
} from './phrase.repo.ts';

type Endpoints = typeof agencyPhraseEndpoints;
type Written = InputOf<Endpoints['POST /api/console/site/phrases']>['body'];
type Rewritten = InputOf<Endpoints['PUT /api/console/site/phrases/:id']>['body'];
type Order = InputOf<Endpoints['PUT /api/console/site/phrase-order']>['body'];

const viewOf = ({ id, topic, texts, revision, archivedAt, changedAt }: PhraseRow) => ({
	...{ id, topic, texts, revision, isArchived: archivedAt !== null, changedAt: changedAt.toISOString() },
});

/** What houses may insert: offered ones, in order. */
export async function listOffered({ queries }: MemberContext) {
	return accept({ phrases: await findOffered(queries) });
}

export async function listPhrases({ queries }: MemberContext) {
	return accept({ phrases: (await findAll(queries)).map(viewOf) });
}

const trimmed = (texts: AgencyTexts): AgencyTexts =>
	Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text.trim()])) as AgencyTexts;

type Told = { event: AuditEvent; id: string; before?: object; after?: object };

const told = (work: Transaction, { memberId, now }: MemberContext, { event, id, before = {}, after = {} }: Told) => {
	const [old, young] = [before, after] as Record<string, string>[];
	const names = Object.keys(young ?? {}).filter((name) => old?.[name] !== young?.[name]);
	return recordAudit(work, {
		...{ event, actorId: memberId, subjectId: null, actor: 'operator', at: now, subject: ['site', id] },
		changes: Object.fromEntries(
			names.map((name) => [name, { before: old?.[name] ?? null, after: young?.[name] ?? null }]),
		),
	});
};

export async function addPhrase(context: MemberContext, { topic, texts }: Written) {
	const faults = agencyPhraseFaults(texts);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	return context.services.transact(async (work) => {
		await lockPhrases(work);
		const { count, last } = await countPhrases(work);
		if (count >= mostAgencyPhrases) return refuse('not-allowed');
		const row = await insertPhrase(work, {
			...{ topic, texts: trimmed(texts), position: last + 1, changedAt: context.now },
		});
		await told(work, context, { event: 'site.phrase-written', id: row.id, after: { topic, ...row.texts } });
		return accept(viewOf(row));
	});
}

type Seen = { id: string; revision: number };

/** One as it was seen, or why it cannot be changed now. */
async function seenPhrase(work: Transaction, { id, revision }: Seen) {
	await lockPhrases(work);
	const row = await findPhrase(work, id);
	if (!row) return refuse('not-found');
	return row.revision === revision ? accept(row) : refuse('changed-since');
}

/** What was sent with the sentence before stays as it was sent. */
export async function rewritePhrase(context: MemberContext, { topic, ...given }: Rewritten & { id: string }) {
	const faults = agencyPhraseFaults(given.texts);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	return context.services.transact(async (work) => {
		const seen = await seenPhrase(work, given);
		if (!seen.ok) return seen;
		const [was, texts] = [seen.value, trimmed(given.texts)];
		if (was.topic === topic && isSame(was.texts, texts)) return accept(viewOf(was));
		const row = await updatePhrase(work, {
			...{ ...was, topic, texts, revision: was.revision + 1, changedAt: context.now },
		});
		await told(work, context, {
			...{ event: 'site.phrase-written', id: row.id },
			...{ before: { topic: was.topic, ...was.texts }, after: { topic, ...texts } },
		});
		return accept(viewOf(row));
	});
}

/** One that comes back stands last. */
export async function archivePhrase(context: MemberContext, { isArchived, ...given }: Seen & { isArchived: boolean }) {
	return context.services.transact(async (work) => {
		const seen = await seenPhrase(work, given);
		if (!seen.ok) return seen;
		const was = seen.value;
		if ((was.archivedAt !== null) === isArchived) return accept(viewOf(was));
		const position = isArchived ? was.position : (await countPhrases(work)).last + 1;
		const row = await updatePhrase(work, {
			...{ ...was, position, archivedAt: isArchived ? context.now : null },
			...{ revision: was.revision + 1, changedAt: context.now },
		});
		await told(work, context, { event: isArchived ? 'site.phrase-archived' : 'site.phrase-offered', id: row.id });
		return accept(viewOf(row));
	});
}

export async function putInOrder(context: MemberContext, { ids, before }: Order) {
	if (!isSameSet(ids, before)) return refuse('invalid-input', { faults: [{ at: 'ids', code: 'invalid-input' }] });
	return context.services.transact(async (work) => {
		await lockPhrases(work);
		const offered = (await findOffered(work)).map(({ id }) => id);
		if (!isSame(offered, before)) return refuse('changed-since');
		if (!isSame(ids, before)) {
			await orderPhrases(work, ids);
			await told(work, context, { event: 'site.phrases-ordered', id: 'phrases' });
		}
		return accept({ phrases: (await findAll(work)).map(viewOf) });
	});
}
