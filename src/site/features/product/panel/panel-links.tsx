import type { MouseEvent, ReactNode } from 'react';
import { PageLink } from '#site/router/page-link.tsx';
import { reservationQuery } from '#site/shell/booking/choice.ts';
import { soughtIn, soughtQuery } from '#site/shell/booking/sought.ts';
import { usePage } from '#site/use-page.ts';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
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
