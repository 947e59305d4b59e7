import { describe, expect, test } from 'vitest';
import { areaOf, areaSlugs } from '../area/areas.ts';
import { genders } from '../member/member.ts';
import { generalQuestions } from './general-questions.ts';
import { answerFaults, askedAnswers, questionsFor } from './health-questions.ts';

const medical = areaOf('medical');
const kindOf = (slug: string) => {
	const found = medical.kinds.find((one) => one.slug === slug);
	if (!found) throw new Error(slug);
	return found;
};
const asked = (slug: string, gender = 'female') => questionsFor(kindOf(slug), gender).map(({ id }) => id);
const needed = (slug: string) =>
	questionsFor(kindOf(slug), 'female')
		.filter(({ isNeeded }) => isNeeded)
		.map(({ id }) => id);

describe('what is asked', () => {
	test('everybody is asked what every clinic asks, a man not whether he is pregnant', () => {
		for (const slug of areaSlugs.filter((one) => areaOf(one).isHealth))
			for (const kind of areaOf(slug).kinds)
				expect(kind.healthQuestions, kind.slug).toEqual(expect.arrayContaining([...generalQuestions]));
		expect(asked('health-screening')).toContain('pregnancy');
		expect(asked('health-screening', 'male')).not.toContain('pregnancy');
		for (const gender of genders.filter((one) => one !== 'male'))
			expect(asked('dermatology', gender)).toContain('pregnancy');
	});

	test('skin is seen on pictures, teeth on an X-ray, eyes by their prescription', () => {
		expect(needed('dermatology')).toContain('skin-pictures');
		expect(needed('dentistry')).toContain('teeth-xray');
		expect(needed('ophthalmology')).toContain('eye-prescription');
		expect(needed('health-screening')).toEqual([]);
	});

	test('what is needed is asked', () => {
		for (const kind of medical.kinds)
			for (const id of kind.neededQuestions) expect(kind.healthQuestions as readonly string[], kind.slug).toContain(id);
	});
});

describe('what is missing', () => {
	const skin = questionsFor(kindOf('dermatology'), 'female');

	test('only what the kind needs; who has no pictures says so', () => {
		expect(answerFaults(skin, {}, 0)).toEqual([{ at: 'answers.skin-pictures', code: 'required' }]);
		expect(answerFaults(skin, { 'skin-pictures': { says: 'no', text: '' } }, 0)).toEqual([]);
	});

	test('pictures that are announced are attached or described', () => {
		const announced = { 'skin-pictures': { says: 'yes' as const, text: '' } };
		expect(answerFaults(skin, announced, 0)).toEqual([{ at: 'answers.skin-pictures', code: 'files-missing' }]);
		expect(answerFaults(skin, announced, 1)).toEqual([]);
		expect(answerFaults(skin, { 'skin-pictures': { says: 'yes', text: 'Red cheeks' } }, 0)).toEqual([]);
	});

	test('yes is followed by which; pregnant or smoking is enough', () => {
		const given = { 'skin-pictures': { says: 'no' as const, text: '' } };
		expect(answerFaults(skin, { ...given, allergies: { says: 'yes', text: ' ' } }, 0)).toEqual([
			{ at: 'answers.allergies', code: 'required' },
		]);
		expect(answerFaults(skin, { ...given, pregnancy: { says: 'yes', text: '' } }, 0)).toEqual([]);
	});

	test('what was not asked or not said is not kept', () => {
		const male = questionsFor(kindOf('dermatology'), 'male');
		expect(
			askedAnswers(male, {
				pregnancy: { says: 'yes', text: '' },
				medicines: { says: null, text: ' ' },
				allergies: { says: 'yes', text: ' penicillin ' },
			}),
		).toEqual({ allergies: { says: 'yes', text: 'penicillin' } });
	});
});
