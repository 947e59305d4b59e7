import { lazy, Suspense, useState } from 'react';
import type { PublicRating } from '#contract/api/rating.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './rating-parts.module.css';

const ReplyForm = lazy(() => import('./reply-form.tsx').then(({ ReplyForm }) => ({ default: ReplyForm })));
const RatingReport = lazy(() => import('./rating-report.tsx').then(({ RatingReport }) => ({ default: RatingReport })));

type Props = {
	rating: Pick<PublicRating, 'id' | 'author' | 'mayReply' | 'mayReport'>;
	/** It has changed: by a reply, or by the viewer's report. The sentence says so. */
	onChanged: (sentence: string) => void;
};

/** What the viewer may do about a rating: answer for the provider, tell an operator. */
export function RatingActions({ rating, onChanged }: Props) {
	const t = useTranslations('rating');
	const [open, setOpen] = useState<'reply' | 'report'>();
	const { id, mayReply, mayReport } = rating;
	if (!mayReply && !mayReport) return null;
	const author = rating.author || t('former');
	const close = () => setOpen(undefined);
	const changed = (sentence: string) => {
		close();
		onChanged(sentence);
	};
	return (
		<div className={styles.actions}>
			{mayReply && open !== 'reply' && (
				<Button variant="outline" size="sm" aria-label={t('reply.about', { author })} onClick={() => setOpen('reply')}>
					{t('reply.do')}
				</Button>
			)}
			{mayReport && open !== 'reply' && (
				<span className={styles.quietly}>
					<Button variant="link" size="sm" aria-label={t('report.about', { author })} onClick={() => setOpen('report')}>
						{t('report.do')}
					</Button>
				</span>
			)}
			<Suspense fallback={null}>
				{open === 'reply' && <ReplyForm ratingId={id} onReplied={() => changed(t('reply.sent'))} onClose={close} />}
				{open === 'report' && (
					<RatingReport ratingId={id} onReported={() => changed(t('report.sent'))} onClose={close} />
				)}
			</Suspense>
		</div>
	);
}
