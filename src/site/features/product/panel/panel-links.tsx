import type { MouseEvent, ReactNode } from 'react';
import { soughtIn, soughtQuery } from '#site/parts/booking/sought.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { usePage } from '#site/use-page.ts';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { reservationQuery } from '#views/booking/choice.ts';
import type { ReservationPanel } from './use-reservation-panel.ts';

type Props = {
	panel: ReservationPanel;
	look: ButtonLook;
	onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
	children: ReactNode;
};

/** To the reservation form, with everything chosen so far. */
export function ReserveLink({ panel: { product, choice, bounds }, look, children, ...rest }: Props) {
	const { search } = usePage();
	return (
		<PageLink
			page="reservationForm"
			params={{ area: product.area }}
			query={{ product: product.id, ...soughtQuery(soughtIn(search)), ...reservationQuery(choice, bounds) }}
			className={buttonClass(look)}
			{...rest}
		>
			{children}
		</PageLink>
	);
}
