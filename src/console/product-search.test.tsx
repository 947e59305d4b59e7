import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationsProvider } from '#ui/translations.tsx';
import { ApiContext } from '#views/api-context.ts';
import { viewerOf } from '../../tests/support/viewers.ts';
import { wordsOf } from '../../tests/support/words-of.ts';
import { ProductSearch } from './product-search.tsx';
import { ReaderProvider } from './viewer.tsx';

const one = (id: string, mayTake = true) => ({
	...{ id, title: `The ${id}`, provider: 'Walks', providerId: 'walks', mayEdit: true, mayTake },
});

/** As it stands with what the server has found. */
function shown(products: ReturnType<typeof one>[], props: Partial<Parameters<typeof ProductSearch>[0]> = {}): string {
	const client = new QueryClient();
	client.setQueryData(['GET /api/desk/products', 'named', 'en', undefined, '', props.product], { products });
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<ApiContext value={() => Promise.reject(new Error('not called'))}>
				<ReaderProvider
					value={{ viewer: viewerOf('one', 'GR0100'), locale: 'en', chooseLocale: async () => undefined }}
				>
					<TranslationsProvider locale="en" messages={wordsOf('en', ['console', 'console-product-search'])}>
						<ProductSearch
							{...{ label: 'Product', organisation: undefined, product: undefined, onChoose: () => undefined }}
							{...props}
						/>
					</TranslationsProvider>
				</ReaderProvider>
			</ApiContext>
		</QueryClientProvider>,
	);
}

test('what is chosen stands there by its name', () => {
	expect(shown([one('palace'), one('tour')], { product: 'tour' })).toContain('value="The tour"');
});

test('one that nobody can be taken for now is not to be chosen where somebody is', () => {
	expect(shown([one('palace', false)], { product: 'palace' })).toContain('value="The palace"');
	expect(shown([one('palace', false)], { product: 'palace', isTaking: true })).not.toContain('The palace');
});

test('a filter of nothing to choose among is left out; a field that has to be filled never is', () => {
	expect(shown([one('tour')], { isOptional: true })).toBe('');
	expect(shown([one('tour')])).toContain('role="combobox"');
});
