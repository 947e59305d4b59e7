import type { DemoProvider } from '../demo-product.ts';

export const jongnoBrightEye = {
	id: 'jongno-bright-eye',
	name: {
		ko: '종로밝은안과의원',
		en: 'Jongno Bright Eye Clinic',
		ru: 'Глазная клиника «Чонно Брайт»',
		th: 'คลินิกจักษุจง\u2060โนไบรต์',
		vn: 'Phòng khám mắt Jongno Bright',
		id: 'Klinik Mata Jongno Bright',
	},
	intro: {
		ko: '종각역 근처의 안과의원으로 안과 전문의 세 명이 진료합니다. 같은 날 정밀 검사와 의사 상담을 모두 하고 검사 기록을 영어로 드립니다.',
		en: 'An eye clinic near Jonggak Station with three ophthalmologists. Detailed tests and the consultation with the doctor take place on the same day, and you take the test record home in English.',
		ru: 'Глазная клиника у станции «Чонгак», приём ведут три врача-офтальмолога. Диагностика и беседа с врачом проходят в один день, протокол исследований выдают на английском.',
		th: 'คลินิกจักษุใกล้สถานีจง\u2060กัก มีจักษุแพทย์สามคน ตรวจละเอียดและพบแพทย์ในวันเดียวกัน พร้อมรับผลตรวจเป็นภาษาอังกฤษ',
		vn: 'Phòng khám mắt gần ga Jonggak với ba bác sĩ nhãn khoa. Đo khám chi tiết và gặp bác sĩ trong cùng một ngày, Quý khách nhận hồ sơ khám bằng tiếng Anh.',
		id: 'Klinik mata dekat Stasiun Jonggak dengan tiga dokter spesialis mata. Pemeriksaan lengkap dan konsultasi dengan dokter dilakukan di hari yang sama; hasilnya diberikan dalam bahasa Inggris.',
	},
	trade: {
		ko: '안과의원(의원급), 서울 종로구',
		en: 'Eye clinic, Jongno, Seoul',
		ru: 'Глазная клиника, Чонно, Сеул',
		th: 'คลินิกจักษุ เขตจง\u2060โน กรุง\u2060โซล',
		vn: 'Phòng khám mắt, Jongno, Seoul',
		id: 'Klinik mata, Jongno, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'th'],
	portrait: 'portrait-14',
	answersWithinHours: 8,
	foundedYear: 2006,
	patientRegistration: { number: 'M-2026-01-11-01238', yearsValid: 3 },
} satisfies DemoProvider;
