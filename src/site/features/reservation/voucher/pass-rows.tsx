import type { ReactNode } from 'react';
import type { Voucher } from '#contract/api/voucher.ts';
import { detailIds, isAtDoor } from '#domain/reservation/details.ts';
import { payWord } from '#domain/reservation/pay-word.ts';
import { promotionLine } from '#domain/reservation/reservation-price.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { useOrderText } from '#views/reservation/order-text.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useDetailText } from '#views/reservation/use-detail-text.ts';
import styles from './pass-rows.module.css';

type Row = { name: string; own: ReactNode; korean: ReactNode };
type Props = { voucher: Voucher };

/** The same fact on the same row: left for the guest, right for those who receive them. */
export function PassRows({ voucher }: Props) {
	const t = useTranslations('reservation.voucher');
	const rows = [
		...useTicketRow(voucher),
		...useServiceRows(voucher),
		...usePartyRows(voucher),
		...useHouseRows(voucher),
	];
	return (
		<table className={styles.rows}>
			<thead>
				<tr>
					<td />
					<th scope="col">{t('own')}</th>
					<th scope="col" lang="ko">
						{voucher.korean.heading}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, own, korean }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>{own}</td>
						<td lang="ko">{korean}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** What opens the gate, where the voucher alone does not. */
function useTicketRow({ ticket }: Voucher): Row[] {
	const t = useTranslations('reservation.my.ticket');
	const number = <b className={styles.number}>{ticket}</b>;
	return ticket === null ? [] : [{ name: t('number'), own: number, korean: ticket }];
}

/** When, where, and what was chosen. */
function useServiceRows({ own, korean, movedFrom }: Voucher): Row[] {
	const t = useTranslations('reservation');
	const clocks = useBothClocks();
	const orderText = useOrderText();
	const { order, startsAt, terms } = useReservation().reservation;
	const { days, nights } = orderText(order, terms.price.unit);
	const ownTime = clocks(startsAt).own;
	return [
		{
			name: t('voucher.when'),
			own: (
				<>
					<b>{days}</b>
					{nights && <span className={styles.line}>{nights}</span>}
					{order.time !== null && (
						<span className={styles.line}>
							{t('kst', { time: order.time })} {ownTime && <small>{ownTime}</small>}
						</span>
					)}
				</>
			),
			korean: korean.when,
		},
		{
			name: t(order.to === null ? 'my.ticket.meet' : 'my.ticket.stay'),
			own: (
				<>
					{own.meetingPoint || own.place}
					{movedFrom && <span className={styles.line}>{t('my.ticket.movedFrom', { place: movedFrom })}</span>}
				</>
			),
			korean: korean.meetingPoint || korean.place,
		},
		...own.choices.map(({ group, label }, at) => ({
			name: t(`choiceGroup.${group}`),
			own: label,
			korean: korean.choices[at]?.label,
		})),
	];
}

/** Who comes, and what was asked of them: flight, luggage, beds. */
function usePartyRows({ korean }: Voucher): Row[] {
	const t = useTranslations('reservation');
	const orderText = useOrderText();
	const detailText = useDetailText();
	const { order, lead, travellers, details, terms } = useReservation().reservation;
	const { persons } = orderText(order, terms.price.unit);
	const names = [...(lead ? [lead] : []), ...travellers].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
	return [
		{
			name: t('my.ticket.persons'),
			own: persons,
			korean: korean.persons,
		},
		...(names.length === 0
			? []
			: [
					{
						name: t('voucher.guests'),
						own: names.join(', '),
						korean: `${korean.guests.join(', ')} · ${korean.language}`,
					},
				]),
		...detailIds
			.filter((id) => isAtDoor(id) && details[id] !== undefined && details[id] !== '')
			.map((id) => ({ name: t(`detail.${id}`), own: detailText(id, details[id] ?? ''), korean: korean.details[id] })),
	];
}

/** Whose guests they are, and what is still to be paid. */
function useHouseRows({ own, korean, phones }: Voucher): Row[] {
	const t = useTranslations('reservation');
	const second = useSecondCurrency();
	const promotion = useTranslations('promotion');
	const { money, pay, payment, price, promotion: agreed } = useReservation().reservation;
	const off = promotionLine(price);
	const terms = useTranslations('reservation.agreed');
	const absent = price.basis === 'agreed' ? price.lines.filter(({ won }) => won === null) : [];
	const phone = phones.provider;
	const approximate = second(money.total);
	const number = phone && (
		<>
			{', '}
			<a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
				{phone}
			</a>
		</>
	);
	return [
		{
			name: t('my.ticket.provider'),
			own: (
				<>
					{own.provider}
					{number}
				</>
			),
			korean: korean.provider,
		},
		...(money.total === 0
			? []
			: [
					{
						name: t('price.title'),
						own: (
							<>
								{formatWon(money.total)}{' '}
								<small>
									{[
										approximate,
										price.basis === 'agreed' && terms('agreed'),
										off && agreed && `${promotion('line', { title: agreed.title })} −${formatWon(-off.amount)}`,
										t(payWord({ pay, payment })),
										money.balanceDue > 0 && t('voucher.due', { won: formatWon(money.balanceDue) }),
										absent.length > 0 &&
											`${terms('notIncluded')}: ${absent.map(({ of }) => terms(`kind.${of}`)).join(', ')}`,
									]
										.filter(Boolean)
										.join(' · ')}
								</small>
							</>
						),
						korean: korean.money,
					},
				]),
	];
}
