import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const morningHanokYoga = {
	id: 'morning-hanok-yoga',
	kind: 'yoga',
	provider: 'bukchon-yoga',
	pictures: ['yoga-dawn-1', 'spa-spring-2', 'spa-dusk-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 북촌 계동길',
			en: 'Gyedong-gil, Bukchon, Seoul',
			ru: 'Улица Кедон-гиль, Пукчхон, Сеул',
			th: 'ถนนคเย\u2060ดง\u2060กิ\u2060ล บุก\u2060ชอน กรุง\u2060โซล',
			vn: 'Đường Gyedong-gil, Bukchon, Seoul',
			id: 'Gyedong-gil, Bukchon, Seoul',
		},
		hangul: '서울특별시 종로구 계동길 84',
		latitude: 37.5806,
		longitude: 126.9869,
	},
	duration: { minutes: 90 },
	languages: ['en'],
	tags: ['vegetarian'],
	price: { unit: 'person', fromAge: 14, won: 45_000, rules: [{ reason: 'weekend', percent: 10, weekdays: [0, 6] }] },
	schedule: {
		weekdays: [0, 2, 3, 4, 5, 6],
		times: ['07:30'],
		capacity: 8,
		leadHours: 12,
		horizonDays: 90,
		closed: [{ from: '01-01', to: '01-01' }],
	},
	confirmation: 'instant',
	persons: { min: 1, max: 8 },
	care: { has: ['meal'] },
	stepTimes: ['07:30', '07:40', '08:30', '08:45'],
	texts: {
		ko: {
			title: '북촌 한옥에서 여는 아침 요가',
			summary: '북촌이 붐비기 전, 한옥 마루에서 여덟 명까지 모여 요가와 짧은 명상을 하고 차와 떡을 나눕니다.',
			alsoCalled: alsoCalled`요가 수업, 명상 체험, 요가 클래스, 힐링, 웰니스, 스트레칭, 원데이 클래스, 한옥마을`,
			description: [
				'아침 볕이 드는 한옥 대청에서 숨 고르기로 시작해 천천히 몸을 풉니다. 처음 하는 사람도 따라올 수 있는 동작이며, 강사가 한국어와 영어로 한 사람씩 자세를 봐 줍니다.',
				'마지막 15분은 앉아서 명상합니다. 끝나면 마당을 보며 따뜻한 차와 떡을 먹고, 관광객이 오기 전의 북촌 골목을 걷는 길을 알려 드립니다.',
			].join('\n\n'),
			included: ['요가 50분과 명상 15분', '매트와 담요', '차와 떡(식물성 재료)', '북촌 아침 산책 지도'],
			excluded: ['운동복', '호텔 왕복 차량'],
			steps: ['차 한 모금과 인사', '한옥 대청에서 요가', '앉아서 하는 명상', '마당에서 차와 떡'],
			meetingPoint: '안국역 3번 출구에서 걸어서 9분, 계동길 중간의 나무 대문 앞에 요가원 등이 걸려 있습니다.',
			goodToKnow: [
				'편한 옷을 입고 10분 일찍 와 주세요. 07:30이 지나면 문을 닫으며 늦으면 들어올 수 없습니다.',
				'주택가이므로 골목에서는 조용히 이야기해 주세요. 북촌은 방문 시간이 정해진 구역이 있어 요가원이 알려 주는 길로 걷습니다.',
				'임신 중이거나 허리·무릎을 다쳤거나 최근에 수술을 받았다면 먼저 의사에게 물어보고 강사에게 알려 주세요. 14세부터 참여합니다.',
			],
		},
		en: {
			title: 'Morning yoga in a Bukchon hanok',
			summary:
				'Before Bukchon fills up, eight people at most meet on a hanok’s wooden floor for yoga, a short meditation, tea and rice cake.',
			alsoCalled: alsoCalled`yoga class, mindfulness, wellness, stretching, hanok village, relaxation, breathing, one-day class`,
			description: [
				'In the morning light of the hanok’s open hall you begin with the breath and stretch slowly. Beginners can follow, and the teacher looks after each person in Korean and English.',
				'The last 15 minutes are sitting meditation. Afterwards you have warm tea and rice cake facing the courtyard and get a route for a walk through the lanes before the crowds arrive.',
			].join('\n\n'),
			included: [
				'50 minutes of yoga and 15 of meditation',
				'Mat and blanket',
				'Tea and rice cake from plant ingredients',
				'Map of a morning walk in Bukchon',
			],
			excluded: ['Sports clothes', 'Transport to and from your hotel'],
			steps: [
				'A sip of tea and a greeting',
				'Yoga in the open hall',
				'Sitting meditation',
				'Tea and rice cake in the courtyard',
			],
			meetingPoint:
				'Nine minutes on foot from Anguk Station exit 3; a lamp with the name hangs at the wooden gate halfway up Gyedong-gil.',
			goodToKnow: [
				'Wear loose clothes and come ten minutes early. The gate closes at 07:30 and late guests cannot come in.',
				'People live here: speak softly in the lanes. Parts of Bukchon have visiting hours, so follow the walk we give you.',
				'If you are pregnant, have an injured back or knee or had a recent operation, ask a doctor first and tell the teacher. Minimum age 14.',
			],
		},
		ru: {
			title: 'Утренняя йога в ханоке Пукчхона',
			summary:
				'Пока в Пукчхоне тихо, не больше восьми человек собираются на деревянном полу ханока: йога, медитация, чай и рисовый пирожок.',
			alsoCalled: alsoCalled`занятие йогой, урок йоги, велнес, растяжка, релакс, деревня ханок, Букчон, традиционный дом`,
			description: [
				'В утреннем свете открытого зала ханока занятие начинается с дыхания и медленной разминки. Упражнения подойдут новичкам, преподаватель помогает каждому на корейском и английском.',
				'Последние 15 минут — медитация сидя. Затем тёплый чай и рисовый пирожок у дворика и маршрут прогулки по переулкам, пока не пришли туристы.',
			].join('\n\n'),
			included: [
				'Йога 50 минут и медитация 15 минут',
				'Коврик и плед',
				'Чай и веганский рисовый пирожок',
				'Карта утренней прогулки по Пукчхону',
			],
			excluded: ['Спортивная одежда', 'Трансфер из отеля'],
			steps: ['Глоток чая и знакомство', 'Йога в открытом зале', 'Медитация сидя', 'Чай и рисовый пирожок во дворике'],
			meetingPoint:
				'Девять минут пешком от выхода 3 станции «Ангук»; у деревянных ворот на середине Кедон-гиль висит фонарь с названием.',
			goodToKnow: [
				'Наденьте удобную одежду и приходите за 10 минут до начала. Ворота закрывают в 07:30, опоздавших не пускают.',
				'Здесь живут люди: говорите тихо. В части Пукчхона установлены часы посещения, идите по нашему маршруту.',
				'При беременности, травме спины или колена и после недавней операции сначала посоветуйтесь с врачом и предупредите преподавателя. С 14 лет.',
			],
		},
		th: {
			title: 'โยคะยาม\u2060เช้าในบ้านฮัน\u2060อกย่านบุก\u2060ชอน',
			summary: 'ก่อนที่บุก\u2060ชอนจะพลุกพล่าน เล่นโยคะและนั่งสมาธิสั้น ๆ บนพื้นไม้ฮัน\u2060อก แล้วดื่มชากับขนมต็\u2060อก กลุ่มละไม่เกินแปดท่าน',
			alsoCalled: alsoCalled`คลาสโยคะ, เรียนโยคะ, ฝึกสมาธิ, เวลเนส, ยืดเหยียด, หมู่บ้านฮันอก, ผ่อนคลาย, พุกชอน`,
			description: [
				'ในโถงเปิดของฮัน\u2060อกที่แสงเช้าส่องเข้ามา เริ่มจากลมหายใจแล้วค่อย ๆ ยืดตัว ผู้เริ่มต้นทำตามได้ ครูดูแลทีละท่านเป็นภาษาเกาหลีและอังกฤษ',
				'15 นาทีสุดท้ายนั่งสมาธิ จากนั้นดื่มชาอุ่นและทานขนมต็\u2060อกริมลานบ้าน พร้อมรับเส้นทางเดินเล่นในตรอกก่อนนักท่องเที่ยวมาถึง',
			].join('\n\n'),
			included: ['โยคะ 50 นาทีและสมาธิ 15 นาที', 'เสื่อและผ้าห่ม', 'ชาและขนมต็\u2060อกจากพืช', 'แผนที่เดินเล่นบุก\u2060ชอนยามเช้า'],
			excluded: ['ชุดออกกำลังกาย', 'รถรับส่งโรงแรม'],
			steps: ['จิบชาและทักทาย', 'โยคะในโถงเปิด', 'นั่งสมาธิ', 'ชาและขนมต็\u2060อกที่ลานบ้าน'],
			meetingPoint:
				'เดินจากสถานีอัน\u2060กุก ทางออก 3 ประมาณ 9 นาที หน้าประตูไม้กลางถนนคเย\u2060ดง\u2060กิ\u2060ลมีโคมชื่อร้านแขวนอยู่',
			goodToKnow: [
				'กรุณาใส่เสื้อผ้าสบายและมาก่อนเวลา 10 นาที ประตูปิดเวลา 07:30 น. มาสายเข้าไม่ได้',
				'ที่นี่เป็นย่านที่อยู่อาศัย กรุณาพูดเบา ๆ บางส่วนของบุก\u2060ชอนกำหนดเวลาเยี่ยมชม กรุณาเดินตามเส้นทางที่เราให้',
				'ผู้ที่ตั้งครรภ์ บาดเจ็บที่หลังหรือเข่า หรือเพิ่งผ่าตัด กรุณาปรึกษาแพทย์ก่อนและแจ้งครู รับตั้งแต่อายุ 14 ปี',
			],
		},
		vn: {
			title: 'Yoga buổi sáng trong nhà hanok ở Bukchon',
			summary:
				'Khi Bukchon còn vắng, tối đa tám người tập yoga, thiền ngắn trên sàn gỗ hanok rồi dùng trà và bánh gạo.',
			alsoCalled: alsoCalled`lớp yoga, thiền định, thư giãn, chăm sóc sức khỏe, giãn cơ, làng hanok`,
			description: [
				'Trong nắng sớm ở hiên rộng của nhà hanok, bạn bắt đầu từ hơi thở và giãn người chậm rãi. Người mới cũng theo được, giáo viên chỉnh cho từng người bằng tiếng Hàn và tiếng Anh.',
				'15 phút cuối là ngồi thiền. Sau đó bạn uống trà ấm, ăn bánh gạo bên sân và được gợi ý lối đi dạo qua những con ngõ trước khi khách tham quan đến.',
			].join('\n\n'),
			included: [
				'50 phút yoga và 15 phút thiền',
				'Thảm và chăn',
				'Trà và bánh gạo từ thực vật',
				'Bản đồ đi dạo buổi sáng ở Bukchon',
			],
			excluded: ['Quần áo tập', 'Xe đưa đón khách sạn'],
			steps: ['Nhấp ngụm trà và chào nhau', 'Yoga ở hiên rộng', 'Ngồi thiền', 'Trà và bánh gạo ngoài sân'],
			meetingPoint: 'Cách cửa ra số 3 ga Anguk 9 phút đi bộ; trước cổng gỗ giữa đường Gyedong-gil có treo đèn ghi tên.',
			goodToKnow: [
				'Mặc đồ thoải mái và đến sớm 10 phút. Cổng đóng lúc 07:30, đến muộn sẽ không vào được.',
				'Đây là khu dân cư, vui lòng nói nhỏ. Một phần Bukchon có giờ tham quan, hãy đi theo lối chúng tôi chỉ.',
				'Nếu mang thai, đau lưng hoặc gối, hay mới phẫu thuật, hãy hỏi bác sĩ trước và báo cho giáo viên. Từ 14 tuổi.',
			],
		},
		id: {
			title: 'Yoga pagi di rumah hanok Bukchon',
			summary:
				'Sebelum Bukchon ramai, maksimal delapan orang beryoga dan bermeditasi singkat di lantai kayu hanok, lalu minum teh dan kue beras.',
			alsoCalled: alsoCalled`kelas yoga, meditasi, relaksasi, wellness, peregangan, desa hanok, olahraga pagi`,
			description: [
				'Dalam cahaya pagi di balai terbuka hanok, Anda mulai dengan latihan napas dan peregangan perlahan. Pemula bisa mengikuti, dan instruktur membimbing tiap peserta dalam bahasa Korea dan Inggris.',
				'Lima belas menit terakhir adalah meditasi duduk. Sesudahnya ada teh hangat dan kue beras menghadap halaman, serta rute jalan kaki di gang-gang sebelum pengunjung datang.',
			].join('\n\n'),
			included: [
				'Yoga 50 menit dan meditasi 15 menit',
				'Matras dan selimut',
				'Teh dan kue beras berbahan nabati',
				'Peta jalan pagi di Bukchon',
			],
			excluded: ['Pakaian olahraga', 'Antar-jemput hotel'],
			steps: ['Seteguk teh dan perkenalan', 'Yoga di balai terbuka', 'Meditasi duduk', 'Teh dan kue beras di halaman'],
			meetingPoint:
				'Sembilan menit berjalan kaki dari pintu keluar 3 Stasiun Anguk; di gerbang kayu di tengah Gyedong-gil tergantung lampu bertuliskan nama.',
			goodToKnow: [
				'Pakai baju longgar dan datang 10 menit lebih awal. Gerbang ditutup pukul 07:30 dan yang terlambat tidak bisa masuk.',
				'Ini kawasan permukiman, mohon berbicara pelan. Sebagian Bukchon punya jam kunjungan, jadi ikuti rute dari kami.',
				'Jika Anda hamil, mengalami cedera punggung atau lutut, atau baru dioperasi, tanyakan dulu kepada dokter dan beri tahu instruktur. Mulai usia 14 tahun.',
			],
		},
	},
	ratings: [
		{
			author: 'Maria',
			country: 'RU',
			locale: 'ru',
			daysAgo: 10,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'Тишина, солнце на деревянном полу и чай потом. Преподаватель подсказывала и по-русски.',
		},
		{
			author: 'Claire',
			country: 'SG',
			locale: 'en',
			daysAgo: 44,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'A lovely small group and a patient teacher. Walking the empty lanes afterwards was the highlight.',
		},
		{
			author: 'Ayu',
			country: 'ID',
			locale: 'id',
			daysAgo: 101,
			stars: { service: 4, language: 4, value: 4, place: 5 },
			text: 'Tempatnya tenang dan indah. Datang lebih awal karena gerbangnya agak sulit ditemukan.',
		},
		{
			author: 'Fon',
			country: 'TH',
			locale: 'th',
			daysAgo: 183,
			stars: { service: 5, language: 4, value: 5, place: 5 },
			text: 'บรรยากาศดีมาก ครูใจเย็น มือใหม่อย่างเราก็ทำได้',
		},
	],
} satisfies DemoProduct;
