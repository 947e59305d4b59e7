import { ForgotScreen } from '../features/member/forgot/forgot-screen.tsx';
import { nextAddress } from '../features/member/next-address.ts';
import { usePage } from '../use-page.ts';

export default function ForgotPage() {
	const { search } = usePage();
	const token = search.get('token') ?? undefined;
	return <ForgotScreen key={token} token={token} next={nextAddress(search)} />;
}
