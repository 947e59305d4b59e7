import type { DemoProvider } from '../demo-product.ts';

export const dongdaemunClaySauna = {
	id: 'dongdaemun-clay-sauna',
	name: {
		ko: '동대문 황토찜질방',
		en: 'Dongdaemun Clay Sauna',
		ru: 'Чимчильбан «Тондэмун»',
		th: 'จิม\u2060จิล\u2060บังดินเหลือง\u2060ทง\u2060แด\u2060มุน',
		vn: 'Jjimjilbang đất sét Dongdaemun',
		id: 'Jjimjilbang Tanah Liat Dongdaemun',
	},
	intro: {
		ko: '동대문 시장 옆에서 2대째 운영하는 찜질방입니다. 황토방, 소금방, 얼음방이 있고 처음 온 손님에게는 이용 순서를 그림으로 안내합니다.',
		en: 'A jjimjilbang beside the Dongdaemun markets, run by the second generation of one family. It has clay, salt and ice rooms, and first-time guests get a picture sheet of what to do.',
		ru: 'Семейный чимчильбан (корейская баня) рядом с рынками Тондэмуна, им управляет второе поколение. Есть комнаты с жёлтой глиной, солью и льдом, а новичкам выдают памятку в картинках.',
		th: 'จิม\u2060จิล\u2060บัง (ซาว\u2060น่าเกาหลี) ข้างตลาดทง\u2060แด\u2060มุน ดูแลโดยครอบครัวรุ่นที่สอง มีห้องดินเหลือง ห้องเกลือ และห้องน้ำแข็ง ผู้ที่มาครั้งแรกจะได้แผ่นภาพอธิบายขั้นตอน',
		vn: 'Jjimjilbang (xông hơi Hàn Quốc) cạnh chợ Dongdaemun, do thế hệ thứ hai của một gia đình trông nom. Có phòng đất sét, phòng muối, phòng băng; khách lần đầu được phát tờ hướng dẫn bằng hình.',
		id: 'Jjimjilbang (sauna Korea) di samping pasar Dongdaemun, dikelola generasi kedua satu keluarga. Ada ruang tanah liat, garam, dan es; tamu baru mendapat panduan bergambar.',
	},
	trade: {
		ko: '찜질방, 서울 동대문',
		en: 'Jjimjilbang, Dongdaemun, Seoul',
		ru: 'Чимчильбан, Тондэмун, Сеул',
		th: 'จิม\u2060จิล\u2060บัง ทง\u2060แด\u2060มุน กรุง\u2060โซล',
		vn: 'Jjimjilbang, Dongdaemun, Seoul',
		id: 'Jjimjilbang, Dongdaemun, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'th', 'vn'],
	portrait: 'portrait-19',
	answersWithinHours: 12,
	foundedYear: 1999,
} satisfies DemoProvider;
