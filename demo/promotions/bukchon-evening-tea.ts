import type { DemoPromotion } from '../demo-promotion.ts';

export const bukchonEveningTea = {
	id: 'bukchon-evening-tea',
	area: 'travel',
	productIds: ['bukchon-ikseon-evening'],
	discount: { percent: 12 },
	startsInDays: -3,
	endsInDays: 33,
	totalLimit: 60,
	picture: 'hanok-dusk-1',
	texts: {
		ko: {
			title: '북촌과 익선동의 저녁, 차 한 자리까지 12% 할인',
			lead: '등이 켜지는 골목을 걷고 다도 선생님과 차를 마시는 저녁이 12% 낮은 가격입니다.',
			body: [
				'겨울 저녁은 일찍 어두워져 골목의 불빛이 더 오래 켜져 있습니다. 따뜻한 차를 평소보다 넉넉히 준비합니다.',
				'먼저 예약한 예순 팀까지입니다.',
			].join('\n\n'),
			audience: '모든 회원',
			scope: '이 투어의 모든 날짜와 모든 분',
		},
		en: {
			title: 'Bukchon and Ikseon-dong in the evening, tea included: 12% off',
			lead: 'Walk the lanes as the lamps come on and have tea with a tea master, at 12% off.',
			body: [
				'It gets dark early in winter, so you see more of the lanes by lamplight, and there is more warm tea than usual.',
				'Valid for the first 60 reservations.',
			].join('\n\n'),
			audience: 'All members',
			scope: 'This tour, any date, everyone in your party',
		},
		ru: {
			title: 'Вечер в Пукчхоне и Иксондоне с чаем: скидка 12 %',
			lead: 'Переулки в час, когда зажигают фонари, и чай с мастером на 12 % дешевле.',
			body: [
				'Зимой темнеет рано: фонари зажигают раньше, а горячего чая наливают больше обычного.',
				'Действует для первых 60 бронирований.',
			].join('\n\n'),
			audience: 'Все, у кого есть аккаунт',
			scope: 'Этот тур в любой день, для всех в вашей группе',
		},
		th: {
			title: 'บุก\u2060ชอนและอิก\u2060ซอน\u2060ดงยาม\u2060เย็นพร้อมจิบชา ลด 12%',
			lead: 'เดินตรอกยามจุดโคมและจิบชากับครูชา ในราคาลด 12%',
			body: ['ฤดูหนาวมืดเร็ว คุณจึงได้ชมแสงโคมในตรอกนานขึ้น พร้อมจิบชาอุ่น ๆ', 'จำกัด 60 กลุ่มแรก'].join('\n\n'),
			audience: 'สมาชิกทุกคน',
			scope: 'ทัวร์นี้ทุกวัน สำหรับทุกคนในกลุ่มของคุณ',
		},
		vn: {
			title: 'Bukchon và Ikseondong chiều tối, có trà: giảm 12%',
			lead: 'Những con ngõ lúc lên đèn và chén trà cùng nghệ nhân, giảm 12%.',
			body: [
				'Chiều đông tối sớm nên bạn được ngắm ngõ lên đèn lâu hơn và uống thêm trà ấm.',
				'Dành cho sáu mươi nhóm đầu tiên.',
			].join('\n\n'),
			audience: 'Mọi thành viên',
			scope: 'Tour này, mọi ngày, cho cả nhóm của bạn',
		},
		id: {
			title: 'Bukchon dan Ikseon-dong menjelang malam dengan teh: diskon 12%',
			lead: 'Gang-gang saat lampu menyala dan teh bersama ahlinya, diskon 12%.',
			body: [
				'Malam musim dingin datang lebih awal, jadi Anda lebih lama menikmati gang-gang di bawah cahaya lampu, dan teh hangatnya lebih banyak dari biasanya.',
				'Berlaku untuk enam puluh rombongan pertama.',
			].join('\n\n'),
			audience: 'Semua anggota',
			scope: 'Tur ini, setiap hari dan untuk semua orang di rombongan Anda',
		},
	},
} satisfies DemoPromotion;
