import { expect, test } from 'vitest';
import { toldSteps } from './told-steps.ts';

const percents = (kind: string, time?: string) =>
	toldSteps({ kind, cancellation: 'ticket' }, time).map(({ percent }) => percent);

test('a ticket for a day tells of no hours before; one for a train does, unless it leaves in the small hours', () => {
	expect(percents('theme-park-ticket')).toEqual([100, 90]);
	expect(percents('train-ticket')).toEqual([100, 90, 70]);
	expect(percents('train-ticket', '09:30')).toEqual([100, 90, 70]);
	expect(percents('train-ticket', '01:00')).toEqual([100, 90]);
});
