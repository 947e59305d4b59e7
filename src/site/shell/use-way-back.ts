import { matchPage } from '#contract/page-address.ts';
import type { PageId } from '#contract/pages.ts';
import { useRouter } from '#site/router/router.tsx';

/** Nobody wants to come back to these after logging in. */
const passedBy: readonly (PageId | undefined)[] = ['home', 'login', 'join', 'forgot', undefined];

/** What a link to login or sign-up carries along, so that one ends where one was. */
export function useWayBack(): { next?: string } {
	const {
		location: { pathname, search },
		here,
	} = useRouter();
	const kept = new URLSearchParams(search).get('next');
	const page = matchPage(here.path)?.page;
	if (page === 'login' || page === 'join') return kept === null ? {} : { next: kept };
	return passedBy.includes(page) ? {} : { next: pathname + search };
}
