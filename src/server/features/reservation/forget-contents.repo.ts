import { eq } from 'drizzle-orm';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { Transaction } from '#server/queries.ts';
import { openFacts, sealFacts } from './sealed-facts.ts';

/** The guest's own words in a reservation go before their time; what else is sealed there was agreed to with the reservation, and stays. */
export async function forgetContents(queries: Transaction, keys: Keyring, id: string): Promise<void> {
	const columns = { id: reservation.id, sealed: reservation.sealed };
	const [row] = await queries.select(columns).from(reservation).where(eq(reservation.id, id)).for('no key update');
	if (!row || row.sealed === null) return;
	const sealed = sealFacts(keys, id, { ...openFacts(keys, row), contents: null });
	await queries.update(reservation).set({ sealed }).where(eq(reservation.id, id));
}
