import type { ReactNode } from 'react';
import { type Locale, locales } from '#i18n/locales.ts';
import type ko from '#i18n/messages/ko/console-company.json';
import { LanguageTabs } from '#ui/form/language-tabs.tsx';
import type { AnyForm, FieldProps } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { asTextPath, byLanguage, type CompanyValues, namedPart } from './company-values.ts';
import styles from './site.module.css';

export type FieldName = keyof (typeof ko)['company']['field'];

export type CompanyForm = AnyForm & {
	values: CompanyValues;
	field: (name: string) => FieldProps;
	change: (part: Partial<CompanyValues>) => void;
};

export type Given = { form: CompanyForm; language: Locale; onLanguage: (language: Locale) => void };

/** The texts of a path in every language: `transfer.bank`. */
const textsAt = (values: CompanyValues, path: string) =>
	path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], values) as Record<
		Locale,
		string
	>;

/** One language at a time, the same in every card. Told of a language are only faults of its own texts. */
export function Languages({
	form,
	language,
	onLanguage,
	of,
	children,
}: Given & { of?: string[]; children?: ReactNode }) {
	const t = useTranslations('console.company');
	const paths = of ?? [];
	const faults = Object.fromEntries(
		Object.entries(form.faults)
			.filter(([field]) => paths.some((path) => field.startsWith(`${path}.`)))
			.map(([field, code]) => [asTextPath(field), code]),
	);
	return (
		<LanguageTabs
			label={t('languages')}
			value={language}
			doneLabel={t('written')}
			texts={byLanguage(Object.fromEntries(paths.map((path) => [path, textsAt(form.values, path)])))}
			faults={faults}
			onChange={onLanguage}
		>
			{/* Another language is another field: nothing of the one before may linger in it. */}
			<div key={language} className={styles.form}>
				{children}
			</div>
		</LanguageTabs>
	);
}

type Look = Pick<TextFieldProps, 'hint' | 'optionalLabel' | 'inputMode' | 'type' | 'prefix' | 'maxLength'>;

/** Without a language of its own. */
export function Typed({ form, name, ...look }: { form: CompanyForm; name: string } & Look) {
	const t = useTranslations('console.company.field');
	return <TextField {...form.field(name)} label={t(namedPart(name).part as FieldName)} {...look} />;
}

type TextsProps = Omit<Given, 'onLanguage'> & { name: string; hint?: string; maxLength: number; isLong?: boolean };

/** In the language that is open. Korean and English have to be there, the others fall back on them. */
export function Texts({ form, language, name, isLong = false, hint, maxLength }: TextsProps) {
	const t = useTranslations('console.company');
	const isNeeded = language === 'ko' || language === 'en';
	const Field = isLong ? TextArea : TextField;
	return (
		<Field
			{...(form.field(`${name}.${language}`) as FieldProps & object)}
			label={t(`field.${namedPart(name).part as FieldName}`)}
			{...{ hint, maxLength, lang: locales[language].tag, ...(!isNeeded && { optionalLabel: t('optional') }) }}
			{...(isLong && { rows: 3 })}
		/>
	);
}
