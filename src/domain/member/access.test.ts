import { expect, test } from 'vitest';
import { viewerOf } from '../../../tests/support/viewers.ts';
import { type Access, admit, type Viewer } from './access.ts';

const people = {
	visitor: null,
	general: viewerOf('general', 'GR0300'),
	applicant: viewerOf('applicant', 'GR0200', 'COOPERATIVE_REQ'),
	refused: viewerOf('refused', 'GR0200', 'COOPERATIVE_REFUSED'),
	partner: viewerOf('partner', 'GR0200', 'COOPERATIVE_MEMBER'),
	/** A general member who works for an approved business. */
	employee: {
		...viewerOf('employee', 'GR0300'),
		works: [{ organisationId: 'partner', role: 'guide', status: 'approved' }],
	},
	/** Of a house that is suspended. */
	suspended: {
		...viewerOf('suspended', 'GR0300'),
		works: [{ organisationId: 'partner', role: 'owner', status: 'suspended' }],
	},
	operator: viewerOf('operator', 'GR0100'),
} satisfies Record<string, Viewer | null>;

const admittedTo = (access: Access) =>
	Object.entries(people)
		.filter(([, person]) => admit(access, person) === 'admitted')
		.map(([name]) => name);

test('who may what is one table', () => {
	expect(admittedTo('anyone')).toEqual([
		'visitor',
		'general',
		'applicant',
		'refused',
		'partner',
		'employee',
		'suspended',
		'operator',
	]);
	expect(admittedTo('member')).toEqual([
		'general',
		'applicant',
		'refused',
		'partner',
		'employee',
		'suspended',
		'operator',
	]);
	expect(admittedTo('cooperative')).toEqual(['applicant', 'refused', 'partner', 'employee', 'suspended']);
	expect(admittedTo('partner')).toEqual(['partner', 'employee', 'suspended', 'operator']);
	expect(admittedTo('operator')).toEqual(['operator']);
});

test('a visitor is asked to log in; to a member, what is not theirs does not exist', () => {
	expect(admit('member', null)).toBe('login-required');
	expect(admit('operator', null)).toBe('login-required');
	expect(admit('operator', people.general)).toBe('not-found');
	expect(admit('partner', people.applicant)).toBe('not-found');
});
