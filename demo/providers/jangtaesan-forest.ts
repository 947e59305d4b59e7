import type { DemoProvider } from '../demo-product.ts';

export const jangtaesanForest = {
	id: 'jangtaesan-forest',
	name: {
		ko: '장태산 숲치유센터',
		en: 'Jangtaesan Forest Centre',
		ru: 'Jangtaesan Forest Centre',
		th: 'Jangtaesan Forest Centre',
		vn: 'Jangtaesan Forest Centre',
		id: 'Jangtaesan Forest Centre',
	},
	intro: {
		ko: '대전 장태산 메타세쿼이아 숲에서 걷기와 휴식 프로그램을 여는 센터입니다. 산림치유지도사 네 명이 한 번에 열두 명까지만 안내합니다. 휠체어와 유아차가 다닐 수 있는 데크 길을 따로 두고 있습니다.',
		en: 'A centre for walking and rest in the metasequoia forest of Jangtaesan, near Daejeon. Four licensed forest guides lead groups of twelve people at most. A boardwalk route is kept for wheelchairs and pushchairs.',
		ru: 'Центр прогулок и отдыха в метасеквойевом лесу Чантхэсан под Тэджоном. Четыре лицензированных лесных инструктора ведут группы не больше двенадцати человек. Для инвалидных и детских колясок есть отдельный маршрут по деревянному настилу.',
		th: 'ศูนย์กิจกรรมเดินป่าและพักผ่อนในป่าต้นเม\u2060ตา\u2060ซี\u2060คัว\u2060ยาบนเขาจัง\u2060แท\u2060ซานใกล้เมืองแท\u2060จอน มีผู้นำกิจกรรมอาบป่าที่มีใบอนุญาต 4 คน รับกลุ่มละไม่เกิน 12 ท่าน และมีทางเดินไม้สำหรับวีล\u2060แชร์และรถเข็นเด็ก',
		vn: 'Trung tâm tổ chức đi bộ và nghỉ ngơi trong rừng thủy sam Jangtaesan gần Daejeon. Bốn hướng dẫn viên tắm rừng có chứng chỉ dẫn mỗi nhóm tối đa 12 người. Trung tâm có lối đi lát gỗ riêng cho xe lăn và xe đẩy trẻ em.',
		id: 'Pusat kegiatan jalan santai dan istirahat di hutan metasequoia Jangtaesan dekat Daejeon. Empat pemandu hutan berlisensi memandu rombongan maksimal 12 orang. Tersedia jalur papan kayu untuk kursi roda dan kereta bayi.',
	},
	trade: {
		ko: '산림 치유 센터, 대전',
		en: 'Forest bathing centre, Daejeon',
		ru: 'Прогулки и отдых в лесу, Тэджон',
		th: 'ศูนย์อาบป่า เมืองแท\u2060จอน',
		vn: 'Trung tâm tắm rừng, Daejeon',
		id: 'Pusat relaksasi di hutan, Daejeon',
	},
	region: 'chungcheong',
	languages: ['en', 'ru', 'id'],
	portrait: 'portrait-8',
	answersWithinHours: 12,
	foundedYear: 2016,
} satisfies DemoProvider;
