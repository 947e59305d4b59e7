import { expect, test } from 'vitest';
import type { Viewer } from '../member/access.ts';
import { agencyId, type Role, roles } from '../organisation/organisation.ts';
import {
	isInterpreterMissing,
	missingSide,
	outcomeOf,
	roomStanding,
	roomWindow,
	type Seated,
	seatOf,
} from './seats.ts';

const clinic = '00000000-0000-4000-8000-00000000c11c';
const date: Seated = { memberId: 'aigul', organisationId: clinic, interpreterId: 'natalya', isInterpreterSure: true };
const viewer = (id: string, ...works: [string, Role][]): Viewer => ({
	id,
	name: id,
	group: 'GR0300',
	cooperative: null,
	works: works.map(([organisationId, role]) => ({ organisationId, role, status: 'approved' })),
});

test('three seats: whose talk it is, who holds it, who interprets', () => {
	expect(seatOf(viewer('aigul'), date)).toBe('member');
	expect(seatOf(viewer('natalya', [agencyId, 'interpreter']), date)).toBe('interpreter');
	expect(seatOf(viewer('doctor', [clinic, 'manager']), date)).toBe('house');
});

test('nobody else: not a visitor, a stranger, another house, the desk, an operator, or who only interprets there', () => {
	const others = [
		null,
		viewer('stranger'),
		viewer('rival', ['00000000-0000-4000-8000-000000000bad', 'owner']),
		viewer('desk', [clinic, 'desk']),
		viewer('guide', [clinic, 'guide']),
		viewer('operator', [agencyId, 'owner']),
		viewer('colleague', [clinic, 'interpreter']),
	];
	for (const other of others) expect(seatOf(other, date), other?.id ?? 'visitor').toBeUndefined();
});

test('who was invited sits down after saying yes', () => {
	expect(seatOf(viewer('natalya'), { ...date, isInterpreterSure: false })).toBeUndefined();
});

test('whose talk it is sits there as a member, wherever they work', () => {
	for (const role of roles) expect(seatOf(viewer('aigul', [clinic, role]), date)).toBe('member');
});

const scheduledAt = new Date('2026-11-18T01:00:00Z');
const after = (minutes: number) => new Date(scheduledAt.getTime() + minutes * 60_000);
const planned = { state: 'scheduled' as const, scheduledAt, minutes: 30 };

test('the room is open from 15 minutes before to an hour after the planned end, to the second', () => {
	expect(roomWindow(planned)).toEqual({ opensAt: after(-15), closesAt: after(90) });
	const standing = (at: Date) => roomStanding(planned, at);
	expect(standing(new Date(after(-15).getTime() - 1))).toBe('early');
	expect(standing(after(-15))).toBe('open');
	expect(standing(after(90))).toBe('open');
	expect(standing(new Date(after(90).getTime() + 1))).toBe('over');
	for (const state of ['requested', 'declined', 'cancelled', 'expired'] as const)
		expect(roomStanding({ ...planned, state }, scheduledAt)).toBe('none');
	for (const state of ['held', 'missed'] as const)
		expect(roomStanding({ ...planned, state }, scheduledAt)).toBe('over');
});

test('who is missing is looked for after two minutes of the other waiting, and not before the time', () => {
	const looking = (member: Date | null, house: Date | null, now: Date) =>
		missingSide({ member, house }, { scheduledAt, now });
	expect(looking(after(-10), null, after(1))).toBeUndefined();
	expect(looking(after(-10), null, after(2))).toBe('house');
	expect(looking(null, after(5), after(6))).toBeUndefined();
	expect(looking(null, after(5), after(7))).toBe('member');
	expect(looking(after(0), after(0), after(9))).toBeUndefined();
	expect(looking(null, null, after(9))).toBeUndefined();
});

test('an interpreter who said yes is looked for once somebody has waited two minutes', () => {
	const isLookedFor = (came: { member?: Date; house?: Date; interpreter?: Date }, now: Date) =>
		isInterpreterMissing({ member: null, house: null, interpreter: null, ...came }, { scheduledAt, now });
	expect(isLookedFor({}, after(9))).toBe(false);
	expect(isLookedFor({ member: after(-10) }, after(1))).toBe(false);
	expect(isLookedFor({ member: after(-10) }, after(2))).toBe(true);
	expect(isLookedFor({ house: after(5), member: after(8) }, after(7))).toBe(true);
	expect(isLookedFor({ house: after(0), interpreter: after(1) }, after(9))).toBe(false);
});

test('held where both came; an interpreter alone holds no talk', () => {
	expect(outcomeOf({ member: after(0), house: after(3) })).toEqual({ move: 'hold', missing: null });
	expect(outcomeOf({ member: after(0), house: null })).toEqual({ move: 'miss', missing: 'house' });
	expect(outcomeOf({ member: null, house: after(0) })).toEqual({ move: 'miss', missing: 'member' });
	expect(outcomeOf({ member: null, house: null })).toEqual({ move: 'miss', missing: 'both' });
});
