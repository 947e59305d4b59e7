import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { type Choices, choicesIn, hasFilters, useDeskReservations } from './choices.ts';
import { Exports, Filters, Queues } from './filters.tsx';
import styles from './reservations.module.css';
import { ReservationRow } from './row.tsx';

/** Every reservation of one's houses: what waits first at hand, the rest by what is chosen. */
export function ReservationsPage() {
	const t = useTranslations('console.reservations');
	const pages = useTranslations('console.pages');
	const choices = choicesIn(useConsoleAddress().query);
	const query = useDeskReservations(choices);
	return (
		<>
			<PageHead title={pages('reservations')} aside={<Exports choices={choices} />} />
			<Queues choices={choices} counts={query.data?.[0]?.counts} />
			<Filters choices={choices} />
			<Await query={query}>
				{(data) => {
					const rows = data.flatMap(({ items }) => items);
					if (rows.length === 0 && !query.isPlaceholderData) return <Nothing choices={choices} />;
					return (
						<section aria-busy={query.isPlaceholderData} className={styles.found} aria-label={pages('reservations')}>
							<p className={styles.count} role="status">
								{t('count', { count: data[0]?.total ?? 0 })}
								<span className={styles.keys}>{t('keys')}</span>
							</p>
							<ul className={styles.list} onKeyDown={byKeys}>
								{rows.map((reservation) => (
									<ReservationRow key={reservation.id} reservation={reservation} choices={choices} />
								))}
							</ul>
							{query.hasNextPage && (
								<More onMore={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage} />
							)}
						</section>
					);
				}}
			</Await>
		</>
	);
}

function Nothing({ choices }: { choices: Choices }) {
	const t = useTranslations('console.reservations');
	return <EmptyState isPanel title={hasFilters(choices) ? t('nothing') : t(`empty.${choices.queue}`)} />;
}

/** What a key does with the row that has the focus; C and D ask once more on its page. */
const answers: Record<string, string> = { c: 'confirm', d: 'decline' };

function byKeys(event: KeyboardEvent<HTMLUListElement>): void {
	const link = event.target;
	if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.altKey) return;
	const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
	if (step !== 0) {
		const links = [...event.currentTarget.querySelectorAll('a')];
		links[links.indexOf(link) + step]?.focus();
		event.preventDefault();
		return;
	}
	const answer = answers[event.key.toLowerCase()];
	if (answer === undefined || !link.dataset.answer) return;
	event.preventDefault();
	const address = new URL(link.href);
	address.searchParams.set('do', answer);
	navigate(address.pathname + address.search);
}

/** Whoever scrolls on finds the next ones there; by keys it is a button. */
function More({ onMore, isBusy }: { onMore: () => void; isBusy: boolean }) {
	const t = useTranslations('console.reservations');
	const place = useRef<HTMLDivElement>(null);
	const latest = useRef({ onMore, isBusy });
	latest.current = { onMore, isBusy };
	useEffect(() => {
		const watcher = new IntersectionObserver(
			([entry]) => entry?.isIntersecting && !latest.current.isBusy && latest.current.onMore(),
			{ rootMargin: '400px' },
		);
		if (place.current) watcher.observe(place.current);
		return () => watcher.disconnect();
	}, []);
	return (
		<div ref={place} className={styles.more}>
			<Button onClick={onMore} isBusy={isBusy}>
				{t('more')}
			</Button>
		</div>
	);
}
