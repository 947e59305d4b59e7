import { PreparingPage } from '../shell/preparing-page.tsx';

export default function AboutIntroductionPage() {
	return <PreparingPage page="aboutIntroduction" />;
}
