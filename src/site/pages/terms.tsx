import { PreparingPage } from '../shell/preparing-page.tsx';

export default function TermsPage() {
	return <PreparingPage page="terms" />;
}
