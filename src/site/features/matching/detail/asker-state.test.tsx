import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AskerQuestion } from '#contract/api/matching.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../../../tests/support/words-of.ts';
import { AskerState } from './asker-state.tsx';

const declined = { id: 'a', status: 'declined', provider: { name: 'Tea House' }, reason: 'date-full' };

function shown(status: AskerQuestion['status'], locale: Locale = 'en'): string {
	const question = { status, answers: [declined] } as unknown as AskerQuestion;
	return renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={wordsOf(locale, ['matching', 'matching-asker'])}>
			<AskerState question={question} open={() => undefined} />
		</TranslationsProvider>,
	);
}

test('who was declined is told why, and is asked to choose another only where there is one', () => {
	expect(shown('answered')).toContain('Reason: The dates are fully booked. Please choose another answer.');
	expect(shown('open')).toContain('Reason: The dates are fully booked. Your question is still open');
	expect(shown('open')).not.toContain('choose another');
	expect(shown('withdrawn')).toBe('');
});

test.each(allLocales)('no word is missing in %s', (locale) => {
	for (const status of ['answered', 'open'] as const) expect(shown(status, locale)).not.toMatch(/\{|undefined/);
});

test.each(allLocales)('whose house sells nothing just now is told in words, in %s', (locale) => {
	const matched = (isOffering: boolean) => {
		const answer = { id: 'a', status: 'accepted', provider: { name: 'Tea House' }, product: { id: 'tea' }, isOffering };
		const may = { reserve: isOffering };
		const question = { status: 'matched', area: 'travel', answers: [{ ...answer, may }] } as unknown as AskerQuestion;
		return renderToStaticMarkup(
			<TranslationsProvider locale={locale} messages={wordsOf(locale, ['matching', 'matching-asker', 'error'])}>
				<AskerState question={question} open={() => undefined} />
			</TranslationsProvider>,
		);
	};
	const sentence = wordsOf(locale, ['error']).error?.['not-on-sale'] ?? 'no sentence';
	expect(matched(false)).toContain(sentence);
	expect(matched(true)).not.toContain(sentence);
});
