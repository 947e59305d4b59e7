import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { ProductDetail } from '#contract/api/product.ts';
import { useApi } from '#views/api-context.ts';
import { consentsAsked, type TakenConsent, type TakenValues } from './taken-values.ts';

const endpoint = 'GET /api/page-texts/:slug';

type Asked = { values: TakenValues; area: ProductDetail['area'] };

/** The texts that are read to the guest, in the language they speak. */
export function useConsentTexts({ values, area }: Asked) {
	const callApi = useApi();
	const client = useQueryClient();
	const { language } = values;
	const asked = consentsAsked(values, area);
	const queryOf = (slug: TakenConsent) => ({
		queryKey: [endpoint, slug, language],
		queryFn: () => callApi(endpoint, { params: { slug }, query: { language } }),
		staleTime: 60_000,
	});
	const found = useQueries({ queries: asked.map(queryOf) });
	return {
		asked,
		textOf: (slug: TakenConsent) => found[asked.indexOf(slug)]?.data,
		/** Of what was on the screen to be read. */
		versions: async (): Promise<Partial<Record<TakenConsent, string>>> => {
			const texts = await Promise.all(asked.map((slug) => client.query({ ...queryOf(slug) })));
			return Object.fromEntries(asked.map((slug, at) => [slug, texts[at]?.version]));
		},
	};
}
