import { queryOptions } from '@tanstack/react-query';
import type { Editing } from '#contract/api/content.ts';
import type { CallApi } from '#contract/api.ts';

export const contentListKey = 'GET /api/console/content';
const editingKey = 'GET /api/console/content/:noun/:id';

type Named = Pick<Editing, 'kind' | 'id'>;

export const paramsOf = ({ kind, id }: Named) => ({ noun: kind, id });

/** One thing to edit. */
export const editingQuery = (callApi: CallApi, { kind, id }: Named) =>
	queryOptions({
		queryKey: [editingKey, kind, id],
		queryFn: () => callApi(editingKey, { params: { noun: kind, id } }),
	});
