import { expect, test } from 'vitest';
import { reservationEvent } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';
import { valuesOf, writtenOnce } from './written-once.ts';

const queriesOn = ($client?: object) => ({ ...($client && { $client }) }) as unknown as Queries;

test('is written once for a connection, however many transactions there are on it', () => {
	let written = 0;
	const statement = writtenOnce(() => {
		written += 1;
		return written;
	});
	const [one, other] = [{}, {}];
	expect(statement(queriesOn(one))).toBe(1);
	expect(statement(queriesOn(one)), 'the next transaction on it').toBe(1);
	expect(statement(queriesOn(other)), 'another connection').toBe(2);
	expect(statement(queriesOn(one))).toBe(1);
});

test('what names no connection keeps its own', () => {
	let written = 0;
	const statement = writtenOnce(() => {
		written += 1;
		return written;
	});
	const queries = queriesOn();
	expect([statement(queries), statement(queries), statement(queriesOn())]).toEqual([1, 1, 2]);
});

test('what is meant to be nothing is nothing, and no word of JSON', () => {
	const at = new Date('2026-11-19T03:00:00.000Z');
	expect(valuesOf(reservationEvent, { reason: null, details: null, actorId: undefined, at })).toEqual({
		reason: null,
		details: null,
		actorId: null,
		at: '2026-11-19T03:00:00.000Z',
	});
	expect(valuesOf(reservationEvent, { details: { won: 3 } })).toEqual({ details: '{"won":3}' });
	expect(() => valuesOf(reservationEvent, { shoeSize: 42 })).toThrow('no column shoeSize');
});
