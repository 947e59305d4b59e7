import { type FormEvent, useState } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './date.module.css';
import { useDateSending } from './use-moves.ts';
import { noWish, type Wish, WishPicker } from './wish-picker.tsx';

/** Other times than those that were wished for or agreed on. */
export function OtherTimes({ date }: { date: VideoDate }) {
	const t = useTranslations('video.date');
	const [isOpen, setIsOpen] = useState(false);
	if (isOpen) return <TimesForm date={date} onClose={() => setIsOpen(false)} />;
	return (
		<Button variant="outline" onClick={() => setIsOpen(true)}>
			{t(date.role === 'house' ? 'propose' : 'change')}
		</Button>
	);
}

type Values = { wishes: Wish[] };
const blank: Values = { wishes: [noWish] };
const timesIn = ({ wishes }: Values) => wishes.flatMap(({ at }) => (at === '' ? [] : [at]));

function TimesForm({ date, onClose }: { date: VideoDate; onClose: () => void }) {
	const t = useTranslations('video.date');
	const [now] = useState(() => new Date());
	const { textOf, move: moveDate } = useDateSending(date.id);
	const form = useForm<Values, 'wishes'>({
		...{ blank, textOf },
		faultsOf: (values) => (timesIn(values).length === 0 ? { wishes: 'required' } : {}),
		fieldOf: () => undefined,
		isQuietWhileMended: true,
		bringUp: () => [],
		asksBeforeLeaving: true,
	});
	const move = date.role === 'house' ? 'propose' : 'change';
	const send = async (values: Values) => {
		await moveDate({ move, times: timesIn(values) });
		onClose();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Card title={t(move)}>
			<form className={styles.form} noValidate onSubmit={submit}>
				{date.state === 'scheduled' && <Note tone="warn">{t('changeAgreed')}</Note>}
				<WishPicker
					{...{ wishes: form.values.wishes, now }}
					by={date.role === 'house' ? 'house' : 'member'}
					minutes={date.minutes}
					error={(index) => (form.faults.wishes && index === 0 ? t('noTimes') : undefined)}
					onChange={(wishes) => form.change({ wishes })}
				/>
				<FailureNote>{form.failure}</FailureNote>
				<div className={styles.row}>
					<Button type="submit" variant="brand" isBusy={form.isBusy}>
						{t('sendTimes')}
					</Button>
					<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
						{t('back')}
					</Button>
				</div>
			</form>
		</Card>
	);
}
