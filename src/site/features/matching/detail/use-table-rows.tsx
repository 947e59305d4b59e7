import type { ReactNode } from 'react';
import type { Comparison } from '#contract/api/matching-fields.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { formatDate } from '#i18n/format.ts';
import { languageList } from '#i18n/language-list.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { AnswerPhrases } from './answer-phrases.tsx';
import { AnswerText } from './answer-text.tsx';
import { DatesCell, LicenceCell, LineCell, ProductCell, TotalCell, ValidCell, VersionsCell } from './compare-cells.tsx';
import styles from './compare-table.module.css';
import { areSame, type Compared, type ComparedLine, changedIn } from './compared.ts';

export type TableRow = {
	key: string;
	label: string;
	isDifferent: boolean;
	/** Everybody knows that it differs. */
	isPlain?: boolean;
	cell: (answer: Compared) => ReactNode;
};

type Given = {
	answers: readonly Compared[];
	lines: readonly ComparedLine[];
	marks: Comparison['marks'];
	kind: string;
	isHealth: boolean;
};

/** Every line of the table, in the one order; what no answer has stands in none. */
export function useTableRows({ answers, lines, marks, kind, isHealth }: Given): TableRow[] {
	const t = useTranslations('matching.compare');
	const kinds = useTranslations('reservation.agreed.kind');
	const locale = useLocale();
	const { languagesOf, timeOf } = useProviderTexts();
	/** What differs is told by what each says. */
	const row = (
		key: Parameters<typeof t>[0] & string,
		said: (answer: Compared) => string,
		cell: TableRow['cell'] = said,
	): TableRow => ({ key, label: t(key as 'total'), isDifferent: !areSame(answers.map(said)), cell });
	const rows: (TableRow | false)[] = [
		row(
			'total',
			({ total }) => String(total),
			(answer) => <TotalCell answer={answer} isLowest={marks.lowest === answer.id} />,
		),
		row(
			'dates',
			({ dates }) => JSON.stringify(dates),
			(answer) => <DatesCell answer={answer} isEarliest={marks.earliest === answer.id} />,
		),
		...lines.map((line) => ({
			key: line.of,
			label: kinds(line.of),
			isDifferent: line.isDifferent,
			cell: (answer: Compared) => (
				<LineCell
					cell={line.cells.get(answer.id)}
					isOnlyHere={line.onlyHere === answer.id}
					isChanged={changedIn(answer).kinds.has(line.of)}
				/>
			),
		})),
		row(
			'valid',
			({ validUntil }) => (validUntil ? formatDate(validUntil) : ''),
			(answer) => <ValidCell answer={answer} />,
		),
		row('languages', languagesOf, (answer) => (
			<>
				{languagesOf(answer)}
				{(answer.provider.languages as readonly string[]).includes(locale) && (
					<span className={styles.mark}>{t('mark.speaks')}</span>
				)}
			</>
		)),
		isHealth &&
			row(
				'licence',
				({ provider }) => provider.patientNumber ?? '',
				(answer) => <LicenceCell answer={answer} />,
			),
		row('answerTime', timeOf, (answer) => (
			<>
				{timeOf(answer)}
				{marks.fastest === answer.id && <span className={styles.mark}>{t('mark.fastest')}</span>}
			</>
		)),
		answers.some(({ product }) => product !== null) &&
			row(
				'product',
				({ product }) => product?.id ?? '',
				({ product }) => <ProductCell product={product} asked={kind} />,
			),
		{
			key: 'words',
			label: t('words'),
			isDifferent: true,
			isPlain: true,
			cell: (answer) => <AnswerText answer={answer} Phrases={AnswerPhrases} isClipped />,
		},
		answers.some(({ version }) => version > 1) && {
			key: 'versions',
			label: t('versions'),
			isDifferent: false,
			cell: (answer) => <VersionsCell answer={answer} />,
		},
	];
	return rows.filter((one) => one !== false);
}

/** What is said of a provider in a line: the languages spoken there, and how long it usually takes to answer. */
function useProviderTexts() {
	const t = useTranslations('matching');
	const spoken = useTranslations('product.language');
	return {
		languagesOf: ({ provider }: Compared) => languageList(provider.languages.map((language) => spoken(language))),
		timeOf: ({ provider: { medianAnswerMinutes: minutes } }: Compared) =>
			minutes === null ? t('compare.newHere') : t('about', timeSpan(minutes * minuteMs)),
	};
}
