import { kinds } from '#domain/area/areas.ts';
import { weekdays } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from '../../content/content.module.css';
import { useFieldName } from '../../content/use-field-name.ts';
import { Choices } from './choices.tsx';
import type { ProductForm } from './use-product-form.ts';

/** When it can be had: the week, its times and places, how long it takes. Single days are the calendar's. */
export function TimeFields({ form }: { form: ProductForm }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const locale = useWordsLocale();
	const kind = kinds[form.editing.of?.kind ?? ''];
	const count = (field: string, hint?: string) => (
		<TextField
			{...form.field(field)}
			label={nameOf(field)}
			hint={hint}
			inputMode="numeric"
			maxLength={6}
			autoComplete="off"
		/>
	);
	return (
		<>
			<Card title={t('week')}>
				<Choices
					id={form.idOf('schedule.weekdays')}
					label={nameOf('weekdays')}
					name="weekdays"
					options={weekdays[locale].map((label, value) => ({ value, label }))}
					value={form.values.schedule.weekdays}
					onChange={(days) => form.set('schedule.weekdays', days)}
				/>
				{kind?.booking === 'time' && (
					<TextField
						{...form.field('schedule.times')}
						label={nameOf('times')}
						hint={t('timesHint')}
						autoComplete="off"
						placeholder="10:00 14:00"
					/>
				)}
				<div className={styles.grid}>
					{count('schedule.capacity', t(`capacity.${kind?.unit ?? 'person'}`))}
					{count('schedule.leadHours', t('leadHint'))}
					{count('schedule.horizonDays', t('horizonHint'))}
				</div>
				<TextField
					{...form.field('schedule.closed')}
					label={nameOf('closed')}
					hint={t('closedHint')}
					optionalLabel={t('optional')}
					placeholder="01-01 09-24~09-26"
				/>
				<p className={styles.small}>{t('soldStays')}</p>
			</Card>
			{kind?.booking !== 'nights' && (
				<Card title={t('course')}>
					<div className={styles.grid}>
						{count('minutes', t('minutesHint'))}
						{count('nights', t('nightsHint'))}
					</div>
					<TextArea
						{...form.field('stepTimes')}
						label={nameOf('stepTimes')}
						hint={t('stepTimesHint')}
						optionalLabel={t('optional')}
						rows={4}
					/>
				</Card>
			)}
		</>
	);
}
