import { expect, test } from 'vitest';
import { caughtIn, linksIn } from './caught-text.ts';

const caught = (text: string) => caughtIn(text, 'maru.example');

test.each([
	'Pay here: https://secure-booking.top/pay?id=1',
	'www.some-shop.com',
	'look at bit.ly/3xYz',
	'HTTP://EXAMPLE.COM',
	'http://192.168.0.1/login',
	'http://localhost/x',
	'ftp://files.example.net',
	'javascript://maps.google.com/%0aalert(1)',
	'мой-сайт.рф',
	'go to secure\u200bbooking.com now',
	'ｅｘａｍｐｌｅ．ｃｏｍ',
	'example。com',
	'https://maru.example.evil.com/my',
	'https://maru.example@evil.com',
	'map.naver.com.evil.ru',
	'https://google.com/search?q=x',
	'결제는 pay-now.kr 에서',
	'see cheap-tours.shop/deal',
	't.me/somebody',
	'booking.hotel/pay',
	'seoul-deals.travel/1',
	'www.cheap-tours.shop',
])('a link to elsewhere is caught: %s', (text) => {
	expect(caught(text)).toBe('link');
});

test.each([
	'Is there a lift?',
	'We meet at 9.30. Then we walk.',
	'See you at 3 p.m. tomorrow, e.g. at the gate',
	'Price: 1.200.000 won, 10.5 km',
	'https://maru.example/en/my/reservation/1',
	'https://naver.me/abc123',
	'map.kakao.com/link/map/1',
	'https://www.google.com/maps/place/Seoul',
	'https://maps.app.goo.gl/abcd',
	'write to hello@clinic.co.kr',
	'файл report.pdf, photo.jpg',
	'Спасибо.Мы придём',
	'감사합니다.내일 봬요',
	'Yes.In the evening. Ok.To the gate. Sure.Me too',
	'ใช่ค่ะ.in the evening',
	'',
])('what is no link to elsewhere goes: %s', (text) => {
	expect(caught(text)).toBeUndefined();
});

test.each([
	'4242 4242 4242 4242',
	'my card 4242-4242-4242-4242 thanks',
	'5555555555554444',
	'378282246310005',
	'2200 0000 0000 0053',
	'3530111333300000',
	'6200000000000005',
	'４２４２４２４２４２４２４２４２',
	'๔๒๔๒ ๔๒๔๒ ๔๒๔๒ ๔๒๔๒',
	'4242\u200b4242\u200b4242\u200b4242',
	'4242 - 4242 - 4242 - 4242',
	'4242\n4242\n4242\n4242',
	'4242, 4242, 4242, 4242',
	'4242 4242 4242 4242 12/27',
	'4242 4242 4242 4242 12/27 123',
	'5 4242424242424242',
])('the number of a card is caught: %s', (text) => {
	expect(caught(text)).toBe('card-number');
});

test.each([
	'+82 10-1234-5678',
	'4242 4242 4242 4241',
	'110-123-456789 Shinhan',
	'KR1234567890123',
	'1234567890123456',
	'2026-10-19 14:00 – 2026-10-20 10:00',
	'M-2026-00-00-00000',
	'010-1234-5678 / 010-8765-4321',
	'450,000 – 500,000 – 600,000 won',
	'4, 5, 6, 7, 8, 9, 10, 11, 12, 13',
])('other numbers go: %s', (text) => {
	expect(caught(text)).toBeUndefined();
});

test('a link that may be sent is known with its place in the text', () => {
	expect(linksIn('See https://naver.me/abc, please', 'maru.example')).toEqual([
		{ at: 4, text: 'https://naver.me/abc', isKnown: true },
	]);
});
