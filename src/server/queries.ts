import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** What use cases hand to repos: the pool, or one transaction's connection. Only repos call it. */
export type Queries = Pick<NodePgDatabase, 'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The pool itself, for reads outside of a transaction that are hot enough to be prepared by name. */
export type Pool = Queries & { $client: pg.Pool };

/** One transaction, for writes that are hot enough to be prepared by name. */
export type Transaction = Queries & {
	$client: pg.ClientBase;
	/** Something was written that others have to be woken for, once all of it is there: jobs, events. */
	wake(): void;
};
