import { PreparingPage } from '../shell/preparing-page.tsx';

export default function RatingFormPage() {
	return <PreparingPage page="ratingForm" />;
}
