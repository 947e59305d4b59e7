import { expect, test } from 'vitest';
import { operatorWorks } from '../../../tests/support/organisations.ts';
import { viewerOf } from '../../../tests/support/viewers.ts';
import type { Viewer } from '../member/access.ts';
import { agencyId, type Role } from '../organisation/organisation.ts';
import { decidedReport, mayReportMessage } from './message-report.ts';
import { newsFrom, readUpTo } from './read-marks.ts';
import { isSealed, partyRoles, sideOf, type ThreadSubjectKind, threadSubjectKinds } from './thread.ts';
import { isOfPatientAndClinic, type Party, standingIn } from './thread-policy.ts';

const staff = (role: Role, organisationId = 'clinic', status: 'approved' | 'closed' = 'approved'): Viewer => ({
	...viewerOf(role, 'GR0300'),
	works: [{ organisationId, role, status }],
});
const operator: Viewer = { ...viewerOf('operator', 'GR0100'), works: operatorWorks };
const guest = viewerOf('guest', 'GR0300');

const party = (given: Partial<Party>): Party => ({
	...{ memberId: null, organisationId: null, role: 'guest', leftAt: null },
	...given,
});
const parties = [
	party({ memberId: 'guest' }),
	party({ organisationId: 'clinic', role: 'provider' }),
	party({ memberId: 'asked', role: 'interpreter' }),
	party({ memberId: 'gone', role: 'interpreter', leftAt: new Date(0) }),
];
const standing = (viewer: Viewer | null, subjectKind: ThreadSubjectKind = 'reservation', among = parties) =>
	standingIn(viewer, { subjectKind, isHealth: true, parties: among });

test('who takes part reads and writes; to everybody else there is no thread', () => {
	expect(standing(guest)).toEqual({ role: 'guest', organisationId: null, mayWrite: true });
	expect(standing(viewerOf('asked', 'GR0300'))).toEqual({ role: 'interpreter', organisationId: null, mayWrite: true });
	for (const viewer of [
		null,
		viewerOf('stranger', 'GR0300'),
		staff('owner', 'spa'),
		staff('owner', 'clinic', 'closed'),
	])
		expect(standing(viewer)).toBeUndefined();
});

test('who has left reads no more', () => {
	expect(standing(viewerOf('gone', 'GR0300'))).toBeUndefined();
	const closed = [
		party({ memberId: 'guest', leftAt: new Date(0) }),
		party({ organisationId: 'clinic', role: 'provider' }),
	];
	expect(standing({ ...staff('owner'), id: 'guest' }, 'reservation', closed)).toBeUndefined();
	const left = [party({ organisationId: 'clinic', role: 'provider', leftAt: new Date(0) })];
	expect(standing(staff('owner'), 'reservation', left)).toBeUndefined();
});

test('of an organisation those read who do there what the thread is about, and write who may', () => {
	const reading = (kind: ThreadSubjectKind) =>
		(['owner', 'manager', 'desk', 'guide', 'interpreter'] as const).filter((role) => standing(staff(role), kind));
	expect(reading('reservation')).toEqual(['owner', 'manager', 'desk', 'guide']);
	for (const kind of ['matching-answer', 'consultation', 'video'] as const)
		expect(reading(kind)).toEqual(['owner', 'manager', 'desk']);
	expect(standing(staff('desk'))).toEqual({ role: 'provider', organisationId: 'clinic', mayWrite: true });
});

test('an operator speaks for the agency, whoever’s thread it is, but for what patients tell a clinic', () => {
	const clinical = ['consultation', 'video'] as const;
	for (const kind of threadSubjectKinds.filter((one) => !clinical.some((other) => other === one)))
		expect(standing(operator, kind)).toMatchObject({ role: 'operator', mayWrite: true });
	const own = [party({ memberId: 'guest' }), party({ organisationId: agencyId, role: 'provider' })];
	for (const kind of clinical) {
		expect(standing(operator, kind)).toBeUndefined();
		expect(standing(operator, kind, own)).toMatchObject({ role: 'operator', mayWrite: true });
	}
});

test('nobody answers themselves: a guest who works there is the guest', () => {
	expect(standing({ ...staff('owner'), id: 'guest' })).toMatchObject({ role: 'guest' });
	expect(standing({ ...operator, id: 'guest' })).toMatchObject({ role: 'guest' });
});

test('what a colleague has answered is read for the house; a guest’s mark is a guest’s own', () => {
	const marks = { own: 2, houseNumber: 5 };
	expect(partyRoles.map((role) => readUpTo(role, marks))).toEqual([2, 5, 2, 5]);
	expect(readUpTo('provider', { own: 7, houseNumber: 5 })).toBe(7);
});

test('nobody’s own side is news to them', () => {
	for (const role of partyRoles) {
		expect(newsFrom(role)).not.toContain(role);
		for (const other of newsFrom(role)) expect(sideOf(other) === null || sideOf(other) !== sideOf(role)).toBe(true);
	}
});

test('what is about health is sealed, and whatever is written about a reservation', () => {
	for (const kind of threadSubjectKinds) {
		expect(isSealed({ kind, isHealth: true })).toBe(true);
		expect(isSealed({ kind, isHealth: false })).toBe(kind === 'reservation');
	}
});

test('a report is decided once, and the other way round again', () => {
	expect(decidedReport('open', 'hide')).toBe('hidden');
	expect(decidedReport('open', 'dismiss')).toBe('dismissed');
	expect(decidedReport('hidden', 'hide')).toBeUndefined();
	expect(decidedReport('hidden', 'dismiss')).toBe('dismissed');
	expect(decidedReport('dismissed', 'hide')).toBe('hidden');
});

test('others’ words are reported, not one’s own, not a line, not what is hidden', () => {
	expect(mayReportMessage({ authorId: 'partner', isHidden: false }, 'guest')).toBe(true);
	expect(mayReportMessage({ authorId: 'guest', isHidden: false }, 'guest')).toBe(false);
	expect(mayReportMessage({ authorId: null, isHidden: false }, 'guest')).toBe(false);
	expect(mayReportMessage({ authorId: 'partner', isHidden: true }, 'guest')).toBe(false);
});

test('what a patient and a clinic share is theirs: consultations and talks about health', () => {
	const theirs = threadSubjectKinds.filter((kind) => isOfPatientAndClinic({ kind, isHealth: true }));
	expect(theirs).toEqual(['consultation', 'video']);
	expect(isOfPatientAndClinic({ kind: 'video', isHealth: false })).toBe(false);
});
