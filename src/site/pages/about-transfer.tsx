import { useSuspenseQuery } from '@tanstack/react-query';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { Transfer } from '../features/about/transfer/transfer.tsx';
import { transferQuery } from '../features/about/transfer/transfer-query.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale }: PageContext) => transferQuery(callApi, locale);

const text = ({ callApi, locale }: PageContext) => pageTextQuery(callApi, { slug: 'transfer', language: locale });

export const queries = (context: PageContext) => [text(context), query(context)];

export default function AboutTransferPage() {
	const page = usePage();
	const { data } = useSuspenseQuery(query(page));
	const { data: words } = useSuspenseQuery(text(page));
	return <Transfer text={words} items={data.transfers} />;
}
