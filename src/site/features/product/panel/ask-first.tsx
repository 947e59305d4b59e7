import { areaOf } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { ReservationPanel } from './use-reservation-panel.ts';

type Props = {
	panel: ReservationPanel;
	look: ButtonLook;
	position: 'panel' | 'bar';
};

/** The way for those who want to ask before they choose a date: a consultation where health is a matter, else a matching question. */
export function AskFirst({ panel: { product }, look, position }: Props) {
	const t = useTranslations('product.panel');
	const className = buttonClass(look);
	if (areaOf(product.area).isHealth)
		return (
			<PageLink page="consultationForm" params={{ id: product.id }} className={className}>
				{t('askFirst')}
			</PageLink>
		);
	return (
		<PageLink page="matchingForm" query={{ product: product.id }} className={className}>
			{t(position === 'bar' ? 'askFirst' : 'ask')}
		</PageLink>
	);
}
