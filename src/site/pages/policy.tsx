import { PreparingPage } from '../shell/preparing-page.tsx';

export default function PolicyPage() {
	return <PreparingPage page="policy" />;
}
