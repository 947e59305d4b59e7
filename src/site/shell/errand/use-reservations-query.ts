import { organisationsWhere } from '#domain/organisation/rights.ts';
import { useViewer } from '#site/shell/site-context.tsx';

/** Which reservations a member comes to first: who works for a house those of its guests, everybody else their own. */
export function useReservationsQuery(): { scope?: string } {
	const granting = organisationsWhere(useViewer(), 'reservation.see');
	return granting !== 'all' && granting.length > 0 ? { scope: 'provided' } : {};
}
