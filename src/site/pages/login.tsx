import { LoginScreen } from '../features/member/login/login-screen.tsx';
import { nextAddress } from '../features/member/next-address.ts';
import { LazyWantedCard, wantedCardFile, wantedQuery } from '../features/reservation/wanted/lazy-wanted-card.tsx';
import { wantedIn } from '../features/reservation/wanted/wanted-in.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const wantedOf = ({ search }: PageContext) => wantedIn(nextAddress(search));

export function queries(page: PageContext) {
	const wanted = wantedOf(page);
	return wanted ? [wantedQuery(page, wanted)] : [];
}

export const files = (page: PageContext) => (wantedOf(page) ? [wantedCardFile] : []);

export default function LoginPage() {
	const { search } = usePage();
	const next = nextAddress(search);
	const wanted = wantedIn(next);
	return (
		<LoginScreen
			next={next}
			isExpired={search.has('expired')}
			isClosed={search.has('closed')}
			token={search.get('verify') ?? undefined}
			wanted={wanted && <LazyWantedCard wanted={wanted} />}
		/>
	);
}
