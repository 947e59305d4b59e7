import { expect, test } from 'vitest';
import { type Access, admit, type Viewer } from './access.ts';

const viewer = (group: Viewer['group'], cooperative: Viewer['cooperative'] = null): Viewer => ({
	id: 'm',
	name: 'M',
	group,
	cooperative,
});

const people = {
	visitor: null,
	general: viewer('GR0300'),
	applicant: viewer('GR0200', 'COOPERATIVE_REQ'),
	refused: viewer('GR0200', 'COOPERATIVE_REFUSED'),
	partner: viewer('GR0200', 'COOPERATIVE_MEMBER'),
	operator: viewer('GR0100'),
};

const admittedTo = (access: Access) =>
	Object.entries(people)
		.filter(([, person]) => admit(access, person) === 'admitted')
		.map(([name]) => name);

test('who may what is one table', () => {
	expect(admittedTo('anyone')).toEqual(['visitor', 'general', 'applicant', 'refused', 'partner', 'operator']);
	expect(admittedTo('member')).toEqual(['general', 'applicant', 'refused', 'partner', 'operator']);
	expect(admittedTo('cooperative')).toEqual(['applicant', 'refused', 'partner']);
	expect(admittedTo('partner')).toEqual(['partner', 'operator']);
	expect(admittedTo('operator')).toEqual(['operator']);
});

test('a visitor is asked to log in; to a member, what is not theirs does not exist', () => {
	expect(admit('member', null)).toBe('login-required');
	expect(admit('operator', null)).toBe('login-required');
	expect(admit('operator', people.general)).toBe('not-found');
	expect(admit('partner', people.applicant)).toBe('not-found');
});
