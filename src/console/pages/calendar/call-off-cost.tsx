import type { CallOffStatement, LeftParty, Phoned } from '#contract/api/call-off.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import styles from './call-off.module.css';

/** What it costs: who is reserved, what goes back to them, who has to be phoned, and who is left as they are. */
export function CallOffCost({ statement }: { statement: CallOffStatement }) {
	const t = useTranslations('console.calendar.callOff');
	const { parties, people, requests, wishes, offers, wonBack, pay } = statement;
	return (
		<>
			{parties > 0 && (
				<p>
					<b>{t('sum', { parties, people })}</b>
				</p>
			)}
			{pay.length > 0 && (
				<ul className={styles.list}>
					{pay.map(({ state, parties: count, won }) => (
						<li key={state}>{t(`pay.${state}`, { count, won: formatWon(won) })}</li>
					))}
				</ul>
			)}
			{pay.length > 1 && wonBack > 0 && (
				<p>
					<b>{t('back', { won: formatWon(wonBack) })}</b>
				</p>
			)}
			{requests > 0 && <p>{t('requests', { count: requests })}</p>}
			{wishes > 0 && <p>{t('wishes', { count: wishes })}</p>}
			{offers > 0 && <p>{t('offers', { count: offers })}</p>}
			<ToPhone {...statement} />
			{statement.leftCount > 0 && (
				<Note tone="warn">
					{t('left', { count: statement.leftCount })}
					<LeftList parties={statement.left} count={statement.leftCount} />
				</Note>
			)}
		</>
	);
}

/** Mails may not reach them: who calls off the date phones these. */
export function ToPhone({ phoned, phonedCount }: Phoned) {
	const t = useTranslations('console.calendar.callOff');
	const words = useTranslations('console.calendar.writeAll');
	if (phonedCount === 0) return null;
	return (
		<Note tone="warn">
			{words('phoned', { count: phonedCount })}
			<ul className={styles.list}>
				{phoned.map(({ id, guest, code, phone }) => (
					<li key={id}>
						<ConsoleLink to={`${consolePages.reservations.path}/${id}`}>{guest || code}</ConsoleLink>{' '}
						{phone && <a href={`tel:${phone}`}>{phone}</a>}
					</li>
				))}
				{phonedCount > phoned.length && <li>{t('more', { count: phonedCount - phoned.length })}</li>}
			</ul>
		</Note>
	);
}

/** Whoever phones takes it along: on paper it stands alone. */
export function PrintList() {
	const t = useTranslations('console.calendar');
	return (
		<div className={styles.print}>
			<Button size="sm" onClick={() => window.print()}>
				<Icon name="printer" />
				{t('print')}
			</Button>
		</div>
	);
}

/** Each with why, and the way to it. */
export function LeftList({ parties, count }: { parties: readonly LeftParty[]; count: number }) {
	const t = useTranslations('console.calendar.callOff');
	return (
		<ul className={styles.list}>
			{parties.map(({ id, guest, code, why }) => (
				<li key={id}>
					<ConsoleLink to={`${consolePages.reservations.path}/${id}`}>{guest || code}</ConsoleLink>
					{` · ${t(`why.${why}`)}`}
				</li>
			))}
			{count > parties.length && <li>{t('more', { count: count - parties.length })}</li>}
		</ul>
	);
}
