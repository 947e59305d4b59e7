import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const hanokStayBukchon = {
	id: 'hanok-stay-bukchon',
	kind: 'hotel',
	provider: 'jongno-hanok-stay',
	pictures: ['hanok-winter-2', 'maru-spring-1', 'tea-day-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 종로 북촌',
			en: 'Bukchon, Jongno, Seoul',
			ru: 'Пукчхон, Чонно, Сеул',
			th: 'บุก\u2060ชอน จง\u2060โน กรุง\u2060โซล',
			vn: 'Bukchon, Jongno, Seoul',
			id: 'Bukchon, Jongno, Seoul',
		},
		hangul: '서울특별시 종로구 북촌로11가길 17',
		latitude: 37.5824,
		longitude: 126.9843,
	},
	duration: { nights: 1 },
	languages: ['en', 'th', 'vn'],
	tags: ['vegetarian', 'child-friendly'],
	price: {
		unit: 'room',
		won: 198_000,
		holds: 2,
		rules: [
			{ reason: 'weekend', percent: 15, weekdays: [5, 6] },
			{ reason: 'peak', percent: 20, season: { from: '10-01', to: '11-10' } },
			{ reason: 'low-season', percent: -10, season: { from: '01-05', to: '02-28' } },
		],
	},
	schedule: { weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], capacity: 4, leadHours: 12, horizonDays: 180 },
	confirmation: 'request',
	persons: { min: 1, max: 6 },
	stepTimes: ['15:00', '18:00', '08:30', '11:00'],
	texts: {
		ko: {
			title: '마당이 있는 북촌 한옥에서 하룻밤, 주인이 차린 아침상과 함께',
			summary:
				'북촌 골목 안의 작은 한옥 객실입니다. 따뜻한 온돌방에 요를 펴고 자고, 아침에는 마당을 보며 한식 상을 받습니다.',
			alsoCalled: alsoCalled`한옥스테이, 숙소, 숙박, 게스트하우스, 민박, 한옥 체험, 한옥마을, 전통 가옥, 조식`,
			description: [
				'1930년대에 지은 한옥을 고친 두 사람용 객실입니다. 방은 온돌이고 요와 이불을 펴서 잡니다. 욕실은 방에 딸려 있고 난방과 온수는 밤새 쓸 수 있습니다. 네 객실이 마당 하나를 함께 씁니다.',
				'아침상에는 밥과 국, 제철 나물, 생선구이가 오릅니다. 채식 상은 전날 저녁까지 말씀하시면 준비합니다. 경복궁과 창덕궁까지 걸어서 15분쯤 걸리고, 안국역은 걸어서 10분 거리입니다.',
			].join('\n\n'),
			included: [
				'2인용 온돌 객실과 개별 욕실',
				'한식 아침상(채식 가능)',
				'도착 환영 차',
				'요와 이불, 수건, 세면용품',
				'체크인 전후 짐 보관',
			],
			excluded: ['공항 이동', '점심과 저녁', '한복 대여'],
			steps: [
				'체크인, 마당에서 환영 차 한 잔',
				'주인이 그린 동네 지도를 들고 북촌과 삼청동 저녁 산책',
				'다음 날: 마루에서 한식 아침상',
				'체크아웃, 오후까지 짐 보관',
			],
			meetingPoint:
				'안국역 2번 출구에서 북촌로를 따라 걸어서 10분, 골목 입구의 나무 대문에 ‘종로한옥스테이’ 문패가 있습니다.',
			goodToKnow: [
				'침대가 아니라 바닥에 요를 펴는 방입니다. 무릎이나 허리가 불편하면 두꺼운 요를 요청해 주세요.',
				'주택가이므로 밤 10시 이후에는 마당에서 조용히 해 주세요.',
				'골목에 계단이 있고 차가 대문 앞까지 들어오지 못합니다.',
				'북촌에는 관광객의 통행 시간을 제한하는 구역이 있습니다. 투숙객은 언제든 드나들 수 있으니 바우처를 지녀 주세요.',
			],
		},
		en: {
			title: 'A night in a Bukchon hanok with a courtyard and a home-cooked breakfast',
			summary:
				'A small room in a hanok in the lanes of Bukchon: bedding on a heated floor at night, a Korean breakfast facing the courtyard in the morning.',
			alsoCalled: alsoCalled`hotel, guesthouse, guest house, accommodation, traditional house, hanok stay, hanok village, ondol, place to stay, bed and breakfast`,
			description: [
				'A room for two in a restored house from the 1930s. The floor is heated from below and you sleep on thick mattresses laid out on it. Each room has its own bathroom, with heating and hot water through the night. Four rooms share one courtyard.',
				'Breakfast is rice, soup, seasonal vegetables and grilled fish. Tell us by the evening before and we prepare a vegetarian breakfast. Gyeongbokgung and Changdeokgung are about 15 minutes away on foot, Anguk Station 10 minutes.',
			].join('\n\n'),
			included: [
				'Heated-floor room for two with its own bathroom',
				'Korean breakfast (vegetarian on request)',
				'Welcome tea',
				'Bedding, towels and toiletries',
				'Luggage storage before check-in and after check-out',
			],
			excluded: ['Airport transfer', 'Lunch and dinner', 'Hanbok rental'],
			steps: [
				'Check-in and welcome tea in the courtyard',
				'Evening walk in Bukchon and Samcheong-dong with the owner’s hand-drawn map',
				'Next morning: Korean breakfast on the wooden porch',
				'Check-out; we keep your bags until the afternoon',
			],
			meetingPoint:
				'Anguk Station, exit 2, then 10 minutes on foot along Bukchon-ro; a wooden gate at the lane entrance bears the name plate “종로한옥스테이”.',
			goodToKnow: [
				'You sleep on the floor, not in a bed. If your knees or back trouble you, ask for a thicker mattress.',
				'This is a residential lane: please keep your voice down in the courtyard after 22:00.',
				'There are steps in the lane and cars cannot reach the gate.',
				'Parts of Bukchon limit the hours for sightseers. Guests may come and go at any time: keep your voucher with you.',
			],
		},
		ru: {
			title: 'Ночь в ханоке в Пукчхоне: внутренний дворик и домашний корейский завтрак',
			summary:
				'Небольшой номер в традиционном доме среди переулков Пукчхона: ночью — постель на тёплом полу, утром — корейский завтрак с видом на дворик.',
			alsoCalled: alsoCalled`гостиница, отель, гостевой дом, жильё, проживание, гестхаус, деревня ханок, Букчон, ондоль`,
			description: [
				'Номер на двоих в отреставрированном доме 1930-х годов. Пол с подогревом ондоль, спят на плотных матрасах, которые стелют прямо на него. У каждого номера своя ванная, отопление и горячая вода есть всю ночь. Дворик общий на четыре номера.',
				'На завтрак подают рис, суп, сезонные овощи и жареную рыбу. Вегетарианский стол накроем, если предупредить накануне вечером. До дворцов Кёнбоккун и Чхандоккун около 15 минут пешком, до станции «Ангук» — 10 минут.',
			].join('\n\n'),
			included: [
				'Номер на двоих с тёплым полом и своей ванной',
				'Корейский завтрак (можно вегетарианский)',
				'Чай по приезде',
				'Постельные принадлежности, полотенца, туалетные принадлежности',
				'Хранение багажа до заезда и после выезда',
			],
			excluded: ['Трансфер из аэропорта', 'Обед и ужин', 'Прокат ханбока'],
			steps: [
				'Заезд и чай во дворике',
				'Вечерняя прогулка по Пукчхону и Самчхондону с картой, нарисованной хозяйкой',
				'Наутро: корейский завтрак на деревянной веранде',
				'Выезд; вещи можно оставить до вечера',
			],
			meetingPoint:
				'Станция «Ангук», выход 2, затем 10 минут пешком по улице Пукчхон-ро; у входа в переулок деревянные ворота с табличкой «종로한옥스테이».',
			goodToKnow: [
				'Спят здесь на полу, а не на кровати. Если беспокоят колени или спина, попросите матрас потолще.',
				'Вокруг жилые дома: после 22:00 во дворике говорите, пожалуйста, тихо.',
				'В переулке есть ступени, машина до ворот не доезжает.',
				'В части Пукчхона ограничены часы посещения для туристов. Гостям отеля можно проходить в любое время: держите ваучер при себе.',
			],
		},
		th: {
			title: 'พักหนึ่งคืนในบ้านฮัน\u2060อกย่านบุก\u2060ชอน มีลาน\u2060บ้านและอาหารเช้าฝีมือเจ้าของ\u2060บ้าน',
			summary: 'ห้องพักเล็ก ๆ ในบ้านฮัน\u2060อกกลางตรอกบุก\u2060ชอน กลางคืนปูฟูกนอนบนพื้นอุ่นออน\u2060ดล ตอนเช้ารับสำรับเกาหลีริมลานบ้าน',
			alsoCalled: alsoCalled`ที่พัก, โรงแรม, เกสต์เฮาส์, โฮมสเตย์, บ้านโบราณ, หมู่บ้านฮันอก, พักฮันอก, ที่พักโซล, พุกชอน`,
			description: [
				'ห้องสำหรับ 2 ท่านในบ้านฮัน\u2060อกยุค 1930 ที่บูรณะใหม่ พื้นห้องให้ความอบอุ่นแบบออน\u2060ดลและนอนบนฟูกหนา ทุกห้องมีห้องน้ำในตัว เครื่องทำความร้อนและน้ำอุ่นใช้ได้ตลอดคืน ห้องพัก 4 ห้องใช้ลานบ้านเดียวกัน',
				'อาหารเช้ามีข้าว ซุป ผักตามฤดูกาล และปลาย่าง หากต้องการสำรับมังสวิรัติ กรุณาแจ้งภายในเย็นวันก่อนหน้า เดินไปพระราชวังเคียง\u2060บก\u2060กุ\u2060งและพระราชวังชัง\u2060ด็อก\u2060กุ\u2060งราว 15 นาที และเดินไปสถานีอัน\u2060กุก 10 นาที',
			].join('\n\n'),
			included: [
				'ห้องออน\u2060ดลสำหรับ 2 ท่าน พร้อมห้องน้ำในตัว',
				'อาหารเช้าแบบเกาหลี (ขอแบบมังสวิรัติได้)',
				'ชาต้อนรับ',
				'เครื่องนอน ผ้าเช็ดตัว และของใช้ในห้องน้ำ',
				'ฝากกระเป๋าก่อนเช็ก\u2060อินและหลังเช็ก\u2060เอา\u2060ต์',
			],
			excluded: ['รถรับส่งสนามบิน', 'อาหารกลางวันและอาหารเย็น', 'ค่าเช่าชุดฮัน\u2060บก'],
			steps: [
				'เช็ก\u2060อินและจิบชาต้อนรับที่ลานบ้าน',
				'เดินเล่นยามเย็นในบุก\u2060ชอนและซัม\u2060ชอง\u2060ดงตามแผนที่วาดมือของเจ้าของบ้าน',
				'เช้าวันถัดไป: อาหารเช้าแบบเกาหลีที่ระเบียงไม้',
				'เช็ก\u2060เอา\u2060ต์ ฝากกระเป๋าไว้ได้ถึงช่วงบ่าย',
			],
			meetingPoint:
				'จากสถานีอัน\u2060กุก ทางออก 2 เดินตามถนนบุก\u2060ชอน\u2060-\u2060โร ราว 10 นาที ประตูไม้ปากตรอกมีป้ายชื่อ “종로한옥스테이”',
			goodToKnow: [
				'ห้องนี้ปูฟูกนอนบนพื้น ไม่มีเตียง หากมีปัญหาเข่าหรือหลัง กรุณาขอฟูกหนาพิเศษ',
				'ที่นี่เป็นย่านพักอาศัย หลัง 22:00 น. กรุณาใช้เสียงเบาที่ลานบ้าน',
				'ในตรอกมีขั้นบันได รถเข้าไม่ถึงหน้าประตู',
				'บางส่วนของบุก\u2060ชอนจำกัดเวลาเข้าชมของนักท่องเที่ยว แขกที่พักเข้าออกได้ทุกเวลา กรุณาพกเวา\u2060เชอ\u2060ร์ไว้กับตัว',
			],
		},
		vn: {
			title: 'Một đêm trong nhà hanok ở Bukchon, có sân trong và bữa sáng chủ nhà nấu',
			summary: 'Phòng nhỏ trong nhà hanok giữa ngõ Bukchon: đêm ngủ trên sàn ấm, sáng dùng bữa Hàn Quốc bên sân trong.',
			alsoCalled: alsoCalled`khách sạn, chỗ ở, homestay, nhà nghỉ, lưu trú, nhà truyền thống, làng hanok`,
			description: [
				'Phòng cho hai người trong ngôi nhà hanok xây từ thập niên 1930, nay đã phục dựng. Sàn được sưởi ấm kiểu ondol và bạn ngủ trên nệm dày trải trên sàn. Mỗi phòng có phòng tắm riêng, sưởi và nước nóng suốt đêm. Bốn phòng dùng chung một sân.',
				'Bữa sáng có cơm, canh, rau theo mùa và cá nướng. Nếu muốn ăn chay, vui lòng báo từ tối hôm trước. Đi bộ đến cung Gyeongbokgung và cung Changdeokgung mất khoảng 15 phút, đến ga Anguk 10 phút.',
			].join('\n\n'),
			included: [
				'Phòng sàn ấm ondol cho hai người, phòng tắm riêng',
				'Bữa sáng kiểu Hàn (có suất chay)',
				'Trà chào đón',
				'Chăn nệm, khăn tắm và đồ dùng vệ sinh',
				'Giữ hành lý trước khi nhận phòng và sau khi trả phòng',
			],
			excluded: ['Đưa đón sân bay', 'Bữa trưa và bữa tối', 'Thuê hanbok'],
			steps: [
				'Nhận phòng và uống trà chào đón ngoài sân',
				'Dạo Bukchon và Samcheongdong buổi tối với bản đồ chủ nhà vẽ tay',
				'Sáng hôm sau: bữa sáng kiểu Hàn bên hiên gỗ',
				'Trả phòng, có thể gửi hành lý đến chiều',
			],
			meetingPoint:
				'Từ cửa số 2 ga Anguk đi bộ 10 phút theo đường Bukchon-ro; cổng gỗ đầu ngõ có bảng tên “종로한옥스테이”.',
			goodToKnow: [
				'Bạn ngủ trên nệm trải sàn, không có giường. Nếu đau gối hoặc lưng, vui lòng yêu cầu nệm dày hơn.',
				'Đây là khu dân cư: sau 22:00 vui lòng nói nhỏ ngoài sân.',
				'Trong ngõ có bậc thang và ô tô không vào được đến cổng.',
				'Một số khu ở Bukchon giới hạn giờ tham quan. Khách lưu trú ra vào lúc nào cũng được, hãy mang theo phiếu dịch vụ.',
			],
		},
		id: {
			title: 'Semalam di rumah hanok Bukchon, dengan halaman dalam dan sarapan buatan tuan rumah',
			summary:
				'Kamar kecil di rumah hanok di gang Bukchon: malam tidur di lantai hangat, pagi sarapan Korea menghadap halaman.',
			alsoCalled: alsoCalled`penginapan, hotel, homestay, guesthouse, akomodasi, rumah tradisional, desa hanok, tempat menginap`,
			description: [
				'Kamar untuk dua orang di rumah tahun 1930-an yang telah dipugar. Lantainya dihangatkan (ondol) dan Anda tidur di kasur tebal yang digelar di lantai. Setiap kamar punya kamar mandi sendiri, pemanas dan air hangat menyala sepanjang malam. Empat kamar berbagi satu halaman.',
				'Sarapannya nasi, sup, sayuran musiman, dan ikan bakar. Menu vegetarian disiapkan jika Anda memberi tahu paling lambat malam sebelumnya. Istana Gyeongbokgung dan Changdeokgung sekitar 15 menit berjalan kaki, Stasiun Anguk 10 menit.',
			].join('\n\n'),
			included: [
				'Kamar lantai hangat untuk dua orang dengan kamar mandi sendiri',
				'Sarapan Korea (bisa vegetarian)',
				'Teh selamat datang',
				'Perlengkapan tidur, handuk, dan perlengkapan mandi',
				'Penitipan bagasi sebelum check-in dan setelah check-out',
			],
			excluded: ['Antar-jemput bandara', 'Makan siang dan makan malam', 'Sewa hanbok'],
			steps: [
				'Check-in dan minum teh di halaman',
				'Jalan sore di Bukchon dan Samcheong-dong dengan peta gambar tangan pemilik rumah',
				'Keesokan pagi: sarapan Korea di beranda kayu',
				'Check-out, bagasi bisa dititipkan sampai sore',
			],
			meetingPoint:
				'Dari Stasiun Anguk pintu keluar 2, jalan kaki 10 menit menyusuri Bukchon-ro; gerbang kayu di mulut gang bertuliskan “종로한옥스테이”.',
			goodToKnow: [
				'Anda tidur di kasur lantai, bukan di ranjang. Jika lutut atau punggung Anda bermasalah, mintalah kasur yang lebih tebal.',
				'Ini kawasan permukiman: setelah pukul 22:00 mohon berbicara pelan di halaman.',
				'Di gang ada anak tangga dan mobil tidak bisa sampai ke gerbang.',
				'Sebagian Bukchon membatasi jam kunjungan wisatawan. Tamu yang menginap boleh keluar masuk kapan saja: bawalah e-voucher Anda.',
			],
		},
	},
	ratings: [
		{
			author: 'Kanya',
			country: 'TH',
			locale: 'th',
			daysAgo: 12,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'บ้านสวยและเงียบมาก พี่เจ้าของพูดไทยได้พอสมควรและช่วยหิ้วกระเป๋าขึ้นบันไดให้ อาหารเช้าอร่อยและเปลี่ยนเมนูทุกวัน',
		},
		{
			author: 'Minh Anh',
			country: 'VN',
			locale: 'vn',
			daysAgo: 41,
			stars: { service: 5, language: 4, value: 5, place: 5 },
			text: 'Sáng mở cửa thấy sân trong ngập nắng, rất đáng nhớ. Chủ nhà nấu cháo riêng cho con mình vì bé không ăn cay.',
		},
		{
			author: 'Alexey',
			country: 'RU',
			locale: 'ru',
			daysAgo: 96,
			stars: { service: 4, language: 3, value: 4, place: 5 },
			text: 'Дом очень красивый, полы тёплые. По-русски не говорят, общались через переводчик в телефоне. Спать на полу с непривычки жестковато.',
		},
		{
			author: 'Rachel',
			country: 'SG',
			locale: 'en',
			daysAgo: 173,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'We came back from the palace to a warm floor and a pot of tea. The lane is uphill, so travel light.',
		},
	],
} satisfies DemoProduct;
