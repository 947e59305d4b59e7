import { expect, test } from 'vitest';
import { shownTexts } from './shown-texts.ts';

const ko = { title: '궁', steps: ['하나', '둘'], note: '알림', alsoCalled: ['고궁'] };
const en = { title: 'Palace', steps: ['One', 'Two'], note: '' };

test('a language goes out with its title; parts it lacks are read in English, else in Korean', () => {
	const ru = { title: 'Дворец', steps: ['Раз'], note: '' };
	expect(shownTexts({ ko, en, ru, th: { ...ru, title: ' ' } }, 'title')).toEqual({
		ko,
		en: { ...en, note: '알림' },
		ru: { title: 'Дворец', steps: ['One', 'Two'], note: '알림' },
	});
});

test('what is whole goes out as it is, and what nobody wrote stays empty', () => {
	const whole = { title: 'Palace', steps: [], note: '' };
	expect(shownTexts({ en: whole }, 'title')).toEqual({ en: whole });
	expect(shownTexts({}, 'title')).toEqual({});
});
