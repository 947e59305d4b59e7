import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test.each([
	[['Nami Island in a day', '₩79,000'], '.', 'Nami Island in a day. ₩79,000'],
	[['30 дней: бесплатно', '15 дней: 20%'], ';', '30 дней: бесплатно; 15 дней: 20%'],
	[['Minimal 3 hari: gratis', 'Minimal 2 hari: 10%'], ';', 'Minimal 3 hari: gratis; minimal 2 hari: 10%'],
	[['За 3 дня: бесплатно', 'За 2 дня: 10%'], ';', 'За 3 дня: бесплатно; за 2 дня: 10%'],
	[['회원당 1회', '모두 300건'], ',', '회원당 1회, 모두 300건'],
	[['เกาะนามิ ทัวร์วันเดียว', '₩79,000'], '.', 'เกาะนามิ ทัวร์วันเดียว · ₩79,000'],
	[['ล่วงหน้าอย่างน้อย 30 วัน', 'ล่วงหน้าอย่างน้อย 15 วัน'], ';', 'ล่วงหน้าอย่างน้อย 30 วัน · ล่วงหน้าอย่างน้อย 15 วัน'],
	[['one alone'], ';', 'one alone'],
] as const)('%j with “%s” reads as the language sets it', (parts, mark, text) => {
	expect(joinSentences(parts, mark)).toBe(text);
});
