import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProviderDetail } from '#contract/api/provider.ts';
import type { Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { ProviderProfile } from './provider-profile.tsx';

const provider: ProviderDetail = {
	...{ id: 'walks', name: 'Walks', trade: 'Guides', intro: 'We walk.', koreanName: null, shownLocale: 'en' },
	...{ portrait: 'portrait-1', languages: [], answersWithinHours: 2, medianAnswerMinutes: null, region: 'seoul' },
	...{ foundedYear: 2010, partnerSince: null, isAgency: false, patientNumber: null, patientNumberUntil: null },
	...{ pictures: [], offers: [], place: null, products: [], ratings: [], rating: { average: 0, count: 0 } },
};
const shown = (locale: Locale, rest: Partial<ProviderDetail>) =>
	renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<TranslationsProvider
				locale={locale}
				messages={wordsOf(locale, ['provider', 'product', 'product-detail', 'rating', 'state', 'shell'])}
			>
				<ProviderProfile provider={{ ...provider, ...rest }} isMember={false} wayBack={{}} />
			</TranslationsProvider>
		</QueryClientProvider>,
	);

test('a profile tells the measured answer time, or none', () => {
	expect(shown('en', { medianAnswerMinutes: 30 })).toContain('Usually answers in about 30 minutes');
	expect(shown('en', { medianAnswerMinutes: 30 })).not.toContain('2 hours');
	expect(shown('ru', { medianAnswerMinutes: 300 })).toContain('Обычно отвечает примерно за\u00a05 ч');
	// What it says of itself is not told: measured, or nothing.
	expect(shown('en', { answersWithinHours: 2 })).not.toMatch(/answers/i);
});
