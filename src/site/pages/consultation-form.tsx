import { PreparingPage } from '../shell/preparing-page.tsx';

export default function ConsultationFormPage() {
	return <PreparingPage page="consultationForm" />;
}
