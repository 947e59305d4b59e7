import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { areaOf } from '#domain/area/areas.ts';
import { looksAfter } from '#domain/member/access.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DisputeCard } from '#views/dispute/dispute-card.tsx';
import { GuestBounds } from '#views/guest/guest-bounds.tsx';
import { GuestCard } from '#views/guest/guest-card.tsx';
import { GuestListCard } from '#views/guest/guest-list-card.tsx';
import { PaymentCard } from '#views/payment/payment-card.tsx';
import { RefundAccountCard } from '#views/refund/refund-account-card.tsx';
import { ClockCard } from '#views/reservation/clock-card.tsx';
import { History } from '#views/reservation/history.tsx';
import { ManageCard } from '#views/reservation/manage-card.tsx';
import { NeedsCard } from '#views/reservation/needs-card.tsx';
import { NextCard } from '#views/reservation/next-card.tsx';
import { type DialogName, useReservation } from '#views/reservation/reservation-context.ts';
import { ReservationFrame } from '#views/reservation/reservation-frame.tsx';
import { guestCountryQuery, reservationQuery } from '#views/reservation/reservation-queries.ts';
import { Ticket } from '#views/reservation/ticket.tsx';
import { TicketCard } from '#views/reservation/ticket-card.tsx';
import { ThreadCard } from '#views/thread/thread-card.tsx';
import { SharedCard } from '#views/vault/shared-card.tsx';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { RefundAccountReveal } from '../../reveal/refund-account-reveal.tsx';
import { useNamedPart } from '../../use-named-part.ts';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import { choicesIn, listAddress } from './choices.ts';
import { DeskNote } from './desk-note.tsx';
import styles from './reservations.module.css';
import { TellAgain } from './tell-again.tsx';
import { VoucherView } from './voucher.tsx';

const DateSheet = lazy(async () => ({ default: (await import('./date-sheet.tsx')).DateSheet }));

/** One reservation, as who receives the guest works on it: the same parts as on the site, in the language of the workplace. */
export function ReservationPage() {
	const callApi = useApi();
	const one = { id: useConsoleAddress().match?.params.id ?? '', language: useConsoleLocale() };
	const query = useQuery(reservationQuery(callApi, one));
	const isVoucher = useConsoleAddress().query.has('voucher');
	return (
		<div className={styles.page}>
			{isVoucher ? <ToReservation id={one.id} /> : <Back />}
			<Await query={query}>
				{(reservation) => (
					<ReservationFrame
						key={reservation.id}
						reservation={reservation}
						loadedAt={query.dataUpdatedAt}
						ChangeSheet={DateSheet}
					>
						<Shown isVoucher={isVoucher} />
					</ReservationFrame>
				)}
			</Await>
		</div>
	);
}

function Back() {
	const t = useTranslations('console.reservations');
	return (
		<ConsoleLink to={listAddress(choicesIn(useConsoleAddress().query))} className={styles.back}>
			<Icon name="arrowLeft" />
			{t('back')}
		</ConsoleLink>
	);
}

/** Its voucher is a state of the page, as on the site. */
function Shown({ isVoucher }: { isVoucher: boolean }) {
	const { id, role } = useReservation().reservation;
	if (role === 'member') return <Own id={id} />;
	return isVoucher ? <VoucherView /> : <Everything />;
}

function ToReservation({ id }: { id: string }) {
	const pages = useTranslations('console.pages');
	return (
		<ConsoleLink to={`${consolePages.reservations.path}/${id}`} className={styles.back}>
			<Icon name="arrowLeft" />
			{pages('reservation')}
		</ConsoleLink>
	);
}

/** Who works here has reserved this themselves: as a guest they see it where guests do. */
function Own({ id }: { id: string }) {
	const t = useTranslations('console.reservations');
	return (
		<Note>
			{t('own')} <a href={pagePath('myReservation', { id })}>{t('toOwn')}</a>
		</Note>
	);
}

/** What is to be done stands first, then what it is about; beside it the money and what else can be done. */
function Everything() {
	const { reservation } = useReservation();
	const viewer = useViewer();
	const language = useConsoleLocale();
	const { id, area, title, code } = reservation;
	const isGuest = reservation.role !== 'member' && reservation.isGuest;
	const country = useQuery(guestCountryQuery(useApi(), { id, language })).data ?? null;
	useAsked();
	useNamedPart();
	useEffect(() => {
		document.title = `${code} · ${title} · Maru`;
	}, [code, title]);
	return (
		<>
			<ChangedElsewhere />
			<div className={styles.next}>
				<NextCard />
			</div>
			<Ticket />
			<div className={styles.columns}>
				<div className={styles.main}>
					<NeedsCard />
					<GuestCard country={country} />
					<GuestListCard />
					{isGuest ? <NoAccount /> : <ThreadCard writer={viewer.id} language={language} />}
					{areaOf(area).isHealth && <SharedCard subject={{ kind: 'reservation', id }} language={language} />}
					<History />
				</div>
				<div className={styles.side}>
					<DeskNote />
					<TicketCard key={reservation.ticket} />
					<PaymentCard />
					<RefundAccountCard
						id="refund-account"
						reveal={looksAfter(viewer, 'money') && <RefundAccountReveal id={id} />}
					/>
					<ClockCard />
					<ManageCard />
					<DisputeCard />
					<TellAgain />
					{looksAfter(viewer, 'members') && <GuestBounds />}
					{looksAfter(viewer, 'oversight') && <ToTrail id={id} />}
				</div>
			</div>
		</>
	);
}

/** Who did and saw what of it; the trail is the operators' alone. */
function ToTrail({ id }: { id: string }) {
	const t = useTranslations('console.reservations');
	return (
		<ConsoleLink to={`${consolePages.audit.path}?subjectKind=reservation&subjectId=${id}`} className={styles.back}>
			<Icon name="shield" />
			{t('audit')}
		</ConsoleLink>
	);
}

/** Nobody is there to read messages: what a guest says on the telephone is done here for them. */
function NoAccount() {
	const t = useTranslations('console.reservations.noAccount');
	const { lead } = useReservation().reservation;
	return (
		<Card title={t('title')}>
			<p>{t(lead?.email ? 'mailed' : 'phoned')}</p>
		</Card>
	);
}

const askable: readonly DialogName[] = [
	'confirm',
	'decline',
	'dates',
	'agree-change',
	'refuse-change',
	'no-show',
	'call-off',
];

/** A link, or a key of the list, can ask at once for what is to be done; it is asked for once, where it can still be done. */
function useAsked(): void {
	const { query, path } = useConsoleAddress();
	const { reservation, open } = useReservation();
	const asked = query.get('do');
	const { moves } = reservation;
	useEffect(() => {
		if (asked === null) return;
		const rest = new URLSearchParams(window.location.search);
		rest.delete('do');
		navigate(path + (rest.size === 0 ? '' : `?${rest}`), 'replace');
		const wanted = askable.find((one) => one === asked);
		const needed = wanted === 'dates' ? 'propose-dates' : wanted;
		if (wanted && (moves as readonly string[]).includes(needed ?? '')) open(wanted);
	}, [asked, path, moves, open]);
}

/** One's own doing may be heard of live before its answer is here. */
const ownAnswerMs = 1_500;

/** What anybody else, or time, did while this page stood open is said: what one was about to do may not fit any more. */
function ChangedElsewhere() {
	const t = useTranslations('console.reservations');
	const { reservation, say, ownChanges } = useReservation();
	const { history, role } = reservation;
	const known = useRef(history.length);
	const told = useRef({ say, ownChanges, text: t('changed') });
	useEffect(() => {
		told.current = { say, ownChanges, text: t('changed') };
	});
	const count = history.length;
	const isOwnHouse = history.at(-1)?.actor === role;
	useEffect(() => {
		const isNewer = count > known.current;
		known.current = count;
		if (!isNewer) return;
		const tell = () => {
			if (told.current.ownChanges() < count) told.current.say(told.current.text);
		};
		const timer = setTimeout(tell, isOwnHouse ? ownAnswerMs : 0);
		return () => clearTimeout(timer);
	}, [count, isOwnHouse]);
	return null;
}
