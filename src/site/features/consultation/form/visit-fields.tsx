import { mostPreferredDays, preferredDaysAhead } from '#domain/consultation/consultation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import styles from './form.module.css';
import { fieldId } from './form-values.ts';
import type { ConsultationFormState } from './use-consultation-form.ts';

type Props = { form: ConsultationFormState };

/** Days one would come, and whether somebody is to interpret. */
export function VisitFields({ form }: Props) {
	const t = useTranslations('consultation.form');
	const names = useTranslations('consultation.language');
	const language = useLocale() as ContentLocale;
	const { days } = form.values;
	const shown = days.length === 0 ? [''] : days;
	const put = (at: number, day: string) => form.change({ days: shown.map((one, index) => (index === at ? day : one)) });
	return (
		<Card title={t('when')}>
			<p className={styles.hint}>{t('whenHint')}</p>
			<div className={styles.days}>
				{shown.map((day, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a day has no name but its place
					<div key={at} className={styles.day}>
						<DayField
							id={fieldId(`days.${at}`)}
							name={`day-${at}`}
							label={t('day', { number: at + 1 })}
							value={day}
							daysAhead={preferredDaysAhead}
							error={form.errorOf(`days.${at}`)}
							onChange={(on) => put(at, on ?? '')}
						/>
						{shown.length > 1 && (
							<Button variant="quiet" onClick={() => form.change({ days: shown.filter((_, index) => index !== at) })}>
								<Icon name="close" />
								{t('removeDay')}
							</Button>
						)}
					</div>
				))}
				{shown.length < mostPreferredDays && shown.at(-1) !== '' && (
					<Button variant="outline" onClick={() => form.change({ days: [...shown, ''] })}>
						<Icon name="plus" />
						{t('addDay')}
					</Button>
				)}
			</div>
			<CheckRow
				name="wantsInterpreter"
				label={t('interpreter', { language: names(language) })}
				description={t('interpreterHint')}
				isChecked={form.values.wantsInterpreter}
				onChange={(wantsInterpreter) => form.change({ wantsInterpreter })}
			/>
		</Card>
	);
}
