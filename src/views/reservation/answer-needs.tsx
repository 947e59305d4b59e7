import { type FormEvent, useState } from 'react';
import { type NeedAnswer, needAnswers } from '#domain/reservation/need-questions.ts';
import { type NeedId, namedNeeds } from '#domain/reservation/needs.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useMoving } from '#views/move/use-moving.ts';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';
import { useNeedText } from './use-need-text.ts';

type Given = { answer: NeedAnswer | null; text: string };
const maxLength = 500;

/** Yes, no or how, need by need, in the provider's own words. */
export function AnswerNeeds({ onDone }: { onDone: () => void }) {
	const t = useTranslations('reservation.my.needs');
	const needText = useNeedText();
	const { reservation, say } = useReservation();
	const { isBusy, failure, move } = useMoving();
	const list = reservation.questions?.list ?? [];
	const [given, setGiven] = useState<Partial<Record<NeedId, Given>>>({});
	const [isMissing, setIsMissing] = useState(false);
	const ofNeed = (id: NeedId): Given => {
		const known = list.find((one) => one.id === id);
		return given[id] ?? { answer: known?.answer ?? null, text: known?.text ?? '' };
	};
	const set = (id: NeedId, next: Partial<Given>) => setGiven({ ...given, [id]: { ...ofNeed(id), ...next } });
	const send = async (event: FormEvent) => {
		event.preventDefault();
		const answers = list.flatMap(({ id }) => {
			const { answer, text } = ofNeed(id);
			return answer === null || (answer === 'how' && text.trim() === '') ? [] : [{ id, answer, text: text.trim() }];
		});
		setIsMissing(answers.length < list.length);
		if (answers.length < list.length || !(await move({ move: 'answer-needs', answers }))) return;
		say(t('sent'));
		onDone();
	};
	return (
		<form className={styles.stack} onSubmit={(event) => void send(event)} noValidate>
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
								onChange={(value) => set(need.id, { answer: value })}
							/>
							{answer !== null && answer !== 'yes' && (
								<TextField
									label={t('text')}
									value={text}
									maxLength={maxLength}
									onChange={(event) => set(need.id, { text: event.currentTarget.value })}
								/>
							)}
						</div>
					);
				})}
			{isMissing && (
				<Note tone="bad" isAlert>
					{t('choose')}
				</Note>
			)}
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div>
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{t('send')}
				</Button>
			</div>
		</form>
	);
}
