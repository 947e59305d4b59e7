import { maskContacts } from '#domain/matching/contacts.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { isPhraseId } from '#domain/phrase/phrases.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { numberIn } from '#i18n/typed-number.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TranslationsProvider, useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { PhraseLines } from '#views/phrase/phrase-lines.tsx';
import { AgreedLines } from '#views/price/agreed-lines.tsx';
import { linesIn, totalOf } from '#views/price/price-values.ts';
import { useConsoleLocale } from '../viewer.tsx';
import styles from './answer.module.css';
import type { AnswerDesk } from './answer-desk.ts';
import { type AnswerValues, localeOf } from './answer-values.ts';
import { useReaderTitle, useReaderWords } from './reader-words.tsx';

type Props = { desk: AnswerDesk; values: AnswerValues; isOpen: boolean; onClose: () => void };

/** The answer in the language of who asked, before it is sent. */
export function AnswerPreview({ desk, values, isOpen, onClose }: Props) {
	const t = useTranslations('matching.builder');
	const state = useTranslations('state');
	const words = useReaderWords(desk.readsIn);
	return (
		<Sheet isOpen={isOpen} title={t(`for.${desk.reader}.preview`)} closeLabel={t('preview.close')} onClose={onClose}>
			<p className={styles.small}>{t('preview.intro', { language: desk.readsIn })}</p>
			{words ? (
				<TranslationsProvider locale={desk.readsIn} messages={words}>
					<AsReaderSees desk={desk} values={values} />
				</TranslationsProvider>
			) : (
				<p>{state('loading')}</p>
			)}
		</Sheet>
	);
}

function AsReaderSees({ desk, values }: Pick<Props, 'desk' | 'values'>) {
	const t = useTranslations('matching');
	const locale = useWordsLocale();
	const own = useConsoleLocale();
	const title = useReaderTitle(values.productId, locale);
	const written = localeOf(values.text, own);
	const text = values.text.trim();
	const known = values.phrases.filter((use): use is PhraseUse => isPhraseId(use.phrase));
	const lines = linesIn(values);
	const rows = [
		title && { name: t('builder.preview.product'), value: title },
		{
			name: t('builder.preview.dates'),
			value:
				values.dates
					.map(({ on, time }) => [formatDateWithWeekday(on, locale), time && `${time} KST`].filter(Boolean).join(' '))
					.join('\n') || t('builder.preview.noDates'),
		},
		lines.length > 0 && {
			name: t('builder.preview.valid'),
			value: t('builder.dayCount', { count: numberIn(values.days) }),
		},
	];
	return (
		<div className={styles.given} lang={locales[locale].tag}>
			<h3>{desk.question.provider.name}</h3>
			{lines.length > 0 && (
				<div>
					<AgreedLines lines={lines} />
					<p className={styles.sum}>
						<span>{t('builder.total')}</span>
						<b>{formatWon(totalOf(values))}</b>
					</p>
				</div>
			)}
			<FactRows rows={rows.filter((row) => !!row)} />
			<PhraseLines uses={known} />
			{text !== '' && (
				<div>
					<p className={styles.contents} lang={locales[written].tag}>
						{desk.reader === 'patient' ? text : maskContacts(text).text}
					</p>
					{written !== locale && <p className={styles.small}>{t('writtenIn', { language: written })}</p>}
				</div>
			)}
		</div>
	);
}
