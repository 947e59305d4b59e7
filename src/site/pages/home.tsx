import { PreparingPage } from '../shell/preparing-page.tsx';

export default function HomePage() {
	return <PreparingPage page="home" />;
}
