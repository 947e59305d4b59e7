import { describe, expect, it } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import { groupCodes } from '#domain/member/group.ts';
import { viewerOf } from '../../../../../tests/support/viewers.ts';
import { listAddressQuery, readListChoices, scopesFor, statusesOf, withChoice } from './list-choices.ts';

const read = (text: string) => readListChoices(new URLSearchParams(text));
const viewer = (group: Viewer['group'], cooperative: Viewer['cooperative'] = null): Viewer =>
	viewerOf('m', group, cooperative);

describe('the choices of the list', () => {
	it('are one’s own, upcoming ones where the address says nothing', () => {
		expect(read('')).toEqual({ scope: 'own', time: 'upcoming', status: undefined, search: '', cursor: undefined });
	});

	it('leave out what is none of them', () => {
		expect(read('scope=everybody&time=never&status=lost&cursor=a b')).toEqual(read(''));
	});

	it('come back from the address they were written to', () => {
		const choices = read('scope=all&time=past&status=no-show&search=LINH&cursor=abc_1');
		const query = Object.entries(listAddressQuery(choices)).filter(([, value]) => value !== undefined);
		expect(read(new URLSearchParams(query as [string, string][]).toString())).toEqual(choices);
	});

	it('begin at the first page when one of them changes', () => {
		expect(withChoice(read('cursor=abc'), { time: 'past' })).toMatchObject({ time: 'past', cursor: undefined });
		expect(withChoice(read(''), { cursor: 'next' }).cursor).toBe('next');
	});

	it('offer more than the own ones to those who provide or operate', () => {
		expect(scopesFor(viewer(groupCodes.general))).toEqual(['own']);
		expect(scopesFor(viewer(groupCodes.cooperative, 'COOPERATIVE_MEMBER'))).toEqual(['own', 'provided']);
		expect(scopesFor(viewer(groupCodes.cooperative))).toEqual(['own']);
		expect(scopesFor(viewer(groupCodes.operator))).toEqual(['own', 'all']);
		expect(scopesFor(null)).toEqual(['own']);
	});

	it('filter only by statuses that can be there', () => {
		expect(statusesOf('upcoming')).not.toContain('cancelled');
		expect(statusesOf('cancelled')).toContain('declined');
	});
});
