import { useSuspenseQuery } from '@tanstack/react-query';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { CookieList } from '../features/cookie/cookie-list.tsx';
import { TextPage } from '../features/text/text-page.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale, search }: PageContext) =>
	pageTextQuery(callApi, { slug: 'privacy', language: locale, version: search.get('version') ?? undefined });

export const queries = (context: PageContext) => [query(context)];

export default function PolicyPage() {
	const { data } = useSuspenseQuery(query(usePage()));
	return (
		<>
			<TextPage page="policy" text={data} />
			<CookieList />
		</>
	);
}
