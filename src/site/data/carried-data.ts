import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Data as it travels with the page: of what the library's own `dehydrate` writes, what a success needs. */
export type CarriedData = { queryKey: QueryKey; data: unknown; dataUpdatedAt: number }[];

export const carriedData = (client: QueryClient): CarriedData =>
	client
		.getQueryCache()
		.findAll({ predicate: ({ state }) => state.status === 'success' })
		.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({ queryKey, data, dataUpdatedAt }));

export function unpackData(client: QueryClient, carried: CarriedData): void {
	for (const { queryKey, data, dataUpdatedAt } of carried)
		client.setQueryData(queryKey, data, { updatedAt: dataUpdatedAt });
}
