import type { contentEndpoints } from '#contract/api/content.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { kinds } from '#domain/area/areas.ts';
import { blankNotice, blankProduct, blankPromotion, copiedProduct } from '#domain/content/blank-content.ts';
import type { AnyContent } from '#domain/content/content.ts';
import { freeId, idStem } from '#domain/content/content-id.ts';
import { mayEdit } from '#domain/content/edit-right.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findAddress, findServiceItems } from '#server/features/partner/partner.repo.ts';
import { findProviderById } from '#server/features/partner/provider.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { findIdsLike, findItem, findRevision, insertItem, insertRevision } from './content.repo.ts';
import { viewEditing } from './content-view.ts';
import { readLive } from './live-content.repo.ts';
import { contentOf, newRevision } from './new-revision.ts';
import { insertHiddenProduct } from './put-live.repo.ts';

type Body = InputOf<(typeof contentEndpoints)['POST /api/console/content']>['body'];
type Begun = {
	content: AnyContent;
	organisationId: string;
	/** What its id begins with where the names have nothing for it. */
	fallback: string;
	product?: { area: (typeof kinds)[string]['area']; kind: string; providerId: string };
};

/** What it begins as, and whose it is. */
async function begin(work: Transaction, body: Body, now: Date) {
	const { names } = body;
	if (body.kind === 'notice')
		return accept<Begun>({ content: blankNotice(names), organisationId: agencyId, fallback: 'notice' });
	if (body.kind === 'promotion') {
		const { area, providerId } = body.of;
		const owner = providerId === null ? undefined : await findProviderById(work, providerId);
		if (providerId !== null && !owner) return refuse('not-found');
		const organisationId = owner?.organisationId ?? agencyId;
		return accept<Begun>({ content: blankPromotion(names, area, now), organisationId, fallback: 'promotion' });
	}
	const kind = kinds[body.of.kind];
	const house = await findProviderById(work, body.of.providerId);
	if (!house) return refuse('not-found');
	if (!kind) return refuse('invalid-input', { faults: [{ at: 'of.kind', code: 'choose-one' }] });
	const original = body.copyOf === undefined ? undefined : await findOriginal(work, body.copyOf, body.of);
	if (body.copyOf !== undefined && !original) return refuse('not-found');
	return accept<Begun>({
		content: original
			? copiedProduct(names, original)
			: blankProduct(names, kind, { ...house, address: await findAddress(work, house.organisationId) }),
		organisationId: house.organisationId,
		fallback: kind.slug,
		product: { area: kind.area, kind: kind.slug, providerId: house.id },
	});
}

/** The newest revision of a product of that kind and house. Whether it is one's own is asked of the house. */
async function findOriginal(work: Transaction, id: string, of: { kind: string; providerId: string }) {
	const live = await readLive(work, { kind: 'product', id });
	if (!live || live.of?.kind !== of.kind || live.of.providerId !== of.providerId) return undefined;
	const item = await findItem(work, { kind: 'product', id });
	const newest = item && (await findRevision(work, { kind: 'product', id, number: item.latest }));
	const content = newest ? contentOf('product', newest.value) : live.content;
	return content.kind === 'product' ? content : undefined;
}

type Made = Awaited<ReturnType<typeof create>> | 'taken';

/** Somebody took the same id at the same moment: the next one is tried. */
const mostTries = 5;

/** A product, notice or promotion begins as a draft, with an id that stays. */
export async function createContent(own: MemberContext, body: Body) {
	if (body.names.ko === '' && body.names.en === '')
		return refuse('invalid-input', { faults: [{ at: 'names.ko', code: 'required' }] });
	for (let tries = 1; ; tries += 1) {
		const made = await own.services.transact<Made>((work) => create(work, own, body));
		if (made !== 'taken') return made;
		if (tries === mostTries) throw new Error('no id could be had');
	}
}

async function create(work: Transaction, own: MemberContext, body: Body) {
	const { viewer, memberId, now } = own;
	const begun = await begin(work, body, now);
	if (!begun.ok) return begun;
	const { content, organisationId, fallback, product } = begun.value;
	const { kind } = content;
	if (!mayEdit(viewer, { kind, organisationId })) return refuse('not-found');
	if (product && organisationId !== agencyId) {
		const approved = await findServiceItems(work, organisationId);
		if (!approved.includes(`${product.area}.${product.kind}`)) return refuse('service-unapproved');
	}
	const stem = idStem(body.names, fallback);
	const id = freeId(stem, new Set(await findIdsLike(work, kind, stem)));
	const { row, listed } = newRevision({
		...{ id, content, before: undefined, number: 1, base: null, authorId: memberId, at: now },
	});
	const today = koreanDay(now);
	const isFree =
		(await insertItem(work, {
			...{ kind, id, organisationId, state: 'draft', latest: 1, createdAt: now, ...listed },
		})) &&
		(!product ||
			content.kind !== 'product' ||
			(await insertHiddenProduct(work, { ...product, id, value: content.value, today, now })));
	if (!isFree) return rollBack('taken' as const);
	await insertRevision(work, row);
	await recordEvent(work, {
		...{ kind: 'content.created', subject: [kind, id], parties: {}, at: now, facts: { ...product } },
		...{ actor: actingFor(viewer, organisationId), actorId: memberId },
	});
	const item = await findItem(work, { kind, id });
	if (!item) throw new Error('what was made is not there');
	return accept(await viewEditing(work, { item, viewer, now }));
}
