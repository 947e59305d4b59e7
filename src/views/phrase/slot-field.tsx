import type { SlotType } from '#domain/phrase/phrases.ts';
import { formatThousands } from '#i18n/format.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import type { FieldProps } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { tidyTime } from './slot-values.ts';

/** Two years ahead, and two months back: a day on which somebody paid, or flew. */
const reach = { daysAhead: 730, daysBack: 60 };

type Props = {
	name: string;
	type: SlotType;
	field: (options?: { tidy?: (now: string) => string }) => FieldProps;
	onChange: (value: string) => void;
};

const grouped = (text: string): string => {
	const typed = text.replace(/[\s,.]/g, '');
	return /^\d+$/.test(typed) ? formatThousands(Number(typed)) : text;
};

/** One gap of a phrase: a day, a time, a number, or a few words that stay as they were typed. */
export function SlotField({ name, type, field, onChange }: Props) {
	const t = useTranslations('phrase');
	const label = t(`slot.${name as keyof Messages['phrase']['slot']}`);
	const plain = { label, autoComplete: 'off' };
	if (type === 'date') {
		const { id, value, error } = field();
		return <DayField {...{ id, name, value, error, label, onChange }} {...reach} />;
	}
	if (type === 'language') {
		const { id, value, error } = field();
		const options = allLocales.map((locale) => ({ value: locale, label: t(`language.${locale}`) }));
		return (
			<Select
				{...{ id, name, error, label, options, onChange }}
				value={value as Locale | ''}
				placeholder=""
				isLabelShown
			/>
		);
	}
	if (type === 'time')
		return <TextField {...field({ tidy: tidyTime })} {...plain} hint={t('picker.timeHint')} inputMode="numeric" />;
	if (type === 'won') return <TextField {...field({ tidy: grouped })} {...plain} prefix="₩" inputMode="numeric" />;
	if (type === 'number' || type === 'minutes') return <TextField {...field()} {...plain} inputMode="numeric" />;
	return <TextField {...field()} {...plain} hint={t('picker.ownWords')} />;
}
