import type { providerEndpoints } from '#contract/api/provider.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Pool } from '#server/queries.ts';
import { areasOf, keptProviders, type ListedProvider } from './provider-list.repo.ts';

type Query = InputOf<(typeof providerEndpoints)['GET /api/providers']>['query'];

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
	const place = cursor === undefined ? [''] : (decodeCursor(cursor, ['string']) as [string] | undefined);
	if (!place) return refuse('invalid-input');
	const all = await keptProviders(reads, '', now);
	const from = all.findIndex(({ id }) => id === place[0]) + 1;
	const shown = all.slice(from, from + pageSize);
	const last = shown.at(-1);
	return accept({
		items: shown.map((provider) => summaryOf(provider, language)),
		total: all.length,
		nextCursor: last && from + pageSize < all.length ? encodeCursor([last.id]) : null,
	});
}
