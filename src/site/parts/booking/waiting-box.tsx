import { useState } from 'react';
import type { WaitingEntry } from '#contract/api/waiting.ts';
import { ApiFailure } from '#contract/client.ts';
import { type Order, placesOf } from '#domain/reservation/order.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import type { Booking } from '#views/booking/booking.ts';
import styles from './booking.module.css';

type Props = { booking: Booking; order: Order; left: number };

/** Where a slot has no room for the party: one may choose another, or wait for it. Keyed by what is waited for. */
export function WaitingBox({ booking: { productId, bounds }, order, left }: Props) {
	const t = useTranslations('product.panel');
	const viewer = useViewer();
	const { isBusy, entry, failure, join } = useJoinWaiting(productId, order);
	const { price, capacity } = bounds;
	const { unit } = price;
	const tooLarge = t('atMost', { unit, max: capacity });
	// Nobody can wait for more than there is.
	if (placesOf(price, order) > capacity) return <Note tone="warn">{tooLarge}</Note>;
	if (entry)
		return (
			<div className={styles.waiting} role="status">
				<Note>{t('waitingDone', { ahead: entry.ahead })}</Note>
				<PageLink page="myReservations" className={buttonClass({ isFull: true })}>
					{t('toMyReservations')}
				</PageLink>
			</div>
		);
	return (
		<div className={styles.waiting}>
			<Note tone="warn" isAlert>
				{t('slotFull', { left, unit })}
			</Note>
			{failure && (
				<Note tone="bad" isAlert>
					{failure === 'tooLarge' ? tooLarge : t(failure)}
				</Note>
			)}
			{viewer ? (
				<Button variant="brand" isFull isBusy={isBusy} onClick={join}>
					{t('joinWaiting')}
				</Button>
			) : (
				<LoginToWait />
			)}
		</div>
	);
}

/** Back to the same date and persons afterwards: they stand in the address. */
function LoginToWait() {
	const t = useTranslations('product.panel');
	const { pathname, search } = useRouter().location;
	return (
		<PageLink
			page="login"
			query={{ next: pathname + search }}
			className={buttonClass({ variant: 'brand', isFull: true })}
		>
			{t('loginToWait')}
		</PageLink>
	);
}

type Failure = 'waitingAlready' | 'waitingNoMore' | 'waitingFailed' | 'tooLarge';

function failureOf(error: unknown): Failure {
	const problem = error instanceof ApiFailure ? error.problem : undefined;
	if (problem?.code === 'waiting-already') return 'waitingAlready';
	if (problem?.faults?.some(({ code }) => code === 'too-many-persons')) return 'tooLarge';
	// A wish that is not offered any more is no matter of the connection either.
	return problem?.code === 'not-allowed' || problem?.code === 'invalid-input' ? 'waitingNoMore' : 'waitingFailed';
}

function useJoinWaiting(productId: string, order: Order) {
	const callApi = useApi();
	const language = useLocale();
	const [isBusy, setIsBusy] = useState(false);
	const [entry, setEntry] = useState<WaitingEntry>();
	const [failure, setFailure] = useState<Failure>();
	const join = async () => {
		setIsBusy(true);
		setFailure(undefined);
		try {
			setEntry(await callApi('POST /api/waiting', { body: { productId, order, language } }));
		} catch (error) {
			setFailure(failureOf(error));
		}
		setIsBusy(false);
	};
	return { isBusy, entry, failure, join: () => void join() };
}
