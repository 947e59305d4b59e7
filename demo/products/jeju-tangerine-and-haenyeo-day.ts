import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { meetingPlaces } from '../meeting-places.ts';

export const jejuTangerineAndHaenyeoDay = {
	id: 'jeju-tangerine-and-haenyeo-day',
	kind: 'day-tour',
	provider: 'jeju-halla-tours',
	pictures: ['jeju-winter-2', 'jeju-summer-1'],
	region: 'jeju',
	place: {
		name: {
			ko: '제주 구좌 해녀박물관',
			en: 'Haenyeo Museum, Gujwa, Jeju',
			ru: 'Музей хэнё, Куджва, Чеджу',
			th: 'พิพิธภัณฑ์แฮ\u2060น\u2060ยอ คู\u2060จวา เกาะเช\u2060จู',
			vn: 'Bảo tàng Haenyeo, Gujwa, đảo Jeju',
			id: 'Museum Haenyeo, Gujwa, Pulau Jeju',
		},
		hangul: '제주특별자치도 제주시 구좌읍 해녀박물관길 26',
		latitude: 33.5234,
		longitude: 126.8636,
		meeting: { ...meetingPlaces.jejuAirport, region: 'jeju' },
		fetched: 'sometimes',
	},
	duration: { minutes: 480 },
	languages: ['en', 'ru', 'id'],
	tags: ['hotel-pick-up', 'child-friendly', 'women-staff'],
	price: {
		unit: 'person',
		won: 118_000,
		childWon: 89_000,
		infantWon: 0,
		rules: [
			{ reason: 'weekend', percent: 10, weekdays: [0, 6] },
			{ reason: 'peak', percent: 10, season: { from: '12-20', to: '01-31' } },
		],
	},
	schedule: {
		weekdays: [0, 2, 3, 4, 5, 6],
		times: ['09:30'],
		capacity: 8,
		leadHours: 36,
		horizonDays: 180,
		closed: [
			{ from: '01-01', to: '01-01' },
			{ from: '03-01', to: '10-14' },
		],
	},
	confirmation: 'instant',
	persons: { min: 1, max: 8 },
	care: { has: ['meal'] },
	stepTimes: ['09:30', '10:30', '12:30', '14:00', '15:40', '17:30'],
	texts: {
		ko: {
			title: '제주의 겨울 하루: 귤 따기, 해녀의 바다, 동백길',
			summary:
				'해녀의 이야기를 듣고 해산물 점심을 먹은 뒤, 돌담 귤밭에서 귤을 따고 위미 동백길을 걷습니다. 10월부터 2월까지.',
			alsoCalled: alsoCalled`제주도, 감귤 체험, 귤따기 체험, 동백꽃, 해녀박물관, 제주 투어, 물질, 카멜리아`,
			description: [
				'제주의 겨울은 귤빛입니다. 오전에는 해녀박물관과 바닷가 불턱을 찾아, 물질을 사십 년 넘게 해 온 해녀에게 숨비소리와 바다밭의 규칙을 듣습니다. 이야기는 여성 가이드가 손님의 언어로 옮깁니다.',
				'점심은 해녀 마을 식당의 생선구이와 전복 솥밥입니다. 돼지고기를 쓰지 않는 식당입니다(할랄 인증은 없습니다). 오후에는 남쪽 위미로 내려가 농가의 돌담 귤밭에서 귤을 따고, 한 상자를 담아 동백꽃이 떨어진 길을 걷습니다.',
			].join('\n\n'),
			included: [
				'제주시·함덕 호텔 왕복 차량',
				'여성 가이드의 안내와 통역',
				'해녀박물관 입장권과 해녀와의 대화',
				'해녀 마을 점심 식사(돼지고기 없음)',
				'귤 따기와 귤 1kg',
			],
			excluded: ['귤 추가 구입과 택배', '카페 이용', '개인 여행자 보험'],
			steps: [
				'호텔에서 출발',
				'해녀박물관과 불턱, 해녀와의 대화',
				'해녀 마을에서 점심 식사',
				'위미 돌담 귤밭에서 귤 따기',
				'위미 동백길 산책과 차 한잔',
				'호텔 도착',
			],
			meetingPoint: '제주시와 함덕의 호텔 현관에서 모시며, 그 밖의 숙소는 제주국제공항 3층 8번 게이트 앞에서 만납니다.',
			goodToKnow: [
				'귤은 10월 중순부터 2월까지, 동백은 12월부터 2월까지 볼 수 있습니다.',
				'해녀를 찍을 때는 먼저 물어봐 주세요. 파도가 높은 날에는 물질하는 모습을 볼 수 없습니다.',
				'식당은 돼지고기를 쓰지 않지만 할랄 인증은 없으며, 다른 손님에게 술을 팝니다.',
			],
		},
		en: {
			title: 'A winter day on Jeju: tangerines, the haenyeo’s sea and camellias',
			summary:
				'Listen to a haenyeo (woman diver) talk about the sea, eat seafood in her village, pick tangerines and walk among camellias. October to February.',
			alsoCalled: alsoCalled`Cheju, Jeju Island, orange picking, mandarin picking, women divers, day tour, camellia flowers, citrus farm, sea women`,
			description: [
				'Winter on Jeju is the colour of tangerines. In the morning you visit the Haenyeo Museum and the stone shelter on the shore, where a woman who has dived for more than forty years tells of the breath they call sumbisori and of the rules of the sea. A woman guide interprets for you.',
				'Lunch is grilled fish and abalone rice in the divers’ village, at a pork-free restaurant. In the afternoon you go south to Wimi, pick tangerines behind the black stone walls of a farm, and carry your box along a path covered with fallen camellias.',
			].join('\n\n'),
			included: [
				'Return transfer from hotels in Jeju City and Hamdeok',
				'Female guide, who also interprets',
				'Museum ticket and a conversation with a haenyeo',
				'Lunch in the divers’ village (pork-free)',
				'Tangerine picking, and 1 kg to take with you',
			],
			excluded: ['More tangerines and parcel delivery', 'Cafés', 'Personal travel insurance'],
			steps: [
				'Leave your hotel',
				'Haenyeo Museum, the stone shelter and a conversation with a haenyeo',
				'Lunch in the divers’ village',
				'Tangerine picking in Wimi',
				'Camellia path and a cup of tea',
				'Back at your hotel',
			],
			meetingPoint:
				'We collect you at hotels in Jeju City and Hamdeok; from elsewhere, we meet at Gate 8 on 3F of Jeju International Airport.',
			goodToKnow: [
				'Tangerines are in season from mid-October to February, and camellias bloom from December to February.',
				'Ask before you take a picture of a haenyeo. On days of high waves they do not dive.',
				'The restaurant uses no pork but has no halal certificate, and sells alcohol to other guests.',
			],
		},
		ru: {
			title: 'Зимний день на Чеджу: мандарины, море хэнё и камелии',
			summary:
				'Рассказ ныряльщицы хэнё, обед в её деревне, сбор мандаринов и прогулка среди камелий. С октября по февраль.',
			alsoCalled: alsoCalled`остров Чеджу, Чеджудо, Джеджу, экскурсия, мандариновая ферма, женщины-ныряльщицы, цветение камелии, морепродукты`,
			description: [
				'Зима на Чеджу мандаринового цвета. Утром вы побываете в музее хэнё и в каменном укрытии на берегу, где женщина, которая ныряет больше сорока лет, расскажет о дыхании сумбисори и о законах моря. Переводит гид-женщина.',
				'На обед — жареная рыба и рис с морским ушком в деревне ныряльщиц, в ресторане без свинины. После обеда вы едете на юг, в Вими, собираете мандарины за чёрной каменной оградой фермы и идёте с коробкой по дорожке, усыпанной камелиями.',
			].join('\n\n'),
			included: [
				'Трансфер от отелей города Чеджу и Хамдока и обратно',
				'Гид-женщина, она же переводит',
				'Билет в музей и беседа с хэнё',
				'Обед в деревне ныряльщиц (без свинины)',
				'Сбор мандаринов, 1 кг с собой',
			],
			excluded: ['Дополнительные мандарины и их доставка', 'Кафе', 'Личная туристическая страховка'],
			steps: [
				'Выезд из отеля',
				'Музей хэнё, каменное укрытие и беседа с хэнё',
				'Обед в деревне ныряльщиц',
				'Сбор мандаринов в Вими',
				'Дорожка камелий и чашка чая',
				'Возвращение в отель',
			],
			meetingPoint:
				'Забираем у отелей города Чеджу и Хамдока; остальных встречаем у выхода 8 на третьем этаже аэропорта Чеджу.',
			goodToKnow: [
				'Мандарины собирают с середины октября по февраль, камелии цветут с декабря по февраль.',
				'Прежде чем снимать хэнё, спросите разрешения. В дни высоких волн они не ныряют.',
				'В ресторане нет свинины, но нет и халяль-сертификата; другим гостям продают алкоголь.',
			],
		},
		th: {
			title: 'หนึ่งวันฤดูหนาวบนเกาะเช\u2060จู: เก็บส้ม ทะเลของแฮ\u2060น\u2060ยอ และดอกคา\u2060มิล\u2060เลีย',
			summary:
				'ฟังแฮ\u2060น\u2060ยอเล่าเรื่องทะเล รับประทานอาหารทะเลในหมู่บ้าน เก็บส้ม และเดินชมทางดอกคา\u2060มิล\u2060เลีย มีช่วงเดือนตุลาคมถึงกุมภาพันธ์',
			alsoCalled: alsoCalled`เจจู, เกาะเจจู, เชจูโด, สวนส้ม, ไร่ส้ม, นักดำน้ำหญิง, ทัวร์เชจู, ดอกคาเมเลีย, ดงแบก`,
			description: [
				'ฤดูหนาวบนเกาะเช\u2060จูเป็นสีส้ม ช่วงเช้าเยี่ยมพิพิธภัณฑ์แฮ\u2060น\u2060ยอและเพิงหินริมทะเล ฟังหญิงนักดำน้ำที่ทำงานมากว่า 40 ปีเล่าเรื่องเสียงหายใจซุม\u2060บี\u2060โซ\u2060รีและกติกาของท้องทะเล มีไกด์ผู้หญิงแปลให้',
				'มื้อกลางวันเป็นปลาย่างและข้าวหม้อหอยเป๋าฮื้อในหมู่บ้านแฮ\u2060น\u2060ยอ ร้านนี้ไม่มีหมู ช่วงบ่ายลงใต้ไปย่านวี\u2060มี เก็บส้มในสวนที่ล้อมด้วยกำแพงหินดำ แล้วถือกล่องส้มเดินบนทางที่ดอกคา\u2060มิล\u2060เลียร่วงเต็มพื้น',
			].join('\n\n'),
			included: [
				'รถรับส่งจากโรงแรมในเมืองเช\u2060จูและฮัม\u2060ด็อก',
				'ไกด์ผู้หญิงพร้อมแปลภาษา (อังกฤษ รัสเซีย อินโดนีเซีย)',
				'ค่าเข้าพิพิธภัณฑ์และการพูดคุยกับแฮ\u2060น\u2060ยอ',
				'อาหารกลางวันในหมู่บ้านแฮ\u2060น\u2060ยอ (ไม่มีหมู)',
				'เก็บส้มและนำกลับได้ 1 กก.',
			],
			excluded: ['ส้มที่ซื้อเพิ่มและค่าส่งพัสดุ', 'คาเฟ่', 'ประกันการเดินทางส่วนตัว'],
			steps: [
				'ออกจากโรงแรม',
				'พิพิธภัณฑ์แฮ\u2060น\u2060ยอ เพิงหินริมทะเล และพูดคุยกับแฮ\u2060น\u2060ยอ',
				'อาหารกลางวันในหมู่บ้านแฮ\u2060น\u2060ยอ',
				'เก็บส้มที่สวนในวี\u2060มี',
				'เดินชมทางดอกคา\u2060มิล\u2060เลียและจิบชา',
				'กลับถึงโรงแรม',
			],
			meetingPoint: 'รับที่หน้าโรงแรมในเมืองเช\u2060จูและฮัม\u2060ด็อก ที่พักอื่นพบกันหน้าประตู 8 ชั้น 3 สนามบินนานาชาติเช\u2060จู',
			goodToKnow: [
				'ส้มมีตั้งแต่กลางเดือนตุลาคมถึงกุมภาพันธ์ คา\u2060มิล\u2060เลียบานช่วงธันวาคมถึงกุมภาพันธ์',
				'กรุณาขออนุญาตก่อนถ่ายภาพแฮ\u2060น\u2060ยอ วันที่คลื่นสูงจะไม่มีการดำน้ำ',
				'ร้านอาหารไม่ใช้หมูแต่ไม่มีใบรับรองฮา\u2060ลา\u2060ล และขายแอลกอฮอล์ให้ลูกค้าโต๊ะอื่น',
			],
		},
		vn: {
			title: 'Một ngày đông ở Jeju: hái quýt, biển của haenyeo và hoa trà',
			summary:
				'Nghe hải nữ haenyeo kể chuyện biển, ăn hải sản trong làng, hái quýt và dạo đường hoa trà. Từ tháng 10 đến tháng 2.',
			alsoCalled: alsoCalled`Cheju, vườn quýt, hái cam, nữ thợ lặn, tour Jeju, hoa sơn trà, hoa trà my`,
			description: [
				'Mùa đông Jeju mang màu quýt. Buổi sáng, bạn thăm Bảo tàng Haenyeo và chỗ trú bằng đá bên bờ biển, nghe một hải nữ lặn hơn bốn mươi năm kể về hơi thở sumbisori và luật lệ của biển. Nữ hướng dẫn viên phiên dịch cho bạn.',
				'Bữa trưa là cá nướng và cơm niêu bào ngư trong làng hải nữ, tại quán không dùng thịt heo. Buổi chiều xuống Wimi ở phía nam, hái quýt trong nông trại tường đá đen, rồi ôm hộp quýt đi trên lối phủ đầy hoa trà rụng.',
			].join('\n\n'),
			included: [
				'Xe đưa đón từ khách sạn ở thành phố Jeju và Hamdeok',
				'Nữ hướng dẫn viên kiêm phiên dịch',
				'Vé bảo tàng và buổi trò chuyện với haenyeo',
				'Bữa trưa trong làng hải nữ (không thịt heo)',
				'Hái quýt và 1 kg mang về',
			],
			excluded: ['Quýt mua thêm và phí gửi hàng', 'Chi phí tại quán cà phê', 'Bảo hiểm du lịch cá nhân'],
			steps: [
				'Rời khách sạn',
				'Bảo tàng Haenyeo, chỗ trú bằng đá và trò chuyện với haenyeo',
				'Ăn trưa trong làng hải nữ',
				'Hái quýt ở Wimi',
				'Dạo đường hoa trà và uống trà',
				'Về đến khách sạn',
			],
			meetingPoint:
				'Đón tại khách sạn ở thành phố Jeju và Hamdeok; nơi ở khác thì gặp trước cổng 8, tầng 3, sân bay quốc tế Jeju.',
			goodToKnow: [
				'Quýt có từ giữa tháng 10 đến tháng 2, hoa trà nở từ tháng 12 đến tháng 2.',
				'Vui lòng hỏi trước khi chụp ảnh haenyeo. Ngày sóng lớn họ không lặn.',
				'Quán không dùng thịt heo nhưng không có chứng nhận halal và có bán rượu cho khách khác.',
			],
		},
		id: {
			title: 'Sehari di Jeju saat musim dingin: petik jeruk, haenyeo (penyelam perempuan), dan kamelia',
			summary:
				'Dengarkan haenyeo bercerita tentang laut, makan hasil laut di desanya, petik jeruk, dan susuri jalan kamelia. Oktober–Februari.',
			alsoCalled: alsoCalled`Pulau Jeju, Cheju, petik jeruk mandarin, kebun jeruk, penyelam wanita, bunga kamelia, seafood, tur Jeju`,
			description: [
				'Untuk tamu Muslim: makan siang di desa haenyeo bebas babi (ikan bakar dan nasi abalon), tetapi restorannya tidak bersertifikat halal dan menjual alkohol kepada tamu lain.',
				'Pagi hari Anda mengunjungi Museum Haenyeo dan tempat berteduh dari batu di pantai, mendengarkan seorang perempuan yang sudah lebih dari empat puluh tahun menyelam bercerita tentang napas sumbisori dan aturan laut. Pemandu perempuan menerjemahkan untuk Anda.',
				'Siang hari Anda ke selatan, ke Wimi, memetik jeruk di kebun bertembok batu hitam, lalu membawa kotak jeruk menyusuri jalan yang tertutup kelopak kamelia.',
			].join('\n\n'),
			included: [
				'Kendaraan dari dan ke hotel di Kota Jeju dan Hamdeok',
				'Pemandu perempuan sekaligus penerjemah',
				'Tiket museum dan berbincang dengan haenyeo',
				'Makan siang di desa haenyeo (bebas babi)',
				'Memetik jeruk, 1 kg untuk dibawa',
			],
			excluded: ['Jeruk tambahan dan pengiriman paket', 'Kafe', 'Asuransi perjalanan pribadi'],
			steps: [
				'Berangkat dari hotel',
				'Museum Haenyeo, tempat berteduh dari batu, dan berbincang dengan haenyeo',
				'Makan siang di desa haenyeo',
				'Memetik jeruk di Wimi',
				'Jalan kamelia dan secangkir teh',
				'Tiba kembali di hotel',
			],
			meetingPoint:
				'Kami menjemput di hotel Kota Jeju dan Hamdeok; dari tempat lain, titik temunya di depan Gerbang 8 lantai 3 Bandara Internasional Jeju.',
			goodToKnow: [
				'Musim jeruk berlangsung dari pertengahan Oktober sampai Februari; kamelia mekar Desember sampai Februari.',
				'Mintalah izin sebelum memotret haenyeo. Saat ombak tinggi mereka tidak menyelam.',
				'Restoran tidak memakai babi tetapi tidak bersertifikat halal, dan menjual alkohol kepada tamu lain.',
			],
		},
	},
	ratings: [
		{
			author: 'Yuliana',
			country: 'ID',
			locale: 'id',
			daysAgo: 6,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'Ibu haenyeo-nya lucu dan hangat, pemandu menerjemahkan semuanya. Soal makanan dijelaskan jujur sejak awal.',
		},
		{
			author: 'Natalia',
			country: 'RU',
			locale: 'ru',
			daysAgo: 14,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'Самый душевный день поездки. Русскоязычная гид переводила каждое слово, а мандарины мы доедали уже в самолёте.',
		},
		{
			author: 'Siti',
			country: 'MY',
			locale: 'en',
			daysAgo: 280,
			stars: { service: 5, language: 4, value: 4, place: 5 },
			text: 'Lovely for a family with daughters. The camellia path is short, but the farm was generous with time.',
		},
		{
			author: 'Phuong',
			country: 'VN',
			locale: 'vn',
			daysAgo: 292,
			stars: { service: 4, language: 3, value: 4, place: 5 },
			text: 'Vườn quýt rất đẹp, bữa trưa ngon. Hôm đó sóng lớn nên không xem được lặn, nhưng bác haenyeo kể chuyện rất hay.',
		},
	],
} satisfies DemoProduct;
