import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WaitingEntry } from '#contract/api/waiting.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { renewErrands } from '#views/errand/errand-queries.ts';
import { waitingListQuery } from '#views/reservation/reservation-queries.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './reservation-list.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** Places one waits for, and those that are held for one now: apart from what is reserved. */
export function WaitingList({ entries }: { entries: readonly WaitingEntry[] }) {
	const t = useTranslations('reservation.my.waiting');
	const [leaving, setLeaving] = useState<WaitingEntry>();
	const [said, setSaid] = useState('');
	const heading = useRef<HTMLHeadingElement>(null);
	const open = entries.filter(({ status }) => status === 'waiting' || status === 'offered');
	const left = () => {
		setSaid(t('left'));
		// The row with the button is gone: the focus stays near where it was.
		heading.current?.focus();
	};
	return (
		<>
			<p className={styles.said} role="status">
				{said}
			</p>
			{open.length > 0 && (
				<section className={styles.section}>
					<h2 ref={heading} tabIndex={-1} className={styles.heading}>
						{t('title')}
					</h2>
					<ul className={styles.rows}>
						{open.map((entry) => (
							<WaitingRow key={entry.id} entry={entry} onLeave={() => setLeaving(entry)} />
						))}
					</ul>
				</section>
			)}
			<LeaveDialog entry={leaving} onClose={() => setLeaving(undefined)} onLeft={left} />
		</>
	);
}

type DialogProps = { entry: WaitingEntry | undefined; onClose: () => void; onLeft: () => void };

function LeaveDialog({ entry, onClose, onLeft }: DialogProps) {
	const t = useTranslations('reservation.my.waiting');
	const callApi = useApi();
	const client = useQueryClient();
	const language = useLocale();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useReservationFailure() });
	const close = () => {
		forget();
		onClose();
	};
	const leave = async () => {
		if (!entry) return;
		const params = { id: entry.id };
		const answer = await save(() => callApi('DELETE /api/waiting/:id', { params, query: { language } }));
		if (!answer) return;
		const { queryKey } = waitingListQuery(callApi, language);
		client.setQueryData(queryKey, (old) => old && { ...old, items: old.items.filter(({ id }) => id !== entry.id) });
		renewErrands(client);
		close();
		onLeft();
	};
	return (
		<ConfirmDialog
			isOpen={entry !== undefined}
			title={t('leaveTitle')}
			confirmLabel={t('leave')}
			cancelLabel={t('stay')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={() => void leave()}
			onClose={close}
		>
			<p>{t(entry?.status === 'offered' ? 'leaveOffered' : 'leaveWaiting')}</p>
		</ConfirmDialog>
	);
}
