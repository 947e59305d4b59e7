import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { RatingMark } from './rating-mark.tsx';

const words = { product: { card: { rating: compile('{score}, {count}') } } } as unknown as Partial<Messages>;

const shownIn = (locale: Locale): string =>
	renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={words}>
			<RatingMark rating={{ average: 4.7, count: 1_240 }} />
		</TranslationsProvider>,
	);

test('a count is written as its reader writes numbers: beside 4,7 a comma would make it one and a bit', () => {
	expect(shownIn('id')).toContain('(1.240)');
	expect(shownIn('vn')).toContain('(1.240)');
	expect(shownIn('ru')).toContain('(1\u00a0240)');
	expect(shownIn('en')).toContain('(1,240)');
});
