import type { DemoPromotion } from '../demo-promotion.ts';

export const pajuTenThousand = {
	id: 'paju-ten-thousand',
	area: 'travel',
	productIds: ['dmz-paju-day'],
	discount: { won: 10_000 },
	startsInDays: -20,
	endsInDays: 5,
	picture: 'paju-day-1',
	texts: {
		ko: {
			title: 'DMZ 파주 당일 투어, 예약마다 10,000원 할인',
			lead: '지평선이 보이는 하루를 예약하면 합계에서 10,000원을 뺍니다.',
			body: [
				'제3땅굴과 도라전망대, 임진각을 하루에 봅니다. 여권이 꼭 필요합니다.',
				'며칠 남지 않았습니다. 예약하는 날이 기간 안이면 나중 날짜의 투어에도 적용합니다.',
			].join('\n\n'),
			audience: '모든 회원',
			scope: '예약 한 건의 합계에서 한 번',
		},
		en: {
			title: 'DMZ and Paju in a day: ₩10,000 off each reservation',
			lead: 'A day at the horizon, and ₩10,000 comes off the total.',
			body: [
				'The Third Tunnel, Dora Observatory and Imjingak in one day. You need your passport.',
				'Only a few days are left. What counts is the day you reserve: the tour itself may be later.',
			].join('\n\n'),
			audience: 'Every member',
			scope: 'Once off the total of a reservation',
		},
		ru: {
			title: 'ДМЗ и Пхаджу за день: ₩10,000 с каждого бронирования',
			lead: 'День у самого горизонта, и сумма меньше на ₩10,000.',
			body: [
				'Третий туннель, обсерватория Тора и Имджингак за один день. Нужен паспорт.',
				'Осталось несколько дней. Важен день бронирования: сам тур может быть позже.',
			].join('\n\n'),
			audience: 'Все участники',
			scope: 'Один раз с суммы бронирования',
		},
		th: {
			title: 'DMZ และพาจูในวันเดียว ลด ₩10,000 ต่อการจอง',
			lead: 'หนึ่งวันที่ปลายขอบฟ้า ลด ₩10,000 จากยอดรวม',
			body: [
				'อุโมงค์ที่ 3 หอชมวิวโดรา และอิมจินกักในวันเดียว ต้องใช้หนังสือเดินทาง',
				'เหลืออีกไม่กี่วัน นับจากวันที่จอง วันเดินทางจะหลังจากนั้นก็ได้',
			].join('\n\n'),
			audience: 'สมาชิกทุกคน',
			scope: 'ลดหนึ่งครั้งจากยอดรวมของการจอง',
		},
		vn: {
			title: 'DMZ và Paju trong một ngày: giảm ₩10,000 mỗi đặt chỗ',
			lead: 'Một ngày nơi chân trời, tổng tiền giảm ₩10,000.',
			body: [
				'Đường hầm số 3, đài Dora và Imjingak trong một ngày. Cần mang hộ chiếu.',
				'Chỉ còn vài ngày. Tính theo ngày bạn đặt: ngày đi có thể muộn hơn.',
			].join('\n\n'),
			audience: 'Mọi thành viên',
			scope: 'Giảm một lần trên tổng của một đặt chỗ',
		},
		id: {
			title: 'DMZ dan Paju dalam sehari: hemat ₩10,000 tiap reservasi',
			lead: 'Sehari di batas cakrawala, dan ₩10,000 dipotong dari total.',
			body: [
				'Terowongan Ketiga, Observatorium Dora, dan Imjingak dalam sehari. Paspor wajib dibawa.',
				'Tinggal beberapa hari. Yang dihitung adalah hari Anda memesan: turnya boleh belakangan.',
			].join('\n\n'),
			audience: 'Semua anggota',
			scope: 'Sekali dari total satu reservasi',
		},
	},
} satisfies DemoPromotion;
