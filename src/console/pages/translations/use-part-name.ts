import { useTranslations } from '#ui/translations.tsx';
import { useFieldName } from '../../content/use-field-name.ts';

const own = ['name', 'trade', 'intro', 'lead', 'audience', 'scope'] as const;

/** What a part of any kind of content is called; a point of a list has its number behind it. */
export function usePartName(): (unit: string) => string {
	const t = useTranslations('console.translation');
	const nameOf = useFieldName();
	return (unit) => {
		const [field = '', ...more] = unit.split('.');
		const key = more.join('.');
		const known = own.find((one) => one === field);
		const part = known ? t(`field.${known}`) : nameOf(field);
		if (key === '') return part;
		return /^\d+$/.test(key) ? t('point', { part, number: Number(key) }) : `${part} · ${key}`;
	};
}
