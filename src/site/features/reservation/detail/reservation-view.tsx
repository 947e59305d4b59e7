import { useCallback, useState } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { Voucher } from '#contract/api/voucher.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { renewErrands } from '#site/shell/errand/errand-queries.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useQueryClient } from '#ui/query/use-query.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useNow } from '#views/clock/use-now.ts';
import { reservationQuery } from '../reservation-queries.ts';
import { VoucherSheet } from '../voucher/voucher-sheet.tsx';
import { ClockCard } from './clock-card.tsx';
import { Dialogs } from './dialogs.tsx';
import { GuestBounds } from './guest-bounds.tsx';
import { GuestCard } from './guest-card.tsx';
import { GuestListCard } from './guest-list-card.tsx';
import { History } from './history.tsx';
import { ManageCard } from './manage-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { NextCard } from './next-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { type DialogName, type OpenReservation, ReservationContext, useReservation } from './reservation-context.ts';
import styles from './reservation-view.module.css';
import { SentNote } from './sent-note.tsx';
import { ThreadCard } from './thread-card.tsx';
import { Ticket } from './ticket.tsx';
import { TicketCard } from './ticket-card.tsx';

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

export function ReservationView({ reservation, loadedAt, isSent, country, voucher }: Props) {
	const shell = useTranslations('shell');
	const [dialog, setDialog] = useState<DialogName>();
	const [message, setMessage] = useState<string>();
	const open: OpenReservation = {
		reservation,
		now: useNow(loadedAt),
		...useFreshness(reservation.id),
		open: setDialog,
		say: setMessage,
	};
	return (
		<ReservationContext value={open}>
			<div className={styles.frame}>
				<BackLink isVoucher={Boolean(voucher)} />
				{voucher ? <VoucherSheet voucher={voucher} /> : <Everything isSent={isSent} country={country} />}
			</div>
			<Dialogs dialog={dialog} onClose={useCallback(() => setDialog(undefined), [])} />
			<Toast
				message={message}
				closeLabel={shell('closeMessage')}
				onClose={useCallback(() => setMessage(undefined), [])}
			/>
		</ReservationContext>
	);
}

const scopeOf = { member: 'own', provider: 'provided', operator: 'all' } as const;

/** The list it stands in for this viewer. */
const listQueryOf = (role: ReservationDetail['role']) => (role === 'member' ? {} : { scope: scopeOf[role] });

function BackLink({ isVoucher }: { isVoucher: boolean }) {
	const t = useTranslations('page');
	const list = useTranslations('reservation.my.list.scope');
	const { id, role } = useReservation().reservation;
	const name = isVoucher ? t('myReservation.title') : list(scopeOf[role]);
	const content = (
		<>
			<Icon name="arrowLeft" />
			{name}
		</>
	);
	if (isVoucher)
		return (
			<PageLink page="myReservation" params={{ id }} className={styles.back}>
				{content}
			</PageLink>
		);
	return (
		<PageLink page="myReservations" query={listQueryOf(role)} className={styles.back}>
			{content}
		</PageLink>
	);
}

/**
 * A house comes to answer: that stands before the ticket, which is the guest's to show. On a phone one column is read from
 * top to bottom: what to do and the money before what was said and done.
 */
function Everything({ isSent, country }: Pick<Props, 'isSent' | 'country'>) {
	const { reservation } = useReservation();
	const isHouse = reservation.role !== 'member';
	return (
		<>
			{isSent && <SentNote />}
			{isHouse && <NextCard />}
			<Ticket />
			<div className={styles.columns}>
				<div className={styles.main}>
					{!isHouse && <NextCard />}
					<NeedsCard />
				</div>
				<div className={styles.side}>
					<TicketCard key={reservation.ticket} />
					<PaymentCard />
					<ClockCard />
					<ManageCard />
					<GuestBounds />
				</div>
				<div className={styles.main}>
					<History />
					<ThreadCard />
					<GuestCard country={country} />
					<GuestListCard />
				</div>
			</div>
		</>
	);
}

/** Data changes by what one does, never by itself (SPEC section 7); lists that showed it are asked for anew. */
function useFreshness(id: string): Pick<OpenReservation, 'replace' | 'reload'> {
	const client = useQueryClient();
	const query = reservationQuery(useApi(), { id, language: useLocale() });
	const replace = (fresh: ReservationDetail) => {
		client.setQueryData(query.queryKey, fresh);
		void client.invalidateQueries({ queryKey: ['GET /api/reservations'] });
		renewErrands(client);
	};
	const reload = () => client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
	return { replace, reload };
}
