import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What use cases hand to repos: the pool, or one transaction's connection. Only repos call it. */
export type Queries = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
