import { PreparingPage } from '../shell/preparing-page.tsx';

export default function ReservationFormPage() {
	return <PreparingPage page="reservationForm" />;
}
