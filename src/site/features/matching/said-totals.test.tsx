import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { saidTotals } from './said-totals.ts';

type Totals = { from: number; to: number };

function Said(totals: Totals) {
	const t = useTranslations('matching');
	return (
		<>
			<p>{t('list.totals', saidTotals(totals))}</p>
			<p>{t('detail.totals', saidTotals(totals))}</p>
		</>
	);
}

const sumsIn = (locale: Locale, totals: Totals): number[] =>
	renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={wordsOf(locale, ['matching-list', 'matching-detail'])}>
			<Said {...totals} />
		</TranslationsProvider>,
	)
		.split('</p>')
		.slice(0, 2)
		.map((sentence) => sentence.split('₩').length - 1);

test.each(allLocales)('where all answers name the same sum it is said once, in %s', (locale) => {
	expect(sumsIn(locale, { from: 45_000, to: 45_000 })).toEqual([1, 1]);
	expect(sumsIn(locale, { from: 45_000, to: 90_000 })).toEqual([2, 2]);
});
