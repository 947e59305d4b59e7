import type { QueryClient } from '@tanstack/react-query';

export const statementsKey = 'GET /api/bank/statements';
export const statementKey = 'GET /api/bank/statements/:id';
export const linesKey = 'GET /api/bank/statements/:id/lines';

/** What is shown of statements is asked for again. */
export async function outdateBank(client: QueryClient): Promise<void> {
	const keys = [statementsKey, statementKey, linesKey];
	await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
