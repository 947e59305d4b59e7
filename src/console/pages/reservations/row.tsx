import type { ReservationSummary } from '#contract/api/reservation.ts';
import { admit } from '#domain/member/access.ts';
import { payWord } from '#domain/reservation/pay-word.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { AskingBadge } from '#views/reservation/asking-badge.tsx';
import { StatusBadge } from '#views/reservation/status-badge.tsx';
import { ConsoleLink } from '../../address.tsx';
import { momentOf } from '../../moment.ts';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import { type Choices, oneAddress } from './choices.ts';
import styles from './reservations.module.css';

/** One reservation: when, who, what, how it stands; all of the row leads to it. */
export function ReservationRow({ reservation, choices }: { reservation: ReservationSummary; choices: Choices }) {
	const t = useTranslations('console.reservations');
	const spoken = useTranslations('reservation.spoken');
	const words = useTranslations('reservation');
	const locale = useConsoleLocale();
	const isOperator = admit('operator', useViewer()) === 'admitted';
	const { id, code, guest, title, on, to, time, guests, total, unread, pay, payment } = reservation;
	const by = reservation.answerBy ?? reservation.askingBy;
	const hasPay = pay.state !== 'none' || payment !== 'unpaid';
	const facts = [title, t('guests', { count: guests }), spoken(reservation.guestLanguage), code];
	return (
		<li className={styles.row} data-waits={by === null ? undefined : true}>
			<p className={styles.when}>
				<b>{formatDateWithWeekday(on, locale)}</b>
				<span>{to ? t('until', { date: formatDateWithWeekday(to, locale) }) : (time ?? t('allDay'))}</span>
			</p>
			<div className={styles.who}>
				<h2 className={styles.guest}>
					<ConsoleLink to={oneAddress(id, choices)} className={styles.link} data-answer={by !== null || undefined}>
						{guest || code}
					</ConsoleLink>
				</h2>
				<p className={styles.facts}>{facts.join(' · ')}</p>
				{isOperator && <p className={styles.facts}>{reservation.provider}</p>}
			</div>
			<div className={styles.marks}>
				<StatusBadge status={shownStatus(reservation.status, reservation.asking.length > 0)} />
				<AskingBadge reservation={reservation} />
				{reservation.hasChange && <Badge tone="act">{t('change')}</Badge>}
				{reservation.arrivedAt && <Badge tone="ok">{t('arrived')}</Badge>}
				{unread > 0 && <Badge tone="act">{t('unread', { count: unread })}</Badge>}
				{by && <span className={styles.by}>{t('answerBy', { moment: momentOf(by) })}</span>}
			</div>
			<p className={styles.money}>
				{total > 0 && <b>{formatWon(total)}</b>}
				{hasPay && <span>{words(payWord({ payment, pay }))}</span>}
			</p>
		</li>
	);
}
