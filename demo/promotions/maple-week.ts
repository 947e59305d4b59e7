import type { DemoPromotion } from '../demo-promotion.ts';

export const mapleWeek = {
	id: 'maple-week',
	area: 'travel',
	productIds: ['naejangsan-maple-day'],
	discount: { percent: 10 },
	startsInDays: -45,
	endsInDays: -4,
	picture: 'temple-autumn-1',
	texts: {
		ko: {
			title: '내장산 단풍 주간, 10% 할인',
			lead: '단풍이 물드는 동안 KTX 당일 투어를 10% 낮은 가격으로 모셨습니다.',
			body: [
				'올해의 단풍은 졌습니다. 함께해 주신 분들께 감사드립니다.',
				'내년 단풍 소식은 공지사항에서 전하겠습니다.',
			].join('\n\n'),
			audience: '모든 회원',
			scope: '이 투어의 모든 날짜',
		},
		en: {
			title: 'Maple week at Naejangsan, 10% off',
			lead: 'While the maples were red, the day trip by KTX was 10% off.',
			body: [
				'This year’s leaves have fallen. Thank you to everyone who joined us.',
				'We will announce next autumn’s dates in our notices.',
			].join('\n\n'),
			audience: 'All members',
			scope: 'This tour, any date',
		},
		ru: {
			title: 'Неделя клёнов на горе Нэджансан: скидка 10 %',
			lead: 'Осенью однодневный тур на KTX стоил на 10 % меньше.',
			body: [
				'Листья этого года облетели. Спасибо всем, кто ездил с нами.',
				'О следующей осени расскажем в новостях.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт',
			scope: 'Этот тур в любой день',
		},
		th: {
			title: 'สัปดาห์ใบเม\u2060เปิลที่แน\u2060จัง\u2060ซาน ลด 10%',
			lead: 'ช่วงใบไม้แดง ทัวร์วันเดียวด้วย KTX ลด 10%',
			body: ['ใบไม้ของปีนี้ร่วงแล้ว ขอบคุณทุกคนที่เดินทางด้วยกัน', 'ข่าวของฤดูใบไม้ร่วงปีหน้าจะแจ้งในหน้าประกาศ'].join('\n\n'),
			audience: 'สมาชิกทุกคน',
			scope: 'ทัวร์นี้ทุกวัน',
		},
		vn: {
			title: 'Tuần lá phong Naejangsan, giảm 10%',
			lead: 'Khi lá phong còn đỏ, một ngày bằng KTX giảm 10%.',
			body: [
				'Lá năm nay đã rụng. Cảm ơn tất cả những ai đã đi cùng.',
				'Tin về mùa thu sau sẽ có ở mục thông báo.',
			].join('\n\n'),
			audience: 'Mọi thành viên',
			scope: 'Tour này, mọi ngày',
		},
		id: {
			title: 'Pekan mapel di Naejangsan, diskon 10%',
			lead: 'Selama mapel memerah, tur sehari dengan KTX diskon 10%.',
			body: [
				'Daun tahun ini sudah gugur. Terima kasih kepada semua yang ikut.',
				'Kabar musim gugur berikutnya ada di pengumuman.',
			].join('\n\n'),
			audience: 'Semua anggota',
			scope: 'Tur ini, setiap hari',
		},
	},
} satisfies DemoPromotion;
