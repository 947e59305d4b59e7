import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { meetingPlaces } from '../meeting-places.ts';

export const dmzPajuDay = {
	id: 'dmz-paju-day',
	kind: 'day-tour',
	provider: 'maru',
	pictures: ['paju-day-1'],
	region: 'gyeonggi',
	place: {
		name: {
			ko: '경기 파주 임진각과 DMZ',
			en: 'Imjingak and the DMZ, Paju, Gyeonggi',
			ru: 'Имджингак и ДМЗ, Пхаджу, Кёнгидо',
			th: 'อิม\u2060จิน\u2060กักและ DMZ พา\u2060จู จังหวัดค\u2060ยอง\u2060กี',
			vn: 'Imjingak và DMZ, Paju, tỉnh Gyeonggi',
			id: 'Imjingak dan DMZ, Paju, Provinsi Gyeonggi',
		},
		hangul: '경기도 파주시 문산읍 임진각로 148-40',
		latitude: 37.8893,
		longitude: 126.7402,
		meeting: { ...meetingPlaces.hongdaeStation, region: 'seoul' },
	},
	duration: { minutes: 480 },
	languages: ['en', 'ru', 'vn'],
	tags: ['child-friendly'],
	price: {
		unit: 'person',
		won: 92_000,
		childWon: 79_000,
		infantWon: 0,
		rules: [{ reason: 'weekend', percent: 10, weekdays: [0, 6] }],
	},
	schedule: {
		weekdays: [0, 2, 3, 4, 5, 6],
		times: ['07:00'],
		capacity: 36,
		leadHours: 72,
		horizonDays: 90,
		closed: [
			{ from: '01-01', to: '01-01' },
			{ from: '03-01', to: '03-01' },
			{ from: '10-03', to: '10-03' },
			{ from: '12-25', to: '12-25' },
		],
	},
	confirmation: 'request',
	persons: { min: 1, max: 15 },
	care: { has: ['meal'] },
	stepTimes: ['07:00', '08:20', '09:40', '11:00', '13:00', '15:00'],
	texts: {
		ko: {
			title: 'DMZ 파주 당일 투어: 제3땅굴, 도라전망대, 임진각',
			summary:
				'분단의 현장을 가이드의 차분한 설명으로 돌아봅니다. 민간인 통제선 안으로 들어가므로 여권이 꼭 필요합니다.',
			alsoCalled: alsoCalled`비무장지대, 휴전선, 북한, 통일촌, 남북 분단, 안보관광, 자유의 다리, 지혜의 숲`,
			description: [
				'서울에서 한 시간이면 남북을 가르는 비무장지대 앞에 닿습니다. 임진각에서 끊어진 철교를 보고 민간인 통제선을 지나, 걸어서 내려가는 제3땅굴과 개성이 보이는 도라전망대를 차례로 찾습니다.',
				'가이드는 어느 한쪽의 구호가 아니라 이산가족과 접경 마을 사람들의 이야기로 설명합니다. 점심은 통일촌에서 그 땅에서 난 콩과 쌀로 차린 밥상입니다. 돌아오는 길에는 파주의 책 마을에서 잠시 쉽니다.',
			].join('\n\n'),
			included: [
				'서울 왕복 버스와 자격을 갖춘 가이드',
				'DMZ 출입 신청과 입장권',
				'통일촌 점심 식사(채식 가능)',
				'여행자 배상 책임 보험',
			],
			excluded: ['임진각 평화곤돌라', '개인 여행자 보험', '개인 간식과 기념품'],
			steps: [
				'홍대입구역 출발',
				'임진각: 자유의 다리와 끊어진 철교, 출입 확인',
				'제3땅굴(도보 왕복)',
				'도라전망대에서 북녘 보기, 통일촌 점심 식사',
				'파주출판도시 지혜의 숲',
				'홍대입구역 도착',
			],
			meetingPoint:
				'지하철 2호선 홍대입구역 4번 출구 앞에서 06:50까지 모여 주세요. 가이드가 마루 깃발을 들고 있습니다.',
			goodToKnow: [
				'여권 원본을 꼭 가져와 주세요. 사본이나 사진으로는 들어갈 수 없으며, 이때는 환불되지 않습니다.',
				'출입 신청을 위해 여권의 이름, 번호, 국적을 3일 전까지 받습니다.',
				'군 사정으로 일부나 전체가 닫힐 수 있습니다. 전체가 닫히면 전액을 환불합니다.',
				'땅굴은 가파르고 천장이 낮습니다. 심장이나 호흡기가 약한 분과 임신한 분은 밖에서 기다리는 것이 좋습니다.',
			],
		},
		en: {
			title: 'DMZ and Paju in a day: Third Tunnel, Dora Observatory, Imjingak',
			summary:
				'The border between the two Koreas, calmly explained. You pass the civilian control line, so bring your passport.',
			alsoCalled: alsoCalled`demilitarized zone, demilitarised zone, North Korea, border tour, day trip, Imjingak park, infiltration tunnel, Korean War, Freedom Bridge`,
			description: [
				'An hour from Seoul you stand before the zone that divides Korea. At Imjingak you see the broken railway bridge, then cross the civilian control line to the Third Tunnel, which you enter on foot, and to Dora Observatory, from where the city of Kaesong can be seen.',
				'Your guide speaks of divided families and of the people in the border villages, not in slogans. Lunch in Tongilchon is made with beans and rice grown there. On the way back you rest among the shelves of Paju Book City.',
			].join('\n\n'),
			included: [
				'Return coach from Seoul with a licensed guide',
				'Application for entry and tickets for the DMZ',
				'Lunch in Tongilchon (vegetarian on request)',
				'Tour liability insurance',
			],
			excluded: ['Imjingak Peace Gondola', 'Personal travel insurance', 'Snacks and souvenirs'],
			steps: [
				'Leave Hongik University Station',
				'Imjingak: Freedom Bridge, the broken railway bridge and the entry check',
				'Third Tunnel (on foot both ways)',
				'View of the North from Dora Observatory, lunch in Tongilchon',
				'Forest of Wisdom in Paju Book City',
				'Back at Hongik University Station',
			],
			meetingPoint:
				'Come to Exit 4 of Hongik University Station, subway line 2, by 06:50; the guide holds a Maru flag.',
			goodToKnow: [
				'Bring your original passport. With a copy or a picture you cannot enter, and no refund is given.',
				'For the entry application we need your name, passport number and nationality at least 3 days before, as in your passport.',
				'The army may close part or all of the area. If the whole area is closed, you get a full refund.',
				'The tunnel is steep and low. If you have heart or breathing problems or are pregnant, we recommend waiting outside.',
			],
		},
		ru: {
			title: 'ДМЗ и Пхаджу за день: Третий туннель, обсерватория Тора, Имджингак',
			summary:
				'Граница двух Корей со спокойным рассказом гида. Маршрут идёт за линию гражданского контроля: нужен загранпаспорт.',
			alsoCalled: alsoCalled`демилитаризованная зона, Северная Корея, КНДР, экскурсия, граница с Северной Кореей, Пачжу, DMZ, Корейская война`,
			description: [
				'Через час после выезда из Сеула вы стоите у зоны, которая делит Корею. В Имджингаке вы увидите оборванный железнодорожный мост, затем пересечёте линию гражданского контроля, спуститесь пешком в Третий туннель и подниметесь на обсерваторию Тора, откуда виден город Кэсон.',
				'Гид обходится без лозунгов и рассказывает истории разделённых семей и жителей приграничных деревень. Обед — в деревне Тхонильчхон, из бобов и риса, выращенных на этой земле. На обратном пути вы отдохнёте среди книжных полок «Города книг» в Пхаджу.',
			].join('\n\n'),
			included: [
				'Автобус из Сеула и обратно с лицензированным гидом',
				'Заявка на въезд и билеты в ДМЗ',
				'Обед в деревне Тхонильчхон (вегетарианский по просьбе)',
				'Страхование ответственности организатора',
			],
			excluded: ['Канатная дорога «Мир» в Имджингаке', 'Личная туристическая страховка', 'Закуски и сувениры'],
			steps: [
				'Выезд от станции «Хондэ Ипку»',
				'Имджингак: мост Свободы, оборванный железнодорожный мост, проверка документов',
				'Третий туннель (пешком туда и обратно)',
				'Вид на Север с обсерватории Тора, обед в Тхонильчхоне',
				'«Лес мудрости» в «Городе книг» Пхаджу',
				'Возвращение к станции «Хондэ Ипку»',
			],
			meetingPoint: 'Приходите к выходу 4 станции «Хондэ Ипку» (линия 2) до 06:50; у гида флажок Maru.',
			goodToKnow: [
				'Возьмите оригинал загранпаспорта. По копии или фотографии войти нельзя, деньги в этом случае не возвращаются.',
				'Для заявки на въезд сообщите имя, номер и гражданство, как в загранпаспорте, не позднее чем за 3 дня.',
				'Военные могут закрыть часть зоны или всю её. Если закрыта вся, мы вернём полную сумму.',
				'Туннель крутой и низкий. При болезнях сердца и органов дыхания и при беременности лучше подождать снаружи.',
			],
		},
		th: {
			title: 'DMZ และพา\u2060จูในวัน\u2060เดียว: อุ\u2060โมง\u2060ค์ที่ 3 หอ\u2060ชม\u2060วิวโด\u2060รา อิม\u2060จิน\u2060กัก',
			summary: 'เยือนพรมแดนสองเกาหลี พร้อมไกด์บรรยายอย่างเป็นกลาง เส้นทางผ่านแนวควบคุมพลเรือน จึงต้องใช้หนังสือเดินทาง',
			alsoCalled: alsoCalled`เขตปลอดทหาร, เกาหลีเหนือ, ชายแดนเกาหลีเหนือ, ทัวร์วันเดียว, อุโมงค์สาม, สงครามเกาหลี, เดย์ทริป, เดย์ทัวร์ DMZ`,
			description: [
				'จากกรุง\u2060โซลเพียงหนึ่งชั่วโมงก็ถึงหน้าเขตปลอดทหารที่แบ่งเกาหลี ที่อิม\u2060จิน\u2060กักคุณจะเห็นสะพานรถไฟที่ขาด แล้วผ่านแนวควบคุมพลเรือนไปเดินลงอุ\u2060โมง\u2060ค์ที่ 3 และขึ้นหอชมวิวโด\u2060ราซึ่งมองเห็นเมืองแก\u2060ซอง',
				'ไกด์เล่าผ่านเรื่องจริงของครอบครัวที่พลัดพรากและคนในหมู่บ้านชายแดน มื้อกลางวันที่หมู่บ้านทง\u2060อิล\u2060ชนทำจากถั่วและข้าวที่ปลูกบนผืนดินนั้น ขากลับแวะพักท่ามกลางชั้นหนังสือในเมืองหนังสือพา\u2060จู',
			].join('\n\n'),
			included: [
				'รถโค้ชไปกลับกรุง\u2060โซลพร้อมไกด์ที่มีใบอนุญาต',
				'การยื่นขอเข้าพื้นที่และค่าเข้า DMZ',
				'อาหารกลางวันที่ทง\u2060อิล\u2060ชน (ขอแบบมังสวิรัติได้)',
				'ประกันความรับผิดของผู้จัดทัวร์',
			],
			excluded: ['กระเช้าสันติภาพอิม\u2060จิน\u2060กัก', 'ประกันการเดินทางส่วนตัว', 'ของว่างและของที่ระลึก'],
			steps: [
				'ออกจากสถานีฮง\u2060แด\u2060อิบ\u2060กู',
				'อิม\u2060จิน\u2060กัก: สะพานเสรีภาพ สะพานรถไฟที่ขาด และตรวจเอกสารเข้าพื้นที่',
				'อุ\u2060โมง\u2060ค์ที่ 3 (เดินไปกลับ)',
				'มองเกาหลีเหนือจากหอชมวิวโด\u2060รา อาหารกลางวันที่ทง\u2060อิล\u2060ชน',
				'ป่าแห่งปัญญาในเมืองหนังสือพา\u2060จู',
				'กลับถึงสถานีฮง\u2060แด\u2060อิบ\u2060กู',
			],
			meetingPoint: 'กรุณามาถึงทางออก 4 สถานีฮง\u2060แด\u2060อิบ\u2060กู รถไฟใต้ดินสาย 2 ภายใน 06:50 น. ไกด์ถือธง Maru',
			goodToKnow: [
				'กรุณานำหนังสือเดินทางตัวจริงมา สำเนาหรือรูปถ่ายใช้เข้าไม่ได้ และกรณีนี้ไม่คืนเงิน',
				'การขอเข้าพื้นที่ต้องใช้ชื่อ เลขที่ และสัญชาติตามหนังสือเดินทาง ล่วงหน้า 3 วัน',
				'ทหารอาจปิดบางส่วนหรือทั้งหมด หากปิดทั้งหมด คุณได้รับเงินคืนเต็มจำนวน',
				'อุ\u2060โมง\u2060ค์ชันและเพดานต่ำ ผู้มีปัญหาหัวใจหรือการหายใจและผู้ตั้งครรภ์ควรรอด้านนอก',
			],
		},
		vn: {
			title: 'DMZ và Paju trong một ngày: Đường hầm số 3, đài Dora, Imjingak',
			summary:
				'Tìm hiểu đường ranh giới hai miền qua lời kể khách quan. Tour đi qua tuyến kiểm soát dân sự nên cần mang hộ chiếu.',
			alsoCalled: alsoCalled`khu phi quân sự, vùng phi quân sự, Triều Tiên, Bắc Hàn, biên giới, Bắc Triều Tiên, chiến tranh Triều Tiên, tham quan`,
			description: [
				'Cách Seoul một tiếng đi xe, bạn đứng trước khu phi quân sự chia đôi bán đảo. Ở Imjingak, bạn thấy cây cầu đường sắt gãy, rồi qua tuyến kiểm soát dân sự để đi bộ xuống Đường hầm số 3 và lên đài quan sát Dora, nơi nhìn thấy thành phố Kaesong.',
				'Hướng dẫn viên kể chuyện những gia đình ly tán và người dân làng biên giới, chứ không nói bằng khẩu hiệu. Bữa trưa ở làng Tongilchon nấu từ đậu và gạo trồng trên chính mảnh đất ấy. Trên đường về, bạn nghỉ chân giữa các kệ sách ở Thành phố sách Paju.',
			].join('\n\n'),
			included: [
				'Xe khứ hồi từ Seoul cùng hướng dẫn viên được cấp thẻ',
				'Đăng ký vào khu vực và vé DMZ',
				'Bữa trưa ở Tongilchon (có món chay nếu yêu cầu)',
				'Bảo hiểm trách nhiệm của đơn vị tổ chức',
			],
			excluded: ['Cáp treo Hòa bình Imjingak', 'Bảo hiểm du lịch cá nhân', 'Đồ ăn vặt và quà lưu niệm'],
			steps: [
				'Xuất phát từ ga Hongik University',
				'Imjingak: cầu Tự do, cầu đường sắt gãy và kiểm tra giấy tờ',
				'Đường hầm số 3 (đi bộ cả đi và về)',
				'Nhìn sang Triều Tiên từ đài Dora, ăn trưa ở Tongilchon',
				'Khu rừng Trí tuệ ở Thành phố sách Paju',
				'Về đến ga Hongik University',
			],
			meetingPoint:
				'Vui lòng có mặt ở cửa số 4 ga Hongik University, tuyến 2, trước 06:50; hướng dẫn viên cầm cờ Maru.',
			goodToKnow: [
				'Vui lòng mang hộ chiếu gốc. Bản sao hay ảnh chụp không vào được và khi đó không được hoàn tiền.',
				'Để đăng ký vào khu vực, chúng tôi cần tên, số và quốc tịch theo hộ chiếu trước ngày đi 3 ngày.',
				'Quân đội có thể đóng một phần hoặc toàn bộ khu vực. Nếu đóng toàn bộ, bạn được hoàn lại toàn bộ tiền.',
				'Đường hầm dốc và thấp. Người có bệnh tim, khó thở hoặc đang mang thai nên đợi bên ngoài.',
			],
		},
		id: {
			title: 'DMZ dan Paju dalam sehari: Terowongan Ketiga, Observatorium Dora, Imjingak',
			summary:
				'Perbatasan kedua Korea dengan penjelasan yang berimbang. Anda melewati garis kontrol sipil, jadi bawalah paspor.',
			alsoCalled: alsoCalled`zona demiliterisasi, Korea Utara, Korut, tur perbatasan, wisata sehari, day trip, perang Korea, terowongan infiltrasi`,
			description: [
				'Satu jam dari Seoul, Anda berdiri di depan zona yang membelah Korea. Di Imjingak Anda melihat jembatan kereta yang terputus, lalu melewati garis kontrol sipil menuju Terowongan Ketiga yang dimasuki dengan berjalan kaki dan Observatorium Dora, tempat kota Kaesong terlihat.',
				'Pemandu bercerita tentang keluarga yang terpisah dan warga desa perbatasan, tanpa slogan. Makan siang di Tongilchon dimasak dari kacang dan beras hasil tanah setempat; menunya bisa vegetarian, tetapi dapurnya tidak bersertifikat halal. Dalam perjalanan pulang Anda beristirahat di antara rak-rak Kota Buku Paju.',
			].join('\n\n'),
			included: [
				'Bus pulang-pergi dari Seoul dengan pemandu berlisensi',
				'Pengajuan izin masuk dan tiket DMZ',
				'Makan siang di Tongilchon (vegetarian bila diminta)',
				'Asuransi tanggung gugat penyelenggara',
			],
			excluded: ['Gondola Perdamaian Imjingak', 'Asuransi perjalanan pribadi', 'Camilan dan oleh-oleh'],
			steps: [
				'Berangkat dari Stasiun Hongik University',
				'Imjingak: Jembatan Kebebasan, jembatan kereta yang terputus, dan pemeriksaan dokumen',
				'Terowongan Ketiga (berjalan kaki pulang-pergi)',
				'Memandang Utara dari Observatorium Dora, makan siang di Tongilchon',
				'Forest of Wisdom di Kota Buku Paju',
				'Tiba kembali di Stasiun Hongik University',
			],
			meetingPoint:
				'Datanglah ke pintu keluar 4 Stasiun Hongik University, jalur 2, paling lambat pukul 06:50; pemandu membawa bendera Maru.',
			goodToKnow: [
				'Bawalah paspor asli. Dengan salinan atau foto Anda tidak bisa masuk, dan dana tidak dikembalikan.',
				'Untuk izin masuk kami memerlukan nama, nomor, dan kewarganegaraan sesuai paspor 3 hari sebelumnya.',
				'Militer dapat menutup sebagian atau seluruh kawasan. Jika seluruhnya ditutup, dana kembali penuh.',
				'Terowongan curam dan rendah. Jika Anda hamil atau memiliki gangguan jantung atau pernapasan, sebaiknya menunggu di luar.',
			],
		},
	},
	ratings: [
		{
			author: 'Dmitry',
			country: 'RU',
			locale: 'ru',
			daysAgo: 22,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'Гид говорил по-русски и ни разу не скатился в пропаганду. Туннель тяжёлый для колен, но впечатление сильное.',
		},
		{
			author: 'Van Anh',
			country: 'VN',
			locale: 'vn',
			daysAgo: 49,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Câu chuyện các gia đình ly tán làm cả xe im lặng. Hướng dẫn viên nói tiếng Việt rõ, nhắc hộ chiếu từ trước ba lần.',
		},
		{
			author: 'Daniel',
			country: 'AU',
			locale: 'en',
			daysAgo: 95,
			stars: { service: 4, language: 5, value: 4, place: 5 },
			text: 'Well paced and never sensational. It was hazy, so we saw little from the observatory, and they told us so before we paid for binoculars.',
		},
		{
			author: 'Bekzod',
			country: 'UZ',
			locale: 'ru',
			daysAgo: 183,
			stars: { service: 4, language: 5, value: 4, place: 4 },
			text: 'Ранний выезд, зато без очередей. Обед простой, но вкусный, и нам заранее сказали, какие блюда без свинины.',
		},
	],
} satisfies DemoProduct;
