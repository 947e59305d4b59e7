import type { providerEndpoints } from '#contract/api/provider.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Pool } from '#server/queries.ts';
import { areasOf, cachedProviders, type ListedProvider } from './provider-list.repo.ts';

type Query = InputOf<(typeof providerEndpoints)['GET /api/providers']>['query'];

const inOrder = cursorOf({ id: cursorPart.slug });

function summaryOf(provider: ListedProvider, language: Query['language']) {
	const { name, trade, offers: _, ratingCount, ratingStars, ...facts } = provider;
	const shown = shownLocale(name, language) ?? 'ko';
	return {
		...facts,
		name: name[shown] ?? '',
		trade: trade[shown] ?? '',
		shownLocale: shown,
		areas: areasOf(provider),
		// Four aspects a rating; one decimal, as it is shown.
		rating: {
			average: ratingCount === 0 ? 0 : Math.round((ratingStars / ratingCount / 4) * 10) / 10,
			count: ratingCount,
		},
	};
}

/** Who will receive the guest, in the reader's language. */
export async function listProviders(reads: Pool, { language, cursor }: Query, now: Date) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const all = await cachedProviders(reads, '', now);
	const from = all.findIndex(({ id }) => id === after.value?.id) + 1;
	const { shown, nextCursor } = pageOf(all.slice(from), ({ id }) => inOrder.write({ id }));
	return accept({
		items: shown.map((provider) => summaryOf(provider, language)),
		total: all.length,
		nextCursor,
	});
}
