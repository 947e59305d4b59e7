import { describe, expect, test } from 'vitest';
import { completenessOf, nextMarks } from './completeness.ts';
import type { AnyContent, ProductContent } from './content.ts';
import { pictureField, textFields } from './content-texts.ts';

const notice = (texts: object): AnyContent => ({ kind: 'notice', value: { texts } as never });
const fields = (texts: object) => textFields(notice(texts));
const whole = { title: 't', body: 'b' };

const product = (texts: object, place: object = { ko: '종로', en: 'Jongno' }): AnyContent => ({
	kind: 'product',
	value: { texts, place: { name: place } } as unknown as ProductContent,
});
const text = (steps: string[] = [], more: object = {}) => ({
	title: 't',
	summary: 's',
	description: 'd',
	included: ['a', 'b'],
	excluded: [],
	steps,
	meetingPoint: 'm',
	goodToKnow: [],
	...more,
});

describe('each language', () => {
	test('is as complete as its parts', () => {
		const { percent, fields: rows } = completenessOf(
			fields({ ko: whole, en: whole, ru: { title: 'т', body: ' ' }, th: {} }),
			{},
		);
		expect(percent).toEqual({ ko: 100, en: 100, ru: 50, th: 0, vn: 0, id: 0 });
		expect(rows.map(({ field, cells }) => [field, cells.ru])).toEqual([
			['title', 'done'],
			['body', 'missing'],
		]);
	});

	test('counts a part only where somebody has it or everybody needs it', () => {
		const named = (of: AnyContent) => completenessOf(textFields(of), {}).fields.map(({ field }) => field);
		const always = ['title', 'summary', 'description', 'included', 'meetingPoint', 'place'];
		expect(named(product({})).sort()).toEqual([...always].sort());
		expect(named(product({ en: text(['one']) }))).toContain('steps');
		expect(named(product({ en: text([], { options: { a: 'A' } }) }))).toContain('options');
	});

	test('needs as many points as the Korean has, and a name for each of its options', () => {
		const texts = {
			ko: text(['하나', '둘'], { options: { go: '가기', back: '오기' } }),
			en: text(['One'], { options: { go: 'There', back: 'Back' } }),
			ru: text(['Раз', 'Два'], { options: { go: 'Туда' } }),
		};
		const rows = completenessOf(textFields(product(texts)), {}).fields;
		const cell = (field: string) => rows.find((one) => one.field === field)?.cells;
		expect([cell('steps')?.en, cell('steps')?.ru]).toEqual(['missing', 'done']);
		expect([cell('options')?.en, cell('options')?.ru]).toEqual(['done', 'missing']);
	});

	test('says what its photographs show, of all of them', () => {
		const cells = completenessOf([pictureField([{ ko: '궁', en: 'Palace' }, { ko: '문' }])], {}).fields[0]?.cells;
		expect([cells?.ko, cells?.en, cells?.th]).toEqual(['done', 'missing', 'missing']);
		expect(completenessOf([pictureField([])], {}).fields).toEqual([]);
	});
});

describe('what is older than the Korean', () => {
	const first = fields({ ko: whole, en: whole, ru: whole });
	const marks = nextMarks({ before: [], after: first, marks: {}, number: 1 });
	const cells = (after: ReturnType<typeof fields>, of: typeof marks) => completenessOf(after, of).fields[0]?.cells;

	test('is found when the Korean was written anew, and done when it was translated or found still right', () => {
		expect(cells(first, marks)).toMatchObject({ ko: 'done', en: 'done', ru: 'done', th: 'missing' });
		const korean = fields({ ko: { ...whole, title: '새' }, en: whole, ru: whole });
		const second = nextMarks({ before: first, after: korean, marks, number: 2 });
		expect(cells(korean, second)).toMatchObject({ ko: 'done', en: 'older', ru: 'older' });
		expect(completenessOf(korean, second).percent).toMatchObject({ ko: 100, en: 50, ru: 50 });

		const translated = fields({ ko: { ...whole, title: '새' }, en: { ...whole, title: 'New' }, ru: whole });
		const third = nextMarks({ before: korean, after: translated, marks: second, number: 3 });
		expect(cells(translated, third)).toMatchObject({ en: 'done', ru: 'older' });
		const fourth = nextMarks({ before: translated, after: translated, marks: third, number: 4 }, [
			{ field: 'title', locale: 'ru' },
		]);
		expect(cells(translated, fourth)).toMatchObject({ en: 'done', ru: 'done' });
	});

	test('is nothing that was there before the first Korean', () => {
		const english = fields({ en: whole });
		const before = nextMarks({ before: [], after: english, marks: {}, number: 1 });
		const both = fields({ ko: whole, en: whole });
		const second = nextMarks({ before: english, after: both, marks: before, number: 2 });
		expect(cells(both, second)).toMatchObject({ ko: 'done', en: 'done' });
		const anew = fields({ ko: { ...whole, title: '새' }, en: whole });
		const third = nextMarks({ before: both, after: anew, marks: second, number: 3 });
		expect(cells(anew, third)).toMatchObject({ ko: 'done', en: 'older' });
	});

	test('is nothing that was written together with it, nor anything where there is no Korean', () => {
		const both = fields({ ko: { ...whole, title: '새' }, en: { ...whole, title: 'New' } });
		const second = nextMarks({ before: first, after: both, marks, number: 2 });
		expect(cells(both, second)).toMatchObject({ en: 'done' });
		const without = fields({ en: whole });
		const third = nextMarks({ before: both, after: without, marks: second, number: 3 });
		expect(cells(without, third)).toMatchObject({ ko: 'missing', en: 'done' });
	});
});
