import type { ReservationSummary } from '#contract/api/reservation.ts';
import type { NeedId } from '#domain/reservation/needs.ts';
import { payWord } from '#domain/reservation/pay-word.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { isOverdue } from '#domain/reservation/transfer-due.ts';
import { formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useNow } from '#views/clock/use-now.ts';
import { useWhenText } from '#views/clock/use-when-text.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { AgainLink } from '#views/reservation/again-link.tsx';
import { AskingBadge } from '#views/reservation/asking-badge.tsx';
import { StatusBadge } from '#views/reservation/status-badge.tsx';
import styles from './reservation-list.module.css';
import { hasAskingLine, hasVoucherButton, type RowStep, rowStepOf } from './row-step.ts';

type Props = { reservation: ReservationSummary };

/** Picture, status, date, guests, title, and the one thing to do next. The title's link covers the row. */
export function ReservationRow({ reservation }: Props) {
	const t = useTranslations('reservation.my.list');
	const words = useTranslations('reservation');
	const { id, guests, unread } = reservation;
	const { when } = useWhenText()(reservation);
	return (
		<li className={styles.row}>
			<span className={styles.picture}>
				<ProductPicture name={reservation.picture} sizes="(max-width: 980px) 5.5rem, 8.5rem" />
			</span>
			<div className={styles.words}>
				<p className={styles.facts}>
					<StatusBadge status={shownStatus(reservation.status, reservation.asking.length > 0)} />
					<AskingBadge reservation={reservation} />
					{reservation.arrivedAt && <Badge tone="ok">{t('arrived')}</Badge>}
					<PayBadge reservation={reservation} />
					{unread > 0 && (
						<Badge tone="act">
							<Icon name="message" />
							{t('unread', { count: unread })}
						</Badge>
					)}
					<span className={styles.when}>{`${when}\u00a0· ${words('personCount', { count: guests })}`}</span>
				</p>
				<h3 className={styles.title}>
					<PageLink page="myReservation" params={{ id }} className={styles.cover}>
						{reservation.title}
					</PageLink>
				</h3>
				<AskingLine reservation={reservation} />
				<StepLine reservation={reservation} />
			</div>
			<div className={styles.action}>
				<StepLink reservation={reservation} />
				<AgainLink reservation={reservation} look={{ size: 'sm' }}>
					{t('action.again')}
					<span className="visually-hidden"> {reservation.title}</span>
				</AgainLink>
			</div>
		</li>
	);
}

/** How the money stands, while a slip is checked or was not accepted, or a part is missing. */
function PayBadge({ reservation }: { reservation: ReservationSummary }) {
	const t = useTranslations('reservation');
	const { payment } = reservation;
	const { state } = reservation.pay;
	const isOwnBusiness = state === 'checking' || state === 'refused' || (state === 'due' && payment === 'part');
	if (!isOwnBusiness) return null;
	return <Badge tone={payTones[state]}>{t(payWord(reservation))}</Badge>;
}

const payTones = { due: 'warn', checking: 'warn', refused: 'bad' } as const;

type WaitedFor = Extract<RowStep, 'wait' | 'wait-change'>;
const isWaitedFor = (step: RowStep): step is WaitedFor => step === 'wait' || step === 'wait-change';

/** What its provider was asked about and has not answered: to the guest, by name. */
function AskingLine({ reservation }: { reservation: ReservationSummary }) {
	const t = useTranslations('reservation');
	const clocks = useBothClocks();
	const { asking, askingBy, provider } = reservation;
	if (askingBy === null || !hasAskingLine(reservation)) return null;
	const name = (id: NeedId) => {
		if (id === 'halal') return t('halalLabel');
		return id === 'child-seats' ? t('childSeats') : t(`need.${id}`);
	};
	const needs = asking.map(name).join(', ');
	return <p className={styles.line}>{t('my.list.line.asking', { needs, provider, until: clocks(askingBy).both })}</p>;
}

/** What is waited for, and until when. */
function StepLine({ reservation }: { reservation: ReservationSummary }) {
	const t = useTranslations('reservation.my.list.line');
	const clocks = useBothClocks();
	const { provider, answerBy, offerUntil, datesUntil, transferDue, pay } = reservation;
	const step = rowStepOf(reservation);
	if (step === 'answer-price' && offerUntil)
		return <p className={styles.line}>{t(step, { provider, until: clocks(offerUntil).both })}</p>;
	if (step === 'pick-date' && datesUntil)
		return <p className={styles.line}>{t(step, { provider, until: clocks(datesUntil).both })}</p>;
	if (step === 'check' && pay.by) return <p className={styles.line}>{t('check', { until: clocks(pay.by).both })}</p>;
	if (step === 'pay' && transferDue) return <PayLine due={transferDue} isRefused={pay.state === 'refused'} />;
	if (answerBy === null || !isWaitedFor(step)) return null;
	return <p className={styles.line}>{t(step, { provider, until: clocks(answerBy).both })}</p>;
}

/** Late or not is known in the browser alone: the page may have been kept. */
type PayLineProps = { due: NonNullable<ReservationSummary['transferDue']>; isRefused: boolean };
function PayLine({ due: { won, by }, isRefused }: PayLineProps) {
	const t = useTranslations('reservation.my.list.line');
	const clocks = useBothClocks();
	const isLate = isOverdue(by, useNow(0));
	return (
		<p className={styles.line} data-tone={isLate || isRefused ? 'warn' : undefined}>
			{t(isLate ? 'payLate' : isRefused ? 'refused' : 'pay', { won: formatWon(won), until: clocks(by).both })}
		</p>
	);
}

/** Where somebody at this row has to do something. */
const isAskedFor: readonly RowStep[] = ['pay', 'answer-price', 'pick-date'];

function StepLink({ reservation }: { reservation: ReservationSummary }) {
	const t = useTranslations('reservation.my.list.action');
	const { id, area, productId, title, transferDue } = reservation;
	const step = rowStepOf(reservation);
	const about = <span className="visually-hidden"> {title}</span>;
	if (step === 'rate')
		return (
			<PageLink
				page="ratingForm"
				params={{ area, id: productId }}
				query={{ reservation: id }}
				className={buttonClass({ size: 'sm' })}
			>
				<Icon name="star" />
				{t('rate')}
				{about}
			</PageLink>
		);
	if (hasVoucherButton(step))
		return (
			<PageLink
				page="myReservation"
				params={{ id }}
				query={{ voucher: 1 }}
				className={buttonClass({ size: 'sm', variant: 'brand' })}
			>
				<Icon name="ticket" />
				{t('voucher')}
				{about}
			</PageLink>
		);
	const isAsked = isAskedFor.includes(step);
	return (
		<PageLink
			page="myReservation"
			params={{ id }}
			className={buttonClass({ size: 'sm', ...(isAsked && { variant: 'primary' }) })}
		>
			{step === 'pay' && transferDue
				? t('pay', { won: formatWon(transferDue.won) })
				: t(isAsked ? 'answer' : 'details')}
			{about}
		</PageLink>
	);
}
