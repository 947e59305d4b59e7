import { and, eq, ne } from 'drizzle-orm';
import type { ConfirmationMode } from '#domain/product/product.ts';
import { type HeldOne, longestRateSeconds } from '#domain/reservation/open-bounds.ts';
import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries, Transaction } from '#server/queries.ts';

type Client = Pick<Transaction, '$client'>;

export type LockedBuyer = { isProved: boolean; reservesFreely: boolean };

const lockSql = `
	select email_verified_at is not null as "isProved", (reserves_freely or group_code = 'GR0100') as "reservesFreely"
	from member where id = $1 and status = 'active' for no key update`;

/** One at a time of a member's reservations: what the next one counts has been written by then. */
export async function lockBuyer({ $client }: Client, memberId: string): Promise<LockedBuyer | undefined> {
	const { rows } = await $client.query<LockedBuyer>({ name: 'buyer-lock', text: lockSql, values: [memberId] });
	return rows[0];
}

type HeldRow = {
	id: string;
	status: ReservationStatus;
	confirmation: ConfirmationMode;
	places: number;
	isPaid: boolean;
	requestedAt: Date;
};

const heldSql = `
	select id, status, terms ->> 'confirmation' as confirmation, places,
		paid_won > refunded_won as "isPaid", requested_at as "requestedAt"
	from reservation
	where member_id = $1 and (status in ('requested', 'confirmed') or requested_at > $2)`;

/** What a member holds, and what they reserved of late. A statement of its own after the lock, so that it sees all of it. */
export async function findHeldOf({ $client }: Client, memberId: string, now: Date): Promise<HeldOne[]> {
	const since = new Date(now.getTime() - longestRateSeconds * 1000);
	const { rows } = await $client.query<HeldRow>({ name: 'buyer-held', text: heldSql, values: [memberId, since] });
	return rows;
}

/** Whether it was otherwise before. */
export async function setReservesFreely(
	queries: Queries,
	{ memberId, reservesFreely }: { memberId: string; reservesFreely: boolean },
): Promise<boolean> {
	const changed = await queries
		.update(member)
		.set({ reservesFreely })
		.where(and(eq(member.id, memberId), ne(member.reservesFreely, reservesFreely)))
		.returning({ id: member.id });
	return changed.length > 0;
}
