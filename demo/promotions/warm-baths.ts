import type { DemoPromotion } from '../demo-promotion.ts';

export const warmBaths = {
	id: 'warm-baths',
	area: 'wellness',
	kinds: ['spa'],
	discount: { percent: 10 },
	startsInDays: -5,
	endsInDays: 45,
	picture: 'spa-dusk-1',
	texts: {
		ko: {
			title: '찬 바람 부는 동안, 스파 10% 할인',
			lead: '날이 추워지는 동안 모든 스파를 10% 낮은 가격으로 예약합니다.',
			body: [
				'약초와 대나무, 따뜻한 돌. 어느 스파를 고르든 달력과 합계에 이미 할인된 가격이 나옵니다.',
				'여성만을 위한 곳도 있습니다. 임신 중이거나 최근에 시술을 받으셨다면 예약하기 전에 물어봐 주세요.',
			].join('\n\n'),
			audience: '모든 회원',
			scope: '스파의 모든 상품과 모든 날짜',
		},
		en: {
			title: 'This winter: 10% off every spa',
			lead: 'Until the end date shown, every spa is 10% off.',
			body: [
				'Herbs, bamboo, warm stone: whichever you choose, the calendar and the total already show the lower price.',
				'One of them is for women only. If you are pregnant or have had a procedure recently, please ask before you reserve.',
			].join('\n\n'),
			audience: 'All members',
			scope: 'All spa products, any date',
		},
		ru: {
			title: 'Зимняя скидка 10 % на все спа-программы',
			lead: 'До конца акции любая спа-программа стоит на 10 % меньше.',
			body: [
				'Травы, бамбук, тёплые камни: что бы вы ни выбрали, в календаре и в сумме уже стоит сниженная цена.',
				'Одна из программ — только для женщин. При беременности или после недавней процедуры уточните до бронирования, можно ли вам.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт',
			scope: 'Все услуги вида «Спа», в любой день',
		},
		th: {
			title: 'ช่วงลมหนาว ส\u2060ปาทุกแห่งลด 10%',
			lead: 'ตลอดช่วงอากาศหนาว ส\u2060ปาทุกแห่งลด 10%',
			body: [
				'สมุนไพร ไม้ไผ่ หินร้อน เลือกที่ไหนก็ตาม ปฏิทินและยอดรวมแสดงราคาที่ลดแล้ว',
				'มีแห่งหนึ่งสำหรับผู้หญิงเท่านั้น หากตั้งครรภ์หรือเพิ่งทำหัตถการ กรุณาสอบถามก่อนจอง',
			].join('\n\n'),
			audience: 'สมาชิกทุกคน',
			scope: 'บริการประเภทส\u2060ปาทุกรายการ ทุกวัน',
		},
		vn: {
			title: 'Khi gió lạnh về: mọi spa giảm 10%',
			lead: 'Suốt những ngày lạnh, mọi spa giảm 10%.',
			body: [
				'Thảo mộc, tre, đá ấm: dù chọn nơi nào, lịch và tổng tiền đã hiện giá giảm.',
				'Có một nơi chỉ dành cho nữ. Nếu bạn đang mang thai hoặc vừa làm thủ thuật, vui lòng hỏi trước khi đặt.',
			].join('\n\n'),
			audience: 'Mọi thành viên',
			scope: 'Mọi dịch vụ loại spa, mọi ngày',
		},
		id: {
			title: 'Promo musim dingin: semua spa diskon 10%',
			lead: 'Selama musim dingin, semua layanan spa diskon 10%.',
			body: [
				'Herbal, bambu, batu hangat: apa pun pilihan Anda, kalender dan total sudah menampilkan harga yang lebih rendah.',
				'Salah satunya khusus perempuan. Jika Anda hamil atau baru menjalani tindakan, tanyakan dulu sebelum memesan.',
			].join('\n\n'),
			audience: 'Semua anggota',
			scope: 'Semua layanan jenis spa, setiap hari',
		},
	},
} satisfies DemoPromotion;
