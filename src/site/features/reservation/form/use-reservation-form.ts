import { useMemo } from 'react';
import type { Me } from '#contract/api/member.ts';
import type { ProductDetail } from '#contract/api/product.ts';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { WaitingEntry } from '#contract/api/waiting.ts';
import { kinds } from '#domain/area/areas.ts';
import { orderPrice } from '#domain/reservation/order.ts';
import { boundsOf, orderOf, readChoice, searchWithChoice } from '#site/shell/booking/choice.ts';
import { useBooking } from '#site/shell/booking/use-booking.ts';
import { useLeft } from '#site/shell/booking/use-left.ts';
import { usePage } from '#site/use-page.ts';
import { againValues } from './again-values.ts';
import type { Filled } from './check-reservation.ts';
import { blankValues, type FormField, type FormValues } from './form-values.ts';
import { reservationDraft } from './reservation-draft.ts';
import { textAt, withText } from './text-at.ts';
import { useFormFaults } from './use-form-faults.ts';
import { useFormValues } from './use-form-values.ts';
import { isOffered, useOfferedBooking } from './use-offered-booking.ts';
import { stepIn, useSteps } from './use-steps.ts';

export type FormGiven = {
	product: ProductDetail;
	me: Me;
	/** The place on the waiting list that led here. */
	waiting: WaitingEntry | null;
	/** The reservation to repeat. */
	again: ReservationDetail | null;
};

/** What is filled in, what is wrong with it, and where in the form one is; sending is use-sending.ts. */
export function useReservationForm({ product, me, waiting, again }: FormGiven) {
	const { search } = usePage();
	const kind = kinds[product.kind];
	if (!kind) throw new Error(`no such kind: ${product.kind}`);
	const blank = useMemo(
		() => againValues({ blank: blankValues({ product, kind, me }), again, product, kind }),
		[product, kind, me, again],
	);
	const draft = useMemo(
		() => reservationDraft({ memberId: me.id, productId: product.id, againId: again?.id, blank }),
		[me.id, product.id, again?.id, blank],
	);
	const offer = waiting && isOffered(waiting) ? waiting : undefined;
	const booking = useFormBooking({ product, offer, kept: stepIn(search) > 0 ? draft.remembered()?.search : undefined });
	const { choice, bounds } = booking;
	const typed = useFormValues({ blank, draft, search: searchWithChoice('', choice, bounds) });
	const values = offer ? { ...typed.values, choices: offer.order.choices } : typed.values;
	const order = orderOf(choice, bounds, values.choices);
	const filled: Filled = { values, choice, order, product, kind };
	const told = useFormFaults(filled);
	const steps = useSteps(order !== undefined);
	const { left, isFull } = useLeft(booking);

	const change = (next: Partial<FormValues>) => {
		typed.change(next);
		told.admit(Object.keys(next));
	};
	return {
		...typed,
		...told,
		...steps,
		product,
		kind,
		me,
		waiting,
		again,
		offer,
		/** Places left where they are known to be too few for the party; what an offer holds is held. */
		fullLeft: isFull && !offer ? left : undefined,
		values,
		order,
		filled,
		price: order && orderPrice(product.price, order),
		booking: {
			...booking,
			choose: (next: typeof choice) => {
				booking.choose(next);
				told.admit(['order']);
			},
		},
		change,
		text: (field: FormField) => textAt(values, field),
		setText: (field: FormField, text: string) => change(changedPart(withText(values, field, text), field)),
		leave: (field: FormField) => told.show([field]),
	};
}

export type ReservationFormState = ReturnType<typeof useReservationForm>;
/** What a field needs to know of the form it stands in. */
export type FormFields = Pick<ReservationFormState, 'faults' | 'text' | 'setText' | 'leave' | 'isRestored'>;

function changedPart(values: FormValues, field: FormField): Partial<FormValues> {
	const part = field.split('.')[0] as keyof FormValues;
	return { [part]: values[part] };
}

type BookingGiven = { product: ProductDetail; offer: WaitingEntry | undefined; kept: string | undefined };

/** What an offer holds is fixed; else it is chosen here, as beside the product. */
function useFormBooking({ product, offer, kept }: BookingGiven) {
	const begun = kept === undefined ? undefined : readChoice(new URLSearchParams(kept), boundsOf(product));
	const chosen = useBooking(product, begun);
	return useOfferedBooking(chosen, offer);
}
