import { type KeyboardEvent, useMemo } from 'react';
import type { ReservationSummary } from '#contract/api/reservation.ts';
import { consolePages } from '#contract/console-pages.ts';
import { usualSort } from '#domain/desk/desk-reservations.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { letterOf } from '../../letter-key.ts';
import { PageHead } from '../../page-head.tsx';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { useHasPage } from '../../viewer.tsx';
import { type Choices, choicesIn, hasFilters, listAddress, useDeskReservations } from './choices.ts';
import { Exports, Filters, Queues } from './filters.tsx';
import styles from './reservations.module.css';
import { Marks, Money, When, Who } from './row.tsx';
import { SavedViews, useViewedChoices } from './saved-views.tsx';

/** Every reservation of one's houses: what waits first at hand, the rest by what is chosen. */
export function ReservationsPage() {
	const t = useTranslations('console.reservations');
	const pages = useTranslations('console.pages');
	const viewed = useViewedChoices(useConsoleAddress().query);
	const { choices } = viewed;
	const { query, noteSeen } = useDeskReservations(choices);
	const items = useMemo(() => query.data?.flatMap((page) => page.items) ?? [], [query.data]);
	return (
		<>
			<PageHead title={pages('reservations')} aside={<Aside choices={choices} />} />
			<SavedViews {...viewed} />
			{choices.member !== undefined && <OfMember member={choices.member} choices={choices} />}
			<Queues choices={choices} counts={query.data?.[0]?.counts ?? undefined} />
			<Filters choices={choices} />
			<Await query={query}>
				{(data) => {
					if (items.length === 0 && !query.isPlaceholderData) return <Nothing choices={choices} />;
					return (
						<section aria-busy={query.isPlaceholderData} className={styles.found} aria-label={pages('reservations')}>
							<p className={styles.count} role="status">
								{t('count', { count: data[0]?.total ?? 0 })}
								<span className={styles.keys}>{t('keys')}</span>
							</p>
							<Table choices={choices} items={items} query={query} onSeen={noteSeen} />
						</section>
					);
				}}
			</Await>
		</>
	);
}

/** Said above the list, since no field below shows it. */
function OfMember({ member, choices }: { member: string; choices: Choices }) {
	const t = useTranslations('console.reservations');
	const hasMembers = useHasPage('members');
	return (
		<div className={styles.ofMember}>
			<Note>
				{t('ofMember')}{' '}
				{hasMembers && <ConsoleLink to={`${consolePages.members.path}/${member}`}>{t('toMember')}</ConsoleLink>}{' '}
				<ConsoleLink to={listAddress({ ...choices, member: undefined })}>{t('ofEverybody')}</ConsoleLink>
			</Note>
		</div>
	);
}

function Aside({ choices }: { choices: Choices }) {
	const t = useTranslations('console.reservations');
	const { organisation } = choices;
	const search = organisation ? `?organisation=${organisation}` : '';
	return (
		<div className={styles.exports}>
			<Exports choices={choices} />
			{useHasPage('newReservation') && (
				<ConsoleLink
					to={consolePages.newReservation.path + search}
					className={buttonClass({ size: 'sm', variant: 'primary' })}
				>
					<Icon name="plus" />
					{t('takeOne')}
				</ConsoleLink>
			)}
		</div>
	);
}

type TableProps = {
	choices: Choices;
	items: readonly ReservationSummary[];
	query: ReturnType<typeof useDeskReservations>['query'];
	onSeen: (first: number, last: number) => void;
};

const rowHeight = 76;
const idOf = ({ id }: ReservationSummary) => id;
const waits = ({ answerBy, askingBy }: ReservationSummary) => (answerBy ?? askingBy) !== null;

function Table({ choices, items, query, onSeen }: TableProps) {
	const t = useTranslations('console.reservations');
	const pages = useTranslations('console.pages');
	const address = listAddress(choices);
	const columns = useMemo((): LongColumn<ReservationSummary>[] => {
		const chosen = choicesIn(new URL(address, window.location.origin).searchParams);
		return [
			{
				...{ id: 'when', header: t('column.when'), className: styles.when, canSort: true },
				cell: (reservation) => <When reservation={reservation} />,
			},
			{
				...{ id: 'guest', header: t('column.guest'), className: styles.who },
				cell: (reservation) => <Who reservation={reservation} choices={chosen} />,
			},
			{
				...{ id: 'status', header: t('column.status'), className: styles.marks },
				cell: (reservation) => <Marks reservation={reservation} />,
			},
			{
				...{ id: 'money', header: t('column.money'), className: styles.money },
				cell: (reservation) => <Money reservation={reservation} />,
			},
		];
	}, [t, address]);
	const isDescending = (choices.sort ?? usualSort(choices.queue)) === 'latest';
	const onSort = (isLatest: boolean) => {
		const sort = isLatest ? 'latest' : 'soonest';
		navigate(listAddress({ ...choices, sort: sort === usualSort(choices.queue) ? undefined : sort }), 'replace');
	};
	return (
		<LongTable
			key={address}
			name={address}
			label={pages('reservations')}
			className={styles.table}
			rowClass={(reservation) => (waits(reservation) ? styles.waits : undefined)}
			sort={{ by: 'when', isDescending, onChange: onSort }}
			onKeyDown={byKeys}
			{...{ columns, items, idOf, rowHeight, query, onSeen }}
		/>
	);
}

function Nothing({ choices }: { choices: Choices }) {
	const t = useTranslations('console.reservations');
	return <EmptyState isPanel title={hasFilters(choices) ? t('nothing') : t(`empty.${choices.queue}`)} />;
}

/** What a key does with the row that has the focus; C and D ask once more on its page, P opens the dates to propose. */
const answers: Partial<Record<string, string>> = { c: 'confirm', d: 'decline', p: 'dates' };

function byKeys(event: KeyboardEvent<HTMLElement>): void {
	const link = event.target;
	if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.altKey) return;
	const answer = answers[letterOf(event.nativeEvent) ?? ''];
	if (answer === undefined || !link.dataset.answer) return;
	event.preventDefault();
	const address = new URL(link.href);
	address.searchParams.set('do', answer);
	navigate(address.pathname + address.search);
}
