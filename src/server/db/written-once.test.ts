import { expect, test } from 'vitest';
import type { Queries } from '#server/queries.ts';
import { writtenOnce } from './written-once.ts';

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
