import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MatchingListPage() {
	return <PreparingPage page="matchingList" />;
}
