import { expect, test } from 'vitest';
import { meetingPlace, type ProductPlace } from './meeting-place.ts';

const island: ProductPlace = { name: { en: 'Island' }, hangul: '남이섬길 1', latitude: 37.79, longitude: 127.53 };
const station = { name: { en: 'Station' }, hangul: '퇴계로 지하 126', latitude: 37.56, longitude: 126.99 };
const inSeoul = { ...station, region: 'seoul' } as const;

test('one meets at the place itself, unless the meeting point is elsewhere', () => {
	expect(meetingPlace(island)).toBe(island);
	expect(meetingPlace({ ...island, meeting: inSeoul })).toBe(inSeoul);
});

test('who is always fetched has nowhere to go; who is only sometimes fetched still has', () => {
	expect(meetingPlace({ ...island, fetched: 'always' })).toBeNull();
	expect(meetingPlace({ ...island, meeting: inSeoul, fetched: 'sometimes' })).toBe(inSeoul);
	const near: ProductPlace = { ...island, fetched: 'sometimes' };
	expect(meetingPlace(near)).toBe(near);
});

test('the way back begins at the other end', () => {
	const ride: ProductPlace = { ...island, meetingBy: { back: station } };
	expect(meetingPlace(ride, { route: 'back', class: 'first' })).toBe(station);
	expect(meetingPlace(ride, { route: 'there', class: 'first' })).toBe(ride);
	expect(meetingPlace(ride)).toBe(ride);
});
