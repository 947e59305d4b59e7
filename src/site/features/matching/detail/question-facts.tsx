import type { QuestionView } from '#contract/api/matching.ts';
import { isAsking } from '#domain/matching/question.ts';
import { hasNeeds, namedNeeds } from '#domain/reservation/needs.ts';
import { currencySymbols, formatDate, formatNumber, formatWon } from '#i18n/format.ts';
import { languageList } from '#i18n/language-list.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { usePersonsText } from '#views/reservation/use-persons-text.ts';
import styles from './question-head.module.css';

/** What an answer depends on, one row each. */
export function QuestionFacts({ question }: { question: QuestionView }) {
	const t = useTranslations('matching.detail');
	const ends = useTranslations('matching.endReason');
	const words = useTranslations('product');
	const names = useCountryNames();
	const personsText = usePersonsText();
	const needText = useNeedText();
	const budgetText = useBudgetText();
	const { wished, country, region, languages, endReason, status } = question;
	const told = 'needs' in question ? question : undefined;
	const rows = [
		{ name: t('kind'), value: words(`kind.${question.kind}` as Parameters<typeof words>[0]) },
		{
			name: t('wished'),
			value: wished ? [...new Set([wished.from, wished.to])].map((day) => formatDate(day)).join(' – ') : t('flexible'),
		},
		{ name: t('persons'), value: personsText({ persons: question.persons, units: 1 }, 'person') },
		told?.budget && { name: t('budget'), value: budgetText(told.budget) },
		languages.length > 0 && {
			name: t('languages'),
			value: languageList(languages.map((language) => words(`language.${language}`))),
		},
		{ name: t('region'), value: region ? words(`region.${region}`) : t('anywhere') },
		told && hasNeeds(told.needs) && { name: t('needs'), value: namedNeeds(told.needs).map(needText).join(', ') },
		country !== '' &&
			question.role !== 'asker' && {
				name: t('country'),
				value: names[country as keyof typeof names] ?? country,
			},
		isAsking(status) && { name: t('until'), value: formatDate(question.expiresAt) },
		endReason && { name: t('ended'), value: ends(endReason) },
	];
	return (
		<section className={styles.facts} aria-label={t('facts')}>
			<FactRows rows={rows.filter((row) => !!row)} />
		</section>
	);
}

/** In the currency it was said in, which is the truth here. */
function useBudgetText() {
	const t = useTranslations('matching.detail');
	const locale = useLocale();
	return ({ amount, currency }: { amount: number; currency: string }) => {
		if (currency === 'KRW') return t('upTo', { amount: formatWon(amount) });
		return t('upTo', { amount: `${formatNumber(amount, locale)} ${currencySymbols[currency] ?? currency}` });
	};
}
