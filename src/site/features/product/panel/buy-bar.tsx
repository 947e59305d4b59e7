import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { areaOf } from '#domain/area/areas.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatWon } from '#i18n/format.ts';
import { useIsMobile } from '#site/shell/site-context.tsx';
import { useOpening } from '#site/use-opening.ts';
import bottom from '#ui/bottom-bar.module.css';
import { useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { AskFirst } from './ask-first.tsx';
import styles from './buy-bar.module.css';
import { fromPrices } from './from-prices.ts';
import { ReserveLink } from './panel-links.tsx';
import type { ReservationPanel } from './use-reservation-panel.ts';

const loadSheet = () => import('./panel-sheet.tsx');
const PanelSheet = lazy(() => loadSheet().then(({ PanelSheet }) => ({ default: PanelSheet })));

/** Up to 980 px price and action stay under the thumb; dates and persons are chosen in a sheet. */
export function BuyBar({ panel }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	const [isOpen, setIsOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const isMobile = useIsMobile();
	const sheet = useOpening(loadSheet);
	const open = (event: MouseEvent) => {
		event.preventDefault();
		sheet.start();
		setWasOpened(true);
		setIsOpen(true);
	};
	const { product, price, fullLeft } = panel;
	const { isHealth } = areaOf(product.area);
	// Where health is a matter there are two ways, and neither is louder.
	const look = { variant: isHealth ? 'brand' : 'primary' } as const;
	return (
		<div className={`${bottom.bar} ${styles.bar}`} data-ways={isHealth ? 2 : 1} data-bottom-bar>
			<button
				type="button"
				className={styles.price}
				aria-haspopup="dialog"
				aria-busy={sheet.isComing || undefined}
				onClick={open}
			>
				<Amount panel={panel} />
			</button>
			{price && fullLeft === undefined ? (
				<ReserveLink panel={panel} look={look}>
					{t('reserve', { health: healthOf(product.area), confirmation: product.confirmation })}
				</ReserveLink>
			) : (
				<ReserveLink panel={panel} look={{ ...look, isBusy: sheet.isComing }} onClick={open}>
					{t(isHealth ? 'pickDate' : 'seePrices')}
				</ReserveLink>
			)}
			{isHealth && <AskFirst panel={panel} position="bar" look={look} />}
			{wasOpened && (
				<Suspense fallback={null}>
					<PanelSheet panel={panel} isOpen={isOpen && isMobile} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
		</div>
	);
}

function Amount({ panel: { product, price } }: { panel: ReservationPanel }) {
	const t = useTranslations('product');
	const { won: fromWon } = fromPrices(product);
	const second = useSecondCurrency()(price?.total ?? fromWon);
	const of = price ? t('panel.total') : t('card.per', { unit: product.unit, holds: product.price.holds ?? 0 });
	return (
		<>
			<span className={styles.won}>
				{!price && <small>{t('card.from')} </small>}
				<b>{formatWon(price?.total ?? fromWon)}</b>
			</span>
			<small className={styles.guide}>
				{second && <span>{second}</span>}
				<span>{of}</span>
			</small>
			<span className="visually-hidden">{t('panel.seePrices')}</span>
		</>
	);
}
