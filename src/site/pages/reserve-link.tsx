import { PreparingPage } from '../shell/preparing-page.tsx';

export default function ReserveLinkPage() {
	return <PreparingPage page="reserveLink" />;
}
