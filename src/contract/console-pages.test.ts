import { expect, test } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import {
	admitToConsole,
	consoleGoal,
	consolePage,
	consolePageIds,
	matchConsoleDoor,
	matchConsolePage,
} from './console-pages.ts';

const who = (role: Role, organisationId = 'house', group: Viewer['group'] = 'GR0200'): Viewer => ({
	...{ id: 'm', name: 'Mina', group, cooperative: null },
	works: [{ organisationId, role, status: 'approved' }],
});

const pagesOf = (viewer: Viewer) => consolePageIds.filter((page) => admitToConsole(page, viewer) === 'admitted');

const guests = ['reservations', 'reservation', 'calendar', 'check'] as const;
/** Who answers for guests takes reservations for them too. */
const takers = ['reservations', 'newReservation', 'reservation', 'calendar', 'check'] as const;
const answers = ['matching', 'matchingAnswer', 'consultations', 'consultation', 'videos', 'video', 'ratings'] as const;
const business = [
	'products',
	'productFiles',
	'product',
	'promotions',
	'promotion',
	'figures',
	'settlements',
	'settlement',
	'profile',
] as const;

test.each([
	['owner', ['today', ...takers, ...answers, ...business, 'staff', 'api', 'information']],
	['manager', ['today', ...takers, ...answers, ...business, 'staff', 'information']],
	['desk', ['today', ...takers, ...answers, 'staff', 'information']],
	['guide', ['today', ...guests, 'staff', 'information']],
	['interpreter', ['today', 'videos', 'video', 'staff', 'information']],
] as const)('a partner’s %s has the pages of their rights', (role, pages) => {
	expect(pagesOf(who(role))).toEqual(pages);
});

test('an operator has every page but the profile and the keys of a business, a visitor is asked to log in for each', () => {
	expect(pagesOf(who('owner', agencyId, 'GR0100'))).toEqual(
		consolePageIds.filter((page) => page !== 'profile' && page !== 'api'),
	);
	for (const page of consolePageIds) expect(admitToConsole(page, null)).toBe('login-required');
});

test.each([
	['members', ['members', 'member', 'memberMerger']],
	['houses', ['applications', 'houses', 'house']],
	['money', ['settlements', 'settlement', 'slips', 'disputes', 'commissions', 'statements', 'statement', 'refunds']],
	['content', ['company', 'home', 'rates', 'phrases', 'mailTemplates']],
	['trust', ['trust', 'messages', 'photographs', 'matchingReports']],
	['oversight', ['audit', 'erasures', 'security']],
	['running', ['running', 'mails', 'mail']],
	['reports', ['figures', 'reports']],
] as const)('an operator at the desk who looks after %s has its pages and those of the role', (duty, pages) => {
	const narrowed = (duties: string[]): Viewer => ({
		...who('desk', agencyId, 'GR0100'),
		works: [{ organisationId: agencyId, role: 'desk', status: 'approved', duties }],
	});
	const role = pagesOf(narrowed([]));
	expect(role).toEqual(['today', ...takers, ...answers, 'staff', 'information']);
	expect(pagesOf(narrowed([duty])).filter((page) => !role.includes(page))).toEqual(pages);
});

test('a page below another stands in its group, and its address is its own', () => {
	for (const page of consolePageIds) {
		const { path, parent, group } = consolePage(page);
		if (parent) expect(consolePage(parent as typeof page).group).toBe(group);
		expect(matchConsolePage(path.replace(/:\w+/g, 'a1'))?.page).toBe(page);
	}
	expect(matchConsolePage('/console/nowhere')).toBeUndefined();
});

test.each([
	['/console/matching?queue=rest', '/console/matching?queue=rest'],
	['/console', '/console'],
	['/console/login', '/console'],
	['/console/join?invitation=a', '/console/join?invitation=a'],
	['/console/nowhere', '/console'],
	['/my/info', '/console'],
	['//elsewhere.example/console', '/console'],
	['/console\\..\\elsewhere', '/console'],
	[null, '/console'],
])('the door leads back inside and nowhere else: %s', (next, goal) => {
	expect(consoleGoal(next)).toBe(goal);
});

test('a door is no page of the console', () => {
	expect(matchConsoleDoor('/console/login')).toBe('login');
	expect(matchConsolePage('/console/login')).toBeUndefined();
	expect(matchConsoleDoor('/console')).toBeUndefined();
});
