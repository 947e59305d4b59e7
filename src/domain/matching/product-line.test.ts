import { expect, test } from 'vitest';
import { kinds } from '../area/areas.ts';
import { lineKindOf } from './product-line.ts';

test('a product is a line that others have too', () => {
	const of = (kind: string, unit = 'person') => lineKindOf({ kind, unit });
	expect(['hotel', 'private-tour', 'show-ticket', 'dermatology', 'spa', 'unknown'].map((kind) => of(kind))).toEqual([
		...['stay', 'guide', 'tickets', 'procedure', 'sessions', 'other'],
	]);
	expect(of('pick-up', 'vehicle')).toBe('vehicle');
	// A line of words alone cannot be compared.
	for (const kind of Object.keys(kinds)) expect(of(kind), kind).not.toBe('other');
});
