import type { FormEvent } from 'react';
import { type NeedAnswer, needAnswers } from '#domain/reservation/need-questions.ts';
import { type NeedId, namedNeeds } from '#domain/reservation/needs.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useMove } from '#views/move/use-moving.ts';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';
import { useNeedText } from './use-need-text.ts';
import { useReservationFailure } from './use-reservation-failure.ts';

type Given = { answer: NeedAnswer | null; text: string };
type Values = Partial<Record<NeedId, Given>>;
const maxLength = 500;

/** Those that are answered: “how” wants words. */
const answersIn = (values: Values) =>
	(Object.entries(values) as [NeedId, Given][]).flatMap(([id, { answer, text }]) =>
		answer === null || (answer === 'how' && text.trim() === '') ? [] : [{ id, answer, text: text.trim() }],
	);

/** Yes, no or how, need by need, in the provider's own words. */
export function AnswerNeeds({ onDone }: { onDone: () => void }) {
	const t = useTranslations('reservation.my.needs');
	const needText = useNeedText();
	const { reservation, say } = useReservation();
	const { move, onRefusal } = useMove();
	const list = reservation.questions?.list ?? [];
	const form = useForm<Values>({
		blank: Object.fromEntries(list.map(({ id, answer, text }) => [id, { answer: answer ?? null, text: text ?? '' }])),
		faultsOf: (values) => (answersIn(values).length < list.length ? { answers: 'choose-one' } : {}),
		textOf: useReservationFailure(),
		onRefusal,
		asksBeforeLeaving: true,
	});
	const ofNeed = (id: NeedId): Given => form.values[id] ?? { answer: null, text: '' };
	const send = async (values: Values) => {
		await move({ move: 'answer-needs', answers: answersIn(values) });
		form.restart(values);
		say(t('sent'));
		onDone();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.stack} onSubmit={submit} noValidate>
			{namedNeeds(reservation.needs)
				.filter((need) => list.some(({ id }) => id === need.id))
				.map((need) => {
					const { answer, text } = ofNeed(need.id);
					return (
						<div key={need.id} className={styles.stack}>
							<Segmented<NeedAnswer>
								label={needText(need)}
								value={answer ?? undefined}
								options={needAnswers.map((value) => ({ value, label: t(`answer.${value}`) }))}
								onChange={(value) => form.set(`${need.id}.answer`, value)}
							/>
							{answer !== null && answer !== 'yes' && (
								<TextField
									label={t('text')}
									value={text}
									maxLength={maxLength}
									onChange={(event) => form.set(`${need.id}.text`, event.currentTarget.value)}
								/>
							)}
						</div>
					);
				})}
			{form.faults.answers && (
				<Note tone="bad" isAlert>
					{t('choose')}
				</Note>
			)}
			<FailureNote>{form.anyFailure}</FailureNote>
			<div>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t('send')}
				</Button>
			</div>
		</form>
	);
}
