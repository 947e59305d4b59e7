import type { OpenedRating } from '#contract/api/rating.ts';
import { areaOf } from '#domain/area/areas.ts';
import { ratingAspects } from '#domain/product/product.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PageLink } from '#views/page-link.tsx';
import { RatingPictures } from '#views/rating/rating-pictures.tsx';
import { MemberLink } from '../member-link.tsx';
import { momentOf } from '../moment.ts';
import { ReservationLink } from '../reservation-link.tsx';
import styles from './queues.module.css';
import { RatingVerdict } from './rating-verdict.tsx';
import { ReportedFrame } from './reported-frame.tsx';
import { ReportsCard } from './reports-told.tsx';

type Props = {
	rating: OpenedRating;
	listAddress: string;
	onDecided: (sentence: string) => void;
	onStale: () => Promise<unknown>;
};

/** One rating: what was said, who finds it wrong, the decision. */
export function RatingDetail({ rating, listAddress, onDecided, onStale }: Props) {
	const t = useTranslations('rating.desk');
	const words = useTranslations('rating');
	const reasons = useTranslations('rating.report.reasons');
	const { reports, status, statusReason, decided } = rating;
	// What waits to be published was never reported.
	const hasReports = reports.length > 0 || status === 'published' || decided !== null;
	return (
		<ReportedFrame
			title={rating.title}
			text={rating.provider}
			badge={<Badge tone={status === 'published' ? 'ok' : 'warn'}>{words(`status.${status}`)}</Badge>}
			listAddress={listAddress}
			context={<Words rating={rating} />}
			reports={
				hasReports && (
					<ReportsCard
						reports={reports.map(({ reason, on, by }) => ({
							...{ reason: reasons(reason), when: { at: on, said: formatDate(on) }, by },
						}))}
						decided={decided ? { name: decided.by, moment: momentOf(decided.at) } : undefined}
					/>
				)
			}
			decision={
				<>
					{areaOf(rating.area).isHealth && (
						<div className={styles.law}>
							<Note>{t('rules')}</Note>
						</div>
					)}
					{statusReason && (
						<div className={styles.law}>
							<Note tone="warn">
								<b>{t('before')}</b>
								<p className={styles.asTyped}>{statusReason}</p>
							</Note>
						</div>
					)}
					<RatingVerdict {...{ rating, onDecided, onStale }} />
				</>
			}
		/>
	);
}

function Words({ rating }: Pick<Props, 'rating'>) {
	const t = useTranslations('rating.desk');
	const languageName = useTranslations('console.languageName');
	const words = useTranslations('rating');
	const aspect = useTranslations('product.aspect');
	const { tag } = locales[rating.locale];
	const { reservation } = rating;
	const author = rating.author ? `${rating.author} (${rating.country})` : words('former');
	return (
		<Card title={t('words')} aside={<span>{t('written', { date: formatDate(rating.writtenOn) })}</span>}>
			<p className={styles.asTyped} lang={tag}>
				{rating.text}
			</p>
			<RatingPictures pictures={rating.pictures} />
			<div className={styles.facts}>
				<FactRows
					rows={[
						...ratingAspects.map((one) => ({
							name: aspect(one),
							value: words('outOf', { score: String(rating.stars[one]) }),
						})),
						{ name: t('author'), value: <MemberLink id={rating.authorId} name={author} /> },
						...(reservation
							? [
									{
										name: t('reservation'),
										value: <ReservationLink id={reservation.id} text={reservation.code} />,
									},
								]
							: []),
						{ name: t('language'), value: languageName(rating.locale) },
						{
							name: t('product'),
							value: (
								<PageLink page="productDetail" params={{ area: rating.area, id: rating.productId }}>
									{rating.title}
								</PageLink>
							),
						},
					]}
				/>
			</div>
		</Card>
	);
}
