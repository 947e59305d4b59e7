import type { DemoPromotion } from '../demo-promotion.ts';

export const marketSupperForFour = {
	id: 'market-supper-for-four',
	area: 'wellness',
	productIds: ['gwangjang-market-evening'],
	discount: { won: 64_000 },
	startsInDays: -8,
	endsInDays: 16,
	minPersons: 4,
	totalLimit: 40,
	picture: 'market-dusk-1',
	texts: {
		ko: {
			title: '광장시장 저녁 산책, 넷이 오면 64,000원 할인',
			lead: '네 분 이상이 한 상에 앉으면 합계에서 64,000원을 뺍니다.',
			body: [
				'여섯 가지 음식과 차 한 잔을 맛보는 저녁 산책입니다. 돼지고기가 없는 길도 있습니다.',
				'먼저 예약한 마흔 팀까지이며, 남은 수는 이 페이지에 나옵니다.',
			].join('\n\n'),
			audience: '네 분 이상이 함께 예약하는 모든 회원',
			scope: '예약 한 건의 합계에서 한 번. 시장에서 따로 사는 것은 포함하지 않습니다.',
		},
		en: {
			title: 'Gwangjang supper walk: ₩64,000 off for four or more',
			lead: 'Four or more at one table, and ₩64,000 comes off the total.',
			body: [
				'An evening walk through the market with six tastings and tea; a pork-free route is available.',
				'Valid for the first 40 reservations. The number left is shown on this page.',
			].join('\n\n'),
			audience: 'Members who reserve for four people or more',
			scope: 'The total of one reservation, once. What you buy at the stalls yourself is not included.',
		},
		ru: {
			title: 'Ужин на рынке Кванджан: от четырёх человек на ₩64,000 дешевле',
			lead: 'При бронировании от четырёх человек сумма меньше на ₩64,000.',
			body: [
				'Вечерняя прогулка по рынку: шесть угощений и чай, есть маршрут без свинины.',
				'Действует для первых 40 бронирований. Сколько осталось, видно на этой странице.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт, при бронировании для четырёх человек и больше',
			scope: 'Сумма одного бронирования, один раз. То, что вы сами купите у прилавков, не входит.',
		},
		th: {
			title: 'เดินตลาดควัง\u2060จังยาม\u2060เย็น มา 4 ท่านลด ₩64,000',
			lead: 'มา 4 ท่านขึ้นไป ลด ₩64,000 จากยอดรวม',
			body: ['เดินตลาดยามเย็น ชิมหกอย่างและจิบชา มีเส้นทางไม่มีหมูด้วย', 'จำกัด 40 กลุ่มแรก จำนวนสิทธิ์ที่เหลือแสดงในหน้านี้'].join('\n\n'),
			audience: 'สมาชิกทุกคนที่จองสำหรับ 4 ท่านขึ้นไป',
			scope: 'ยอดรวมของการจองหนึ่งรายการ หนึ่งครั้ง ไม่รวมของที่ซื้อเองในตลาด',
		},
		vn: {
			title: 'Bữa tối ở chợ Gwangjang: từ bốn người giảm ₩64,000',
			lead: 'Từ bốn người cùng bàn, tổng tiền giảm ₩64,000.',
			body: [
				'Buổi tối dạo chợ, nếm sáu món và uống một chén trà; có cả lựa chọn không thịt heo.',
				'Dành cho bốn mươi nhóm đầu tiên. Số lượt còn lại hiện trên trang này.',
			].join('\n\n'),
			audience: 'Mọi thành viên đặt cho bốn người trở lên',
			scope: 'Tổng tiền của một lần đặt chỗ, một lần. Không gồm món bạn tự mua ở chợ.',
		},
		id: {
			title: 'Malam di Pasar Gwangjang: diskon ₩64,000 untuk empat orang',
			lead: 'Empat orang atau lebih di satu meja, dan ₩64,000 dipotong dari total.',
			body: [
				'Jalan malam di pasar dengan enam cicipan dan teh; ada juga rute bebas babi.',
				'Berlaku untuk empat puluh rombongan pertama. Sisanya tertera di halaman ini.',
			].join('\n\n'),
			audience: 'Semua anggota yang memesan untuk empat orang atau lebih',
			scope: 'Total satu pesanan, satu kali. Yang Anda beli sendiri di kios tidak termasuk.',
		},
	},
} satisfies DemoPromotion;
