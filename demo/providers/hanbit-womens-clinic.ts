import type { DemoProvider } from '../demo-product.ts';

export const hanbitWomensClinic = {
	id: 'hanbit-womens-clinic',
	name: {
		ko: '한빛여성의원',
		en: 'Hanbit Women’s Clinic',
		ru: 'Женская клиника «Ханбит»',
		th: 'คลินิกสตรีฮัน\u2060บิต',
		vn: 'Phòng khám sản phụ khoa Hanbit',
		id: 'Klinik Wanita Hanbit',
	},
	intro: {
		ko: '난임과 여성 건강을 진료하는 산부인과의원입니다. 진료하는 의사와 간호사, 통역사가 모두 여성이며 배우자도 함께 상담할 수 있습니다.',
		en: 'An obstetrics and gynaecology clinic for fertility and women’s health. Doctors, nurses and interpreters are all women, and your spouse may take part in the consultation.',
		ru: 'Клиника акушерства и гинекологии: репродуктология и женское здоровье. Врачи, медсёстры и переводчики — женщины; супруг может участвовать в консультации.',
		th: 'คลินิกสูตินรีเวชที่ดูแลภาวะมีบุตรยากและสุขภาพสตรี แพทย์ พยาบาล และล่ามเป็นผู้หญิงทั้งหมด คู่สมรสเข้าฟังคำปรึกษาด้วยกันได้',
		vn: 'Phòng khám sản phụ khoa về hỗ trợ sinh sản và sức khỏe phụ nữ. Bác sĩ, điều dưỡng và phiên dịch đều là nữ; vợ hoặc chồng có thể cùng tham gia buổi tư vấn.',
		id: 'Klinik kebidanan dan kandungan untuk program kehamilan dan kesehatan perempuan. Dokter, perawat, dan penerjemahnya perempuan; pasangan boleh ikut dalam konsultasi.',
	},
	trade: {
		ko: '산부인과의원(의원급), 서울 강남구: 난임 진료와 여성 건강',
		en: 'Gynaecology clinic, Gangnam, Seoul: fertility and women’s health',
		ru: 'Гинекологическая клиника, Каннам, Сеул: репродуктология и женское здоровье',
		th: 'คลินิกสูตินรีเวช เขตคัง\u2060นัม กรุง\u2060โซล: ภาวะมีบุตรยากและสุขภาพสตรี',
		vn: 'Phòng khám sản phụ khoa, Gangnam, Seoul: hỗ trợ sinh sản và sức khỏe phụ nữ',
		id: 'Klinik kandungan, Gangnam, Seoul: program kehamilan dan kesehatan perempuan',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'vn', 'id'],
	portrait: 'portrait-16',
	answersWithinHours: 6,
	foundedYear: 2012,
	patientRegistration: { number: 'M-2026-01-11-01240', yearsValid: 3 },
} satisfies DemoProvider;
