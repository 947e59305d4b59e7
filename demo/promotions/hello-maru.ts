import type { DemoPromotion } from '../demo-promotion.ts';

export const helloMaru = {
	id: 'hello-maru',
	area: 'travel',
	kinds: ['day-tour'],
	discount: { percent: 12 },
	code: 'HELLOMARU',
	startsInDays: -40,
	endsInDays: 60,
	memberLimit: 1,
	totalLimit: 300,
	picture: 'seoul-day-2',
	texts: {
		ko: {
			title: '처음 오신 분께, 코드 HELLOMARU로 당일 투어 12% 할인',
			lead: '예약 화면에 코드를 적으면 당일 투어 하나가 12% 낮아집니다.',
			body: [
				'예약 화면의 ‘프로모션 코드’에 HELLOMARU를 적고 ‘적용’을 눌러 주세요. 더 큰 할인이 이미 적용되어 있으면 큰 쪽이 남습니다.',
				'회원 한 분이 한 번, 모두 300번까지 쓸 수 있습니다. 예약이 취소되면 다시 쓸 수 있습니다.',
			].join('\n\n'),
			audience: '모든 회원, 한 분이 한 번',
			scope: '당일 투어 예약 한 건',
		},
		en: {
			title: 'For your first time: 12% off a day tour with the code HELLOMARU',
			lead: 'Enter the code in the reservation form for 12% off one day tour.',
			body: [
				'Enter HELLOMARU under “Promotion code” in the reservation form and press “Apply code”. If a larger discount already applies, the larger one is kept.',
				'Once per member, 300 reservations in total. If yours is cancelled, you can use it again.',
			].join('\n\n'),
			audience: 'All members, once each',
			scope: 'One reservation of a day tour',
		},
		ru: {
			title: 'Для первого знакомства: скидка 12 % на однодневный тур по коду HELLOMARU',
			lead: 'Введите код в форме бронирования, и один однодневный тур станет на 12 % дешевле.',
			body: [
				'Впишите HELLOMARU в поле «Код акции» в форме бронирования и нажмите «Применить». Если уже действует более выгодная скидка, остаётся она.',
				'Код можно использовать один раз с одного аккаунта; всего — 300 бронирований. Если ваше бронирование отменено, код можно использовать снова.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт; один раз на аккаунт',
			scope: 'Одно бронирование однодневного тура',
		},
		th: {
			title: 'จองครั้งแรก ใส่โค้ด HELLOMARU ทัวร์วัน\u2060เดียวลด 12%',
			lead: 'ใส่โค้ดในแบบฟอร์มจอง ทัวร์วันเดียวหนึ่งรายการลด 12%',
			body: [
				'ใส่ HELLOMARU ในช่อง “โค้ดโปรโมชัน” ในแบบฟอร์มจองแล้วกด “ใช้โค้ด” หากมีส่วนลดที่มากกว่าอยู่แล้ว ระบบจะใช้ส่วนลดที่มากกว่า',
				'สมาชิกหนึ่งคนใช้ได้หนึ่งครั้ง รวมทั้งหมด 300 รายการจอง หากการจองถูกยกเลิก คุณใช้โค้ดได้อีกครั้ง',
			].join('\n\n'),
			audience: 'สมาชิกทุกคน คนละหนึ่งครั้ง',
			scope: 'การจองทัวร์วันเดียวหนึ่งรายการ',
		},
		vn: {
			title: 'Dành cho lần đầu: giảm 12% tour trong ngày với mã HELLOMARU',
			lead: 'Nhập mã trong biểu mẫu đặt chỗ, một tour trong ngày giảm 12%.',
			body: [
				'Nhập HELLOMARU vào ô “Mã khuyến mãi” trong biểu mẫu đặt chỗ rồi bấm “Áp dụng”. Nếu đã có mức giảm lớn hơn, mức lớn hơn được giữ.',
				'Mỗi thành viên dùng một lần, tổng cộng 300 lượt đặt. Nếu đơn đặt chỗ của bạn bị hủy, bạn có thể dùng lại.',
			].join('\n\n'),
			audience: 'Mọi thành viên, mỗi người một lần',
			scope: 'Một lượt đặt tour trong ngày',
		},
		id: {
			title: 'Diskon 12% untuk satu tur sehari dengan kode HELLOMARU',
			lead: 'Ketik kodenya di formulir pemesanan, dan satu tur sehari mendapat diskon 12%.',
			body: [
				'Tulis HELLOMARU di “Kode promo” pada formulir pemesanan lalu tekan “Pakai kode”. Bila diskon yang lebih besar sudah berlaku, diskon itulah yang dipakai.',
				'Tiap anggota dapat memakainya sekali, total 300 pemesanan. Jika pesanan Anda dibatalkan, kode dapat dipakai lagi.',
			].join('\n\n'),
			audience: 'Semua anggota, masing-masing sekali',
			scope: 'Satu pemesanan tur sehari',
		},
	},
} satisfies DemoPromotion;
