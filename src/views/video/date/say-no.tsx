import { type FormEvent, useId, useState } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './date.module.css';
import { useDateSending } from './use-moves.ts';

/** Declined by who was asked, or called off by either side, with a reason for the other. */
export function SayNo({ date }: { date: VideoDate }) {
	const t = useTranslations('video.date');
	const [isOpen, setIsOpen] = useState(false);
	const move = date.role === 'house' && date.state === 'requested' ? 'decline' : 'cancel';
	return isOpen ? (
		<NoForm {...{ date, move }} onClose={() => setIsOpen(false)} />
	) : (
		<Button variant="quiet" onClick={() => setIsOpen(true)}>
			{t(move)}
		</Button>
	);
}

const blank = { reason: '' };
type Props = { date: VideoDate; move: 'decline' | 'cancel'; onClose: () => void };

function NoForm({ date, move, onClose }: Props) {
	const t = useTranslations('video.date');
	const id = useId();
	const { textOf, move: moveDate } = useDateSending(date.id);
	const form = useForm<typeof blank, 'reason'>({
		...{ blank, faultsOf: () => ({}), textOf, idOf: () => id },
		fieldOf: (at) => (at === 'reason' ? at : undefined),
		asksBeforeLeaving: true,
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: ({ reason }) => moveDate({ move, reason }) });
	};
	return (
		<Card title={t(move)}>
			<form className={styles.form} noValidate onSubmit={submit}>
				<TextArea {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} maxLength={500} />
				<FailureNote>{form.failure}</FailureNote>
				<div className={styles.row}>
					<Button type="submit" variant="danger" isBusy={form.isBusy}>
						{t(move)}
					</Button>
					<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
						{t('keep')}
					</Button>
				</div>
			</form>
		</Card>
	);
}
