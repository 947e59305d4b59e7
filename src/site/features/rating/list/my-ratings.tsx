import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { OwnRating } from '#contract/api/rating.ts';
import { ratingStatuses } from '#domain/rating/rating.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import rows from '#views/rating/rating-rows.module.css';
import { formatScore } from '#views/rating/score-text.ts';
import { ownRatingsKey } from '../rating-queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './my-ratings.module.css';
import type { OwnRatings } from './own-ratings.ts';
import { RateableRow } from './rateable-row.tsx';
import { RatedPage } from './rated-page.tsx';

type Props = { data: OwnRatings; isEmailVerified: boolean; sent: string | null };

/** Grade management: what can be rated, and what was. */
export function MyRatings({ data, isEmailVerified, sent }: Props) {
	const page = useTranslations('page');
	const shell = useTranslations('shell');
	const t = useTranslations('rating.mine');
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const [deleting, setDeleting] = useState<OwnRating>();
	const deleted = () => {
		setDeleting(undefined);
		setMessage(t('deleted'));
		void client.invalidateQueries({ queryKey: ownRatingsKey });
	};
	return (
		<div className={styles.page}>
			<h2 className={styles.pageTitle}>{page('myRatings.title')}</h2>
			<SentNote sent={sent} />
			{data.toRate.length > 0 && <ToRate data={data} isEmailVerified={isEmailVerified} />}
			<Rated data={data} onDelete={setDeleting} />
			{deleting && <DeleteDialog rating={deleting} onDeleted={deleted} onClose={() => setDeleting(undefined)} />}
			<Toast
				message={message}
				closeLabel={shell('closeMessage')}
				onClose={useCallback(() => setMessage(undefined), [])}
			/>
		</div>
	);
}

/** What becomes of the rating one has just sent. */
function SentNote({ sent }: { sent: string | null }) {
	const t = useTranslations('rating.mine.sent');
	const known = [...ratingStatuses, 'saved'].find((one) => one === sent);
	if (!known || known === 'hidden') return null;
	return (
		<div role="status">
			<Note>{t(known as 'saved')}</Note>
		</div>
	);
}

function ToRate({ data, isEmailVerified }: Omit<Props, 'sent'>) {
	const t = useTranslations('rating.mine');
	return (
		<section aria-labelledby="to-rate">
			<h3 id="to-rate" className={rows.title}>
				{t('toRate')}
			</h3>
			<p className={rows.under}>{t('toRateText')}</p>
			{!isEmailVerified && (
				<div className={styles.note}>
					<Note tone="warn">
						{t('unverified')} <PageLink page="myInformation">{t('toInformation')}</PageLink>
					</Note>
				</div>
			)}
			<ul className={rows.rows}>
				{data.toRate.map((one, at) => (
					<RateableRow key={one.reservationId} rateable={one} isFirst={at === 0} />
				))}
			</ul>
		</section>
	);
}

function Rated({ data, onDelete }: { data: OwnRatings; onDelete: (rating: OwnRating) => void }) {
	const t = useTranslations('rating.mine');
	const my = useTranslations('my.ratings');
	const page = useTranslations('page');
	const locale = useLocale();
	// What waits for a rating, just above, says it better.
	if (data.total === 0 && data.toRate.length > 0) return null;
	if (data.total === 0)
		return (
			<EmptyState
				isPanel
				level={3}
				picture={{ src: '/assets/images/hanriver.webp', width: 600, height: 450 }}
				title={my('emptyTitle')}
				text={my('emptyText')}
				actions={
					<PageLink page="myReservations" className={buttonClass({ variant: 'brand' })}>
						{page('myReservations.title')}
					</PageLink>
				}
			/>
		);
	return (
		<section aria-labelledby="rated">
			<h3 id="rated" className={rows.title}>
				{t('rated')}
			</h3>
			<p className={rows.under}>{t('average', { score: formatScore(data.average, locale), count: data.total })}</p>
			<RatedPage page={data} onDelete={onDelete} />
		</section>
	);
}
