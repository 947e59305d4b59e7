import { expect, test } from 'vitest';
import { promotionTold } from './promotion-told.ts';

test('what a search engine shows of a promotion is made of sentences, each closed once', () => {
	expect(
		promotionTold({
			lead: 'Введите код, и тур станет дешевле.',
			audience: 'Все, у кого есть аккаунт',
			scope: 'Одно бронирование однодневного тура',
		}),
	).toBe('Введите код, и тур станет дешевле. Все, у кого есть аккаунт. Одно бронирование однодневного тура');
});

test('Thai, which sets no full stops, has its own mark between them', () => {
	expect(promotionTold({ lead: 'ทัวร์วันเดียวลด 12%', audience: 'สมาชิกทุกคน', scope: 'การจองหนึ่งรายการ' })).toBe(
		'ทัวร์วันเดียวลด 12% · สมาชิกทุกคน · การจองหนึ่งรายการ',
	);
});
