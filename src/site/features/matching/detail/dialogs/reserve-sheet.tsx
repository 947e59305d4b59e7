import { type FormEvent, useState } from 'react';
import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { faultsIn } from '#ui/form/faults.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import type { ConsentSlug, ConsentTexts, Opened } from '../matching-dialog.ts';
import styles from './dialogs.module.css';
import { isMissing, Missing } from './missing.tsx';
import { ReserveWhen } from './reserve-when.tsx';
import { leavingDay, useReserving } from './use-reserving.ts';

type Props = Opened & { question: AskerQuestion; answer: AskerAnswer; texts: ConsentTexts };

/** One click: the date, what one agrees to, and it is reserved with the lines and places of the answer. */
export function ReserveSheet({ question, answer, texts, isOpen, onClose }: Props) {
	const t = useTranslations('matching.reserve');
	const asker = useTranslations('matching.asker');
	const second = useSecondCurrency();
	const { total, product } = answer;
	const health = healthOf(question.area);
	const [reading, setReading] = useState<ConsentSlug>();
	const { form, asked, reserve } = useReserving({ question, answer, texts });
	const faults = faultsIn(form.error);
	const { date } = form.values;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void reserve();
	};
	const close = () => {
		form.forgetFailure();
		onClose();
	};
	return (
		<Sheet isOpen={isOpen} title={t('title', { health })} closeLabel={asker('close')} onClose={close}>
			{total === null || !product ? (
				<p>{t('nothing', { health })}</p>
			) : (
				<form className={styles.form} noValidate onSubmit={submit}>
					<p className={styles.total}>
						{t('total')} <b>{formatWon(total)}</b> <span className={styles.soft}>{second(total)}</span>
					</p>
					<ReserveWhen {...{ answer, product, form }} />
					<FieldGroup label={t('agree')}>
						{asked.map((slug) => (
							<CheckRow
								key={slug}
								name={slug}
								label={t(`consent.${slug}`, { health, provider: answer.provider.name })}
								error={form.faults[slug] && t('mustAgree')}
								isChecked={form.values[slug]}
								action={
									<Button variant="link" onClick={() => setReading(slug)}>
										{t('read')}
									</Button>
								}
								onChange={(isTicked) => form.change({ [slug]: isTicked })}
							/>
						))}
					</FieldGroup>
					{isMissing(faults) ? (
						<Missing
							faults={faults}
							question={question}
							answer={answer}
							when={{
								on: date?.on ?? '',
								time: date?.time ?? undefined,
								to: leavingDay({ question, answer }, date?.on ?? '') ?? undefined,
							}}
						/>
					) : (
						form.anyFailure && (
							<Note tone="bad" isAlert>
								{form.anyFailure}
							</Note>
						)
					)}
					<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
						{t('send', { health })}
					</Button>
				</form>
			)}
			{reading && texts.sheet(reading, () => setReading(undefined))}
		</Sheet>
	);
}
