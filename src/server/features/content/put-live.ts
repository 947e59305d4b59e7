import type { AnyContent } from '#domain/content/content.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { isAnnounced } from '#domain/page/text-change.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { noticeGrams } from '#server/features/notice/notice-grams.ts';
import { insertAnnouncement } from '#server/features/page-text/announcement.repo.ts';
import { lockApproved, noteWish } from '#server/features/partner/partner-change.repo.ts';
import { findProviderById } from '#server/features/partner/provider.repo.ts';
import { tellOfChange } from '#server/features/partner/tell-of-change.ts';
import { renewWords } from '#server/features/product/index-products.ts';
import { fitSlots, showDays } from '#server/features/slot/product-day.repo.ts';
import { findTaken } from '#server/features/slot/slot.repo.ts';
import { askLine } from '#server/features/waiting/waiting.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import {
	archiveNotice,
	archivePromotion,
	findProductsOf,
	hideProduct,
	keepWording,
	lockProduct,
	lockPromotionUse,
	providerNames,
	putNotice,
	putPageText,
	putProduct,
	putPromotion,
	putProvider,
} from './put-live.repo.ts';

type Of<Kind extends AnyContent['kind']> = Extract<AnyContent, { kind: Kind }>['value'];
type Going = {
	work: Transaction;
	services: Services;
	id: string;
	/** Whose it is. */
	organisationId: string;
	/** Whether somebody of the agency puts it out: they are those who approve. */
	isByOperator: boolean;
	/** Who is named where guests are told. */
	actor: { kind: ActorKind; id: string | null };
	now: Date;
};
/** The provider in whose calendars it shows, where it does. */
type Shown = { providerId: string | null };
type Put = Result<Shown, 'not-ready' | 'below-sold' | 'not-found'>;

const done = accept<Shown>({ providerId: null });

/** With its words; its days that differ stay, and what was sold of follows its new number of places. */
async function productOut({ work, id, actor, now }: Going, value: Of<'product'>): Promise<Put> {
	const held = await lockProduct(work, id);
	if (!held) return refuse('not-found');
	const today = koreanDay(now);
	const version = await keepWording(work, { id, value, now });
	await putProduct(work, { id, value, today });
	const schedule = await showDays(work, { productId: id, today });
	const slots = await findTaken(work, { productId: id, from: today, to: '2999-12-31' });
	await fitSlots(work, { productId: id, schedule, slots });
	await renewWords(work, [id]);
	await askLine(work, id);
	if (version !== undefined)
		await addJob(
			work,
			'tell-moved-meeting',
			{ productId: id, version, actor: actor.kind, actorId: actor.id },
			{ key: `tell-moved-meeting ${id} ${version}` },
		);
	return accept({ providerId: held.providerId });
}

/** Another name of an approved business waits for an operator (decision 0049); everything else goes out. */
async function providerOut(going: Going, value: Of<'provider'>): Promise<Put> {
	const { work, services, id, isByOperator, now } = going;
	const shown = await findProviderById(work, id);
	if (!shown) return refuse('not-found');
	const { organisationId } = shown;
	const names = providerNames(value);
	const isRenamed = contentLocales.some((locale) => (shown.name[locale] ?? '') !== (names[locale] ?? ''));
	const approved = organisationId === agencyId || isByOperator ? undefined : await lockApproved(work, organisationId);
	const isWished = approved !== undefined && isRenamed;
	await putProvider(work, { id, value, name: isWished ? shown.name : names });
	if (approved) {
		const isNew = await noteWish(work, { row: approved, wish: { proposedNames: isRenamed ? names : null }, now });
		if (isNew) await tellOfChange(work, services, { organisationId, at: now });
	}
	// Its name is a word of each of its products.
	if (isRenamed && !isWished) await renewWords(work, await findProductsOf(work, id));
	return done;
}

async function promotionOut({ work, id, organisationId }: Going, value: Of<'promotion'>): Promise<Put> {
	const used = await lockPromotionUse(work, id);
	if (value.totalLimit !== null && value.totalLimit < used)
		return refuse('below-sold', { faults: [{ at: 'totalLimit', code: 'below-sold', count: used }] });
	await putPromotion(work, { id, value, organisationId });
	return done;
}

/** Another version; who agreed to the former one is told of it before it begins. */
async function textOut({ work, id, now }: Going, value: Of<'page-text'>): Promise<Put> {
	const slug = id as PageTextSlug;
	const version = await putPageText(work, { slug, value, today: koreanDay(now) });
	if (!isAnnounced(slug)) return done;
	await insertAnnouncement(work, { slug, version, now });
	await addJob(work, 'announce-texts', {}, { key: 'announce-texts' });
	return done;
}

/** What readers see becomes this, with all that they find it by: a part of the transaction in which it goes out. */
export async function putLive(going: Going, content: AnyContent): Promise<Put> {
	const { work, id, now } = going;
	switch (content.kind) {
		case 'product':
			return productOut(going, content.value);
		case 'provider':
			return providerOut(going, content.value);
		case 'promotion':
			return promotionOut(going, content.value);
		case 'notice':
			await putNotice(work, { id, value: content.value, grams: noticeGrams(content.value), now });
			return done;
		default:
			return textOut(going, content.value);
	}
}

/** Readers see it no more. */
export async function takeAway(
	work: Transaction,
	{ kind, id }: { kind: AnyContent['kind']; id: string },
): Promise<Shown> {
	if (kind === 'notice') await archiveNotice(work, id);
	if (kind === 'promotion') await archivePromotion(work, id);
	if (kind !== 'product') return done.value;
	const held = await lockProduct(work, id);
	await hideProduct(work, id);
	await renewWords(work, [id]);
	return { providerId: held?.providerId ?? null };
}
