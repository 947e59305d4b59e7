import { lazy } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { Voucher } from '#contract/api/voucher.ts';
import { consolePages } from '#contract/console-pages.ts';
import { areaOf } from '#domain/area/areas.ts';
import { Late } from '#site/late-part.tsx';
import { lateRefundAccount } from '#site/parts/refund/late-refund-account.ts';
import { lateSharedCard } from '#site/parts/vault/late-shared-card.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { DisputeCard } from '#views/dispute/dispute-card.tsx';
import { GuestCard } from '#views/guest/guest-card.tsx';
import { GuestListCard } from '#views/guest/guest-list-card.tsx';
import { PaymentCard } from '#views/payment/payment-card.tsx';
import { ClockCard } from '#views/reservation/clock-card.tsx';
import { History } from '#views/reservation/history.tsx';
import { ManageCard } from '#views/reservation/manage-card.tsx';
import { NeedsCard } from '#views/reservation/needs-card.tsx';
import { NextCard } from '#views/reservation/next-card.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { ReservationFrame } from '#views/reservation/reservation-frame.tsx';
import { Ticket } from '#views/reservation/ticket.tsx';
import { ThreadCard } from '#views/thread/thread-card.tsx';
import { useKeptState } from '../kept/use-kept-state.ts';
import { VoucherSheet } from '../voucher/voucher-sheet.tsx';
import styles from './reservation-view.module.css';
import { SentNote } from './sent-note.tsx';

type Props = {
	reservation: ReservationDetail;
	/** When its data was fetched: the present of both renderings. */
	loadedAt: number;
	/** Of someone who has just sent it. */
	isSent: boolean;
	/** The name of the lead guest's country. */
	country: string | null;
	/** Shown in place of everything else. */
	voucher?: Voucher | null;
};

const ChangeSheet = lazy(async () => ({ default: (await import('./change-sheet.tsx')).ChangeSheet }));

export function ReservationView({ reservation, loadedAt, isSent, country, voucher }: Props) {
	return (
		<ReservationFrame reservation={reservation} loadedAt={loadedAt} ChangeSheet={ChangeSheet}>
			<div className={styles.frame}>
				<BackLink isVoucher={Boolean(voucher)} />
				{voucher ? <VoucherSheet voucher={voucher} /> : <Everything isSent={isSent} country={country} />}
			</div>
		</ReservationFrame>
	);
}

/** What a guest shows the clinic; few have any, so it comes after the page. */
function MedicalFiles() {
	const { id } = useReservation().reservation;
	const language = useLocale();
	// By the browser alone: what is shown of them stands in no page that the server writes.
	const isLive = useIsLive();
	return isLive && <Late part={lateSharedCard} props={{ subject: { kind: 'reservation', id }, language }} />;
}

/** It is not kept for the way: asked for where the page knows that it shows no copy. */
function Dispute() {
	const isLive = useIsLive();
	const isCopy = useKeptState().from !== undefined;
	return <DisputeCard isPaused={!isLive || isCopy} />;
}

/** Few have anything to come back; by the browser alone, since no copy is kept of it for the way. */
function RefundAccount() {
	const { money } = useReservation().reservation;
	const isLive = useIsLive();
	const isPaused = useKeptState().from !== undefined;
	if (money.refundDue === 0 && money.refunded === 0) return null;
	// The way leads here before it has come.
	return <div id="refund-account">{isLive && <Late part={lateRefundAccount} props={{ isPaused }} />}</div>;
}

function BackLink({ isVoucher }: { isVoucher: boolean }) {
	const t = useTranslations('page');
	const { id, role } = useReservation().reservation;
	const content = (
		<>
			<Icon name="arrowLeft" />
			{t(isVoucher ? 'myReservation.title' : 'myReservations.title')}
		</>
	);
	// A house reads a voucher in the guest's language here, and comes from its desk.
	if (role !== 'member')
		return (
			<a href={consolePages.reservation.path.replace(':id', id)} className={styles.back}>
				{content}
			</a>
		);
	if (isVoucher)
		return (
			<PageLink page="myReservation" params={{ id }} className={styles.back}>
				{content}
			</PageLink>
		);
	return (
		<PageLink page="myReservations" className={styles.back}>
			{content}
		</PageLink>
	);
}

/** On a phone one column is read from top to bottom: what to do and the money before what was said and done. */
function Everything({ isSent, country }: Pick<Props, 'isSent' | 'country'>) {
	const { reservation } = useReservation();
	const viewer = useViewer();
	const locale = useLocale();
	return (
		<>
			{isSent && <SentNote />}
			<Ticket />
			<div className={styles.columns}>
				<div className={styles.main}>
					<NextCard />
					<RefundAccount />
					<NeedsCard />
				</div>
				<div className={styles.side}>
					<PaymentCard />
					<ClockCard />
					<ManageCard />
					<Dispute />
				</div>
				<div className={styles.main}>
					<History />
					<ThreadCard writer={viewer?.id} language={locale} />
					{areaOf(reservation.area).isHealth && <MedicalFiles />}
					<GuestCard country={country} />
					<GuestListCard />
				</div>
			</div>
		</>
	);
}
