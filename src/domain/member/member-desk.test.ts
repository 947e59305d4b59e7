import { expect, test } from 'vitest';
import { viewerOf } from '../../../tests/support/viewers.ts';
import { agencyId } from '../organisation/organisation.ts';
import { maskAddress, maskPhone } from './mask-address.ts';
import { mayManageMember, nameWords, soughtMember } from './member-desk.ts';

const me = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const asRole = (role: 'owner' | 'manager' | 'desk') => ({
	...viewerOf(me, 'GR0100'),
	works: [{ organisationId: agencyId, role, status: 'approved' as const }],
});

test('what is typed is an id, a code, an address, a number or names', () => {
	expect(soughtMember(` ${other.toUpperCase()} `)).toEqual({ id: other, names: [] });
	expect(soughtMember('mr-261017-4k7px')).toEqual({ code: 'MR-261017-4K7PX', names: [] });
	expect(soughtMember('Linh@Mail.Exa')).toEqual({ email: 'linh@mail.exa', names: [] });
	expect(soughtMember('Anna  Sokolova')).toEqual({ names: ['anna', 'sokolova'], ownName: 'anna  sokolova' });
	expect(soughtMember('สิริพร')).toEqual({ names: ['สิริพร'], ownName: 'สิริพร' });
});

test('a number is found however it is dialled, and not by three digits', () => {
	expect(soughtMember('+66 89-999-9901').phoneEnd).toBe('66899999901');
	expect(soughtMember('089 999 9901').phoneEnd).toBe('899999901');
	expect(soughtMember('9901').phoneEnd).toBe('9901');
	expect(soughtMember('990')).toEqual({ names: [] });
	expect(soughtMember('000')).toEqual({ names: [] });
});

test('one letter finds nobody', () => {
	expect(soughtMember('a')).toEqual({ names: [] });
	expect(soughtMember('  ')).toEqual({ names: [] });
});

test('masks leave what its owner knows again', () => {
	expect(maskAddress('linh@mail.example')).toBe('l***@mail.example');
	expect(maskPhone('+66899999901')).toBe('…9901');
});

test('nobody acts on their own account, and on a colleague’s only who manages the staff', () => {
	expect(mayManageMember(asRole('desk'), { id: other, group: 'GR0300' })).toBe(true);
	expect(mayManageMember(asRole('desk'), { id: other, group: 'GR0200' })).toBe(true);
	expect(mayManageMember(asRole('desk'), { id: other, group: 'GR0100' })).toBe(false);
	expect(mayManageMember(asRole('manager'), { id: other, group: 'GR0100' })).toBe(false);
	expect(mayManageMember(asRole('owner'), { id: other, group: 'GR0100' })).toBe(true);
	expect(mayManageMember(asRole('owner'), { id: me, group: 'GR0100' })).toBe(false);
});

test('every word of a name counts, an initial beside a longer one too; the two of a double name are words of their own', () => {
	expect(soughtMember('Nguyen Thi Thu Trang').names).toEqual(['nguyen', 'thi', 'thu', 'trang']);
	expect(soughtMember('J. Okafor').names).toEqual(['j', 'okafor']);
	expect(soughtMember('김 서연').names).toEqual(['김', '서연']);
	expect(nameWords(['jean-luc', 'o’neill', '-'])).toEqual(['jean', 'luc', "o'neill"]);
});
