import { expect, test } from 'vitest';
import { kinds } from '../area/areas.ts';
import { blankProduct } from './blank-content.ts';
import { checksOf } from './publish-checks.ts';

const house = { region: 'seoul' as const, languages: ['en' as const] };
const facts = { now: new Date('2026-11-17T00:00:00Z'), today: '2026-11-17' };

test.each(Object.values(kinds))(
	'a product of the kind $slug begins with times, places and people that can go out',
	(kind) => {
		const content = blankProduct({ ko: '이름', en: 'Name' }, kind, house);
		const missing = checksOf(content, { ...facts, kind: kind.slug })
			.filter(({ isMet, isNeeded }) => isNeeded && !isMet)
			.map(({ check }) => check);
		// What nobody but its provider knows: its words, where it is, what it costs, what it looks like.
		expect(missing).toEqual(['texts', 'place', 'price', 'pictures']);
	},
);

test('a product begins at the address of its business', () => {
	const [kind] = Object.values(kinds);
	if (!kind) throw new Error('no kind');
	const at = (address?: string | null) =>
		blankProduct({ ko: '이름', en: '' }, kind, { ...house, ...(address !== undefined && { address }) }).value.place
			.hangul;
	expect([at('대구 중구 동성로 118'), at(null), at()]).toEqual(['대구 중구 동성로 118', '', '']);
});
