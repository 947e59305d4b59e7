import { expect, test } from 'vitest';
import type { Me } from '#contract/api/member.ts';
import * as fields from '#contract/api/member-fields.ts';
import { parsePhone } from '#contract/phone.ts';
import { changedFields, changesOf, type DetailsField, detailsFaults, draftOf } from './details-draft.ts';

const me: Me = {
	id: 'm',
	email: 'linh@example.com',
	isEmailVerified: true,
	pendingEmail: null,
	group: 'GR0300',
	cooperative: null,
	businesses: [],
	firstName: 'Linh',
	lastName: 'Nguyen',
	ownName: 'Nguyễn Linh',
	birthOn: '1991-04-12',
	gender: 'female',
	phone: '+84901234567',
	country: 'VN',
	address: null,
	passportMasked: null,
	photo: null,
	language: 'vn',
	joinedOn: '2026-03-04',
};
const checks = { fields, parsePhone };
const draft = (part: object) => ({ ...draftOf(me), ...part });

test('only what was changed is sent', () => {
	expect(changedFields(draftOf(me), me)).toEqual([]);
	const changed = draft({ ownName: ' ', address: ' Hà Nội ', phone: '02-123-4567', country: 'KR' });
	expect(changesOf(changed, me, checks)).toEqual({
		ownName: null,
		address: 'Hà Nội',
		phone: '+8221234567',
		country: 'KR',
	});
});

test('what is no phone number is sent as typed, for the server to refuse', () => {
	expect(changesOf(draft({ phone: '12' }), me, checks)).toEqual({ phone: '12' });
});

test('a day is sent under the contract’s name for it', () => {
	expect(changesOf(draft({ birth: { on: '1990-04-12', kind: 'date' } }), me, checks)).toEqual({
		birthOn: '1990-04-12',
	});
});

const faultOf = (field: DetailsField, part: object) => detailsFaults(draft(part), me, checks)[field];

test('what was not changed was taken before, and is not blamed', () => {
	const old = { ...me, firstName: 'Линь' };
	expect(detailsFaults(draftOf(old), old, checks)).toEqual({});
});

test('fields are judged by the schemas of the server', () => {
	expect(faultOf('firstName', { firstName: 'Линь' })).toBe('name-not-latin');
	expect(faultOf('phone', { phone: '12' })).toBe('phone-wrong');
	expect(faultOf('phone', { phone: ' ' })).toBe('required');
	expect(faultOf('birth', { birth: { on: undefined, kind: 'impossible' } })).toBe('date-wrong');
	expect(faultOf('birth', { birth: { on: '2020-01-01', kind: 'date' } })).toBe('too-young');
	expect(faultOf('country', { country: undefined })).toBe('country-unknown');
	expect(faultOf('address', { address: 'x'.repeat(201) })).toBe('too-long');
	expect(faultOf('address', { address: 'Hà Nội' })).toBeUndefined();
});
