import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRouter } from '#site/router/router.tsx';
import { useApi } from '#views/api-context.ts';
import { errandCountQuery } from '#views/errand/errand-queries.ts';

/**
 * The header stays while one goes from page to page, so nothing would ever ask for its number again: a page that one
 * comes to does, as it does for data of its own, where that is no longer fresh (SPEC section 7).
 */
export function useFreshErrands(): void {
	const client = useQueryClient();
	const callApi = useApi();
	const { pathname } = useRouter().location;
	const last = useRef(pathname);
	useEffect(() => {
		if (last.current === pathname) return;
		last.current = pathname;
		void client.query(errandCountQuery(callApi)).catch(noop);
	}, [client, callApi, pathname]);
}
