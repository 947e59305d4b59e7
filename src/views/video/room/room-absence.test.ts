import { expect, test } from 'vitest';
import type { Seat } from '#domain/video/seats.ts';
import { createAbsence } from './room-absence.ts';
import { type Present, silent } from './room-people.ts';

const clinic = (isAway: boolean): Present => ({
	...{ seat: 'house', instance: 'h1', name: 'Seoyeon Kim', locale: 'ko', state: silent, isAway },
});
const nobody = new Set<Seat>();
const house = new Set<Seat>(['house']);

test('who is neither heard of nor seen for half a minute has gone', () => {
	const absence = createAbsence();
	expect(absence.left([clinic(true)], { connected: nobody, at: 1_000 })).toHaveLength(1);
	expect(absence.left([clinic(true)], { connected: nobody, at: 30_000 })).toHaveLength(1);
	expect(absence.left([clinic(true)], { connected: nobody, at: 31_000 })).toEqual([]);
});

test('who is still seen stays while the server is away, and who came back is waited for anew', () => {
	const absence = createAbsence();
	absence.left([clinic(true)], { connected: nobody, at: 0 });
	expect(absence.left([clinic(true)], { connected: house, at: 40_000 })).toHaveLength(1);
	expect(absence.left([clinic(true)], { connected: nobody, at: 50_000 })).toHaveLength(1);
	expect(absence.left([clinic(false)], { connected: nobody, at: 90_000 })).toHaveLength(1);
	expect(absence.left([clinic(true)], { connected: nobody, at: 100_000 })).toHaveLength(1);
});
