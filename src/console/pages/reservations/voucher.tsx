import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Voucher } from '#contract/api/voucher.ts';
import { pagePath } from '#contract/page-address.ts';
import { detailIds } from '#domain/reservation/details.ts';
import { joinAddress } from '#i18n/address.ts';
import { defaultLocale, isPublicLocale } from '#i18n/locales.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { voucherQuery } from '#views/reservation/reservation-queries.ts';
import { StatusBadge } from '#views/reservation/status-badge.tsx';
import { Await } from '../../await.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './voucher.module.css';

/** The voucher's side for those who receive its guest, in Korean as it stands on the guest's own: at hand in a console that speaks Korean. */
export function VoucherView() {
	const t = useTranslations('console.reservations');
	const { id } = useReservation().reservation;
	const query = useQuery(voucherQuery(useApi(), { id, language: useConsoleLocale() }));
	return (
		<Await query={query}>
			{(voucher) =>
				voucher ? <Sheet voucher={voucher} /> : <EmptyState isPanel title={t('noVoucher')} text={t('noVoucherText')} />
			}
		</Await>
	);
}

function Sheet({ voucher }: { voucher: Voucher }) {
	const t = useTranslations('reservation.voucher');
	const { code, status, qr, korean } = voucher;
	const name = t('documentTitle', { code });
	// The name that a saved PDF gets.
	useEffect(() => {
		document.title = `${name} · Maru`;
	}, [name]);
	return (
		<div className={styles.columns}>
			<h1 className="visually-hidden">{name}</h1>
			<Card title={korean.title}>
				<p className={styles.status}>
					<StatusBadge status={status} />
					<span>{code}</span>
				</p>
				{korean.unpaid !== null && <Note tone="warn">{korean.unpaid}</Note>}
				<div lang="ko">
					<Facts voucher={voucher} />
				</div>
				{korean.needs.length > 0 && (
					<>
						<h3 className={styles.heading}>{korean.needsHeading}</h3>
						<ul className={styles.needs} lang="ko">
							{korean.needs.map((need, at) => (
								<li key={need}>{[need, korean.asked[at]].filter(Boolean).join(' ')}</li>
							))}
						</ul>
					</>
				)}
			</Card>
			<div className={styles.stub}>
				<span className={styles.qr}>
					<QrCode text={qr} label={t('qr', { code })} />
				</span>
				<b className={styles.short}>{code.split('-').at(-1)}</b>
				<p className={styles.small}>{t('signed')}</p>
				<Actions />
			</div>
		</div>
	);
}

function Facts({ voucher: { korean, ticket } }: { voucher: Voucher }) {
	const t = useTranslations('reservation');
	const { order, details, money } = useReservation().reservation;
	const told = detailIds.filter((id) => details[id] !== undefined && korean.details[id] !== undefined);
	return (
		<FactRows
			rows={[
				...(ticket === null ? [] : [{ name: t('my.ticket.number'), value: <b>{ticket}</b> }]),
				{ name: t('voucher.when'), value: <b>{korean.when}</b> },
				{
					name: t(order.to === null ? 'my.ticket.meet' : 'my.ticket.stay'),
					value: korean.meetingPoint || korean.place,
				},
				...korean.choices.map(({ group, label }) => ({ name: t(`choiceGroup.${group}`), value: label })),
				{ name: t('my.ticket.persons'), value: korean.persons },
				{ name: t('voucher.guests'), value: [korean.guests.join(', '), korean.language].filter(Boolean).join(' · ') },
				...told.map((id) => ({ name: t(`detail.${id}`), value: korean.details[id] })),
				{ name: t('my.ticket.provider'), value: korean.provider },
				...(money.total === 0 ? [] : [{ name: t('price.title'), value: korean.money }]),
			]}
		/>
	);
}

/** On paper for the desk, or the guest's own in the language they read. */
function Actions() {
	const t = useTranslations('reservation.voucher');
	const own = useTranslations('console.reservations');
	const { reservation } = useReservation();
	const spoken = reservation.role === 'member' ? defaultLocale : reservation.guestLanguage;
	const path = `${pagePath('myReservation', { id: reservation.id })}?voucher=1`;
	const code = isPublicLocale(spoken) && spoken !== defaultLocale ? spoken : undefined;
	return (
		<div className={styles.actions}>
			<Button variant="brand" isFull onClick={() => window.print()}>
				<Icon name="printer" />
				{t('print')}
			</Button>
			<a href={joinAddress({ code, path })} className={buttonClass({ variant: 'outline', isFull: true })}>
				{own('guestVoucher')}
			</a>
		</div>
	);
}
