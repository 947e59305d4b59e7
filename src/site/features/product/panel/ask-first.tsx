import { lazy, Suspense, useState } from 'react';
import { isBuilt } from '#contract/pages.ts';
import { areaOf } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Button, type ButtonLook, buttonClass } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { ReservationPanel } from './use-reservation-panel.ts';

/** Telephone, mail and hours come when somebody wants to ask. Without a connection they stand in the page's foot. */
const AskContact = lazy(() =>
	import('./ask-contact.tsx').then(
		({ AskContact }) => ({ default: AskContact }),
		() => ({ default: () => null }),
	),
);

type Props = {
	panel: ReservationPanel;
	look: ButtonLook;
	/** In a panel the answer unfolds where one stands; from the bar of a phone it lies over the page. */
	place: 'panel' | 'bar';
};

/**
 * The way for those who want to ask before they choose a date: a consultation where health is a matter, else a matching
 * question; and as long as these are not built, the people who answer the telephone.
 */
export function AskFirst({ panel: { product }, look, place }: Props) {
	const t = useTranslations('product.panel');
	const [isOpen, setIsOpen] = useState(false);
	const { isHealth } = areaOf(product.area);
	const words = t(isHealth || place === 'bar' ? 'askFirst' : 'ask');
	if (isHealth && isBuilt('consultationForm'))
		return (
			<PageLink page="consultationForm" params={{ id: product.id }} className={buttonClass(look)}>
				{words}
			</PageLink>
		);
	if (!isHealth && isBuilt('matchingForm'))
		return (
			<PageLink page="matchingForm" query={{ product: product.id }} className={buttonClass(look)}>
				{words}
			</PageLink>
		);
	if (place === 'bar')
		return (
			<>
				<Button {...look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
					{words}
				</Button>
				<Sheet isOpen={isOpen} title={words} closeLabel={t('close')} onClose={() => setIsOpen(false)}>
					<Suspense>
						<AskContact product={product} />
					</Suspense>
				</Sheet>
			</>
		);
	return (
		<>
			<Button {...look} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
				{words}
			</Button>
			{isOpen && (
				<Suspense>
					<AskContact product={product} />
				</Suspense>
			)}
		</>
	);
}
