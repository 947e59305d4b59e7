import type { DemoProvider } from '../demo-product.ts';

export const seoraeInternalMedicine = {
	id: 'seorae-internal-medicine',
	name: {
		ko: '서래내과의원',
		en: 'Seorae Internal Medicine Clinic',
		ru: 'Терапевтическая клиника «Сорэ»',
		th: 'คลินิกอายุรกรรมซอ\u2060แร',
		vn: 'Phòng khám nội khoa Seorae',
		id: 'Klinik Penyakit Dalam Seorae',
	},
	intro: {
		ko: '서래마을에서 2008년부터 진료하는 내과의원입니다. 내과 전문의 두 명이 검진을 맡고, 코디네이터와 통역사가 접수부터 결과 설명까지 함께합니다.',
		en: 'An internal medicine clinic in Seorae Village, open since 2008. Two specialists in internal medicine run the screenings; a coordinator and an interpreter stay with you from reception to the consultation on your results.',
		ru: 'Терапевтическая клиника в квартале Сорэ, работает с 2008 года. Обследования ведут два врача-терапевта; координатор и переводчик рядом от регистратуры до разбора результатов.',
		th: 'คลินิกอายุรกรรมในย่านซอ\u2060แร เปิดมาตั้งแต่ปี 2008 แพทย์เฉพาะทางอายุรกรรมสองคนดูแลการตรวจ มีผู้ประสานงานและล่ามอยู่กับคุณตั้งแต่ลงทะเบียนจนถึงฟังผล',
		vn: 'Phòng khám nội khoa tại làng Seorae, hoạt động từ năm 2008. Hai bác sĩ chuyên khoa nội phụ trách việc khám; điều phối viên và phiên dịch đi cùng Quý khách từ lúc đăng ký đến khi nghe giải thích kết quả.',
		id: 'Klinik penyakit dalam di Seorae Village, buka sejak 2008. Dua dokter spesialis penyakit dalam menangani pemeriksaan; koordinator dan penerjemah mendampingi Anda dari pendaftaran sampai penjelasan hasil.',
	},
	trade: {
		ko: '내과의원(의원급), 서울 서초구: 건강검진',
		en: 'Internal medicine clinic, Seocho, Seoul: health screening',
		ru: 'Терапевтическая клиника, Сочхо, Сеул: обследования',
		th: 'คลินิกอายุรกรรม เขตซอ\u2060โช กรุง\u2060โซล: ตรวจสุขภาพ',
		vn: 'Phòng khám nội khoa, Seocho, Seoul: khám sức khỏe tổng quát',
		id: 'Klinik penyakit dalam, Seocho, Seoul: pemeriksaan kesehatan',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'vn'],
	portrait: 'portrait-10',
	answersWithinHours: 5,
	foundedYear: 2008,
	patientRegistration: { number: 'M-2026-01-11-01234', yearsValid: 3 },
} satisfies DemoProvider;
