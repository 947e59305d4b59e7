import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const seoulTempleAfternoon = {
	id: 'seoul-temple-afternoon',
	kind: 'temple-stay',
	provider: 'odaesan-temple-stay',
	pictures: ['temple-day-2', 'tea-day-1', 'templestay-winter-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 종로 조계사',
			en: 'Jogyesa, Jongno, Seoul',
			ru: 'Чогеса, Чонно, Сеул',
			th: 'วัดโช\u2060เก\u2060ซา จง\u2060โน กรุง\u2060โซล',
			vn: 'Chùa Jogyesa, Jongno, Seoul',
			id: 'Kuil Jogyesa, Jongno, Seoul',
		},
		hangul: '서울특별시 종로구 우정국로 55',
		latitude: 37.5741,
		longitude: 126.9816,
	},
	duration: { minutes: 180 },
	languages: ['en', 'th', 'vn'],
	tags: ['vegetarian', 'interpreter', 'child-friendly'],
	price: { unit: 'person', won: 48_000, childWon: 36_000, infantWon: 0 },
	schedule: {
		weekdays: [2, 4, 6],
		times: [],
		capacity: 14,
		leadHours: 48,
		horizonDays: 120,
		closed: [{ from: '01-01', to: '01-01' }],
	},
	confirmation: 'instant',
	depositFromWon: 20_000,
	persons: { min: 1, max: 8 },
	care: { has: ['meal'] },
	stepTimes: ['14:00', '14:40', '15:20', '16:10', '17:00'],
	texts: {
		ko: {
			title: '조계사에서 보내는 오후 세 시간, 연등 만들기와 차담',
			summary:
				'서울 한복판의 절에서 명상을 배우고 종이 연꽃등을 만들고 스님과 차를 마십니다. 숙박하지 않는 반나절 템플스테이입니다.',
			alsoCalled: alsoCalled`템플스테이, 절 체험, 조계종, 불교 체험, 사찰, 연꽃등, 종로, 당일 템플스테이`,
			description: [
				'산사까지 갈 시간이 없는 분을 위한 프로그램입니다. 조계사 일주문에서 만나 마당의 오래된 회화나무를 지나 법당 예절을 배우고, 앉아서 하는 명상을 20분쯤 합니다. 다리를 접기 어려우면 의자에 앉아도 됩니다.',
				'이어 종이 연꽃등을 만들고, 떡과 과일을 곁들인 차를 마시며 스님에게 궁금한 것을 묻습니다. 안내자는 영어와 태국어, 베트남어 가운데 예약한 말로 통역합니다. 만든 등은 가져갑니다.',
			].join('\n\n'),
			included: ['안내자와 통역', '연꽃등 재료', '차와 떡, 과일(모두 식물성)', '방석과 법복 조끼'],
			excluded: ['절까지 이동', '저녁 식사', '개인 기부금'],
			steps: [
				'일주문에서 만나 절 둘러보기',
				'법당 예절과 앉아서 하는 명상',
				'종이 연꽃등 만들기',
				'스님과의 차담',
				'마당에서 만든 등과 함께 사진, 마침',
			],
			meetingPoint: '안국역 6번 출구에서 걸어서 5분, 우정국로 쪽 조계사 일주문 아래에서 14시에 만납니다.',
			goodToKnow: [
				'어깨와 무릎을 덮는 옷을 입고 양말을 신어 주세요. 법당에서는 신발을 벗습니다.',
				'종교와 관계없이 참여할 수 있고, 절하기는 선택입니다.',
				'부처님오신날 무렵에는 사람이 많아 순서가 바뀔 수 있습니다.',
			],
		},
		en: {
			title: 'Three afternoon hours at Jogyesa: meditation, paper lotus lanterns and tea',
			summary:
				'In the middle of Seoul: learn to sit in meditation, make a paper lotus lantern and have tea with a monk. A half-day temple stay without an overnight stay.',
			alsoCalled: alsoCalled`templestay, Buddhist, Buddhism, lantern making, mindfulness, Chogyesa, Jogye temple, craft workshop, kids`,
			description: [
				'For guests who have no time to travel to the mountains. We meet at the gate of Jogyesa, walk past the old pagoda tree, learn how to behave in the hall and sit in meditation for about 20 minutes. If crossing your legs is hard, you may use a chair.',
				'Then you make a paper lotus lantern and ask a monk your questions over tea, rice cakes and fruit. The guide interprets in English, Thai or Vietnamese, in the language you choose when you reserve. The lantern is yours to take home.',
			].join('\n\n'),
			included: [
				'Guide and interpreting',
				'Materials for the lantern',
				'Tea, rice cakes and fruit, all plant-based',
				'Cushion and temple vest',
			],
			excluded: ['Transfer to the temple', 'Dinner', 'Offerings'],
			steps: [
				'Meet at the gate, a walk around the temple',
				'Temple etiquette and sitting meditation',
				'Making a paper lotus lantern',
				'Tea with a monk',
				'Pictures with your lantern in the courtyard, end',
			],
			meetingPoint:
				'Anguk Station, exit 6, five minutes on foot: meet at 14:00 under the main gate of Jogyesa on Ujeongguk-ro.',
			goodToKnow: [
				'Cover shoulders and knees and wear socks; shoes stay outside the hall.',
				'Guests of any faith are welcome, and bowing is optional.',
				'Around Buddha’s Birthday it is crowded and the order may change.',
			],
		},
		ru: {
			title: 'Три часа в храме Чогеса: медитация, бумажный фонарь-лотос и чай',
			summary:
				'В центре Сеула: учимся медитации, делаем бумажный фонарь-лотос и пьём чай с монахом. Полудневный темплстей без ночёвки.',
			alsoCalled: alsoCalled`буддизм, буддийский храм, Джогеса, темплстей в Сеуле, мастер-класс, монастырь, чайная церемония`,
			description: [
				'Программа для тех, кому не хватает времени на поездку в горы. Встречаемся у ворот храма Чогеса, проходим мимо старой софоры, узнаём, как вести себя в зале, и около 20 минут сидим в медитации. Если трудно сидеть скрестив ноги, можно взять стул.',
				'Затем вы сделаете бумажный фонарь-лотос и за чаем с рисовыми пирожками и фруктами зададите вопросы монаху. Гид переводит на английский, тайский или вьетнамский — как указано при бронировании. Фонарь остаётся вам.',
			].join('\n\n'),
			included: [
				'Гид и перевод',
				'Материалы для фонаря',
				'Чай, рисовые пирожки и фрукты (всё веганское)',
				'Подушка для медитации и храмовый жилет',
			],
			excluded: ['Дорога до храма', 'Ужин', 'Пожертвования'],
			steps: [
				'Встреча у ворот, прогулка по храму',
				'Правила зала и сидячая медитация',
				'Делаем бумажный фонарь-лотос',
				'Чай с монахом',
				'Вешаем фонарь во дворе, фотографии, завершение',
			],
			meetingPoint:
				'Станция «Ангук», выход 6, пять минут пешком: встреча в 14:00 под главными воротами храма Чогеса на улице Уджонгук-ро.',
			goodToKnow: [
				'Одежда должна закрывать плечи и колени, наденьте носки: в зал входят без обуви.',
				'Рады гостям любой веры, поклоны по желанию.',
				'В дни праздника рождения Будды людно, порядок программы может измениться.',
			],
		},
		th: {
			title: 'กิจกรรมช่วงบ่าย 3 ชั่วโมงที่วัดโช\u2060เก\u2060ซา นั่งสมาธิ ทำโคมดอกบัว และจิบชากับพระ',
			summary: 'ใจกลางกรุง\u2060โซล เรียนนั่งสมาธิ ทำโคมดอกบัวกระดาษ และจิบชากับพระ เป็นเทม\u2060เพิล\u2060สเตย์ครึ่งวันแบบไม่ค้างคืน',
			alsoCalled: alsoCalled`เทมเพิลสเตย์โซล, วัดโจเกซา, โจกเยซา, โชกเยซา, พุทธ, วัดเกาหลี, เวิร์กช็อป, ปฏิบัติธรรม, โคมไฟดอกบัว`,
			description: [
				'เหมาะกับผู้ที่ไม่มีเวลาไปวัดบนภูเขา พบกันที่ประตูวัดโช\u2060เก\u2060ซา เดินผ่านต้นไม้เก่าแก่ เรียนมารยาทในวิหาร แล้วนั่งสมาธิราว 20 นาที หากนั่งขัดสมาธิลำบาก นั่งเก้าอี้ก็ได้',
				'จากนั้นทำโคมดอกบัวกระดาษ และถามเรื่องที่อยากรู้กับพระพร้อมชา ขนมต็\u2060อก และผลไม้ ไกด์แปลเป็นภาษาอังกฤษ ไทย หรือเวียดนามตามที่จองไว้ โคมที่ทำนำกลับบ้านได้',
			].join('\n\n'),
			included: ['ไกด์และล่าม', 'อุปกรณ์ทำโคม', 'ชา ขนมต็\u2060อก และผลไม้ (ไม่มีเนื้อสัตว์)', 'เบาะรองนั่งและเสื้อกั๊กของวัด'],
			excluded: ['การเดินทางไปวัด', 'อาหารเย็น', 'เงินทำบุญ'],
			steps: [
				'พบกันที่ประตูวัด เดินชมรอบวัด',
				'มารยาทในวิหารและนั่งสมาธิ',
				'ทำโคมดอกบัวกระดาษ',
				'จิบชากับพระ',
				'แขวนโคมที่ลานวัด ถ่ายรูป จบกิจกรรม',
			],
			meetingPoint:
				'จากสถานีอัน\u2060กุก ทางออก 6 เดิน 5 นาที พบกันเวลา 14:00 น. ใต้ประตูใหญ่วัดโช\u2060เก\u2060ซาฝั่งถนนอู\u2060จอง\u2060กุก\u2060-\u2060โร',
			goodToKnow: [
				'กรุณาแต่งกายปิดไหล่และเข่า และสวมถุงเท้า ในวิหารต้องถอดรองเท้า',
				'รับทุกศาสนา การกราบเป็นไปตามสมัครใจ',
				'ช่วงวันวิสาขบูชาของเกาหลีคนมาก ลำดับกิจกรรมอาจเปลี่ยน',
			],
		},
		vn: {
			title: 'Ba tiếng buổi chiều ở chùa Jogyesa: thiền, làm đèn sen giấy và uống trà',
			summary:
				'Giữa lòng Seoul, bạn học ngồi thiền, làm đèn sen giấy và uống trà cùng nhà sư. Temple stay nửa ngày, không ngủ lại.',
			alsoCalled: alsoCalled`Phật giáo, trải nghiệm chùa, trà đạo, hoa sen, templestay, viếng chùa`,
			description: [
				'Chương trình dành cho khách không có thời gian lên núi. Gặp nhau ở cổng chùa Jogyesa, đi qua cây hòe cổ thụ, học nghi thức trong chính điện và ngồi thiền khoảng 20 phút. Nếu khó xếp chân, bạn có thể ngồi ghế.',
				'Sau đó bạn làm đèn sen giấy và hỏi chuyện nhà sư bên chén trà, bánh gạo và trái cây. Hướng dẫn viên phiên dịch tiếng Anh, tiếng Thái hoặc tiếng Việt theo lựa chọn khi đặt. Bạn được mang chiếc đèn về.',
			].join('\n\n'),
			included: [
				'Hướng dẫn viên và phiên dịch',
				'Vật liệu làm đèn',
				'Trà, bánh gạo và trái cây, tất cả là đồ chay',
				'Đệm ngồi và áo ghi-lê của chùa',
			],
			excluded: ['Phương tiện đến chùa', 'Bữa tối', 'Tiền công đức'],
			steps: [
				'Gặp ở cổng, đi một vòng quanh chùa',
				'Nghi thức trong chính điện và ngồi thiền',
				'Làm đèn sen giấy',
				'Uống trà cùng nhà sư',
				'Treo đèn ngoài sân, chụp ảnh, kết thúc',
			],
			meetingPoint:
				'Từ cửa số 6 ga Anguk đi bộ 5 phút, gặp lúc 14:00 dưới cổng chính chùa Jogyesa trên đường Ujeongguk-ro.',
			goodToKnow: [
				'Vui lòng mặc đồ che vai và đầu gối, mang tất; vào chính điện phải cởi giày.',
				'Khách theo tôn giáo nào cũng tham gia được, lạy là tùy chọn.',
				'Dịp Phật đản chùa rất đông, thứ tự chương trình có thể thay đổi.',
			],
		},
		id: {
			title: 'Sore di Kuil Jogyesa, tiga jam: meditasi, lentera teratai kertas, dan teh',
			summary:
				'Di tengah Seoul: belajar meditasi duduk, membuat lentera teratai kertas, dan minum teh bersama biksu. Setengah hari, tanpa menginap.',
			alsoCalled: alsoCalled`temple stay, templestay, wihara, Buddha, membuat lampion, upacara teh, lokakarya, lentera lotus`,
			description: [
				'Untuk tamu yang tidak sempat pergi ke kuil gunung. Pemandu menyambut Anda di gerbang Jogyesa, lalu Anda melewati pohon tua di halaman, mengenal tata krama di aula, lalu bermeditasi sekitar 20 menit. Jika sulit duduk bersila, tersedia kursi.',
				'Setelah itu Anda membuat lentera teratai kertas dan bertanya kepada biksu sambil menikmati teh, kue beras, dan buah. Pemandu menerjemahkan ke bahasa Inggris, Thai, atau Vietnam sesuai pesanan. Lentera boleh dibawa pulang.',
			].join('\n\n'),
			included: [
				'Pemandu dan penerjemahan',
				'Bahan lentera',
				'Teh, kue beras, dan buah, semuanya nabati',
				'Bantal duduk dan rompi kuil',
			],
			excluded: ['Perjalanan ke kuil', 'Makan malam', 'Persembahan pribadi'],
			steps: [
				'Bertemu di gerbang, berkeliling kuil',
				'Tata krama di aula dan meditasi duduk',
				'Membuat lentera teratai kertas',
				'Minum teh bersama biksu',
				'Menggantung lentera di halaman, berfoto, selesai',
			],
			meetingPoint:
				'Dari Stasiun Anguk pintu keluar 6, jalan kaki lima menit: bertemu pukul 14:00 di bawah gerbang utama Jogyesa di Ujeongguk-ro.',
			goodToKnow: [
				'Kenakan pakaian yang menutup bahu dan lutut serta kaus kaki; sepatu dilepas sebelum masuk aula.',
				'Tamu dari agama apa pun boleh ikut, dan membungkuk bersifat opsional.',
				'Menjelang Hari Lahir Buddha (Waisak) kuil sangat ramai dan urutan acara bisa berubah.',
			],
		},
	},
	ratings: [
		{
			author: 'Malee',
			country: 'TH',
			locale: 'th',
			daysAgo: 10,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'ได้คุยกับพระเกาหลีผ่านล่ามภาษาไทยที่แปลดีมาก โคมดอกบัวทำไม่ยาก คุณแม่ชอบที่มีเก้าอี้ให้นั่ง',
		},
		{
			author: 'Hoa',
			country: 'VN',
			locale: 'vn',
			daysAgo: 47,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Nhẹ nhàng, vừa đủ ba tiếng. Bạn phiên dịch người Việt giải thích khác biệt giữa chùa Hàn và chùa mình rất hay.',
		},
		{
			author: 'Grace',
			country: 'SG',
			locale: 'en',
			daysAgo: 131,
			stars: { service: 4, language: 5, value: 4, place: 4 },
			text: 'A calm pause between palaces. The courtyard was busy on Saturday, a weekday would be quieter.',
		},
	],
} satisfies DemoProduct;
