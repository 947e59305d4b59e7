import { expect, test } from 'vitest';
import type { Faults } from './faults.ts';
import * as told from './told.ts';

const found: Faults = { email: 'required', 'lead.phone': 'phone-wrong', contents: 'too-long' };

test('nothing is told of fields that were neither left nor sent', () => {
	expect(told.faultsTold(told.nothingTold, found)).toEqual({});
	const left = told.showFaults(told.nothingTold, ['lead.phone']);
	expect(told.faultsTold(left, found)).toEqual({ 'lead.phone': 'phone-wrong' });
	expect(told.faultsTold(left, {})).toEqual({});
});

test('a field being mended is not blamed until it is left again', () => {
	const left = told.showFaults(told.nothingTold, ['email', 'contents']);
	const mended = told.clearFault(left, ['email']);
	expect(told.faultsTold(mended, found)).toEqual({ contents: 'too-long' });
	expect(told.faultsTold(told.showFaults(mended, ['email']), found)).toHaveProperty('email');
});

test('what the server said counts until something in that part is changed', () => {
	const refused = told.setServerFaults(told.nothingTold, { 'lead.email': 'email-same', 'order.on': 'date-past' });
	expect(told.faultsTold(refused, {})).toEqual({ 'lead.email': 'email-same', 'order.on': 'date-past' });
	expect(told.faultsTold(told.clearServerFault(refused, ['lead']), {})).toEqual({ 'order.on': 'date-past' });
	expect(told.clearServerFault(refused, ['contents'])).toBe(refused);
});

test('what only the field can tell stands beside what the server said, and goes with a change', () => {
	const rejected = told.setFault(told.setServerFaults(told.nothingTold, { kind: 'required' }), 'file', 'file-type');
	expect(told.faultsTold(rejected, {})).toEqual({ kind: 'required', file: 'file-type' });
	expect(told.faultsTold(told.clearServerFault(rejected, ['file']), {})).toEqual({ kind: 'required' });
});

test('the summary speaks of what was wrong when it was sent, and takes the focus each time', () => {
	const sent = told.openSummary(told.showFaults(told.nothingTold, ['email']), ['email']);
	const faults = told.faultsTold(sent, found);
	expect(told.summaryTold(sent, faults)).toEqual(['email']);
	const later = told.showFaults(sent, ['contents']);
	expect(told.summaryTold(later, told.faultsTold(later, found))).toEqual(['email']);
	expect(told.summaryTold(later, told.faultsTold(later, { contents: 'too-long' }))).toEqual([]);
	expect(told.openSummary(later, ['contents']).attempt).toBe(2);
	expect(told.closeSummary(later).summary).toEqual([]);
});

test('when a list loses one of its things, nothing is said of another in its place', () => {
	const sent = told.openSummary(told.showFaults(told.nothingTold, ['rules.0.won', 'name']), ['rules.0.won', 'name']);
	const removed = told.clearPart(sent, 'rules');
	expect([...removed.shown]).toEqual(['name']);
	expect(removed.summary).toEqual(['name']);
});
