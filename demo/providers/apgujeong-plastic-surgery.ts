import type { DemoProvider } from '../demo-product.ts';

export const apgujeongPlasticSurgery = {
	id: 'apgujeong-plastic-surgery',
	name: {
		ko: '압구정성형외과의원',
		en: 'Apgujeong Plastic Surgery Clinic',
		ru: 'Клиника пластической хирургии «Апкуджон»',
		th: 'คลินิกศัลยกรรมตกแต่งอัป\u2060กู\u2060จอง',
		vn: 'Phòng khám phẫu thuật thẩm mỹ Apgujeong',
		id: 'Klinik Bedah Plastik Apgujeong',
	},
	intro: {
		ko: '성형외과 전문의 두 명과 마취통증의학과 전문의 한 명이 있는 의원입니다. 상담한 의사가 직접 수술하며, 상담 당일 결정을 재촉하지 않습니다.',
		en: 'A clinic with two specialists in plastic surgery and one anaesthesiologist. The doctor you talk to is the doctor who operates, and nobody asks you to decide on the day of the consultation.',
		ru: 'В клинике работают два пластических хирурга и врач-анестезиолог. Оперирует тот же врач, который проводил консультацию, и принимать решение в день консультации не нужно.',
		th: 'คลินิกที่มีแพทย์เฉพาะทางศัลยกรรมตกแต่งสองคนและวิสัญญีแพทย์หนึ่งคน แพทย์ที่ให้คำปรึกษาเป็นผู้ผ่าตัดเอง และไม่เร่งให้ตัดสินใจในวันที่ปรึกษา',
		vn: 'Phòng khám có hai bác sĩ chuyên khoa phẫu thuật thẩm mỹ và một bác sĩ gây mê. Bác sĩ tư vấn cũng là người trực tiếp phẫu thuật, Quý khách không bị thúc giục quyết định ngay trong ngày.',
		id: 'Klinik dengan dua dokter spesialis bedah plastik dan satu dokter anestesi. Dokter yang memberi konsultasi adalah dokter yang mengoperasi, dan Anda tidak didesak memutuskan pada hari itu.',
	},
	trade: {
		ko: '성형외과의원(의원급), 서울 강남구',
		en: 'Plastic surgery clinic, Gangnam, Seoul',
		ru: 'Клиника пластической хирургии, Каннам, Сеул',
		th: 'คลินิกศัลยกรรมตกแต่ง เขตคัง\u2060นัม กรุง\u2060โซล',
		vn: 'Phòng khám phẫu thuật thẩm mỹ, Gangnam, Seoul',
		id: 'Klinik bedah plastik, Gangnam, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'th', 'vn'],
	portrait: 'portrait-12',
	answersWithinHours: 6,
	foundedYear: 2011,
	patientRegistration: { number: 'M-2026-01-11-01236', yearsValid: 3 },
} satisfies DemoProvider;
