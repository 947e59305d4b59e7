import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MatchingDetailPage() {
	return <PreparingPage page="matchingDetail" />;
}
