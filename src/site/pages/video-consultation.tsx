import { PreparingPage } from '../shell/preparing-page.tsx';

export default function VideoConsultationPage() {
	return <PreparingPage page="videoConsultation" />;
}
