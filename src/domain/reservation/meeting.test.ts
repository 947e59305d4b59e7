import { describe, expect, test } from 'vitest';
import type { ProductPlace } from '../product/meeting-place.ts';
import { type Meeting, movedMeeting, shownMeeting } from './meeting.ts';

const gate: ProductPlace = { name: { en: 'Gate' }, hangul: '종로구 사직로 161', latitude: 37.57, longitude: 126.97 };
const station = { name: { en: 'Station' }, hangul: '중구 퇴계로 126', latitude: 37.56, longitude: 126.98 };
const before: Meeting = { place: gate, point: 'Ticket booth, left side' };
const moved = (after: Partial<Meeting>, choices = {}) =>
	movedMeeting({ before, after: { ...before, ...after } }, choices);

describe('what moves a meeting', () => {
	test.each<[string, Partial<Meeting>]>([
		['other words', { point: 'Ticket booth, right side' }],
		['another address', { place: { ...gate, hangul: '종로구 사직로 9' } }],
		['another position', { place: { ...gate, latitude: 37.58 } }],
		['a meeting place elsewhere', { place: { ...gate, meeting: { ...station, region: 'seoul' } } }],
		['being fetched from now on', { place: { ...gate, fetched: 'always' } }],
	])('%s', (_, after) => expect(moved(after)).not.toBeNull());

	test.each<[string, Partial<Meeting>]>([
		['nothing', {}],
		['a comma and a capital', { point: 'ticket booth – left side.' }],
		['another name of the same address', { place: { ...gate, name: { en: 'Main gate' } } }],
	])('not: %s', (_, after) => expect(moved(after)).toBeNull());

	test('only for those who chose what moved', () => {
		const place = { ...gate, meetingBy: { back: station } };
		expect(moved({ place }, { route: 'back' })).toMatchObject({ from: { spot: gate }, to: { spot: station } });
		expect(moved({ place }, { route: 'there' })).toBeNull();
	});
});

test('what is to come leads to the place of now and names the one before; what is over, to the one agreed to', () => {
	const now = { ...before, point: 'Ticket booth, right side' };
	const shown = (status: 'confirmed' | 'completed', agreed: Meeting | null) =>
		shownMeeting({ status, choices: {} }, { now, agreed });
	expect(shown('confirmed', before)).toMatchObject({ point: now.point, movedFrom: { point: before.point } });
	expect(shown('confirmed', null)).toMatchObject({ point: now.point, movedFrom: null });
	expect(shown('completed', before)).toMatchObject({ point: before.point, movedFrom: null });
});
