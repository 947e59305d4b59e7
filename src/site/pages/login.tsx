import { LoginScreen } from '../features/member/login/login-screen.tsx';
import { nextAddress } from '../features/member/next-address.ts';
import { formProductQuery } from '../features/reservation/form/form-queries.ts';
import { WantedCard } from '../features/reservation/wanted/wanted-card.tsx';
import { wantedIn } from '../features/reservation/wanted/wanted-in.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

export function queries({ callApi, locale: language, search }: PageContext) {
	const wanted = wantedIn(nextAddress(search));
	return wanted ? [formProductQuery(callApi, { id: wanted.productId, language })] : [];
}

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
			wanted={wanted && <WantedCard wanted={wanted} />}
		/>
	);
}
