import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MyMatchesPage() {
	return <PreparingPage page="myMatches" />;
}
