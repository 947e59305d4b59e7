import type { DemoProvider } from '../demo-product.ts';

export const donguiHanbang = {
	id: 'dongui-hanbang',
	name: {
		ko: '종로동의한방병원',
		en: 'Jongno Dongui Korean Medicine Hospital',
		ru: 'Больница корейской медицины «Чонно Тонъи»',
		th: 'โรงพยาบาลการแพทย์แผนเกาหลีจง\u2060โนทง\u2060อึย',
		vn: 'Bệnh viện y học cổ truyền Hàn Quốc Jongno Dongui',
		id: 'Rumah Sakit Pengobatan Tradisional Korea Jongno Dongui',
	},
	intro: {
		ko: '안국역 앞의 한방병원으로 한의사 여섯 명이 진료합니다. 진맥과 문진에 시간을 넉넉히 쓰고, 한약은 성분을 적은 설명서와 함께 드립니다.',
		en: 'A Korean medicine hospital by Anguk Station with six doctors of Korean medicine. They take time over pulse reading and questions, and herbal medicine comes with a sheet of its ingredients.',
		ru: 'Больница традиционной корейской медицины у станции «Ангук», приём ведут шесть врачей. Диагностике по пульсу и беседе уделяют достаточно времени, к травяным препаратам прилагают список компонентов.',
		th: 'โรงพยาบาลการแพทย์แผนเกาหลีหน้าสถานีอัน\u2060กุก มีแพทย์แผนเกาหลีหกคน ใช้เวลาจับชีพจรและซักประวัติอย่างละเอียด ยาสมุนไพรมีใบแจ้งส่วนประกอบให้ทุกครั้ง',
		vn: 'Bệnh viện y học cổ truyền Hàn Quốc trước ga Anguk với sáu bác sĩ. Bác sĩ dành nhiều thời gian bắt mạch và hỏi bệnh, thuốc thảo dược luôn kèm bảng thành phần.',
		id: 'Rumah sakit pengobatan tradisional Korea di depan Stasiun Anguk dengan enam dokter. Pemeriksaan nadi dan tanya jawab tidak terburu-buru, dan obat herbal disertai daftar bahannya.',
	},
	trade: {
		ko: '한방병원(병원급), 서울 종로구',
		en: 'Korean medicine hospital, Jongno, Seoul',
		ru: 'Больница традиционной корейской медицины, Чонно, Сеул',
		th: 'โรงพยาบาลการแพทย์แผนเกาหลี เขตจง\u2060โน กรุง\u2060โซล',
		vn: 'Bệnh viện y học cổ truyền Hàn Quốc, Jongno, Seoul',
		id: 'Rumah sakit pengobatan tradisional Korea, Jongno, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'id'],
	portrait: 'portrait-15',
	answersWithinHours: 12,
	foundedYear: 1998,
	patientRegistration: { number: 'M-2026-01-11-01239', yearsValid: 3 },
} satisfies DemoProvider;
