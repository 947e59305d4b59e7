import { PreparingPage } from '../shell/preparing-page.tsx';

export default function LoginPage() {
	return <PreparingPage page="login" />;
}
