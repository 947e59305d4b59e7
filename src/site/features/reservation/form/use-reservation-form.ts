import { useEffect, useMemo, useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import type { ProductDetail } from '#contract/api/product.ts';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { WaitingEntry } from '#contract/api/waiting.ts';
import { kinds } from '#domain/area/areas.ts';
import type { PriceList } from '#domain/product/price.ts';
import { bestPromotion } from '#domain/promotion/best-promotion.ts';
import { priceRuleOf } from '#domain/promotion/promotion.ts';
import { detailIds } from '#domain/reservation/details.ts';
import { needsByFilters } from '#domain/reservation/needs-by-filters.ts';
import { type Order, orderPrice, priced } from '#domain/reservation/order.ts';
import { type Sought, soughtIn, soughtQuery } from '#site/parts/booking/sought.ts';
import { useBooking } from '#site/parts/booking/use-booking.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { usePage } from '#site/use-page.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { boundsOf, orderOf, readChoice, searchWithChoice } from '#views/booking/choice.ts';
import { useLeft } from '#views/booking/use-left.ts';
import { againValues } from './again-values.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { beginStep } from './begin-step.ts';
import { languageChosen } from './carry-over.ts';
import type { Filled } from './check-reservation.ts';
import { blankValues, type FormField, type FormValues, fieldId, firstStepOf, stepOf } from './form-values.ts';
import { givenKey, givenValues } from './given-values.ts';
import { type FormChecks, loadFormChecks } from './load-form-checks.ts';
import { asDraft, type Draft, type ReservationDraft, reservationDraft } from './reservation-draft.ts';
import { isOffered, useFixedBooking } from './use-offered-booking.ts';
import { type FormQueries, useRefusal } from './use-refusal.ts';
import { stepIn, useSteps } from './use-steps.ts';

export type FormGiven = FormQueries & {
	product: ProductDetail;
	me: Me;
	/** The place on the waiting list that led here. */
	waiting: WaitingEntry | null;
	/** The reservation to repeat. */
	again: ReservationDetail | null;
	/** The matched answer that is reserved at its own price. */
	agreed?: AgreedOrder | null;
};

const textFields: readonly FormField[] = [
	...['firstName', 'lastName', 'email', 'phone'].map((name) => `lead.${name}`),
	...detailIds.map((id) => `details.${id}`),
	...['passport', 'allergy', 'contents'],
];

/** What is filled in, what is wrong with it, and where in the form one is; sending is use-sending.ts. */
export function useReservationForm({ product, me, waiting, again, agreed = null, ...queries }: FormGiven) {
	const { search } = usePage();
	const kind = kinds[product.kind];
	if (!kind) throw new Error(`no such kind: ${product.kind}`);
	const { blank, draft, given, sought } = useBeginning({ product, kind, me, again, search });
	const offer = waiting && isOffered(waiting) ? waiting : undefined;
	const fixed = agreed?.order ?? offer?.order;
	const booking = useFormBooking({
		product,
		fixed,
		kept: (stepIn(search) ?? 0) > 0 ? draft.remembered()?.search : undefined,
	});
	const { choice, bounds } = booking;
	const filledOf = (typed: FormValues): Filled => {
		const values = fixed ? { ...typed, choices: fixed.choices } : typed;
		const order = orderOf(choice, bounds, values.choices);
		return { values, choice, order, product, kind, price: promotedList({ product, values, order }).list };
	};
	const settle = useRefusal({ product, ...queries });
	const t = useTranslations('reservation.form');
	const form = useForm<Draft, FormField, FormChecks>({
		blank: asDraft(blank),
		draft,
		load: loadFormChecks,
		faultsOf: (values, checks) => checks.faultsOf(filledOf(values)),
		textOf: useFailureText(t('offline')),
		idOf: fieldId,
		early: textFields,
		bringUp: (fields) => {
			const step = Math.min(firstStepOf(fields), steps.step);
			steps.goTo(step);
			return fields.filter((field) => stepOf(field) === step);
		},
		onRefusal: async (error, faults) => {
			await settle({ error, faults, form, goTo: steps.goTo });
			return undefined;
		},
	});
	const filled = filledOf(form.values);
	const { values, order, price: list } = filled;
	useKeeping(form, draft, searchWithChoice('', choice, bounds));
	// By what the form was opened with: what is chosen since, and then stands in the address, does not move it.
	const [begin] = useState(() => beginStep({ search, product, kind, blank, order }));
	const steps = useSteps({ hasOrder: order !== undefined, begin });
	const { left, isFull } = useLeft(booking);
	return {
		...form,
		...steps,
		product,
		kind,
		me,
		waiting,
		again,
		offer,
		agreed,
		sought,
		/** Places left where they are known to be too few for the party; what an offer holds is held. */
		fullLeft: isFull && !fixed ? left : undefined,
		values: { ...form.values, ...values },
		order,
		filled,
		/** A code that the address brought along. */
		brought: given.promotionCode,
		/** The price list with the promotion that counts, and what that is called. */
		list,
		promotion: promotedList({ product, values, order }).promotion,
		price: agreed ? { ...noLines, total: agreed.offer.total } : order && orderPrice(list, order),
		booking: {
			...booking,
			bounds: { ...bounds, promotions: [...product.promotions, ...values.coded] },
			choose: (next: typeof choice) => {
				booking.choose(next);
				form.clearServerFault(['order']);
			},
		},
	};
}

export type ReservationFormState = ReturnType<typeof useReservationForm>;
/** What a field needs to know of the form it stands in. */
export type FormFields = Pick<
	ReservationFormState,
	'text' | 'set' | 'field' | 'errorOf' | 'leaveFilled' | 'isRestored'
>;

type Beginning = Pick<FormGiven, 'product' | 'me' | 'again'> & { kind: Filled['kind']; search: URLSearchParams };

/** What the form is opened with: what is known of the member, what the address says, and what was kept of it. */
function useBeginning({ product, kind, me, again, search }: Beginning) {
	const given = useGivenValues({ search, product, kind });
	const sought = useSought(search);
	const blank = useMemo(() => {
		const known = againValues({ blank: blankValues({ product, kind, me }), again, product, kind });
		return {
			...known,
			choices: { ...known.choices, ...given.choices },
			details: { ...known.details, ...given.details },
			promotionCode: given.promotionCode || known.promotionCode,
			needs: again ? known.needs : needsByFilters({ ...sought, offered: kind.needs, gender: me.gender }),
		};
	}, [product, kind, me, again, given, sought]);
	const begunWith = [givenKey(given), soughtKey(sought)].filter(Boolean).join('&') || undefined;
	const draft = useMemo(
		() => reservationDraft({ memberId: me.id, productId: product.id, againId: again?.id, begunWith, blank }),
		[me.id, product.id, again?.id, begunWith, blank],
	);
	return { blank, draft, given, sought };
}

type Keeping = { isRestored: boolean; change: (part: Partial<Draft>) => void };

/** Date and persons are kept with the rest; what may not be kept goes along to the page's other languages alone. */
function useKeeping(form: Keeping, draft: ReservationDraft, search: string) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another date or party is chosen
	useEffect(() => {
		if (form.isRestored) form.change({ search });
	}, [form.isRestored, search]);
	const locale = useLocale();
	useEffect(() => {
		const chosen = languageChosen();
		const leave = () => draft.leave({ locale, chosen });
		window.addEventListener('pagehide', leave);
		return () => window.removeEventListener('pagehide', leave);
	}, [draft, locale]);
}

type Promoted = { product: ProductDetail; values: Pick<FormValues, 'coded'>; order: Order | undefined };

/** Of what runs by itself and what a code gives, the better one for the guest: as the server will find it. */
function promotedList({ product, values, order }: Promoted) {
	const promotions = [...product.promotions, ...values.coded];
	const promotion = order && bestPromotion(product.price, priced(order), promotions);
	const list: PriceList = promotion ? { ...product.price, promotion: priceRuleOf(promotion) } : product.price;
	return { promotion, list };
}

/** The same while the address says the same of it, however date and persons change. */
function useGivenValues({ search, product, kind }: Parameters<typeof givenValues>[0]) {
	const values = givenValues({ search, product, kind });
	const key = givenKey(values);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is in them
	return useMemo(() => values, [key]);
}

const soughtKey = (sought: Sought): string => Object.values(soughtQuery(sought)).filter(Boolean).join(' ');

function useSought(search: URLSearchParams): Sought {
	const sought = soughtIn(search);
	const key = soughtKey(sought);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is in it
	return useMemo(() => sought, [key]);
}

type BookingGiven = { product: ProductDetail; fixed: Order | undefined; kept: string | undefined };

/** The lines of an agreed price are shown as they were agreed. */
const noLines = { lines: [], reasons: [] };

/** What an offer holds or an answer names is fixed; else it is chosen here, as beside the product. */
function useFormBooking({ product, fixed, kept }: BookingGiven) {
	const begun = kept === undefined ? undefined : readChoice(new URLSearchParams(kept), boundsOf(product));
	const chosen = useBooking(product, begun);
	return useFixedBooking(chosen, fixed);
}
