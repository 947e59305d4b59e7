import type { DemoProvider } from '../demo-product.ts';

export const gangnamLineDental = {
	id: 'gangnam-line-dental',
	name: {
		ko: '강남라인치과의원',
		en: 'Gangnam Line Dental Clinic',
		ru: 'Стоматологическая клиника «Каннам Лайн»',
		th: 'คลินิกทันต\u2060กรรมคัง\u2060นัมไลน์',
		vn: 'Phòng khám nha khoa Gangnam Line',
		id: 'Klinik Gigi Gangnam Line',
	},
	intro: {
		ko: '강남역에서 걸어서 5분 거리의 치과의원입니다. 구강악안면외과, 보철과, 소아치과 전문의가 함께 진료하고 치료 계획과 비용을 글로 적어 드립니다.',
		en: 'A dental clinic five minutes on foot from Gangnam Station. Specialists in oral surgery, prosthodontics and children’s dentistry work together and give you the plan and its cost in writing.',
		ru: 'Стоматология в пяти минутах пешком от станции «Каннам». Челюстно-лицевой хирург, стоматолог-ортопед и детский стоматолог работают вместе, план лечения и его стоимость вы получаете в письменном виде.',
		th: 'คลินิกทันต\u2060กรรม เดินจากสถานีคัง\u2060นัม 5 นาที ทันตแพทย์เฉพาะทางศัลยกรรมช่องปาก ทันต\u2060กรรมประดิษฐ์ และทันต\u2060กรรมเด็กดูแลร่วมกัน และให้แผนการรักษากับค่าใช้จ่ายเป็นลายลักษณ์อักษร',
		vn: 'Phòng khám nha khoa cách ga Gangnam 5 phút đi bộ. Bác sĩ chuyên khoa phẫu thuật miệng, phục hình và răng trẻ em cùng làm việc; kế hoạch và chi phí được ghi bằng văn bản.',
		id: 'Klinik gigi, 5 menit berjalan kaki dari Stasiun Gangnam. Dokter gigi spesialis bedah mulut, prostodonti, dan gigi anak bekerja bersama; rencana dan biayanya diberikan secara tertulis.',
	},
	trade: {
		ko: '치과의원(의원급), 서울 강남구',
		en: 'Dental clinic, Gangnam, Seoul',
		ru: 'Стоматологическая клиника, Каннам, Сеул',
		th: 'คลินิกทันต\u2060กรรม เขตคัง\u2060นัม กรุง\u2060โซล',
		vn: 'Phòng khám nha khoa, Gangnam, Seoul',
		id: 'Klinik gigi, Gangnam, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'vn', 'id'],
	portrait: 'portrait-13',
	answersWithinHours: 8,
	foundedYear: 2010,
	patientRegistration: { number: 'M-2026-01-11-01237', yearsValid: 3 },
} satisfies DemoProvider;
