import type { ReactNode } from 'react';
import { payWord } from '#domain/reservation/pay-word.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { hasVoucher } from '#domain/reservation/voucher.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { PageLink } from '#views/page-link.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { AskingBadge } from './asking-badge.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { codeHint } from './code-hint.ts';
import { useOrderText } from './order-text.ts';
import { useReservation } from './reservation-context.ts';
import { StatusBadge } from './status-badge.tsx';
import perforated from './stub.module.css';
import styles from './ticket.module.css';
import { UnpaidBadge } from './unpaid-badge.tsx';

/** The head of the page, cut like a ticket: what, when, where, for whom, and the code on its stub. */
export function Ticket() {
	const words = useTranslations('reservation');
	const { reservation } = useReservation();
	const { title, area, productId, pay } = reservation;
	const isGood = voucherStanding(pay) === 'good';
	return (
		<article className={styles.ticket}>
			<span className={styles.band}>
				<ProductPicture name={reservation.picture} sizes="(max-width: 1199px) 100vw, 30rem" isFirst />
			</span>
			<div className={styles.words}>
				<p className={styles.badges}>
					<StatusBadge status={shownStatus(reservation.status, reservation.asking.length > 0)} />
					<AskingBadge reservation={reservation} />
					{isGood ? (
						<Badge tone={reservation.payment === 'paid' ? 'ok' : 'neutral'}>{words(payWord(reservation))}</Badge>
					) : (
						<UnpaidBadge reservation={reservation} />
					)}
					<ArrivedBadge />
				</p>
				<h1 className={styles.title}>
					<PageLink page="productDetail" params={{ area, id: productId }}>
						{title}
					</PageLink>
				</h1>
				<Facts />
			</div>
			<Stub />
		</article>
	);
}

function ArrivedBadge() {
	const t = useTranslations('reservation.my');
	const clocks = useBothClocks();
	const { arrivedAt } = useReservation().reservation;
	return arrivedAt && <Badge tone="ok">{t('arrived', { moment: clocks(arrivedAt).korean })}</Badge>;
}

function Facts() {
	const t = useTranslations('reservation.my.ticket');
	const words = useTranslations('reservation');
	const { reservation } = useReservation();
	const clocks = useBothClocks();
	const orderText = useOrderText();
	const second = useSecondCurrency();
	const { order, lead, money, choices, startsAt, terms } = reservation;
	const { days, nights, persons } = orderText(order, terms.price.unit);
	const ownStart = order.time === null ? undefined : clocks(startsAt).own;
	const approximate = second(money.total);
	// Nobody meets anybody at a hotel.
	const where = t(order.to === null ? 'meet' : 'stay');
	const facts: [string, ReactNode, ReactNode?][] = [
		...(reservation.ticket ? [[t('number'), reservation.ticket] as [string, string]] : []),
		[t('date'), days, nights],
		...(order.time === null
			? []
			: ([[t('time'), words('kst', { time: order.time }), ownStart]] as [string, string, string?][])),
		[where, reservation.meetingPoint || reservation.place, reservation.address?.hangul],
		[t('persons'), persons],
		...choices.map(({ group, label }): [string, string] => [words(`choiceGroup.${group}`), label]),
		...(lead ? [[words('guest.lead'), `${lead.firstName} ${lead.lastName}`] as [string, string]] : []),
		[t('provider'), reservation.provider],
		...(money.total > 0
			? [[words('price.total'), formatWon(money.total), approximate] as [string, string, string?]]
			: []),
	];
	return (
		<dl className={styles.facts}>
			{facts.map(([name, value, more]) => (
				<div key={name} data-wide={name === where || name === t('number') || undefined}>
					<dt>{name}</dt>
					<dd>
						{value}
						{more && <small lang={name === where ? 'ko' : undefined}>{more}</small>}
						{name === where && reservation.movedFrom && (
							<Note tone="warn">{t('movedFrom', { place: reservation.movedFrom })}</Note>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Beyond the perforation: the code one shows or quotes. */
function Stub() {
	const t = useTranslations('reservation.my.ticket');
	const locale = useWordsLocale();
	const voucher = useTranslations('reservation.voucher');
	const { reservation } = useReservation();
	const { id, code, order, status } = reservation;
	const hint = codeHint(reservation);
	const short = code.split('-').at(-1);
	return (
		<div className={`${perforated.stub} ${styles.stub}`}>
			<p className={styles.day}>{formatDateWithWeekday(order.on, locale)}</p>
			<p className={styles.short}>{short}</p>
			<p className={styles.code}>
				<span className={styles.codeLabel}>{t('code')}</span> {code}
			</p>
			{hasVoucher(status) && (
				<>
					<PageLink
						page="myReservation"
						params={{ id }}
						query={{ voucher: 1 }}
						className={buttonClass({ variant: 'brand', isFull: true })}
						aria-current="false"
					>
						<Icon name="ticket" />
						{voucher('open')}
					</PageLink>
					<CalendarLink id={id} />
				</>
			)}
			<CopyButton text={code} label={t('copyCode')} doneLabel={t('copied')} />
			{hint && <p className={styles.hint}>{hint === 'show' ? t('showCode') : voucher('pay.hint')}</p>}
		</div>
	);
}
