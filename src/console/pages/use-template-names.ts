import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from '../viewer.tsx';

const key = 'GET /api/console/mail-templates';

/** What kinds of mail are called; asked for only where a mail has no subject of its own yet. */
export function useTemplateNames(isWanted: boolean): (template: string) => string | undefined {
	const callApi = useApi();
	const language = useConsoleLocale();
	const { data } = useQuery({
		queryKey: [key, language],
		queryFn: () => callApi(key, { query: { language } }),
		enabled: isWanted,
		staleTime: Number.POSITIVE_INFINITY,
	});
	return useCallback((template) => data?.templates.find((one) => one.template === template)?.name, [data]);
}
