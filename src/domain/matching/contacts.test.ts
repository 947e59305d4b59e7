import { expect, test } from 'vitest';
import { contactMask } from './contact-mask.ts';
import { findContacts, maskContacts } from './contacts.ts';

const kindsIn = (text: string) => findContacts(text).map(({ kind }) => kind);

test.each([
	['Russia', 'Мой номер +7 701 555 12 34, звоните'],
	['Russia, without a sign', 'звоните 8 (916) 123-45-67'],
	['Thailand', 'โทร 081-234-5678 ค่ะ'],
	['Thailand, own digits', 'โทร ๐๘๑ ๒๓๔ ๕๖๗๘'],
	['Viet Nam', 'Gọi em 0912 345 678 nhé'],
	['Viet Nam, abroad', '+84 912 345 678'],
	['Indonesia', 'WA 0812-3456-7890'],
	['Indonesia, abroad', 'hubungi 62 812 3456 7890'],
	['Korea', '연락처는 010-1234-5678 입니다'],
	['Korea, abroad', '+82 (0)10 1234 5678'],
	['spelled out', 'call zero nine one two three four five six seven eight'],
	['spelled out in Russian', 'восемь девять один шесть один два три четыре пять шесть семь'],
])('finds a telephone number: %s', (_, text) => {
	expect(kindsIn(text)).toEqual(['phone']);
});

test.each([
	['linh.nguyen@example.com', 'email'],
	['aigul (at) mail (dot) ru', 'email'],
	['aigul собака mail точка ru', 'email'],
	['see https://example.com/x?y=1', 'link'],
	['on clinic-seoul.co.kr today', 'link'],
	['t.me/aigul_k', 'link'],
	['telegram: @aigul_k', 'handle'],
	['Line ID: somchai99', 'handle'],
	['Zalo: 0912345678', 'handle'],
	['카카오톡 아이디: maru_lee', 'handle'],
	['instagram = putri.jkt', 'handle'],
	['напишите @aigul_k', 'handle'],
])('finds %s', (text, kind) => {
	expect(kindsIn(text)).toEqual([kind]);
});

test.each([
	'We arrive on 2026-10-17 and leave on 2026-10-21, 62 years old.',
	'17.10.2026 – 21.10.2026, три дня',
	'Budget 1 500 000 won, or 1,500,000 KRW, at most 2.000.000',
	'up to 5000000 won for 45 people',
	'A nodule of 8 mm was found in 2023; TSH 2.4, T4 14.5.',
	'Ngân sách 15.000.000 đồng cho 4 người, từ 12/12 đến 15/12.',
	'2026.10.17 - 2026.10.21',
	'We meet at the hotel at 9 and go on at 10:30, e.g. by bus No. 1234.',
	'I would like to look at skin care. We stay in Myeongdong, or at Hongdae.',
	'สองคน ผู้ใหญ่ หนึ่งคน เด็ก',
	'하나 둘, 이 사람은 오일 동안',
])('leaves alone what only looks like it: %s', (text) => {
	expect(findContacts(text)).toEqual([]);
});

test('hides what it finds and nothing else', () => {
	expect(maskContacts('Мой номер +7 701 555 12 34. Мама боится иглы.')).toEqual({
		text: `Мой номер ${contactMask}. Мама боится иглы.`,
		isMasked: true,
	});
	expect(maskContacts('Two people, a@b.com or @someone_else, please')).toEqual({
		text: `Two people, ${contactMask} or ${contactMask}, please`,
		isMasked: true,
	});
	expect(maskContacts('Nothing here')).toEqual({ text: 'Nothing here', isMasked: false });
});

test('what is masked has nothing left to find', () => {
	const texts = [
		'a@b.com 010-1234-5678 t.me/xyz',
		'zalo: 0912345678, www.x.vn/abc',
		'+66 81 234 5678 / +66 82 345 6789',
	];
	for (const text of texts) expect(findContacts(maskContacts(text).text)).toEqual([]);
});

test('takes no longer for a text made to be slow', () => {
	for (const piece of ['1-', 'a.', '@a', 'one ', '(at)', 'wa: '])
		expect(maskContacts(piece.repeat(2_500).slice(0, 5_000)).text.length).toBeGreaterThan(0);
});
