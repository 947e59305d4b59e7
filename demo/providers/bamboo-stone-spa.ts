import type { DemoProvider } from '../demo-product.ts';

export const bambooStoneSpa = {
	id: 'bamboo-stone-spa',
	name: {
		ko: '대나무돌 스파',
		en: 'Bamboo Stone Spa',
		ru: 'Спа «Бамбук и камень»',
		th: 'แบม\u2060บู\u2060ส\u2060โตน\u2060ส\u2060ปา',
		vn: 'Bamboo Stone Spa',
		id: 'Bamboo Stone Spa',
	},
	intro: {
		ko: '해운대 달맞이길의 작은 스파입니다. 관리실은 여섯 개이고 한 층은 여성 전용이며, 예약할 때 관리사의 성별을 고를 수 있습니다.',
		en: 'A small spa on Dalmaji Hill above Haeundae. It has six rooms, one floor only for women, and you choose a female or male therapist when you reserve.',
		ru: 'Небольшой спа-салон на холме Тальмаджи над пляжем Хэундэ. Шесть кабинетов, один этаж только для женщин; пол мастера можно выбрать при бронировании.',
		th: 'ส\u2060ปาเล็ก ๆ บนเนินทัล\u2060มา\u2060จี มองเห็นหาดแฮ\u2060อุน\u2060แด มีหกห้อง หนึ่งชั้นสำหรับผู้หญิงเท่านั้น เลือกเพศของเท\u2060อรา\u2060พิสต์ได้ตอนจอง',
		vn: 'Spa nhỏ trên đồi Dalmaji, nhìn xuống bãi biển Haeundae. Có sáu phòng, một tầng chỉ dành cho nữ, bạn chọn kỹ thuật viên nữ hoặc nam khi đặt chỗ.',
		id: 'Spa kecil di Bukit Dalmaji di atas Pantai Haeundae. Ada enam ruang, satu lantai khusus perempuan, dan Anda bisa memilih terapis perempuan atau laki-laki saat memesan.',
	},
	trade: {
		ko: '스파, 부산 해운대구',
		en: 'Spa, Haeundae, Busan',
		ru: 'Спа, Хэундэ, Пусан',
		th: 'ส\u2060ปา แฮ\u2060อุน\u2060แด ปู\u2060ซาน',
		vn: 'Spa, Haeundae, Busan',
		id: 'Spa, Haeundae, Busan',
	},
	region: 'busan',
	languages: ['en', 'ru', 'id'],
	portrait: 'portrait-18',
	answersWithinHours: 6,
	foundedYear: 2017,
} satisfies DemoProvider;
