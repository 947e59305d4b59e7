import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MatchingFormPage() {
	return <PreparingPage page="matchingForm" />;
}
