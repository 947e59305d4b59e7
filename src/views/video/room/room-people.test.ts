import { expect, test } from 'vitest';
import type { RoomPerson } from '#contract/room-messages.ts';
import { type Present, peopleAfter, silent } from './room-people.ts';

const clinic: RoomPerson = { seat: 'house', instance: 'h1', name: 'Seoyeon Kim', locale: 'ko' };
const natalya: RoomPerson = { seat: 'interpreter', instance: 'i1', name: 'Natalya Kim', locale: 'th' };
const on = { ...silent, microphone: true, camera: true };
const present = (person: RoomPerson, changes: Partial<Present> = {}): Present => ({
	...{ ...person, state: on, isAway: false },
	...changes,
});

test('who was there before a server stopped is only away until they are heard of again', () => {
	const now = [present(clinic), present(natalya)];
	const after = peopleAfter(now, { kind: 'welcome', seat: 'member', people: [clinic], last: 7 });
	expect(after).toEqual([present(clinic), present(natalya, { isAway: true })]);
	expect(peopleAfter(after, { kind: 'here', id: 8, ...natalya })).toEqual(now);
});

test('who comes in another window takes the place of the first, and has nothing on yet', () => {
	const again = { ...clinic, instance: 'h2' };
	expect(peopleAfter([present(clinic)], { kind: 'here', id: 3, ...again })).toEqual([
		present(again, { state: silent }),
	]);
});

test('who leaves is gone, who lost the way is away', () => {
	const gone = { kind: 'gone', id: 4, seat: 'house', instance: 'h1' } as const;
	expect(peopleAfter([present(clinic)], { ...gone, isLeft: true })).toEqual([]);
	expect(peopleAfter([present(clinic)], { ...gone, isLeft: false })).toEqual([present(clinic, { isAway: true })]);
	// Of a window that was left behind nothing is heard any more.
	expect(peopleAfter([present(clinic)], { ...gone, instance: 'h0', isLeft: true })).toEqual([present(clinic)]);
});
