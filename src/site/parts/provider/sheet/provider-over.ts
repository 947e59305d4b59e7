import type { OverPage, PageContext } from '#site/page-module.ts';
import { loadWords, moduleFiles } from '#site/words.ts';
import { served } from '../lazy-provider-sheet.tsx';
import { providerIn } from '../provider-address.ts';
import { fetchProvider, providerQuery } from './provider-query.ts';
import { ProviderSheet } from './provider-sheet.tsx';
import { providerWords } from './provider-words.ts';

/** The profile that an address opens over its page, for the server: with its data come its words, so that the HTML has it. */
export function providerOver(page: PageContext): OverPage | undefined {
	const id = providerIn(page.search);
	if (id === undefined) return undefined;
	const { queryKey } = providerQuery(page, id);
	served.View = ProviderSheet;
	return {
		query: {
			queryKey,
			queryFn: async () => {
				await loadWords(page.locale, providerWords);
				return fetchProvider(page, id);
			},
		},
		files: ['src/site/parts/provider/sheet/provider-sheet.tsx', ...moduleFiles(page.locale, providerWords)],
		title: (client) => client.getQueryData(queryKey)?.name,
	};
}
