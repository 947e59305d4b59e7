import { PreparingPage } from '../shell/preparing-page.tsx';

export default function RejectPage() {
	return <PreparingPage page="reject" />;
}
