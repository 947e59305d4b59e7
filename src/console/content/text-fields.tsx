import { useState } from 'react';
import { type Locale, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LanguageTabs } from '#ui/form/language-tabs.tsx';
import type { Texts } from '#ui/form/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './content.module.css';
import { sourcesFor, usualSource } from './source-language.ts';
import type { TextForm } from './text-form.ts';
import { useFieldName } from './use-field-name.ts';

/** How a part of a text is typed; `hint` is told below it. */
export type Look = { part: string; rows?: number; max: number; hint?: string | undefined };

type Props = {
	form: TextForm;
	/** In the order readers meet them. */
	looks: readonly Look[];
	onLanguage: (locale: Locale) => void;
};

/** What it says, one language at a time, with what it is translated from beside it: the Korean, unless another is chosen. */
export function TextFields({ form, looks, onLanguage }: Props) {
	const t = useTranslations('console.product');
	const { language, faults, editing } = form;
	const done = Object.fromEntries(
		Object.entries(editing.completeness.percent).map(([locale, percent]) => [
			locale,
			{ all: percent === 100 ? '100' : '' },
		]),
	) as Texts<'all'>;
	return (
		<Card>
			<LanguageTabs
				label={t('languages')}
				value={language}
				texts={done}
				doneLabel={t('done')}
				faults={faults}
				onChange={onLanguage}
			>
				<Parts key={language} {...{ form, looks }} />
			</LanguageTabs>
		</Card>
	);
}

function Parts({ form, looks }: Pick<Props, 'form' | 'looks'>) {
	const t = useTranslations('console.product');
	const [chosen, setChosen] = useState<Locale>();
	const { language, values } = form;
	// As it was when the language was opened: what is read from does not go while somebody types.
	const [opened] = useState(values.texts);
	const sources = sourcesFor(
		opened,
		language,
		looks.map(({ part }) => part),
	);
	const sourceOf = (part: string) => chosen ?? usualSource(opened, language, part);
	const isAlone = language === 'ko' && !looks.some(({ part }) => isEmptyIn(opened.ko, part) && sourceOf(part) !== 'ko');
	return (
		<div className={styles.texts}>
			{!isAlone && sources.length > 1 && (
				<Select
					label={t('sourceLanguage')}
					isLabelShown
					name="source"
					value={chosen ?? sourceOf(looks[0]?.part ?? '')}
					options={sources.map((value) => ({ value, label: locales[value].ownName }))}
					onChange={setChosen}
				/>
			)}
			{looks.map((look) => (
				<Part key={look.part} look={look} form={form} source={isAlone ? undefined : sourceOf(look.part)} />
			))}
		</div>
	);
}

const isEmptyIn = (words: Record<string, string>, part: string) => (words[part] ?? '').trim() === '';

type PartProps = { look: Look; form: TextForm; source: Locale | undefined };

function Part({ look: { part, rows, max, hint }, form, source }: PartProps) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const { language, values, editing } = form;
	const name = `texts.${language}.${part}`;
	const cell = editing.completeness.fields.find(({ field }) => field === part)?.cells[language];
	const typed = values.texts[language][part] ?? '';
	const isTouched = typed !== '' && cell === 'missing';
	const field = {
		...{ ...form.field(name), label: nameOf(part), maxLength: max, lang: locales[language].tag },
		hint,
	};
	return (
		<div className={styles.part} data-alone={source === undefined || undefined}>
			{source && <Source language={source} text={values.texts[source][part] ?? ''} />}
			<div>
				{rows ? (
					<TextArea {...field} rows={rows} countText={(length, most) => t('length', { length, max: most })} />
				) : (
					<TextField {...field} />
				)}
				{cell === 'older' && <Older form={form} cell={`${part}.${language}`} />}
				{cell === 'missing' && !isTouched && language !== 'ko' && (
					<p className={styles.missing}>
						<Icon name="warning" />
						{t('missingText')}
					</p>
				)}
			</div>
		</div>
	);
}

function Source({ language, text }: { language: Locale; text: string }) {
	const t = useTranslations('console.product');
	return (
		<div className={styles.source}>
			<p className={styles.small}>{t('source', { language: locales[language].ownName })}</p>
			<p lang={locales[language].tag} className={styles.asTyped}>
				{text || '–'}
			</p>
		</div>
	);
}

/** The Korean was written after it: it is written anew, or said to be still right. */
function Older({ form, cell }: { form: TextForm; cell: string }) {
	const t = useTranslations('console.product');
	const { confirmed } = form.values;
	if (confirmed.includes(cell)) return <p className={styles.small}>{t('confirmed')}</p>;
	return (
		<p className={styles.older}>
			<Icon name="clock" />
			{t('olderText')}{' '}
			<Button variant="link" size="sm" onClick={() => form.set('confirmed', [...confirmed, cell])}>
				{t('stillRight')}
			</Button>
		</p>
	);
}
