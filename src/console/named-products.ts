import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from './viewer.tsx';

const key = 'GET /api/desk/products';

type Named = { organisation: string | undefined; text: string; product: string | undefined; isNeeded?: boolean };

/** Products whose name has these words in any language, found by the server; the one that is chosen is among them. */
export function useNamedProducts({ organisation, text, product, isNeeded = true }: Named) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useQuery({
		queryKey: [key, 'named', language, organisation, text, product],
		queryFn: () => callApi(key, { query: { language, organisation, text, product } }),
		staleTime: 60_000,
		placeholderData: keepPreviousData,
		enabled: isNeeded,
	});
}
