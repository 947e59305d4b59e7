import { expect, test } from 'vitest';
import { saidOfFault } from './database-fault.ts';

test('an error of the database is told by its SQLSTATE, its condition and what of the schema it names', () => {
	expect(saidOfFault({ code: '42P01' })).toBe('SQLSTATE 42P01 undefined_table');
	expect(saidOfFault({ code: '23505', table: 'member', constraint: 'member_email' })).toBe(
		'SQLSTATE 23505 unique_violation, table member, constraint member_email',
	);
	expect(saidOfFault({ code: '23502', table: 'mail', column: 'address' })).toContain('column address');
	expect(saidOfFault({ code: '22026' }), 'one that has no name here, by its class').toBe(
		'SQLSTATE 22026 data_exception',
	);
});

test('never a value: neither detail nor message is looked at', () => {
	const error = { code: '23505', detail: 'Key (email)=(linh@mail.example) already exists.', message: 'linh' };
	expect(saidOfFault(error)).toBe('SQLSTATE 23505 unique_violation');
});

test('what is no SQLSTATE is its own name', () => {
	expect(saidOfFault({ code: 'EPIPE' })).toBe('EPIPE');
	expect(saidOfFault({ code: 'ECONNREFUSED' })).toBe('ECONNREFUSED');
	expect(saidOfFault({})).toBe('');
});
