import { type MouseEvent, useState } from 'react';
import { areaOf } from '#domain/area/areas.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { countOf } from '#domain/product/price.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { Promises } from '#site/parts/booking/promises.tsx';
import { WaitingBox } from '#site/parts/booking/waiting-box.tsx';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { orderOf, usualChoices } from '#views/booking/choice.ts';
import { DayPicker } from '#views/booking/day-picker.tsx';
import { PersonsChoice } from '#views/booking/persons-choice.tsx';
import { PriceLines, Total } from '#views/booking/price-lines.tsx';
import { PriceTag } from '#views/price/price-tag.tsx';
import { useIsVideoOn } from '#views/video/use-is-video-on.ts';
import { AskFirst } from './ask-first.tsx';
import { FreeCancellation } from './free-cancellation.tsx';
import { fromPrices } from './from-prices.ts';
import styles from './panel.module.css';
import { ReserveLink } from './panel-links.tsx';
import { PromotionStrip } from './promotion-strip.tsx';
import type { ReservationPanel } from './use-reservation-panel.ts';

/** Date, persons and what they cost: beside the text on wide screens, in a sheet on phones. */
export function PanelContent({ panel }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	const { product, bounds, price } = panel;
	const { isHealth } = areaOf(product.area);
	return (
		<div className={styles.content}>
			<div className={styles.from}>
				<PriceTag {...fromPrices(product)} unit={product.unit} holds={product.price.holds} isFrom />
			</div>
			<PromotionStrip product={product} position="panel" />
			{isHealth && <TwoWays panel={panel} />}
			<div className={styles.scripted}>
				<DayPicker booking={panel} />
				<PersonsChoice booking={panel} />
				{price && (
					<PriceLines price={price} isByNight={bounds.booking === 'nights'} promotion={panel.promotion?.title} />
				)}
			</div>
			<FreeCancellation panel={panel} />
			<Promises product={product} total={price?.total} />
			<p className={styles.small}>{t(isHealth ? 'approximateMedical' : 'approximate')}</p>
			{!isHealth && <AskFirst panel={panel} position="panel" look={{ variant: 'quiet', isFull: true }} />}
		</div>
	);
}

/** Where health is a matter there are two ways, and neither is louder: to choose a date, or to ask before. */
function TwoWays({ panel }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	const detail = useTranslations('product.detail');
	const page = useTranslations('page');
	const { product } = panel;
	const { medianAnswerMinutes: minutes } = product.provider;
	const isVideoOn = useIsVideoOn();
	const look = { variant: 'brand', isFull: true } as const;
	return (
		<div className={styles.ways}>
			<Button {...look} onClick={({ currentTarget }) => goToDays(currentTarget)}>
				{t('pickDate')}
			</Button>
			<AskFirst panel={panel} position="panel" look={look} />
			{minutes !== null && (
				<p className={styles.answers}>
					<Icon name="clock" />
					{detail('usuallyAnswers', timeSpan(minutes * minuteMs))}
				</p>
			)}
			{isVideoOn && (
				<PageLink
					page="videoConsultation"
					query={{ product: product.id }}
					className={buttonClass({ variant: 'quiet', isFull: true })}
				>
					<Icon name="video" />
					{page('videoConsultation.title')}
				</PageLink>
			)}
		</div>
	);
}

/** To the days of the panel that something in it was pressed in. */
const goToDays = (pressed: Element) =>
	pressed.closest('aside, dialog')?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();

/** Day, time and party once more beside the total: the time is chosen by itself, and may lie below the fold. */
function ChosenWhen({ panel: { choice, bounds } }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	const locale = useLocale();
	if (!choice.on) return null;
	const days = [choice.on, ...(bounds.booking === 'nights' && choice.to ? [choice.to] : [])];
	const on = days.map((day) => formatDateWithWeekday(day, locale)).join(' – ');
	return (
		<p className={styles.chosen}>
			<Icon name="calendar" />
			<span>
				{[choice.time ? `${on}, ${choice.time} KST` : on, t('party', { count: countOf(choice.persons) })].join(' · ')}
			</span>
		</p>
	);
}

/** The total and the way on: in view however far the rest is scrolled. */
export function PanelFoot({ panel }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	const { product, bounds, choice, price, fullLeft } = panel;
	const [isTold, setIsTold] = useState(false);
	const missing = bounds.booking === 'nights' && choice.on ? t('chooseCheckOut') : t('chooseDate');
	// Without a date there is nothing to reserve yet: say so, and go where it is chosen.
	const askForDate = (event: MouseEvent) => {
		if (price) return;
		event.preventDefault();
		setIsTold(true);
		goToDays(event.currentTarget);
	};
	const order = orderOf(choice, bounds, usualChoices(product.price));
	if (order && fullLeft !== undefined)
		return <WaitingBox key={JSON.stringify(order)} booking={panel} order={order} left={fullLeft} />;
	return (
		<div className={styles.foot}>
			{price && <ChosenWhen panel={panel} />}
			{price && <Total price={price} />}
			{!price && (
				<p className={styles.missing} role={isTold ? 'alert' : undefined} data-told={isTold || undefined}>
					{missing}
				</p>
			)}
			<ReserveLink panel={panel} look={{ variant: 'primary', size: 'lg', isFull: true }} onClick={askForDate}>
				{t('reserve', { health: healthOf(product.area), confirmation: product.confirmation })}
			</ReserveLink>
		</div>
	);
}
