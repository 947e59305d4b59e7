import type { DemoProvider } from '../demo-product.ts';

export const odaesanTempleStay = {
	id: 'odaesan-temple-stay',
	name: {
		ko: '오대산 템플스테이',
		en: 'Odaesan Temple Stay',
		ru: 'Odaesan Temple Stay',
		th: 'Odaesan Temple Stay',
		vn: 'Odaesan Temple Stay',
		id: 'Odaesan Temple Stay',
	},
	intro: {
		ko: '오대산 월정사 일대에서 외국인 손님의 산사 체류를 안내하는 작은 팀입니다. 통역을 맡은 안내자가 예불부터 차담까지 함께하고, 종교가 달라도 편히 쉬도록 돕습니다. 서울에서는 조계사에서 반나절 프로그램을 엽니다.',
		en: 'A small team that welcomes foreign guests at the mountain temples around Woljeongsa in Odaesan. An interpreting guide is with you from the chanting to tea with a monk, and guests of any faith or none are welcome. In Seoul the team holds half-day programmes at Jogyesa.',
		ru: 'Небольшая команда, которая принимает иностранных гостей в горных храмах вокруг Вольджонса в горах Одэсан. Гид-переводчик рядом с вами от службы до чаепития с монахом; рады гостям любой веры и неверующим. В Сеуле команда проводит полудневные программы в храме Чогеса.',
		th: 'ทีมเล็กที่ดูแลแขกต่างชาติในวัดบนภูเขารอบวัดวอล\u2060จอง\u2060ซาแห่งเขาโอ\u2060แด\u2060ซาน ไกด์ล่ามอยู่กับคุณตั้งแต่ทำวัตรจนถึงการสนทนาธรรมพร้อมจิบชา ยินดีต้อนรับแขกทุกศาสนา และยังจัดกิจกรรมครึ่งวันที่วัดโช\u2060เก\u2060ซาในกรุง\u2060โซลด้วย',
		vn: 'Nhóm nhỏ chuyên đón khách nước ngoài tại những ngôi chùa trên núi quanh Woljeongsa, Odaesan. Hướng dẫn viên kiêm phiên dịch ở bên bạn từ buổi lễ đến buổi trà đàm, và khách theo bất kỳ tôn giáo nào cũng được chào đón. Tại Seoul, nhóm tổ chức chương trình nửa ngày ở chùa Jogyesa.',
		id: 'Tim kecil yang menerima tamu asing di kuil-kuil gunung sekitar Woljeongsa, Odaesan. Pemandu yang merangkap penerjemah menemani Anda dari doa bersama hingga minum teh dengan biksu, dan tamu dari agama apa pun diterima. Di Seoul, tim ini mengadakan program setengah hari di Kuil Jogyesa.',
	},
	trade: {
		ko: '템플스테이, 강원 평창',
		en: 'Temple stays, Pyeongchang, Gangwon',
		ru: 'Темплстей, Пхёнчхан, Канвондо',
		th: 'เทม\u2060เพิล\u2060สเตย์ พ\u2060ยอง\u2060ชัง คัง\u2060วอน',
		vn: 'Temple stay, Pyeongchang, Gangwon',
		id: 'Temple stay, Pyeongchang, Gangwon',
	},
	region: 'gangwon',
	languages: ['en', 'ru', 'th', 'vn'],
	portrait: 'portrait-7',
	answersWithinHours: 24,
	foundedYear: 2011,
} satisfies DemoProvider;
