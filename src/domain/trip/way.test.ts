import { expect, test } from 'vitest';
import { wayOf } from './way.ts';

test('a route that is named after two regions tells its ends, any other name tells nothing', () => {
	expect(wayOf('seoul-busan')).toEqual({ from: 'seoul', to: 'busan' });
	expect(wayOf('jeju-seoul')).toEqual({ from: 'jeju', to: 'seoul' });
	for (const route of [undefined, '', 'gangnam', 'seoul-centre', 'seoul-busan-jeju', 'seoul'])
		expect(wayOf(route)).toBeUndefined();
});
