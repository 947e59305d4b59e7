import { useState } from 'react';
import type { WaitingEntry } from '#contract/api/waiting.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Order } from '#domain/reservation/order.ts';
import { useApi } from '#site/data/api-context.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useLocale, useViewer } from '../site-context.tsx';
import styles from './booking.module.css';

type Props = { productId: string; order: Order; left: number };

/** Where a slot has no room for the party: one may choose another, or wait for it. Keyed by what is waited for. */
export function WaitingBox({ productId, order, left }: Props) {
	const t = useTranslations('product.panel');
	const viewer = useViewer();
	const { isBusy, entry, failure, join } = useJoinWaiting(productId, order);
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
				{t('slotFull', { left })}
			</Note>
			{failure && (
				<Note tone="bad" isAlert>
					{t(failure)}
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

function useJoinWaiting(productId: string, order: Order) {
	const callApi = useApi();
	const language = useLocale();
	const [isBusy, setIsBusy] = useState(false);
	const [entry, setEntry] = useState<WaitingEntry>();
	const [failure, setFailure] = useState<'waitingAlready' | 'waitingNoMore' | 'waitingFailed'>();
	const join = async () => {
		setIsBusy(true);
		setFailure(undefined);
		try {
			setEntry(await callApi('POST /api/waiting', { body: { productId, order, language } }));
		} catch (error) {
			const code = error instanceof ApiFailure ? error.code : undefined;
			setFailure(
				code === 'waiting-already' ? 'waitingAlready' : code === 'not-allowed' ? 'waitingNoMore' : 'waitingFailed',
			);
		}
		setIsBusy(false);
	};
	return { isBusy, entry, failure, join: () => void join() };
}
