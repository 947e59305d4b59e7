import { LoginScreen } from '../features/member/login/login-screen.tsx';
import { nextAddress } from '../features/member/next-address.ts';
import { usePage } from '../use-page.ts';

export default function LoginPage() {
	const { search } = usePage();
	return (
		<LoginScreen
			next={nextAddress(search)}
			isExpired={search.has('expired')}
			token={search.get('verify') ?? undefined}
		/>
	);
}
