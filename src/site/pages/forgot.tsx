import { PreparingPage } from '../shell/preparing-page.tsx';

export default function ForgotPage() {
	return <PreparingPage page="forgot" />;
}
