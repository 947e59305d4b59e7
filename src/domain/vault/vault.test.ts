import { expect, test } from 'vitest';
import { isTakenOn, kindOfType, nameFromDevice, shareEnd } from './vault.ts';

const now = new Date('2026-05-04T03:00:00Z');

test.each([
	['MRI knee.pdf', 'MRI knee'],
	['D:\\scans\\x-ray.DCM', 'x-ray'],
	['../../etc/passwd', 'passwd'],
	['blood.test.2026.jpeg', 'blood.test.2026'],
	['  \u202eevil.png', 'evil'],
	['', ''],
	['a'.repeat(300), 'a'.repeat(120)],
])('the device’s name %j becomes %j', (device, name) => {
	expect(nameFromDevice(device)).toBe(name);
});

test('a finding is of today or before, and of a day that a calendar has', () => {
	expect(
		['1899-12-31', '1900-01-01', '2026-05-04', '2026-05-05', '2026-05-06'].map((day) => isTakenOn(day, now)),
	).toEqual([false, true, true, true, false]);
});

test('pictures and PDF are shown, the rest is saved', () => {
	expect(['image/webp', 'application/pdf', 'application/dicom'].map(kindOfType)).toEqual(['picture', 'pdf', 'file']);
});

test('a share ends so many days later, to the moment', () => {
	expect(shareEnd(now, 7)).toEqual(new Date('2026-05-11T03:00:00Z'));
});
