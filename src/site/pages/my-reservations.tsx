import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MyReservationsPage() {
	return <PreparingPage page="myReservations" />;
}
