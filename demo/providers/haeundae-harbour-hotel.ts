import type { DemoProvider } from '../demo-product.ts';

export const haeundaeHarbourHotel = {
	id: 'haeundae-harbour-hotel',
	name: {
		ko: '해운대 하버 호텔',
		en: 'Haeundae Harbour Hotel',
		ru: 'Haeundae Harbour Hotel',
		th: 'Haeundae Harbour Hotel',
		vn: 'Haeundae Harbour Hotel',
		id: 'Haeundae Harbour Hotel',
	},
	intro: {
		ko: '해운대 해수욕장에서 길 하나 건너에 있는 객실 124개의 호텔입니다. 러시아어와 베트남어를 하는 직원이 프런트에서 부산 병원 방문과 크루즈 승선도 도와 드립니다. 늦은 밤에 도착해도 프런트는 열려 있습니다.',
		en: 'A hotel of 124 rooms, one street back from Haeundae Beach. Staff who speak Russian and Vietnamese also help guests who visit a clinic in Busan or board a cruise. The front desk is open all night.',
		ru: 'Отель на 124 номера в квартале от пляжа Хэундэ. Сотрудники, говорящие по-русски и по-вьетнамски, помогают и тем, кто приехал в клинику Пусана или на круиз. Стойка регистрации работает круглосуточно.',
		th: 'โรงแรม 124 ห้อง ห่างจากหาดแฮ\u2060อุน\u2060แดเพียงข้ามถนน มีพนักงานที่พูดภาษารัสเซียและเวียดนามได้ ช่วยดูแลแขกที่มาพบแพทย์ในปู\u2060ซานหรือมาขึ้นเรือสำราญด้วย แผนกต้อนรับเปิดตลอด 24 ชั่วโมง',
		vn: 'Khách sạn 124 phòng, chỉ cách bãi biển Haeundae một con đường. Nhân viên nói tiếng Nga và tiếng Việt, hỗ trợ cả khách đến khám tại Busan hoặc đi tàu du lịch. Quầy lễ tân mở suốt đêm.',
		id: 'Hotel dengan 124 kamar, hanya terpisah satu jalan dari Pantai Haeundae. Staf yang berbahasa Rusia dan Vietnam juga membantu tamu yang datang ke klinik di Busan atau naik kapal pesiar. Resepsionis buka sepanjang malam.',
	},
	trade: {
		ko: '호텔, 부산 해운대',
		en: 'Hotel, Haeundae, Busan',
		ru: 'Отель, Хэундэ, Пусан',
		th: 'โรงแรม แฮ\u2060อุน\u2060แด ปู\u2060ซาน',
		vn: 'Khách sạn, Haeundae, Busan',
		id: 'Hotel, Haeundae, Busan',
	},
	region: 'busan',
	languages: ['en', 'ru', 'vn'],
	portrait: 'portrait-6',
	answersWithinHours: 4,
	foundedYear: 2009,
} satisfies DemoProvider;
