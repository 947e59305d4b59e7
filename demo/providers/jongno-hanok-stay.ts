import type { DemoProvider } from '../demo-product.ts';

export const jongnoHanokStay = {
	id: 'jongno-hanok-stay',
	name: {
		ko: '종로한옥스테이',
		en: 'Jongno Hanok Stay',
		ru: 'Jongno Hanok Stay',
		th: 'Jongno Hanok Stay',
		vn: 'Jongno Hanok Stay',
		id: 'Jongno Hanok Stay',
	},
	intro: {
		ko: '북촌의 한옥 세 채를 고쳐 객실 아홉 개를 운영하는 가족 회사입니다. 마당과 온돌은 그대로 두고 욕실과 침구는 새로 마련했습니다. 주인이 아침마다 상을 차리고, 가 볼 만한 동네 가게를 손으로 그린 지도에 표시해 드립니다.',
		en: 'A family company with nine rooms in three restored hanok houses in Bukchon. The courtyards and heated floors are as they were; the bathrooms and bedding are new. The owner sets the breakfast table every morning and marks her favourite places on a hand-drawn map.',
		ru: 'Семейная компания: девять номеров в трёх отреставрированных домах-ханоках в Пукчхоне. Дворики и тёплые полы ондоль сохранены, ванные комнаты и постели новые. Хозяйка сама накрывает завтрак и отмечает интересные места района на нарисованной от руки карте.',
		th: 'กิจการครอบครัวที่ดูแลห้องพัก 9 ห้องในบ้านฮัน\u2060อก 3\u00a0หลังที่บูรณะใหม่ในย่านบุก\u2060ชอน ลานบ้านและพื้นอุ่นออน\u2060ดลยังคงไว้อย่างเดิม ส่วนห้องน้ำและเครื่องนอนเป็นของใหม่ เจ้าของบ้านจัดโต๊ะอาหารเช้าเองทุกวัน และวาดแผนที่ร้านน่าแวะในละแวกบ้านให้ด้วยมือ',
		vn: 'Công ty gia đình với chín phòng nghỉ trong ba ngôi nhà hanok được phục dựng ở Bukchon. Sân trong và sàn sưởi ondol được giữ nguyên, phòng tắm và chăn nệm đều mới. Mỗi sáng chủ nhà tự dọn bữa và đánh dấu những chỗ đáng ghé trong khu phố lên tấm bản đồ vẽ tay.',
		id: 'Usaha keluarga dengan sembilan kamar di tiga rumah hanok yang dipugar di Bukchon. Halaman dalam dan lantai hangat ondol dipertahankan, sedangkan kamar mandi dan perlengkapan tidur serba baru. Setiap pagi pemilik rumah menyiapkan sarapan sendiri dan menandai tempat-tempat menarik di peta gambar tangan.',
	},
	trade: {
		ko: '한옥 숙소, 서울 종로',
		en: 'Hanok hotel, Jongno, Seoul',
		ru: 'Отель-ханок, Чонно, Сеул',
		th: 'ที่พักฮัน\u2060อก จง\u2060โน กรุง\u2060โซล',
		vn: 'Khách sạn hanok, Jongno, Seoul',
		id: 'Hotel hanok, Jongno, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'th', 'vn'],
	portrait: 'portrait-5',
	answersWithinHours: 6,
	foundedYear: 2014,
} satisfies DemoProvider;
