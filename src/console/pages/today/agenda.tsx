import { Fragment } from 'react';
import type { Arrival, Today } from '#contract/api/desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { admit } from '#domain/member/access.ts';
import { namedNeeds } from '#domain/reservation/needs.ts';
import { formatDateWithWeekday, formatTime, formatWon } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { ConsoleLink } from '../../address.tsx';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import styles from './today.module.css';

/** Who comes today and tomorrow, by the hour, with what they speak and need. */
export function Agenda({ today }: { today: Today }) {
	const { days, arrivals } = today;
	return (
		<div className={styles.days}>
			<AgendaDay
				name="today"
				day={days.today}
				arrivals={arrivals.filter(({ on }) => on === days.today)}
				at={today.at}
			/>
			<AgendaDay
				name="tomorrow"
				day={days.tomorrow}
				arrivals={arrivals.filter(({ on }) => on === days.tomorrow)}
				at={today.at}
			/>
		</div>
	);
}

type DayProps = { name: 'today' | 'tomorrow'; day: string; arrivals: readonly Arrival[]; at: string };

function AgendaDay({ name, day, arrivals, at }: DayProps) {
	const t = useTranslations('console.today');
	const locale = useConsoleLocale();
	const now = useNow(Date.parse(at));
	const guests = arrivals.reduce((sum, { persons }) => sum + persons, 0);
	// Where the present stands among them: before the first that is still to come.
	const next = name === 'today' ? arrivals.findIndex(({ startsAt }) => Date.parse(startsAt) > now) : -1;
	return (
		<section aria-labelledby={`agenda-${name}`}>
			<h2 id={`agenda-${name}`} className={styles.day}>
				{t(`day.${name}`)}
				<small>{[formatDateWithWeekday(day, locale), t('guests', { count: guests })].join(' · ')}</small>
			</h2>
			{arrivals.length === 0 ? (
				<p className={styles.quiet}>{t(`nobody.${name}`)}</p>
			) : (
				<ol className={styles.agenda}>
					{arrivals.map((arrival, index) => (
						<Fragment key={arrival.id}>
							{index === next && (
								<li className={styles.now} aria-label={t('now', { time: formatTime(now, koreanZone) })}>
									<span>{formatTime(now, koreanZone)}</span>
								</li>
							)}
							<Comer arrival={arrival} isPast={Date.parse(arrival.startsAt) <= now} isNext={index === next} />
						</Fragment>
					))}
				</ol>
			)}
		</section>
	);
}

type ComerProps = { arrival: Arrival; isPast: boolean; isNext: boolean };

function Comer({ arrival, isPast, isNext }: ComerProps) {
	const t = useTranslations('console.today');
	const spoken = useTranslations('reservation.spoken');
	const isOperator = admit('operator', useViewer()) === 'admitted';
	const { id, code, title, guest, persons, time } = arrival;
	const about = [guest, t('guests', { count: persons }), spoken(arrival.language), code];
	return (
		<li className={styles.comer} data-look={isPast ? 'past' : isNext ? 'next' : undefined}>
			<span className={styles.time}>{time ?? t('allDay')}</span>
			<div className={styles.words}>
				<Marks arrival={arrival} />
				<b className={styles.title}>{title}</b>
				<p>{about.join(' · ')}</p>
				{isOperator && <p>{arrival.provider}</p>}
			</div>
			<ConsoleLink to={`${consolePages.reservations.path}/${id}`} className={buttonClass({ size: 'sm' })}>
				{t('reservation')}
				<span className="visually-hidden">{` ${guest}`}</span>
			</ConsoleLink>
		</li>
	);
}

/** Who has come, what is to be paid, what is needed. */
function Marks({ arrival: { arrivedAt, status, pay, needs, isAllergic } }: { arrival: Arrival }) {
	const t = useTranslations('console.today');
	const words = useTranslations('reservation');
	const needText = useNeedText();
	const named = namedNeeds(needs);
	const isUnpaid = pay.state === 'due' || pay.state === 'refused';
	const isPlain = !arrivedAt && status !== 'no-show' && pay.state !== 'on-site' && !isUnpaid && !isAllergic;
	if (isPlain && named.length === 0) return null;
	return (
		<div className={styles.marks}>
			{arrivedAt && <Badge tone="ok">{t('arrived', { time: formatTime(arrivedAt, koreanZone) })}</Badge>}
			{status === 'no-show' && <Badge>{t('noShow')}</Badge>}
			{pay.state === 'on-site' && <Badge tone="act">{t('onSite', { won: formatWon(pay.won) })}</Badge>}
			{isUnpaid && <Badge tone="bad">{t('unpaid', { won: formatWon(pay.won) })}</Badge>}
			{isAllergic && <Badge tone="bad">{words('isAllergic')}</Badge>}
			{named.map((need) => (
				<Badge key={need.id} tone="warn">
					{needText(need)}
				</Badge>
			))}
		</div>
	);
}
