import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarFeed } from '#contract/api/calendar.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { calendarFeedQuery } from '#views/reservation/reservation-queries.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './calendar-card.module.css';

type Asking = 'replace' | 'end';

/** All of one's reservations in one's own calendar, by a private address that can be taken back. */
export function CalendarCard({ address }: CalendarFeed) {
	const t = useTranslations('reservation.calendar');
	const [asking, setAsking] = useState<Asking>();
	const [said, setSaid] = useState('');
	const { isBusy, failure, change } = useFeed();
	const make = async () => {
		if (await change('POST /api/calendar')) setSaid(t('made'));
	};
	return (
		<div className={styles.card}>
			<Card title={t('title')}>
				<div className={styles.stack}>
					<p className={styles.text}>{t('text')}</p>
					{address === null ? (
						<div className={styles.scripted}>
							<Button isBusy={isBusy} onClick={() => void make()}>
								<Icon name="calendar" />
								{t('make')}
							</Button>
						</div>
					) : (
						<Address address={address} onAsk={setAsking} />
					)}
					{failure && asking === undefined && (
						<Note tone="bad" isAlert>
							{failure}
						</Note>
					)}
					<p className={styles.said} role="status">
						{said}
					</p>
				</div>
			</Card>
			<AskDialog asking={asking} onClose={() => setAsking(undefined)} onDone={setSaid} />
		</div>
	);
}

function Address({ address, onAsk }: { address: string; onAsk: (what: Asking) => void }) {
	const t = useTranslations('reservation.calendar');
	return (
		<>
			<label className={styles.address}>
				{t('address')}
				<input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
			</label>
			<p className={styles.text}>{t('private')}</p>
			<div className={styles.buttons}>
				<a className={buttonClass({ variant: 'brand' })} href={address.replace(/^https?:/, 'webcal:')}>
					<Icon name="calendar" />
					{t('subscribe')}
				</a>
				<CopyButton text={address} label={t('copy')} doneLabel={t('copied')} />
				<Button variant="quiet" onClick={() => onAsk('replace')}>
					{t('replace')}
				</Button>
				<Button variant="danger" onClick={() => onAsk('end')}>
					{t('end')}
				</Button>
			</div>
		</>
	);
}

/** An address that others may have entered somewhere is not ended by a slip of the finger. */
function AskDialog(props: { asking: Asking | undefined; onClose: () => void; onDone: (said: string) => void }) {
	const { asking, onClose, onDone } = props;
	const t = useTranslations('reservation.calendar');
	const { isBusy, failure, change, forget } = useFeed();
	const isEnd = asking === 'end';
	const close = () => {
		forget();
		onClose();
	};
	const confirm = async () => {
		if (!(await change(isEnd ? 'DELETE /api/calendar' : 'POST /api/calendar'))) return;
		onDone(t(isEnd ? 'ended' : 'made'));
		close();
	};
	return (
		<ConfirmDialog
			isOpen={asking !== undefined}
			title={t(isEnd ? 'endTitle' : 'replaceTitle')}
			confirmLabel={t(isEnd ? 'end' : 'replace')}
			cancelLabel={t('keep')}
			isDestructive={isEnd}
			isBusy={isBusy}
			error={failure}
			onConfirm={() => void confirm()}
			onClose={close}
		>
			<p>{t(isEnd ? 'endText' : 'replaceText')}</p>
		</ConfirmDialog>
	);
}

/** Makes, replaces or ends the address; what the page shows follows. */
function useFeed() {
	const callApi = useApi();
	const client = useQueryClient();
	const { save, ...state } = useSaving({ textOf: useReservationFailure() });
	const change = async (key: 'POST /api/calendar' | 'DELETE /api/calendar') => {
		const answer = await save(() => callApi(key, {}));
		if (answer) client.setQueryData(calendarFeedQuery(callApi).queryKey, answer);
		return answer !== undefined;
	};
	return { ...state, change };
}
