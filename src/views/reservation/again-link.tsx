import type { ReactNode } from 'react';
import type { ReservationSummary } from '#contract/api/reservation.ts';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { PageLink } from '#views/page-link.tsx';

type Props = {
	reservation: Pick<ReservationSummary, 'id' | 'area' | 'productId' | 'again'>;
	look?: ButtonLook;
	children: ReactNode;
};

/** To the form of the same product, with the same people and without the date; nothing where that is not to be had. */
export function AgainLink({ reservation: { id, area, productId, again }, look, children }: Props) {
	if (!again) return null;
	const { adult, child, infant } = again.persons;
	const query = {
		product: productId,
		adult,
		child: child || undefined,
		infant: infant || undefined,
		units: again.units > 1 ? again.units : undefined,
		again: id,
	};
	return (
		<PageLink page="reservationForm" params={{ area }} query={query} className={buttonClass(look)}>
			{children}
		</PageLink>
	);
}
