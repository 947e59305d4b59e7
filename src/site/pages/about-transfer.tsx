import { useSuspenseQuery } from '@tanstack/react-query';
import { Transfer } from '../features/about/transfer/transfer.tsx';
import { transferQuery } from '../features/about/transfer/transfer-query.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const query = ({ callApi, locale }: PageContext) => transferQuery(callApi, locale);

export const queries = (context: PageContext) => [query(context)];

export default function AboutTransferPage() {
	const { data } = useSuspenseQuery(query(usePage()));
	return <Transfer items={data.transfers} />;
}
