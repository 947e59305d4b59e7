import { useEffect } from 'react';
import type { Plan } from '#contract/api/slot.ts';
import { consolePages } from '#contract/console-pages.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDate, formatDateWithWeekday } from '#i18n/format.ts';
import { firstWeekday, formatMonth } from '#i18n/month-names.ts';
import { buttonClass } from '#ui/button.tsx';
import { monthOf } from '#ui/calendar-weeks.ts';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { useNamedProducts } from '../../named-products.ts';
import { PageHead } from '../../page-head.tsx';
import { mostSelected, ProductSearch } from '../../product-search.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { useDeskProducts } from '../reservations/choices.ts';
import styles from './calendar.module.css';
import {
	type CalendarChoices,
	calendarAddress,
	calendarIn,
	calendarViews,
	everyProduct,
	shifted,
	spanOf,
	usePlan,
} from './choices.ts';
import { dayPlaces } from './day-places.ts';
import { DaySheet } from './day-sheet.tsx';
import { DaySlots } from './day-slots.tsx';
import { HouseWeek } from './house-week.tsx';
import { isOver } from './is-over.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { OutsideCalendars } from './outside-calendars.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { WeekGrid } from './week-grid.tsx';

/** The days of one's houses: who comes, and the places of a product by week and month. */
export function CalendarPage() {
	const pages = useTranslations('console.pages');
	const now = new Date(useNow(Date.now()));
	const today = koreanDay(now);
	const choices = calendarIn(useConsoleAddress().query, today);
	return (
		<>
			<PageHead
				title={pages('calendar')}
				text={<Shown choices={choices} />}
				aside={<Steps choices={choices} today={today} />}
			/>
			{choices.view === 'day' ? (
				<>
					<DaySlots choices={choices} now={now} today={today} />
					<DaySheet day={choices.on} organisation={choices.organisation} />
				</>
			) : (
				<Slots choices={choices} now={now} today={today} />
			)}
		</>
	);
}

function Shown({ choices }: { choices: CalendarChoices }) {
	const locale = useConsoleLocale();
	if (choices.view === 'day') return formatDateWithWeekday(choices.on, locale);
	if (choices.view === 'month') return formatMonth(monthOf(choices.on), locale);
	const { first, last } = spanOf(choices, firstWeekday(locale));
	return `${formatDate(first)} ~ ${formatDate(last)}`;
}

/** Which span, and the way on and back. */
function Steps({ choices, today }: { choices: CalendarChoices; today: string }) {
	const t = useTranslations('console.calendar');
	const to = (change: Partial<CalendarChoices>) =>
		calendarAddress({ ...choices, day: undefined, time: undefined, ...change });
	return (
		<nav className={styles.steps} aria-label={t('span')}>
			{calendarViews.map((view) => (
				<ConsoleLink
					key={view}
					to={to({ view })}
					className={chipClass({ isOn: view === choices.view })}
					aria-current={view === choices.view ? 'page' : undefined}
				>
					{t(`view.${view}`)}
				</ConsoleLink>
			))}
			{/* On a narrow screen these three go to the next row together. */}
			<span className={styles.turn}>
				<ConsoleLink
					to={to({ on: shifted(choices, -1) })}
					className={buttonClass({ size: 'sm' })}
					aria-label={t('back')}
				>
					<Icon name="chevronLeft" />
				</ConsoleLink>
				<ConsoleLink to={to({ on: today })} className={buttonClass({ size: 'sm' })}>
					{t('today')}
				</ConsoleLink>
				<ConsoleLink to={to({ on: shifted(choices, 1) })} className={buttonClass({ size: 'sm' })} aria-label={t('on')}>
					<Icon name="chevronRight" />
				</ConsoleLink>
			</span>
		</nav>
	);
}

/** The slots of one product, the first of the house where none is chosen; or a week of all of them. */
function Slots({ choices, now, today }: { choices: CalendarChoices; now: Date; today: string }) {
	const t = useTranslations('console.calendar');
	const locale = useConsoleLocale();
	const offered = useDeskProducts(choices.organisation);
	const products = offered.data?.products ?? [];
	const span = spanOf(choices, firstWeekday(locale));
	const isOfHouse = choices.product === everyProduct && choices.view === 'week' && products.length > 1;
	const isFar = choices.product !== undefined && choices.product !== everyProduct && products.length > mostSelected;
	const listed = products.find(({ id }) => id === choices.product);
	// Of all houses one may lie beyond what is listed.
	const named = useNamedProducts({
		...{ organisation: choices.organisation, text: '', product: choices.product, isNeeded: isFar && !listed },
	});
	const product = listed ?? named.data?.products.find(({ id }) => id === choices.product) ?? products[0];
	const choose = (id: string) =>
		navigate(calendarAddress({ ...choices, product: id, day: undefined, time: undefined }));
	const shown = { ...choices, product: product?.id, day: undefined, time: undefined };
	const isKnown = choices.product === undefined || choices.product === everyProduct || choices.product === product?.id;
	// On its way, or not to be had: until it is there nothing of another product stands below.
	const isNaming = !isKnown && isFar && (named.data === undefined || named.isPlaceholderData);
	const isLost = product !== undefined && !isKnown && !isNaming;
	useShownInstead(isLost ? calendarAddress(shown) : undefined);
	if (isLost) return null;
	if (!offered.data) return <Await query={offered}>{() => null}</Await>;
	if (!product) return <EmptyState isPanel title={t('noProduct')} />;
	return (
		<>
			<div className={styles.product}>
				{products.length > mostSelected ? (
					<div className={styles.search}>
						<ProductSearch
							label={t('product')}
							organisation={choices.organisation}
							// The field stays while the one that was chosen in it is fetched: it has the focus.
							product={isOfHouse ? undefined : isNaming ? choices.product : product.id}
							placeholder={choices.view === 'week' ? t('everyProduct') : undefined}
							onChoose={(id) => {
								if (id !== undefined || choices.view === 'week') choose(id ?? everyProduct);
							}}
						/>
					</div>
				) : (
					products.length > 1 && (
						<Select
							name="product"
							label={t('product')}
							value={isOfHouse ? everyProduct : (product?.id ?? '')}
							options={[
								...(choices.view === 'week' ? [{ value: everyProduct, label: t('everyProduct') }] : []),
								...products.map(({ id, title }) => ({ value: id, label: title })),
							]}
							onChange={choose}
						/>
					)
				)}
				{!isOfHouse && !isNaming && product.mayEdit && (
					<ConsoleLink to={`${consolePages.products.path}/${product.id}?part=times`} className={buttonClass()}>
						<Icon name="clock" />
						{t('weekly')}
					</ConsoleLink>
				)}
			</div>
			{isOfHouse && <HouseWeek products={products} choices={choices} span={span} now={now} today={today} />}
			{isNaming && <Await query={{ ...named, data: undefined }}>{() => null}</Await>}
			{!isOfHouse && !isNaming && (
				<OneProduct product={product} choices={choices} span={span} now={now} today={today} />
			)}
			<OutsideCalendars organisation={choices.organisation} products={products} />
		</>
	);
}

/** An address that names what is not there, or is of another house, is not left standing over what is shown. */
function useShownInstead(address: string | undefined) {
	useEffect(() => {
		if (address !== undefined) navigate(address, 'replace');
	}, [address]);
}

type OneProps = {
	product: { id: string; title: string; mayEdit: boolean } | undefined;
	choices: CalendarChoices;
	span: { first: string; last: string };
	now: Date;
	today: string;
};

function OneProduct({ product, choices, span, now, today }: OneProps) {
	const plan = usePlan(product?.id, span);
	const shown = { ...choices, product: product?.id };
	const mayEdit = product?.mayEdit === true;
	return (
		<Await query={plan}>
			{(data) => (
				<div className={styles.columns} data-open={choices.day !== undefined || undefined}>
					<div>
						<Sum plan={data} />
						{choices.view === 'week' ? (
							<WeekGrid plan={data} choices={shown} now={now} today={today} mayEdit={mayEdit} />
						) : (
							<MonthGrid plan={data} choices={shown} now={now} today={today} />
						)}
						<Legend hasGrip={mayEdit && choices.view === 'week'} />
					</div>
					{product && choices.day !== undefined && (
						<SlotPanel
							key={`${product.id} ${choices.day} ${choices.time ?? ''}`}
							plan={data}
							choices={shown}
							day={choices.day}
							title={product.title}
							mayEdit={mayEdit && !isOver(choices.day, choices.time ?? null, now)}
						/>
					)}
				</div>
			)}
		</Await>
	);
}

/** What the span has sold of all that can be sold in it. */
function Sum({ plan }: { plan: Plan }) {
	const t = useTranslations('console.calendar');
	const { capacity, taken, onHold } = dayPlaces(plan.days.flatMap(({ slots }) => slots));
	if (capacity === 0) return null;
	return (
		<p className={styles.sum}>
			<b>{t('sum', { capacity, taken, percent: Math.round((taken * 100) / capacity) })}</b>
			{onHold > 0 && <small>{t('onHold', { count: onHold })}</small>}
		</p>
	);
}
