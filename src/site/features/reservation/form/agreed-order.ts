import { queryOptions } from '@tanstack/react-query';
import type { AskerQuestion } from '#contract/api/matching.ts';
import type { ProductDetail } from '#contract/api/product.ts';
import type { CallApi } from '#contract/api.ts';
import type { PriceOffer } from '#domain/reservation/agreed-price.ts';
import type { Order } from '#domain/reservation/order.ts';
import type { Locale } from '#i18n/locales.ts';

/** A matched answer to be reserved: its price, for the people of its question, on one of its days. */
export type AgreedOrder = { answerId: string; productId: string; order: Order; offer: PriceOffer };

/** Null where the address names no answer that can be reserved on such a day. */
export function agreedOrderIn(question: AskerQuestion, search: URLSearchParams): AgreedOrder | null {
	const answer = question.answers.find(({ id }) => id === search.get('answer'));
	const on = search.get('on') ?? '';
	const time = search.get('time');
	if (!answer?.may.reserve || !answer.product || answer.total === null || !/^\d{4}-\d\d-\d\d$/.test(on)) return null;
	const { dates, persons } = { dates: answer.dates, persons: question.persons };
	if (dates.length > 0 && !dates.some((date) => date.on === on && date.time === time)) return null;
	return {
		answerId: answer.id,
		productId: answer.product.id,
		order: { on, to: search.get('to'), time, persons, units: 1, choices: {} },
		offer: {
			version: answer.version,
			lines: answer.lines,
			total: answer.total,
			persons,
			places: answer.places,
			offeredAt: answer.answeredAt,
			validUntil: answer.validUntil ?? answer.answeredAt,
		},
	};
}

type Asked = { search: URLSearchParams; language: Locale };

/** Null where there is none, or it is none of one's own: then it is a form like any other. */
export const agreedQuery = (callApi: CallApi, { search, language }: Asked) => {
	const id = search.has('answer') ? search.get('question') : null;
	return queryOptions({
		queryKey: ['GET /api/matching/questions/:id', { id, language, reserved: search.get('answer') }],
		queryFn: async () => {
			if (id === null) return null;
			try {
				const found = await callApi('GET /api/matching/questions/:id', { params: { id }, query: { language } });
				return found.role === 'asker' ? agreedOrderIn(found, search) : null;
			} catch (error) {
				const { status } = error as { status?: number };
				if (status === 404 || status === 400) return null;
				throw error;
			}
		},
	});
};

/** Reserved at once, at the price that was agreed: neither choices nor promotions change it. */
export function agreedProduct(product: ProductDetail, agreed: AgreedOrder | null): ProductDetail {
	if (!agreed) return product;
	const { choices: _, promotion: __, ...price } = product.price;
	return { ...product, confirmation: 'instant', promotions: [], price };
}
