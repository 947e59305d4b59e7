import type { AreaSlug } from '#domain/area/areas.ts';
import { addDays, type Schedule } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import type { PageTextSlug, PageTextVersion } from '#domain/page/page-text.ts';
import type { PriceList } from '#domain/product/price.ts';
import type { ConfirmationMode, ProductTag, SpokenLanguage } from '#domain/product/product.ts';
import type { CancellationScaleId } from '#domain/reservation/cancellation.ts';
import { mostNights, type Order } from '#domain/reservation/order.ts';
import type { WaitingStatus } from '#domain/waiting/waiting.ts';
import { keepersSql, type Recipient } from '#server/features/organisation/staff.repo.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import {
	type OpenPromotion,
	type OpenPromotionRow,
	openPromotionsOf,
	openPromotionsSql,
} from '#server/features/promotion/promotion.repo.ts';
import type { Pool } from '#server/queries.ts';
import type { KnownAnswer } from './idempotency.repo.ts';

/** What a slot had left a moment ago: good for a quick no, never for a yes. */
export type SlotLook = { on: string; time: string; capacity: number; taken: number };

export type Offer = {
	id: string;
	status: WaitingStatus;
	productId: string;
	order: Order;
	places: number;
	offerUntil: string | null;
};

export type ReserveFacts = {
	guestEmail: string;
	guestLocale: ContentLocale;
	guestFirstName: string;
	guestLastName: string;
	guestOwnName: string | null;
	/** Sealed. */
	guestPassport: string | null;
	/** The agency's own address, for providers it looks after. */
	siteEmail: string | null;
	eraseAfterDays: number;
	known: KnownAnswer | null;
	textVersions: (PageTextVersion & { slug: PageTextSlug })[] | null;
	offer: Offer | null;
	slots: SlotLook[] | null;
	product: BookedProduct | undefined;
};

export type ToldText = { title: string; meetingPoint: string; options: Record<string, string> | null };

/** A product as visitors see it, with who provides it. */
export type BookedProduct = {
	productId: string;
	/** The version of its words. */
	wording: number;
	area: AreaSlug;
	kind: string;
	price: PriceList;
	schedule: Schedule;
	/** What it promises, which needs are held against. */
	tags: ProductTag[];
	languages: SpokenLanguage[];
	confirmation: ConfirmationMode;
	cancellation: CancellationScaleId;
	depositFromWon: number;
	minutes: number | null;
	nights: number | null;
	minPersons: number;
	maxPersons: number;
	/** What mails say of it. */
	texts: Partial<Record<ContentLocale, ToldText>>;
	providerId: string;
	organisationId: string;
	providerName: LocaleText;
	/** Who answers for it; none where the agency does. */
	keepers: Recipient[] | null;
	/** Running ones: those that apply by themselves, and the one of the code that was typed. */
	promotions: OpenPromotion[];
};

/**
 * All that a reservation is checked against, by one statement of one moment: a key that is known is seen together with
 * the places it took.
 */
const factsSql = `
	select guest.email as "guestEmail", guest.locale as "guestLocale", guest.first_name as "guestFirstName",
		guest.last_name as "guestLastName", guest.own_name as "guestOwnName", guest.passport as "guestPassport",
		profile.email as "siteEmail", coalesce(profile.erase_after_days, 7) as "eraseAfterDays",
		(select jsonb_build_object('bodyHash', body_hash, 'answer', answer) from idempotency
			where member_id = guest.id and key = $3) as known,
		(select jsonb_agg(jsonb_build_object('slug', slug, 'version', version, 'effectiveOn', effective_on)) from page_text
			where slug in ('provider', 'passport', 'health')) as "textVersions",
		(select jsonb_build_object('id', id, 'status', status, 'productId', product_id, 'order', wished_order,
			'places', places, 'offerUntil', offer_until) from waiting where id = $4 and member_id = guest.id) as offer,
		(select jsonb_agg(jsonb_build_object('on', on_day, 'time', time, 'capacity', capacity, 'taken', taken)) from slot
			where product_id = $2 and on_day between $5 and $6 and time = $7) as slots,
		shown.*
	from member guest
	left join (select email, erase_after_days from site_profile limit 1) as profile on true
	left join lateral (
		select p.id as "productId", p.wording, p.area, p.kind, p.price, p.schedule, p.tags, p.languages, p.confirmation, p.cancellation, p.deposit_from_won as "depositFromWon", p.minutes, p.nights,
			p.min_persons as "minPersons", p.max_persons as "maxPersons",
			(select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title', 'meetingPoint', value -> 'meetingPoint',
				'options', value -> 'options')) from jsonb_each(p.texts)) as texts,
			v.id as "providerId", v.organisation_id as "organisationId", v.name as "providerName", ${keepersSql('v', rolesWith('reservation.answer'))} as keepers,
			${openPromotionsSql({ memberId: '$11', code: '$8', now: '$9' })} as promotions
		from product p
		join provider v on v.id = p.provider_id
		where p.id = $2 and p.status = 'published'
			and ${providerOffersSql('v', '$10')}
	) as shown on true
	where guest.id = $1`;

/** Days the database can read; others are on no schedule anyway. */
const isUsual = (day: string) => day > '2000-01-01' && day < '2900-01-01';

type ProductRow = Omit<BookedProduct, 'promotions'> & { promotions: OpenPromotionRow[] | null };
type FactsRow = Omit<ReserveFacts, 'product'> & (ProductRow | { productId: null });

/** Nobody has used a promotion by this number: of a guest who is not known yet, and whose use is counted when they are. */
export const nobodyYet = '00000000-0000-0000-0000-000000000000';

type Asked = {
	memberId: string;
	/** Whose use of promotions counts; the one who asks, if it is not said. */
	guestId?: string;
	productId: string;
	key: string;
	waitingId: string | undefined;
	order: Order;
	/** As it is kept. */
	code: string | undefined;
	now: Date;
};

export async function findReserveFacts(reads: Pool, asked: Asked): Promise<ReserveFacts> {
	const { memberId, guestId = memberId, productId, key, waitingId = null, order, code = null, now } = asked;
	const days = isUsual(order.on)
		? [order.on, order.to === null ? order.on : addDays(order.on, mostNights)]
		: [null, null];
	const values = [memberId, productId, key, waitingId, ...days, order.time ?? '', code, now, koreanDay(now), guestId];
	const { rows } = await reads.$client.query<FactsRow>({ name: 'reserve-facts', text: factsSql, values });
	const [row] = rows;
	if (!row) throw new Error('a member without a row');
	if (row.productId === null) return { ...row, product: undefined };
	return { ...row, product: { ...row, promotions: openPromotionsOf(row.promotions) } };
}
