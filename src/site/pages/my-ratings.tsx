import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MyRatingsPage() {
	return <PreparingPage page="myRatings" />;
}
