import type { DemoProvider } from '../demo-product.ts';

export const maru = {
	id: 'maru',
	name: { ko: '마루', en: 'Maru', ru: 'Maru', th: 'Maru', vn: 'Maru', id: 'Maru' },
	intro: {
		ko: '마루는 한옥의 대청마루처럼 손님을 맞이하는 서울의 인바운드 여행사입니다. 직접 운영하는 투어에는 자격을 갖춘 관광통역안내사가 함께하며, 예약부터 귀국까지 한 담당자가 손님의 언어로 답합니다.',
		en: 'Maru is an inbound travel agency in Seoul, named after the open wooden floor where a Korean house welcomes its guests. Licensed guides lead the tours we run ourselves, and one person answers you in your language from the reservation to your flight home.',
		ru: 'Maru — сеульское агентство въездного туризма, названное в честь мару — деревянной веранды, где в корейском доме встречают гостей. Наши собственные туры ведут лицензированные гиды, а от бронирования до вылета домой вам отвечает один и тот же сотрудник на вашем языке.',
		th: 'Maru เป็นบริษัทนำเที่ยวในกรุง\u2060โซลสำหรับผู้มาเยือนเกาหลี ชื่อ “มารู” หมายถึงโถงพื้นไม้ของบ้านฮัน\u2060อกที่ใช้ต้อนรับแขก ทัวร์ที่เราจัดเองนำโดยไกด์ที่มีใบอนุญาต และมีเจ้าหน้าที่คนเดียวกันตอบคุณเป็นภาษาของคุณตั้งแต่จองจนเดินทางกลับ',
		vn: 'Maru là công ty du lịch tại Seoul chuyên đón khách đến Hàn Quốc, lấy tên từ gian hiên gỗ nơi ngôi nhà Hàn tiếp khách. Tour do chúng tôi tự tổ chức đều có hướng dẫn viên được cấp thẻ, và một nhân viên trả lời bạn bằng tiếng Việt từ lúc đặt chỗ đến khi về nước.',
		id: 'Maru adalah biro perjalanan di Seoul untuk tamu yang datang ke Korea. Namanya diambil dari serambi kayu tempat tamu disambut di rumah tradisional Korea. Tur yang kami selenggarakan sendiri dipandu pemandu berlisensi, dan satu petugas menjawab Anda dalam bahasa Anda sejak pemesanan sampai pulang.',
	},
	trade: {
		ko: '인바운드 여행사, 서울',
		en: 'Inbound travel agency, Seoul',
		ru: 'Агентство въездного туризма, Сеул',
		th: 'บริษัทนำเที่ยวในเกาหลี กรุง\u2060โซล',
		vn: 'Công ty du lịch đón khách quốc tế, Seoul',
		id: 'Biro perjalanan untuk wisatawan asing, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'th', 'vn', 'id'],
	portrait: 'portrait-1',
	answersWithinHours: 4,
	foundedYear: 2016,
	isAgency: true,
} satisfies DemoProvider;
