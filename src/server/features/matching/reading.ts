import type { Context } from '#server/http/handlers.ts';

/** What reading a question needs of a request. */
export type Reading = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
