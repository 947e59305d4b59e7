import { expect, test } from 'vitest';
import { pauseLoggedIn, whileLoggedIn } from './while-logged-in.ts';

function part() {
	const said: string[] = [];
	return { said, start: () => void said.push('start'), stop: () => void said.push('stop') };
}

test('what goes on while one is logged in stops before the login ends, and goes on where it stays', () => {
	const [stream, late] = [part(), part()];
	const leave = whileLoggedIn(stream);
	pauseLoggedIn(true);
	pauseLoggedIn(true);
	expect(stream.said).toEqual(['start', 'stop']);
	// Nothing begins while somebody logs out.
	const leaveLate = whileLoggedIn(late);
	expect(late.said).toEqual([]);
	pauseLoggedIn(false);
	expect([stream.said, late.said]).toEqual([['start', 'stop', 'start'], ['start']]);
	leave();
	leaveLate();
	pauseLoggedIn(true);
	pauseLoggedIn(false);
	expect([stream.said.length, late.said.length]).toEqual([4, 2]);
});
