import { expect, test } from 'vitest';
import { soughtIn, soughtQuery } from './sought.ts';

test('what was looked for goes from address to address, and nothing else does', () => {
	const sought = soughtIn(new URLSearchParams('tags=wheelchair,moon,halal-food&languages=th,xx&on=2026-12-01'));
	expect(soughtQuery(sought)).toEqual({ tags: 'halal-food,wheelchair', languages: 'th' });
	expect(soughtQuery(soughtIn(new URLSearchParams('tags=')))).toEqual({ tags: undefined, languages: undefined });
});
