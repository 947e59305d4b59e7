import type { MemberPage } from '#contract/api/member-desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import { List } from './list.tsx';
import styles from './members.module.css';

type Props = { member: MemberPage };

const day = (at: string) => formatDate(at, 'Asia/Seoul');

/** What else there was with somebody: how much of it, and how the newest stands. */
export function MemberHoldings({ member }: Props) {
	return (
		<>
			<Disputes member={member} />
			<Ratings member={member} />
			<Talks member={member} />
		</>
	);
}

function useRest() {
	const t = useTranslations('console.member');
	return ({ total, items }: { total: number; items: readonly unknown[] }) =>
		total > items.length && <p className={styles.small}>{t('newestOf', { count: items.length, total })}</p>;
}

function Disputes({ member: { disputes } }: Props) {
	const t = useTranslations('console.member');
	const words = useTranslations('dispute');
	const rest = useRest();
	return (
		<List title={t('disputes', { count: disputes.total })} empty={t('noDisputes')} more={rest(disputes)}>
			{disputes.items.map(({ id, reservationId, code, reason, state, at }) => (
				<li key={id}>
					<span>
						<ConsoleLink to={`${consolePages.reservations.path}/${reservationId}#dispute`}>{code}</ConsoleLink>
						<span className={styles.small}> {[words(`reason.${reason}`), day(at)].join(' · ')}</span>
					</span>
					<Badge tone={state === 'open' || state === 'proposed' ? 'warn' : 'neutral'}>{words(`state.${state}`)}</Badge>
				</li>
			))}
		</List>
	);
}

function Ratings({ member: { ratings } }: Props) {
	const t = useTranslations('console.member');
	const words = useTranslations('rating');
	const rest = useRest();
	return (
		<List title={t('ratings', { count: ratings.total })} empty={t('noRatings')} more={rest(ratings)}>
			{ratings.items.map(({ id, reservationId, title, status, at }) => (
				<li key={id}>
					<span>
						{reservationId ? (
							<ConsoleLink to={`${consolePages.reservations.path}/${reservationId}`}>{title}</ConsoleLink>
						) : (
							title
						)}
						<span className={styles.small}> {day(at)}</span>
					</span>
					<Badge>{words(`status.${status}`)}</Badge>
				</li>
			))}
		</List>
	);
}

/** Without a way in: what was said is between a patient and a clinic. */
function Talks({ member: { consultations, videos } }: Props) {
	const t = useTranslations('console.member');
	const consultation = useTranslations('consultation.state');
	const video = useTranslations('video.state');
	const rest = useRest();
	return (
		<>
			<List
				title={t('consultations', { count: consultations.total })}
				empty={t('noConsultations')}
				more={rest(consultations)}
			>
				{consultations.items.map(({ id, state, at }) => (
					<li key={id}>
						<span>{day(at)}</span>
						<Badge>{consultation(state)}</Badge>
					</li>
				))}
			</List>
			<List title={t('videos', { count: videos.total })} empty={t('noVideos')} more={rest(videos)}>
				{videos.items.map(({ id, state, at }) => (
					<li key={id}>
						<span>{day(at)}</span>
						<Badge>{video(state)}</Badge>
					</li>
				))}
			</List>
		</>
	);
}
