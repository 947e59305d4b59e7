import { expect, test } from 'vitest';
import { findClaims } from './medical-claims.ts';

test.each([
	'We are the best thyroid clinic in Gangnam.',
	'Our surgeon is better than other clinics.',
	'Guaranteed results, no side effects.',
	'저희는 강남 최고의 병원입니다.',
	'다른 병원보다 저렴합니다.',
	'부작용이 없습니다.',
	'Мы лучшая клиника Сеула.',
	'Самые опытные врачи',
	'Гарантируем результат.',
	'เราเป็นคลินิกที่ดีที่สุดในโซล',
	'รับประกันผล',
	'Phòng khám tốt nhất Seoul',
	'Cam kết kết quả 100% hiệu quả',
	'Klinik terbaik di Seoul',
	'Hasilnya dijamin berhasil, tanpa efek samping.',
	'국내 최고 1위 레이저. 100% 완치 보장.',
	'ปลอดภัย 100%',
])('finds what no clinic may say: %s', (text) => {
	expect(findClaims(text).length).toBeGreaterThan(0);
});

test.each([
	'Yes, we can begin with ultrasound and blood only. Dr. Han explains the pictures on the same afternoon.',
	'Best regards, the clinic. What is the best time for you?',
	'You decide together whether a biopsy is useful.',
	'초음파와 혈액 검사부터 시작할 수 있습니다. 최근 사진을 가져오세요.',
	'Можно начать с УЗИ. Лучше прийти утром натощак.',
	'แนะนำให้งดอาหารหกชั่วโมงก่อนตรวจ',
	'Bạn nên nhịn ăn sáu tiếng trước khi khám. Nhất là không uống cà phê.',
	'Sebaiknya puasa enam jam. Hasil keluar dalam tiga hari.',
	'We cannot guarantee results; nobody can. Two minutes from No. 1 exit.',
	'결과를 보장하지 않습니다. 효과를 보장할 수 없습니다.',
	'Мы не гарантируем результат. Клиника у выхода № 1.',
	'ไม่รับประกันผล คืนเงิน 100%',
	'Không cam kết kết quả. Cách cửa ra số 1 ga Sinsa 3 phút đi bộ.',
	'Klinik tidak menjamin hasil. Tidak ada jaminan hasil.',
])('leaves plain words alone: %s', (text) => {
	expect(findClaims(text)).toEqual([]);
});

test('says where it stands', () => {
	const text = 'We are the best clinic.';
	expect(findClaims(text).map(({ from, to }) => text.slice(from, to))).toEqual(['the best']);
});
