import { getTableColumns } from 'drizzle-orm';
import type { AnyConsent } from '#domain/member/consent.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import type { HistoryEvent } from '#domain/reservation/reservation-machine.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Transaction } from '#server/queries.ts';
import type { ReserveAnswer } from './idempotency.repo.ts';
import type { ReservationRow } from './reservation-row.repo.ts';

/**
 * The key, the reservation, the first line of its history and the consents given with it, by one statement. Where the
 * key is taken nothing is written: whoever uses it at this very moment is waited for by the insert of the key. An
 * account that is being closed is waited for too, and then nothing is written for it.
 */
const insertSql = `
	with keyed as (
		insert into idempotency (member_id, key, body_hash, answer)
		select id, $2::uuid, $3::text, $4::jsonb from (
			select id from member where id = $1::uuid and status = 'active' for key share
		) as guest on conflict do nothing returning 1
	), booked as (
		insert into reservation select made.* from keyed, jsonb_populate_record(null::reservation, $5) as made returning *
	), noted as (
		insert into reservation_event (reservation_id, event, actor, actor_id, status, at)
		select id, $6, $8, $1::uuid, status, requested_at from booked
	), agreed as (
		insert into consent (member_id, kind, version, locale, provider_id, reservation_id, given_at)
		select member_id, given.kind, given.version, locale, provider_id, id, requested_at
		from booked, jsonb_each_text($7) as given(kind, version)
	)
	select 1 from booked`;

const columns = Object.entries(getTableColumns(reservation)).map(
	([field, { name }]) => [field as keyof ReservationRow, name] as const,
);

const recordOf = (row: ReservationRow) => Object.fromEntries(columns.map(([field, name]) => [name, row[field]]));

export type NewReservation = {
	row: ReservationRow;
	event: Extract<HistoryEvent, 'request' | 'book'>;
	/** Whose key it is: the guest, or who took it for them. */
	asker: { id: string; actor: ActorKind };
	consents: Partial<Record<AnyConsent, string>>;
	key: string;
	bodyHash: string;
	answer: ReserveAnswer;
};

/** Whether it is written; false where the key was used before, or the account is gone. */
export async function insertReservation(
	{ $client }: Pick<Transaction, '$client'>,
	made: NewReservation,
): Promise<boolean> {
	const { row, event, asker, consents, key, bodyHash, answer } = made;
	const record = JSON.stringify(recordOf(row));
	const values = [asker.id, key, bodyHash, answer, record, event, JSON.stringify(consents), asker.actor];
	const { rowCount } = await $client.query({ name: 'reservation-insert', text: insertSql, values });
	return rowCount === 1;
}

/** Two reservations of one day drew the same five signs: PostgreSQL's unique_violation of that one constraint. */
export function isCodeTaken(error: unknown): boolean {
	const { code, constraint } = error as { code?: string; constraint?: string };
	return code === '23505' && constraint === 'reservation_code_unique';
}
