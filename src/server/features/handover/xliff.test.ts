import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankNotice } from '#domain/content/blank-content.ts';
import type { AnyContent } from '#domain/content/content.ts';
import { type GivenFile, planHandover, thingKey } from '#domain/handover/plan-handover.ts';
import { type Languages, unitsOf } from '#domain/handover/translation-unit.ts';
import { thingXml, xliffHead, xliffTail } from '#domain/handover/write-xliff.ts';
import { givenIn } from './read-xliff.ts';

type Notice = Extract<AnyContent, { kind: 'notice' }>;
const languages: Languages = { from: 'ko', to: 'th' };

function noticeOf(texts: Notice['value']['texts']): Notice {
	const { value } = blankNotice({ ko: '', en: '' });
	return { kind: 'notice', value: { ...value, texts } };
}

const fileOf = (content: AnyContent, marks = {}) =>
	`${xliffHead({ from: 'ko', to: 'th' })}${thingXml({
		...{ kind: content.kind, id: 'opening', revision: 3, title: 'A & <B>' },
		units: unitsOf({ content, marks }, languages),
	})}${xliffTail}`;

const planOf = (file: GivenFile, content: AnyContent, handed: AnyContent | undefined = content, marks = {}) => {
	const known = new Map([
		[thingKey({ kind: content.kind, id: 'opening' }), { content, marks, latest: 3, title: 'T', handed }],
	]);
	const [planned] = planHandover(file, { known, tooLong: () => [] });
	if (!planned) throw new Error('nothing planned');
	return planned;
};

function read(xml: string): GivenFile {
	const file = givenIn(xml);
	if ('why' in file) throw new Error(file.why);
	return file;
}

/** What somebody in another tool does: targets are put beside their sources. */
const filled = (file: GivenFile, texts: Record<string, string>): GivenFile => ({
	...file,
	things: file.things.map((thing) => ({
		...thing,
		units: thing.units.map((unit) => ({ ...unit, target: texts[unit.id] ?? unit.target, isSettled: true })),
	})),
});

const letters = ['한국어', 'English', 'Русский', 'ภาษาไทย', 'Tiếng Việt', 'Bahasa', '🏯', '\u0301'];
const hostile = [
	'<',
	'>',
	'&',
	'"',
	"'",
	']]>',
	'<!--',
	'-->',
	'<?x',
	'&amp;',
	'&#0;',
	'\t',
	'\r',
	'\n',
	'{name}',
	'%',
];
/** Also what no XML can hold. */
const anything = fc
	.array(fc.oneof(fc.constantFrom(...letters, ...hostile, '\u0001', '\u001f', '\ufffe'), fc.string({ unit: 'binary' })))
	.map((pieces) => pieces.join('').replaceAll('\u0000', ''))
	.filter((text) => text.trim() !== '');

test('a source comes back as it was written, whatever signs it has', () => {
	fc.assert(
		fc.property(anything, anything, (title, body) => {
			const content = noticeOf({ ko: { title, body }, th: { title: body, body: title } });
			const [thing] = read(fileOf(content)).things;
			expect(thing).toMatchObject({ kind: 'notice', id: 'opening', revision: 3 });
			expect(thing?.units.map(({ id, source, target, isBroken }) => ({ id, source, target, isBroken }))).toEqual([
				{ id: 'title', source: title, target: body, isBroken: false },
				{ id: 'body', source: body, target: title, isBroken: false },
			]);
		}),
	);
});

const sayable = fc
	.array(fc.oneof(fc.constantFrom(...letters, ...hostile), fc.string({ unit: 'grapheme' })))
	.map((pieces) => pieces.join('').replace(/[{@]|http/g, ''))
	.filter((text) => text.trim() !== '');

test('what was filled in is what is there afterwards', () => {
	fc.assert(
		fc.property(sayable, sayable, sayable, (source, title, body) => {
			const content = noticeOf({ ko: { title: source, body: source } });
			const done = filled(read(fileOf(content)), { title, body });
			const { made, faults } = planOf(done, content);
			expect(faults).toEqual([]);
			const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();
			expect((made as Notice).value.texts).toEqual({
				ko: { title: source, body: source },
				th: { title: plain(title), body: plain(body) },
			});
			expect(planOf(read(fileOf(made as Notice)), made as Notice)).toMatchObject({
				changes: [],
				faults: [],
				unchanged: 2,
			});
		}),
	);
});

const opening = noticeOf({ ko: { title: '개업 {name}', body: '본문' }, th: { title: 'เปิด {name}', body: '' } });

test('each bad unit is named with its reason, and then nothing is made', () => {
	const given = read(fileOf(opening));
	const why = (file: GivenFile, content: AnyContent = opening, handed: AnyContent | undefined = opening) =>
		planOf(file, content, handed).faults.map((fault) => `${fault.unit} ${fault.why}`);
	expect(why(given)).toEqual([]);
	expect(planOf(given, opening)).toMatchObject({ left: 1, unchanged: 1, made: undefined });
	expect(why(filled(given, { title: 'เปิดแล้ว' }))).toEqual(['title placeholders']);
	expect(why(filled(given, { body: ' \n ' }))).toEqual(['body empty']);
	expect(why(filled(given, { body: 'a\u0007' }))).toEqual(['body wrong-sign']);
	const later = noticeOf({ ...opening.value.texts, ko: { title: '개업 {name}', body: '다른 본문' } });
	expect(why(filled(given, { body: 'เนื้อหา' }), later)).toEqual(['body source-changed']);
	const other = noticeOf({ ...opening.value.texts, th: { title: 'เปิด {name}', body: 'ของคนอื่น' } });
	expect(why(filled(given, { body: 'เนื้อหา' }), other)).toEqual(['body target-changed']);
	expect(why(filled(given, { body: 'ของคนอื่น' }), other)).toEqual([]);
	const [thing] = given.things;
	if (!thing) throw new Error('nothing read');
	const units = [...thing.units, ...thing.units];
	expect(why({ ...given, things: [{ ...thing, units }] })).toEqual(['title twice', 'body twice']);
	const odd = units.slice(0, 1).map((unit) => ({ ...unit, id: 'lead' }));
	expect(why({ ...given, things: [{ ...thing, units: odd }] })).toEqual(['lead unknown-unit']);
	expect(
		planHandover(given, { known: new Map(), tooLong: () => [] }).flatMap(({ faults }) =>
			faults.map((fault) => fault.why),
		),
	).toEqual(['unknown-thing']);
});

test('a translation that is said to be right is confirmed, and only as a whole part', () => {
	const marks = { title: { ko: 5, th: 2 }, body: { ko: 5, th: 2 } };
	const content = noticeOf({ ko: { title: '가', body: '나' }, th: { title: 'ก', body: 'ข' } });
	const given = read(fileOf(content, marks));
	expect(given.things[0]?.units.map(({ isSettled }) => isSettled)).toEqual([false, false]);
	expect(planOf(given, content, content, marks)).toMatchObject({ confirmed: [], unchanged: 2, made: undefined });
	expect(planOf(filled(given, { body: 'ค' }), content, content, marks)).toMatchObject({
		confirmed: ['title'],
		changes: [{ unit: 'body', before: 'ข', after: 'ค' }],
	});
});

test('sentences that a tool has cut a text into are one text again, in the order it asks for', () => {
	const unit = (inner: string) =>
		`${xliffHead({ from: 'ko', to: 'vi-VN' })}<file id="f" original="notice/opening#3"><group id="g"><unit id="title">${inner}</unit></group></file>${xliffTail}`;
	const cut = read(
		unit(
			'<segment state="translated"><source>하나.</source><target order="3">Hai.</target></segment><ignorable><source> </source></ignorable><segment state="translated"><source>둘.</source><target order="1">Một.</target></segment>',
		),
	);
	expect(cut.to).toBe('vn');
	expect(cut.things[0]?.units).toEqual([
		{ id: 'title', source: '하나. 둘.', target: 'Một. Hai.', isBroken: false, isSettled: true },
	]);
	const marked =
		'<segment><source>가</source><target>x <mrk id="m1" type="term">y</mrk><sm id="m2"/>z</target></segment>';
	expect(read(unit(marked)).things[0]?.units[0]).toMatchObject({ target: 'x yz', isBroken: false });
	for (const inner of ['<pc id="1">y</pc>', '<ph id="1"/>', '<ph id="1" dataRef="d9"/>', '<cp hex="D800"/>'])
		expect(
			read(unit(`<segment><source>가</source><target>x${inner}</target></segment>`)).things[0]?.units[0],
		).toMatchObject({
			isBroken: true,
		});
});

test('a file that declares entities, or is no XLIFF of ours, is not read', () => {
	const why = (xml: string) => (givenIn(xml) as { why?: string }).why;
	const head = xliffHead({ from: 'ko', to: 'th' });
	const billion = `<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>`;
	expect(why(`${billion}<xliff version="2.0">&b;</xliff>`)).toBe('declares');
	expect(why('<!doctype x SYSTEM "file:///etc/passwd"><x/>')).toBe('declares');
	expect(why(`${head}&evil;${xliffTail}`)).toBe('malformed');
	expect(givenIn(`${head}\n<file>`)).toMatchObject({ why: 'malformed', line: 4 });
	expect(why('<html/>')).toBe('not-xliff');
	expect(why('<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>')).toBe('wrong-version');
	expect(why(`${xliffHead({ from: 'ko', to: 'fr' })}${xliffTail}`)).toBe('wrong-languages');
	expect(why(`${xliffHead({ from: 'th', to: 'en' })}${xliffTail}`)).toBe('wrong-languages');
	expect(why(`${head}${xliffTail}`)).toBe('empty');
	expect(why(`${head}${'<group>'.repeat(200_000)}`)).toBe('malformed');
});
