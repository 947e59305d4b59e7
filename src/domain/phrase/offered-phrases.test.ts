import { expect, test } from 'vitest';
import { talks } from '../area/area.ts';
import { kinds } from '../area/areas.ts';
import { foundPhrases, maySay, offeredPhrases } from './offered-phrases.ts';
import { type PhraseId, phraseIds, phrases, phraseTopics } from './phrases.ts';

test('the book has phrases enough for both sides, in every topic', () => {
	expect(phraseIds.length).toBeGreaterThanOrEqual(140);
	for (const topic of phraseTopics)
		expect(phraseIds.filter((id) => phrases[id].topic === topic).length, topic).toBeGreaterThan(5);
	for (const speaker of ['guest', 'provider'] as const)
		expect(phraseIds.filter((id) => maySay(speaker, phrases[id])).length, speaker).toBeGreaterThan(80);
});

test('a phrase belongs to areas and kinds that there are', () => {
	for (const id of phraseIds) {
		for (const talk of phrases[id].of ?? []) expect(talks, id).toContain(talk);
		for (const kind of phrases[id].kinds ?? []) expect(Object.keys(kinds), id).toContain(kind);
	}
});

test('everybody is offered what they may say of the matter, and nothing else', () => {
	const medical = offeredPhrases('provider', { area: 'medical' });
	expect(medical).toEqual(expect.arrayContaining(['hello', 'fasting', 'no-contact-lenses', 'advice-only']));
	for (const id of ['name-board', 'temple-dress', 'need-halal', 'i-am-interpreter'] as const)
		expect(medical, id).not.toContain(id);
	const dentist = offeredPhrases('provider', { kind: 'dentistry' });
	expect(dentist).toContain('stitches-out');
	for (const id of ['no-contact-lenses', 'baths-separate', 'extra-hour'] as const)
		expect(dentist, id).not.toContain(id);
	expect(offeredPhrases('guest', { kind: 'pick-up' })).toContain('need-child-seats');
	expect(offeredPhrases('interpreter', {})).toEqual(expect.arrayContaining(['i-am-interpreter', 'speak-slowly']));
	expect(offeredPhrases('guest', {})).not.toContain('total-is');
});

test('a phrase is found by words of it, whatever their case and accents', () => {
	const texts: Partial<Record<PhraseId, string>> = {
		deposit: 'Tiền đặt cọc là [số tiền].',
		fasting: 'Vui lòng nhịn ăn [số] tiếng trước khi đến khám.',
		thanks: 'Xin cảm ơn.',
	};
	const find = (query: string) => foundPhrases(Object.keys(texts) as PhraseId[], query, (id) => texts[id] ?? '');
	expect(find('dat coc')).toEqual(['deposit']);
	expect(find('NHỊN')).toEqual(['fasting']);
	expect(find('cọc nhịn')).toEqual([]);
	expect(find(' ')).toHaveLength(3);
});
