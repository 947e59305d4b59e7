import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allLocales } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { AgreedLines } from './agreed-lines.tsx';

const lines = [
	{ of: 'guide', name: '', quantity: 2, won: 200_000 },
	{ of: 'interpreter', name: '', quantity: 2, won: 0 },
	{ of: 'meals', name: '', quantity: 1, won: null },
] as const;

test.each(allLocales)('what costs nothing more is included, not nothing: %s', (locale) => {
	const html = renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={wordsOf(locale, ['reservation-agreed'])}>
			<AgreedLines lines={lines} />
		</TranslationsProvider>,
	);
	const amounts = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, amount]) => amount);
	expect(amounts[0]).toBe('₩400,000');
	expect(amounts[1]).not.toMatch(/\d/);
	expect(html).not.toContain('₩0');
	expect(new Set(amounts).size).toBe(3);
	if (locale === 'en') expect(amounts).toEqual(['₩400,000', 'Included', 'Not included']);
});
