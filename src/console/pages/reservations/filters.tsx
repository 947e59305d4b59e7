import { atWorkplace } from '#domain/desk/desk.ts';
import { payFilters, type ReservationQueue, reservationQueues, usualSort } from '#domain/desk/desk-reservations.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { ConsoleLink, navigate } from '../../address.tsx';
import { FileLink } from '../../file/file-link.tsx';
import { ProductSearch } from '../../product-search.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import { type Choices, exportAddress, hasFilters, listAddress } from './choices.ts';
import { OperatorFilters } from './operator-filters.tsx';
import styles from './reservations.module.css';

type Counts = Partial<Record<ReservationQueue, number>>;

/** A thousand is counted to, and said to be more. */
const counted = (count: number): string => (count >= 1_000 ? '999+' : String(count));

/** The parts of the list, and how many are in each. */
export function Queues({ choices, counts }: { choices: Choices; counts: Counts | undefined }) {
	const t = useTranslations('console.reservations');
	return (
		<nav className={styles.queues} aria-label={t('queues')}>
			{reservationQueues.map((queue) => (
				<ConsoleLink
					key={queue}
					to={listAddress({ ...choices, queue, status: undefined, sort: undefined })}
					className={chipClass({ isOn: queue === choices.queue })}
					aria-current={queue === choices.queue ? 'page' : undefined}
				>
					{t(`queue.${queue}`)}
					{counts?.[queue] !== undefined && <ChipCount>{counted(counts[queue])}</ChipCount>}
				</ConsoleLink>
			))}
		</nav>
	);
}

const all = 'all';
const ahead = 730;
const dayEnds = { from: true, to: true };

/** By words, days, product, status and payment; each change is another address. */
export function Filters({ choices }: { choices: Choices }) {
	const t = useTranslations('console.reservations');
	const status = useTranslations('reservation.status');
	const apply = (change: Partial<Choices>) => navigate(listAddress({ ...choices, ...change }), 'replace');
	const words = {
		...{ label: t('search'), placeholder: t('searchHint'), submitLabel: t('searchNow'), clearLabel: t('searchClear') },
	};
	const sort = choices.sort ?? usualSort(choices.queue);
	const areDaysTurned = choices.from !== undefined && choices.to !== undefined && choices.from > choices.to;
	return (
		<div className={styles.filters}>
			<div className={styles.search}>
				<TypedSearch
					key={choices.queue}
					words={words}
					search={choices.search ?? ''}
					maxLength={60}
					onSearch={(search) => apply({ search })}
				/>
			</div>
			{(Object.keys(dayEnds) as (keyof typeof dayEnds)[]).map((end) => (
				<div key={end} className={styles.day}>
					<DayField
						label={t(end)}
						name={end}
						value={choices[end] ?? ''}
						daysAhead={ahead}
						daysBack={ahead}
						error={end === 'to' && areDaysTurned ? t('toBeforeFrom') : undefined}
						onChange={(day) => apply({ [end]: day === '' ? undefined : day })}
					/>
				</div>
			))}
			<ProductSearch
				label={t('product')}
				organisation={choices.organisation}
				product={choices.product}
				placeholder={t('everyProduct')}
				isOptional
				onChoose={(product) => apply({ product })}
			/>
			<Select
				name="status"
				label={t('status')}
				value={choices.status ?? all}
				options={[
					{ value: all, label: t('everyStatus') },
					...shownStatuses.map((value) => ({ value, label: status(value) })),
				]}
				onChange={(one) => apply({ status: shownStatuses.find((value) => value === one) })}
			/>
			<Select
				name="pay"
				label={t('pay')}
				value={choices.pay ?? all}
				options={[
					{ value: all, label: t('everyPay') },
					...payFilters.map((value) => ({ value, label: t(`payFilter.${value}`) })),
				]}
				onChange={(one) => apply({ pay: payFilters.find((value) => value === one) })}
			/>
			<Select
				name="sort"
				label={t('sort')}
				value={sort}
				options={(['soonest', 'latest'] as const).map((value) => ({ value, label: t(`sortBy.${value}`) }))}
				onChange={(value) => apply({ sort: value === usualSort(choices.queue) ? undefined : value })}
			/>
			<OperatorFilters {...{ choices, apply }} />
			{hasFilters(choices) && (
				<ConsoleLink to={listAddress({ ...nothingChosen, queue: choices.queue, organisation: choices.organisation })}>
					{t('clear')}
				</ConsoleLink>
			)}
		</div>
	);
}

const nothingChosen = {
	...{ status: undefined, from: undefined, to: undefined, product: undefined, pay: undefined },
	...{ provider: undefined, member: undefined, area: undefined, kind: undefined, country: undefined },
	...{ search: undefined, sort: undefined },
};

/** What is on the list, for a spreadsheet. */
export function Exports({ choices }: { choices: Choices }) {
	const t = useTranslations('console.reservations');
	const language = useConsoleLocale();
	const there = atWorkplace(useViewer(), choices.organisation);
	if (!there || organisationsWhere(there, 'reservation.export').length === 0) return null;
	return (
		<div className={styles.exports}>
			{(['xlsx', 'csv'] as const).map((format) => (
				<FileLink key={format} href={exportAddress(choices, { language, format })}>
					{t(`export.${format}`)}
				</FileLink>
			))}
		</div>
	);
}
