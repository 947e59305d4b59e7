import type { Comer } from '#contract/api/desk-day.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { DetailId } from '#domain/reservation/details.ts';
import { namedNeeds } from '#domain/reservation/needs.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useDetailText } from '#views/reservation/use-detail-text.ts';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './calendar.module.css';
import { useDeskDay } from './choices.ts';
import sheet from './day-sheet.module.css';
import { WriteAll } from './write-all.tsx';

/** A day on paper, for who goes out with the guests: by the hour, with names, telephones, needs and pick-ups. */
export function DaySheet({ day, organisation }: { day: string; organisation: string | undefined }) {
	const t = useTranslations('console.calendar');
	const locale = useConsoleLocale();
	return (
		<Await query={useDeskDay(day, organisation)}>
			{({ comers }) =>
				comers.length === 0 ? (
					<EmptyState isPanel title={t('nobody')} />
				) : (
					<section className={styles.sheet} aria-labelledby="day-sheet">
						<div className={styles.sheetHead}>
							<h2 id="day-sheet">{t('sheet', { date: formatDateWithWeekday(day, locale) })}</h2>
							<Button size="sm" onClick={() => window.print()}>
								<Icon name="printer" />
								{t('print')}
							</Button>
						</div>
						<WriteAll key={day} comers={comers} />
						<ul className={styles.comers}>
							{comers.map((comer) => (
								<Line key={comer.id} comer={comer} />
							))}
						</ul>
					</section>
				)
			}
		</Await>
	);
}

function Line({ comer }: { comer: Comer }) {
	const t = useTranslations('console.calendar');
	const spoken = useTranslations('reservation.spoken');
	const detail = useTranslations('reservation.detail');
	const needText = useNeedText();
	const detailText = useDetailText();
	const words = useTranslations('reservation');
	const { id, code, time, title, guest, persons, language, needs, isAllergic, pay, phone, others, note, details } =
		comer;
	const needed = namedNeeds(needs).map(needText);
	return (
		<li className={sheet.comer}>
			<b className={sheet.time}>{time ?? t('allDay')}</b>
			<div>
				<p>
					<ConsoleLink to={`${consolePages.reservations.path}/${id}`}>{guest || code}</ConsoleLink>
					{` · ${[t('persons', { count: persons }), spoken(language), code].join(' · ')}`}
				</p>
				<p>{title}</p>
				{phone && (
					<p>
						<a href={`tel:${phone}`}>{phone}</a>
					</p>
				)}
				{others.length > 0 && <p>{t('with', { names: others.join(', ') })}</p>}
				{needed.length > 0 && (
					<p>
						<b>{t('needs', { needs: needed.join(', ') })}</b>
					</p>
				)}
				{isAllergic && (
					<p>
						<b>{words('isAllergic')}</b>
					</p>
				)}
				{(Object.entries(details) as [DetailId, string | number][]).map(([name, value]) => (
					<p key={name}>{`${detail(name)}: ${detailText(name, value)}`}</p>
				))}
				{note !== null && <p className={sheet.note}>{t('note', { text: note })}</p>}
				{pay.state === 'on-site' && <p>{t('collect', { won: formatWon(pay.won) })}</p>}
			</div>
		</li>
	);
}
