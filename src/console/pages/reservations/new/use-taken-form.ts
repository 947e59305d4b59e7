import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { consolePages } from '#contract/console-pages.ts';
import { kinds } from '#domain/area/areas.ts';
import { bestPromotion } from '#domain/promotion/best-promotion.ts';
import { priceRuleOf } from '#domain/promotion/promotion.ts';
import { type Order, orderPrice, priced } from '#domain/reservation/order.ts';
import { formDraft } from '#ui/form/draft.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import type { Booking } from '#views/booking/booking.ts';
import { boundsOf, orderOf, readChoice, searchWithChoice } from '#views/booking/choice.ts';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { navigate, useConsoleAddress } from '../../../address.tsx';
import { useConsoleFailure } from '../../../use-console-failure.ts';
import { useViewer } from '../../../viewer.tsx';
import { blankTaken, type Filled, type TakenConsent, type TakenValues } from './taken-values.ts';
import { useConsentTexts } from './use-consent-texts.ts';

const load = () => import('./taken-checks.ts');
type TakenChecks = Awaited<ReturnType<typeof load>>;

/** Where the page shows what is wrong with a field. */
const idOf = (field: string) =>
	field.startsWith('order.') && field !== 'order.choices' ? 'taken-order' : `taken-${field.replaceAll('.', '-')}`;

/** Said of the guest: who fills it in is staff. */
const saidOfGuest = ['must-agree', 'name-not-latin', 'phone-wrong'] as const;

export type TakenState = ReturnType<typeof useTakenForm>;

export function useTakenForm(product: ProductDetail) {
	const t = useTranslations('console.taken');
	const kind = kinds[product.kind];
	if (!kind) throw new Error(`no such kind: ${product.kind}`);
	const owner = useViewer().id;
	const callApi = useApi();
	const client = useQueryClient();
	const booking = useTakenBooking(product);
	const repeat = useRepeatKey();
	const blank = useMemo(() => blankTaken(product), [product]);
	const draft = useMemo(() => {
		const fields = (Object.keys(blank) as (keyof TakenValues)[]).filter((field) => !unkept.includes(field));
		return formDraft<TakenValues>({ name: `taken:${product.id}`, owner, blank, fields });
	}, [blank, owner, product.id]);
	const orderIn = (values: TakenValues) => orderOf(booking.choice, booking.bounds, values.choices);
	const filledOf = (values: TakenValues): Filled => {
		const order = orderIn(values);
		return { values, order, product, kind, list: promotedList(product, order) };
	};
	const form = useForm<TakenValues, string, TakenChecks>({
		...{ blank, draft, load, idOf, textOf: useConsoleFailure(), asksBeforeLeaving: true },
		faultsOf: (values, checks) => checks.faultsOf(filledOf(values)),
		fieldOf: (at) => at,
		faultText: (code) => {
			const known = saidOfGuest.find((one) => one === code);
			return known && t(`fault.${known}`);
		},
		onRefusal: async ({ code }) => {
			// What was refused was not made: the next try is another one, and looks at places and prices anew.
			repeat.forget();
			void client.invalidateQueries({ queryKey: daysQueryKey(product.id) });
			return code === 'slot-full' || code === 'price-changed' || code === 'promotion-over' ? t(code) : undefined;
		},
	});
	const filled = filledOf(form.values);
	const texts = useConsentTexts({ values: form.values, area: product.area });
	const take = () =>
		form.submit({
			send: async (values, checks) => {
				const versions = await texts.versions();
				const ready = filledOf(values);
				const key = repeat.keyOf(JSON.stringify([values, ready.order]));
				const { id } = await callApi('POST /api/desk/reservations', {
					body: checks.takenBody(ready, { key, versions }),
				});
				form.forget();
				void client.invalidateQueries({ queryKey: daysQueryKey(product.id) });
				void client.invalidateQueries({ queryKey: ['GET /api/desk/reservations'] });
				navigate(`${consolePages.reservations.path}/${id}`, 'replace');
			},
		});
	return {
		...form,
		...{ product, kind, booking, texts, take },
		order: filled.order,
		price: filled.order && orderPrice(filled.list, filled.order),
		labelOf: useLabelOf(),
	};
}

/** A passport number and what a guest tells of their health are kept nowhere but where they are sent. */
const unkept: readonly (keyof TakenValues)[] = ['passport', 'allergy', 'contents', 'agreements'];

function promotedList(product: ProductDetail, order: Order | undefined) {
	const promotion = order && bestPromotion(product.price, priced(order), product.promotions);
	return promotion ? { ...product.price, promotion: priceRuleOf(promotion) } : product.price;
}

/** Mirrored in the address: a link from a calendar fills it in, a reload keeps it. */
function useTakenBooking(product: ProductDetail): Booking {
	const { path } = useConsoleAddress();
	const bounds = useMemo(() => boundsOf(product), [product]);
	const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(window.location.search), bounds));
	return {
		...{ productId: product.id, bounds, choice, isAtDesk: true },
		choose: (next) => {
			setChoice(next);
			navigate(path + searchWithChoice(window.location.search, next, bounds), 'replace');
		},
	};
}

/** A field as the summary names it. */
function useLabelOf(): (field: string) => string {
	const t = useTranslations('console.taken');
	const guest = useTranslations('reservation.guest');
	const detail = useTranslations('reservation.detail');
	return (field) => {
		const [part = '', name = ''] = field.split('.');
		if (part === 'order') return t('when');
		if (part === 'agreements') return t(`consent.${name as TakenConsent}`);
		if (part === 'needs') return guest('needs');
		if (part === 'details') return detail(name as 'bags');
		if (part === 'travellers') return t('travellers');
		if (part === 'lead') return guest(name as 'phone');
		return t(part === 'passport' || part === 'allergy' ? part : 'contents');
	};
}
