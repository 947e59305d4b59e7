import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MyReservationPage() {
	return <PreparingPage page="myReservation" />;
}
