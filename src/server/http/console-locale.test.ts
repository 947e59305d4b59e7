import { expect, test } from 'vitest';
import { consoleLocaleOf } from './console-locale.ts';
import { visitor } from './identity.ts';

const member = { ...visitor, consoleLocale: 'th' as const };

test.each([
	['nothing chosen', visitor, undefined, 'ko'],
	['the site in English', visitor, 'lang=EN', 'en'],
	['the console in Korean, the site in English', visitor, 'lang=EN; console-lang=ko', 'ko'],
	['a language that is none', visitor, 'console-lang=xx', 'ko'],
	['what a member chose goes before everything', member, 'lang=EN; console-lang=ko', 'th'],
])('%s', (_, identity, cookie, expected) => {
	expect(consoleLocaleOf(identity, cookie)).toBe(expected);
});
