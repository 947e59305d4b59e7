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
			lead: '제3땅굴과 도라전망대, 임진각을 가이드와 함께 봅니다.',
			body: [
				'서울에서 하루에 다녀옵니다. 여권이 꼭 필요합니다.',
				'며칠 남지 않았습니다. 예약하는 날이 기간 안이면 나중 날짜의 투어에도 적용합니다.',
			].join('\n\n'),
			audience: '모든 회원',
			scope: '예약 한 건의 합계에서 한 번',
		},
		en: {
			title: 'DMZ and Paju in a day: ₩10,000 off each reservation',
			lead: 'Third Tunnel, Dora Observatory and Imjingak with a guide.',
			body: [
				'A return day trip from Seoul. You need your passport.',
				'Only a few days are left. What counts is the day you reserve: the tour itself may be later.',
			].join('\n\n'),
			audience: 'All members',
			scope: 'The total of one reservation, once',
		},
		ru: {
			title: 'ДМЗ и\u00a0Пхаджу за\u00a0день: скидка ₩10,000 на\u00a0каждое бронирование',
			lead: 'Третий туннель, обсерватория Тора и\u00a0Имджингак с\u00a0гидом.',
			body: [
				'Из\u00a0Сеула и\u00a0обратно за\u00a0один день. Нужен загранпаспорт.',
				'Акция заканчивается через несколько дней. Учитывается день бронирования: сам тур может быть позже.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт',
			scope: 'Сумма одного бронирования, один раз',
		},
		th: {
			title: 'DMZ และพา\u2060จูในวัน\u2060เดียว ลด ₩10,000 ต่อการจอง',
			lead: 'อุ\u2060โมง\u2060ค์ที่ 3 หอชมวิวโด\u2060รา และอิม\u2060จิน\u2060กัก พร้อมไกด์',
			body: [
				'ไปกลับจากกรุง\u2060โซลในวันเดียว ต้องใช้หนังสือเดินทาง',
				'เหลือเวลาอีกไม่กี่วัน สิทธิ์นับตามวันที่จอง ส่วนวันเดินทางจะอยู่หลังจากนั้นก็ได้',
			].join('\n\n'),
			audience: 'สมาชิกทุกคน',
			scope: 'ยอดรวมของการจองหนึ่งรายการ หนึ่งครั้ง',
		},
		vn: {
			title: 'DMZ và Paju trong một ngày: giảm ₩10,000 mỗi lượt đặt',
			lead: 'Đường hầm số 3, đài quan sát Dora và Imjingak cùng hướng dẫn viên.',
			body: [
				'Đi về từ Seoul trong một ngày. Cần mang hộ chiếu.',
				'Chỉ còn vài ngày. Tính theo ngày bạn đặt: ngày đi có thể muộn hơn.',
			].join('\n\n'),
			audience: 'Mọi thành viên',
			scope: 'Tổng tiền của một lần đặt chỗ, một lần',
		},
		id: {
			title: 'DMZ dan Paju dalam sehari: diskon ₩10,000 per pesanan',
			lead: 'Terowongan Ketiga, Observatorium Dora, dan Imjingak bersama pemandu.',
			body: [
				'Pulang-pergi dari Seoul dalam sehari. Paspor wajib dibawa.',
				'Promo ini tinggal beberapa hari. Yang dihitung adalah tanggal pemesanan; tanggal turnya boleh sesudah periode promo.',
			].join('\n\n'),
			audience: 'Semua anggota',
			scope: 'Total satu pesanan, satu kali',
		},
	},
} satisfies DemoPromotion;
