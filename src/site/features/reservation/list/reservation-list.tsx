import { useRef } from 'react';
import type { ReservationSummary, ReservationTime } from '#contract/api/reservation.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { ListChoices } from './list-choices.ts';
import { ListFilters } from './list-filters.tsx';
import { ListPager } from './list-pager.tsx';
import { NothingHere } from './nothing-here.tsx';
import styles from './reservation-list.module.css';
import { ReservationRow } from './reservation-row.tsx';

type Props = {
	choices: ListChoices;
	list: {
		items: readonly ReservationSummary[];
		total: number;
		nextCursor: string | null;
		counts: Record<ReservationTime, number>;
	};
	/** Another choice was made; what is shown is still the one before. */
	isPending: boolean;
};

export function ReservationList({ choices, list, isPending }: Props) {
	const t = useTranslations('reservation.my.list');
	const top = useRef<HTMLHeadingElement>(null);
	return (
		<section>
			<ListFilters
				choices={choices}
				counts={list.counts}
				heading={
					<h2 ref={top} tabIndex={-1} className={styles.listHeading}>
						{t('title')}
					</h2>
				}
			/>
			<p className="visually-hidden" role="status">
				{t('shown', { count: list.total })}
			</p>
			<div className={styles.results} data-pending={isPending || undefined} aria-busy={isPending || undefined}>
				{list.items.length === 0 ? (
					<NothingHere choices={choices} counts={list.counts} />
				) : (
					<ul className={styles.rows}>
						{list.items.map((reservation) => (
							<ReservationRow key={reservation.id} reservation={reservation} />
						))}
					</ul>
				)}
			</div>
			<ListPager choices={choices} nextCursor={list.nextCursor} onTurn={() => top.current?.focus()} />
			<ExportLink counts={list.counts} />
		</section>
	);
}

/** All of one's own for a spreadsheet: the browser saves it, no script is needed. */
function ExportLink({ counts }: { counts: Record<ReservationTime, number> }) {
	const t = useTranslations('reservation.my.list');
	const language = useLocale();
	if (counts.upcoming + counts.past + counts.cancelled === 0) return null;
	return (
		<p className={styles.export}>
			<a href={`/api/reservations/export?language=${language}`} download>
				<Icon name="download" />
				{t('export')}
			</a>
		</p>
	);
}
