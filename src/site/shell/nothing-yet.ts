import { ApiFailure } from '#contract/client.ts';
import { queryOptions } from '#ui/query/query-client.ts';

/** For a page of one thing whose things do not exist yet: any id is unknown, and says so with 404. */
export const nothingYet = queryOptions({
	queryKey: ['nothing yet'],
	queryFn: () => Promise.reject<null>(new ApiFailure(404)),
});
