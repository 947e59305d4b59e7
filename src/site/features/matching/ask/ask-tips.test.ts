import { expect, test } from 'vitest';
import { areas } from '#domain/area/areas.ts';
import { hasPrompt, tipIds, tipsOf, withPrompt } from './ask-tips.ts';

test('every kind has three to five tips, all known', () => {
	for (const { kinds, isHealth } of Object.values(areas))
		for (const { slug } of kinds) {
			const tips = tipsOf(slug, isHealth);
			expect(tips.length, slug).toBeGreaterThanOrEqual(3);
			expect(tips.length, slug).toBeLessThanOrEqual(5);
			expect(
				tips.every((tip) => tipIds.includes(tip)),
				slug,
			).toBe(true);
		}
});

test('a prompt begins a line of its own', () => {
	expect(withPrompt('', 'Allergies')).toBe('Allergies: ');
	expect(withPrompt('We arrive on the 17th.  \n', 'Allergies')).toBe('We arrive on the 17th.\nAllergies: ');
	expect(hasPrompt('Allergies: none', 'Allergies')).toBe(true);
	expect(hasPrompt('no allergies', 'Allergies')).toBe(false);
});
