import type { DemoPromotion } from '../demo-promotion.ts';

export const cityHotelJanuary = {
	id: 'city-hotel-january',
	area: 'travel',
	productIds: ['myeongdong-city-hotel'],
	discount: { percent: 20 },
	startsInDays: 12,
	endsInDays: 40,
	service: { fromInDays: 50, toInDays: 100 },
	picture: 'hotel-day-2',
	texts: {
		ko: {
			title: '한겨울의 명동, 시티 호텔 20% 할인',
			lead: '조용한 한겨울의 밤을 20% 낮은 가격으로 예약합니다. 곧 시작합니다.',
			body: [
				'할랄 아침 식사와 기도실이 있는 호텔입니다. 묵는 모든 밤이 기간 안에 있어야 합니다.',
				'시작하는 날부터 예약할 수 있습니다.',
			].join('\n\n'),
			audience: '모든 회원',
			scope: '기간 안의 모든 밤, 객실 요금',
		},
		en: {
			title: 'Myeong-dong in deep winter: city hotel, 20% off',
			lead: 'Quiet winter nights in the city at 20% off. Starts soon.',
			body: [
				'The hotel has halal breakfast and a prayer room. Every night of your stay must fall within the period.',
				'You can reserve at this price from the start date.',
			].join('\n\n'),
			audience: 'All members',
			scope: 'The room, for every night in the period',
		},
		ru: {
			title: 'Мёндон в разгар зимы: городской отель на 20 % дешевле',
			lead: 'Зимой каждая ночь на 20 % дешевле. Акция скоро начнётся.',
			body: [
				'В отеле халяльный завтрак и молельная комната. Все ночи проживания должны попадать в период акции.',
				'Бронировать по цене акции можно с первого её дня.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт',
			scope: 'Номер, каждая ночь в период акции',
		},
		th: {
			title: 'เมียง\u2060ดงกลางฤดูหนาว โรงแรมในเมืองลด 20%',
			lead: 'คืนเงียบ ๆ กลางฤดูหนาวในราคาลด 20% เริ่มเร็ว ๆ นี้',
			body: [
				'โรงแรมมีอาหารเช้าฮา\u2060ลา\u2060ลและห้องละหมาด ทุกคืนที่พักต้องอยู่ในช่วงโปรโมชัน',
				'เริ่มจองได้ตั้งแต่วันแรกของโปรโมชัน',
			].join('\n\n'),
			audience: 'สมาชิกทุกคน',
			scope: 'ค่าห้องทุกคืนในช่วงโปรโมชัน',
		},
		vn: {
			title: 'Myeongdong giữa mùa đông: khách sạn giảm 20%',
			lead: 'Những đêm yên tĩnh giữa mùa đông, giảm 20%. Sắp bắt đầu.',
			body: [
				'Khách sạn có bữa sáng halal và phòng cầu nguyện. Mọi đêm bạn ở phải nằm trong thời gian áp dụng.',
				'Bạn có thể đặt với ưu đãi từ ngày đầu tiên.',
			].join('\n\n'),
			audience: 'Mọi thành viên',
			scope: 'Tiền phòng, mọi đêm trong thời gian áp dụng',
		},
		id: {
			title: 'Myeongdong di puncak musim dingin: hotel diskon 20%',
			lead: 'Malam-malam tenang musim dingin dengan diskon 20%. Segera dimulai.',
			body: [
				'Hotel ini menyediakan sarapan halal dan musala. Seluruh malam menginap harus berada dalam periode promo.',
				'Anda dapat memesannya sejak hari pertama promo.',
			].join('\n\n'),
			audience: 'Semua anggota',
			scope: 'Kamar, untuk tiap malam dalam periode',
		},
	},
} satisfies DemoPromotion;
