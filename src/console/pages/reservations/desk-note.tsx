import { type FormEvent, useId, useState } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { longestNote } from '#domain/reservation/desk-note.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import { useWho } from '#views/reservation/use-who.ts';
import { momentOf } from '../../moment.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './reservations.module.css';

type Kept = Exclude<ReservationDetail, { role: 'member' }>['deskNote'];
const noteOf = (now: ReservationDetail | undefined): Kept => (now && now.role !== 'member' ? now.deskNote : null);

/** What who works on it writes down for the others. */
export function DeskNote() {
	const t = useTranslations('console.reservations.note');
	const whoOf = useWho();
	const { reservation } = useReservation();
	const [isWriting, setIsWriting] = useState(false);
	const note = noteOf(reservation);
	const canNote = reservation.role !== 'member' && reservation.canNote;
	if (note === null && !canNote) return null;
	return (
		<Card title={t('title')}>
			<div className={styles.note}>
				{isWriting && canNote ? (
					<Writing begun={note} onClose={() => setIsWriting(false)} />
				) : (
					<>
						{note && (
							<>
								<p className={styles.noteText}>{note.text}</p>
								<p className={styles.noteBy}>{[whoOf(note), momentOf(note.at)].join(' · ')}</p>
							</>
						)}
						{canNote && (
							<Button isFull onClick={() => setIsWriting(true)}>
								{t(note ? 'edit' : 'add')}
							</Button>
						)}
					</>
				)}
			</div>
		</Card>
	);
}

/** A colleague's newer words are shown before they are replaced. */
function Writing({ begun, onClose }: { begun: Kept; onClose: () => void }) {
	const t = useTranslations('console.reservations.note');
	const id = useId();
	const callApi = useApi();
	const language = useConsoleLocale();
	const { reservation, replace, reload, say } = useReservation();
	const [seen, setSeen] = useState(begun);
	const form = useForm<{ text: string }>({
		blank: { text: begun?.text ?? '' },
		faultsOf: () => ({}),
		textOf: useReservationFailure(),
		fieldOf: (at) => (at === 'text' ? at : undefined),
		idOf: () => id,
		asksBeforeLeaving: true,
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since') return undefined;
			const fresh = noteOf(await reload());
			setSeen(fresh);
			return fresh ? t('changed', { text: fresh.text }) : t('gone');
		},
	});
	const text = form.values.text.trim();
	const send = async () => {
		const asked = { params: { id: reservation.id }, query: { language }, body: { text, seen: seen?.at ?? null } };
		replace(await callApi('PUT /api/reservations/:id/desk-note', asked));
		say(t(text === '' ? 'removed' : 'saved'));
		onClose();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.note} noValidate onSubmit={submit}>
			<TextArea {...form.field('text')} label={t('label')} hint={t('hint')} maxLength={longestNote} autoFocus />
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.noteButtons}>
				<Button type="submit" isBusy={form.isBusy} disabled={text === (seen?.text ?? '')}>
					{t('save')}
				</Button>
				<Button onClick={onClose}>{t('stay')}</Button>
			</div>
		</form>
	);
}
