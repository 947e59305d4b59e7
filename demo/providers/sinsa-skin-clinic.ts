import type { DemoProvider } from '../demo-product.ts';

export const sinsaSkinClinic = {
	id: 'sinsa-skin-clinic',
	name: {
		ko: '신사피부과의원',
		en: 'Sinsa Skin Clinic',
		ru: 'Дерматологическая клиника «Синса»',
		th: 'คลินิกผิวหนังซิน\u2060ซา',
		vn: 'Phòng khám da liễu Sinsa',
		id: 'Klinik Kulit Sinsa',
	},
	intro: {
		ko: '신사역 근처의 피부과의원으로 피부과 전문의 세 명이 진료합니다. 시술 전에 피부 상태를 함께 보고, 필요하지 않은 시술은 권하지 않습니다.',
		en: 'A dermatology clinic near Sinsa Station with three specialists in dermatology. They look at your skin with you before any procedure and do not suggest one you do not need.',
		ru: 'Дерматологическая клиника у станции «Синса», приём ведут три врача-дерматолога. Перед процедурой врач вместе с вами оценивает состояние кожи и не предлагает лишнего.',
		th: 'คลินิกผิวหนังใกล้สถานีซิน\u2060ซา มีแพทย์เฉพาะทางผิวหนังสามคน แพทย์ดูสภาพผิวร่วมกับคุณก่อนทำหัตถการ และไม่แนะนำสิ่งที่ไม่จำเป็น',
		vn: 'Phòng khám da liễu gần ga Sinsa với ba bác sĩ chuyên khoa da liễu. Bác sĩ cùng Quý khách xem tình trạng da trước khi làm và không khuyên những liệu trình không cần thiết.',
		id: 'Klinik dermatologi dekat Stasiun Sinsa dengan tiga dokter spesialis kulit. Dokter memeriksa kondisi kulit bersama Anda sebelum tindakan dan tidak menyarankan tindakan yang tidak perlu.',
	},
	trade: {
		ko: '피부과의원(의원급), 서울 강남구',
		en: 'Dermatology clinic, Gangnam, Seoul',
		ru: 'Дерматологическая клиника, Каннам, Сеул',
		th: 'คลินิกผิวหนัง เขตคัง\u2060นัม กรุง\u2060โซล',
		vn: 'Phòng khám da liễu, Gangnam, Seoul',
		id: 'Klinik dermatologi, Gangnam, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'th', 'vn', 'id'],
	portrait: 'portrait-11',
	answersWithinHours: 4,
	foundedYear: 2013,
	patientRegistration: { number: 'M-2026-01-11-01235', yearsValid: 3 },
} satisfies DemoProvider;
