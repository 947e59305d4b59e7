import { expect, test } from 'vitest';
import { againstBalance } from './against-balance.ts';
import type { Direction, StatementLine } from './read-statement.ts';

const line = (direction: Direction, won: number, balance: number | null, time = '10:00:00'): StatementLine => ({
	...{ row: 2, on: '2026-11-18', time, direction, won, balance, text: 'a' },
});
const turned = (lines: StatementLine[]): StatementLine[] =>
	lines.map((one) => ({ ...one, direction: one.direction === 'in' ? 'out' : 'in' }));

const day = [
	line('in', 50, 150, '09:00:00'),
	line('in', 30, 180, '10:00:00'),
	line('out', 100, 80, '11:00:00'),
	line('in', 50, 130, '12:00:00'),
];

test('columns read the wrong way round are told by what was left in the account, oldest or newest first', () => {
	expect(againstBalance(day)).toBe(0);
	expect(againstBalance([...day].reverse())).toBe(0);
	expect(againstBalance(turned(day))).toBe(3);
	expect(againstBalance(turned([...day].reverse()))).toBe(3);
});

test('without hours either order may be meant', () => {
	const bare = day.map((one) => ({ ...one, time: null }));
	for (const lines of [bare, [...bare].reverse()]) {
		expect(againstBalance(lines)).toBe(0);
		expect(againstBalance(turned(lines))).toBe(3);
	}
});

test('nothing is said where no balance is told, one line stands alone, or single lines are out of order', () => {
	expect(againstBalance([])).toBe(0);
	expect(againstBalance(turned([line('in', 50, 150)]))).toBe(0);
	expect(againstBalance(turned(day).map((one) => ({ ...one, balance: null })))).toBe(0);
	// Two of the same instant, printed in the other order.
	const [first, second] = [line('in', 5, 105, '09:00:00'), line('in', 5, 110, '09:00:00')];
	expect(againstBalance([second, first, line('in', 7, 117, '09:30:00'), line('out', 17, 100, '09:40:00')])).toBe(0);
});
