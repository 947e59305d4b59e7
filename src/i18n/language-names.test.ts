import { expect, test } from 'vitest';
import en from './messages/en/consultation.json' with { type: 'json' };
import id from './messages/id/consultation.json' with { type: 'json' };
import ko from './messages/ko/consultation.json' with { type: 'json' };
import ru from './messages/ru/consultation.json' with { type: 'json' };
import th from './messages/th/consultation.json' with { type: 'json' };
import vn from './messages/vn/consultation.json' with { type: 'json' };

const letters = { ko: /^\p{Script=Hangul}+$/u, ru: /^\p{Script=Cyrillic}+$/u, th: /^\p{Script=Thai}+$/u };

test('a consultation names languages in the language of its reader', () => {
	for (const name of Object.values(ko.language)) expect(name).toMatch(letters.ko);
	for (const name of Object.values(ru.language)) expect(name).toMatch(letters.ru);
	for (const name of Object.values(th.language)) expect(name).toMatch(letters.th);
	for (const name of Object.values(vn.language)) expect(name).toMatch(/^tiếng /);
	expect([en.language.th, id.language.th, vn.language.en]).toEqual(['Thai', 'Thai', 'tiếng Anh']);
	expect([en.language.ko, id.language.en, ko.language.th]).toEqual(['Korean', 'Inggris', '태국어']);
});
