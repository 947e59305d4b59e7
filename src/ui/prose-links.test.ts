import { describe, expect, test } from 'vitest';
import { linkProse } from './prose-links.ts';

const names: Record<string, string> = { '/policy': 'Privacy policy', '/my/info': 'Мои данные', '/terms': '이용약관' };
const pieces = (text: string) => linkProse(text, (path) => names[path]);

describe('a page of our own', () => {
	test('is called by its name', () => {
		expect(pieces('Read /policy.')).toEqual([
			{ text: 'Read ' },
			{ text: 'Privacy policy', path: '/policy' },
			{ text: '.' },
		]);
		expect(pieces('our rules (/policy), too')).toEqual([
			{ text: 'our rules (' },
			{ text: 'Privacy policy', path: '/policy' },
			{ text: '), too' },
		]);
	});

	test('is not named twice where its name stands before it already', () => {
		expect(pieces('the privacy policy (/policy). Then')).toEqual([
			{ text: 'the ' },
			{ text: 'privacy policy', path: '/policy' },
			{ text: '. Then' },
		]);
		expect(pieces('в разделе «Мои данные» (/my/info).')).toEqual([
			{ text: 'в разделе «' },
			{ text: 'Мои данные', path: '/my/info' },
			{ text: '».' },
		]);
		expect(pieces('이용약관(/terms)에')).toEqual([{ text: '이용약관', path: '/terms' }, { text: '에' }]);
	});

	test('that has no name is called by its path', () => {
		expect(pieces('/somewhere')).toEqual([{ text: '/somewhere', path: '/somewhere' }]);
	});
});

describe('an address elsewhere', () => {
	const found = (text: string) => pieces(text).filter(({ href }) => href !== undefined);

	test('becomes a link, without the signs of the sentence', () => {
		expect(pieces('See www.k-eta.go.kr; then.')).toEqual([
			{ text: 'See ' },
			{ text: 'www.k-eta.go.kr', href: 'https://www.k-eta.go.kr' },
			{ text: '; then.' },
		]);
		expect(found('(https://www.visa.go.kr/main?a=1).')).toEqual([
			{ text: 'https://www.visa.go.kr/main?a=1', href: 'https://www.visa.go.kr/main?a=1' },
		]);
		expect(found('사이트는 www.k-eta.go.kr이고')).toEqual([
			{ text: 'www.k-eta.go.kr', href: 'https://www.k-eta.go.kr' },
		]);
		expect(found('www.a.kr, http://b.kr/policy.').map(({ text }) => text)).toEqual(['www.a.kr', 'http://b.kr/policy']);
	});

	test.each([
		'javascript:alert(1)',
		'data:text/html,x',
		'ftp://a.kr',
		'hello@www.maru.example',
		'www.',
		'https://',
		'k-eta.go.kr',
	])('%s stays what it is: text', (text) => {
		expect(pieces(text)).toEqual([{ text }]);
	});
});
