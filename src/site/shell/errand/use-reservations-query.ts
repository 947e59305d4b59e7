import { houseOf } from '#domain/errand/errand.ts';
import { useViewer } from '#site/shell/site-context.tsx';

/** Which reservations a member comes to first: a partner those of their guests, everybody else their own. */
export function useReservationsQuery(): { scope?: string } {
	const viewer = useViewer();
	return viewer && houseOf(viewer) === 'own' ? { scope: 'provided' } : {};
}
