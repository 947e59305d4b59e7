import type { DemoProvider } from '../demo-product.ts';

export const seochoJointClinic = {
	id: 'seocho-joint-clinic',
	name: {
		ko: '서초관절정형외과의원',
		en: 'Seocho Joint Clinic',
		ru: 'Ортопедическая клиника «Сочхо»',
		th: 'คลินิกกระดูกและข้อซอ\u2060โช',
		vn: 'Phòng khám xương khớp Seocho',
		id: 'Klinik Sendi Seocho',
	},
	intro: {
		ko: '무릎, 어깨, 허리를 보는 정형외과의원입니다. 정형외과 전문의가 진찰하고 물리치료사가 집에서 할 수 있는 운동을 알려 드립니다.',
		en: 'An orthopaedic clinic for knees, shoulders and backs. A specialist in orthopaedics examines you, and a physiotherapist shows you exercises for home.',
		ru: 'Ортопедическая клиника: колени, плечи, спина. Осматривает врач-ортопед, а физиотерапевт показывает упражнения для дома.',
		th: 'คลินิกกระดูกและข้อที่ดูแลเข่า ไหล่ และหลัง ตรวจโดยแพทย์เฉพาะทางออร์\u2060โธ\u2060ปิ\u2060ดิ\u2060กส์ นักกายภาพบำบัดแนะนำท่าบริหารที่ทำเองได้ที่บ้าน',
		vn: 'Phòng khám chấn thương chỉnh hình, chuyên về gối, vai và lưng. Bác sĩ chuyên khoa chỉnh hình thăm khám, kỹ thuật viên vật lý trị liệu hướng dẫn bài tập tại nhà.',
		id: 'Klinik ortopedi untuk lutut, bahu, dan punggung. Dokter spesialis ortopedi memeriksa Anda, dan fisioterapis menunjukkan latihan untuk di rumah.',
	},
	trade: {
		ko: '정형외과의원(의원급), 서울 서초구',
		en: 'Orthopaedic clinic, Seocho, Seoul',
		ru: 'Ортопедическая клиника, Сочхо, Сеул',
		th: 'คลินิกกระดูกและข้อ เขตซอ\u2060โช กรุง\u2060โซล',
		vn: 'Phòng khám chỉnh hình, Seocho, Seoul',
		id: 'Klinik ortopedi, Seocho, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'th'],
	portrait: 'portrait-17',
	answersWithinHours: 10,
	foundedYear: 2015,
	patientRegistration: { number: 'M-2026-01-11-01241', yearsValid: 3 },
} satisfies DemoProvider;
