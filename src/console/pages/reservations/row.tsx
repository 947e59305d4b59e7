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

type Props = { reservation: ReservationSummary };

const dueOf = ({ answerBy, askingBy }: ReservationSummary) => answerBy ?? askingBy;

export function When({ reservation: { on, to, time } }: Props) {
	const t = useTranslations('console.reservations');
	const locale = useConsoleLocale();
	return (
		<>
			<b>{formatDateWithWeekday(on, locale)}</b>
			<span>{to ? t('until', { date: formatDateWithWeekday(to, locale) }) : (time ?? t('allDay'))}</span>
		</>
	);
}

/** All of the row leads to it. */
export function Who({ reservation, choices }: Props & { choices: Choices }) {
	const t = useTranslations('console.reservations');
	const spoken = useTranslations('reservation.spoken');
	const isOperator = admit('operator', useViewer()) === 'admitted';
	const { id, code, guest, title, guests } = reservation;
	const facts = [title, t('guests', { count: guests }), spoken(reservation.guestLanguage), code];
	return (
		<>
			<ConsoleLink
				to={oneAddress(id, choices)}
				className={styles.link}
				data-answer={dueOf(reservation) !== null || undefined}
			>
				{guest || code}
			</ConsoleLink>
			<p className={styles.facts}>{facts.join(' · ')}</p>
			{isOperator && <p className={styles.facts}>{reservation.provider}</p>}
		</>
	);
}

export function Marks({ reservation }: Props) {
	const t = useTranslations('console.reservations');
	const by = dueOf(reservation);
	const { unread } = reservation;
	return (
		<>
			<StatusBadge status={shownStatus(reservation.status, reservation.asking.length > 0)} />
			<AskingBadge reservation={reservation} />
			{reservation.isTaken && <Badge>{t('taken')}</Badge>}
			{reservation.hasChange && <Badge tone="act">{t('change')}</Badge>}
			{reservation.datesUntil && <Badge>{t('proposed')}</Badge>}
			{reservation.arrivedAt && <Badge tone="ok">{t('arrived')}</Badge>}
			{unread > 0 && <Badge tone="act">{t('unread', { count: unread })}</Badge>}
			{by && <span className={styles.by}>{t('answerBy', { moment: momentOf(by) })}</span>}
		</>
	);
}

export function Money({ reservation: { total, pay, payment } }: Props) {
	const words = useTranslations('reservation');
	const hasPay = pay.state !== 'none' || payment !== 'unpaid';
	return (
		<>
			{total > 0 && <b>{formatWon(total)}</b>}
			{hasPay && <span>{words(payWord({ payment, pay }))}</span>}
		</>
	);
}
