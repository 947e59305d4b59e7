import { useQuery } from '@tanstack/react-query';
import type { NoticeView, TouchedReservation } from '#contract/api/notice.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { formatDate } from '#i18n/format.ts';
import { ownClock } from '#i18n/own-clock.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { useWayBack } from '#site/shell/use-way-back.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useOwnZone } from '#views/clock/own-time.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { touchedQuery } from './notice-queries.ts';
import styles from './notice-touch.module.css';

type Props = { id: string; touches: NonNullable<NoticeView['touches']> };

/** The days a notice speaks of, compared with the member's own reservations. */
export function NoticeTouch({ id, touches }: Props) {
	const t = useTranslations('notice.touch');
	const viewer = useViewer();
	const days = { from: formatDate(touches.from), to: formatDate(touches.to) };
	return (
		<section className={styles.touch} aria-labelledby="touch">
			<h2 id="touch" className={styles.title}>
				{t('title')}
			</h2>
			<p className={styles.days}>{t(days.from === days.to ? 'day' : 'days', days)}</p>
			{viewer ? <Compared id={id} /> : <AskToLogIn />}
		</section>
	);
}

function AskToLogIn() {
	const t = useTranslations('notice.touch');
	return (
		<>
			<p className={styles.text}>{t('logIn')}</p>
			<PageLink page="login" query={useWayBack()} className={buttonClass({ variant: 'brand', isFull: true })}>
				{t('logInAction')}
			</PageLink>
		</>
	);
}

function Compared({ id }: { id: string }) {
	const t = useTranslations('notice.touch');
	const { data, error, isError, refetch } = useQuery(touchedQuery(useApi(), { id, language: useLocale() }));
	if (data)
		return (
			<div role="status" className={styles.found}>
				<p className={styles.text}>
					{data.reservations.length > 0 ? t('some', { count: data.reservations.length }) : t('none')}
				</p>
				{data.reservations.length > 0 && (
					<ul className={styles.reservations}>
						{data.reservations.map((reservation) => (
							<Touched key={reservation.id} reservation={reservation} />
						))}
					</ul>
				)}
			</div>
		);
	if (isError)
		return (
			<>
				<Note tone="bad" isAlert>
					{t('failed')}
					<FailureNumber error={error} />
				</Note>
				<div>
					<Button onClick={() => void refetch()}>{t('retry')}</Button>
				</div>
			</>
		);
	return (
		<div role="status" className={styles.found}>
			<span className="visually-hidden">{t('looking')}</span>
			<Skeleton width="long" />
			<Skeleton width="medium" />
		</div>
	);
}

function Touched({ reservation: { id, title, on, to, time } }: { reservation: TouchedReservation }) {
	const t = useTranslations('notice.touch');
	const zone = useOwnZone();
	const date = to === null ? formatDate(on) : `${formatDate(on)}–${formatDate(to)}`;
	const own = time === null ? undefined : ownClock(koreanInstant(on, time), zone);
	return (
		<li>
			<PageLink page="myReservation" params={{ id }}>
				{title}
			</PageLink>
			<span className={styles.when}>
				{time === null ? date : own ? t('atBoth', { date, time, own }) : t('at', { date, time })}
			</span>
		</li>
	);
}
