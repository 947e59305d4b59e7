import type { DemoProduct } from '../demo-product.ts';

export const incentiveEverlandTeamDay = {
	id: 'incentive-everland-team-day',
	kind: 'incentive-tour',
	provider: 'maru',
	pictures: ['incentive-summer-2'],
	region: 'gyeonggi',
	place: {
		name: {
			ko: '경기 용인 에버랜드',
			en: 'Everland, Yongin, Gyeonggi',
			ru: 'Эверленд, Ёнин, провинция Кёнгидо',
			th: 'เอเวอร์แลนด์ ยงอิน จังหวัดคยองกี',
			vn: 'Everland, Yongin, tỉnh Gyeonggi',
			id: 'Everland, Yongin, Provinsi Gyeonggi',
		},
		hangul: '경기도 용인시 처인구 포곡읍 에버랜드로 199',
		latitude: 37.294,
		longitude: 127.2026,
	},
	duration: { minutes: 600 },
	languages: ['en', 'th', 'vn', 'id'],
	tags: ['muslim-friendly', 'prayer-room', 'wheelchair', 'child-friendly', 'hotel-pick-up'],
	price: {
		unit: 'person',
		won: 139_000,
		childWon: 119_000,
		infantWon: 0,
		rules: [
			{ reason: 'weekend', percent: 12, weekdays: [0, 6] },
			{ reason: 'low-season', percent: -10, season: { from: '12-01', to: '02-29' } },
		],
	},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: [],
		capacity: 400,
		leadHours: 336,
		horizonDays: 180,
	},
	confirmation: 'request',
	persons: { min: 20, max: 400 },
	stepTimes: ['08:30', '10:00', '12:00', '13:30', '16:30', '18:30'],
	texts: {
		ko: {
			title: '에버랜드 팀 데이: 팀 미션과 함께하는 인센티브 하루',
			summary:
				'20명부터 400명까지, 오전에는 조별 미션을 풀고 오후에는 자유롭게 놀이기구를 탑니다. 버스와 점심이 포함됩니다.',
			description: [
				'서로 다른 지사에서 온 동료가 하루 만에 가까워지는 일정입니다. 에버랜드에 도착하면 여덟 명씩 한 조가 되어 사파리, 정원, 골목을 돌며 사진과 퀴즈로 된 미션을 풉니다. 미션 카드는 조원의 언어로 준비합니다.',
				'점심은 단체석에서 함께 먹고, 오후에는 놀이기구를 자유롭게 즐깁니다. 마지막에는 정원 무대 앞에 모여 조별 사진을 보고 시상합니다. 돼지고기 없는 점심과 공원 안 기도실을 이용할 수 있어 무슬림 동료도 편하게 함께합니다.',
			].join('\n\n'),
			included: [
				'서울 호텔 왕복 버스',
				'에버랜드 1일 이용권',
				'언어별 진행자(40명당 1명)와 팀 미션 도구',
				'단체 점심 식사(돼지고기 없는 식단, 채식 가능)',
				'우승 조 기념품과 단체 사진',
			],
			excluded: ['저녁 식사', '우선 탑승권', '개인 여행자 보험'],
			steps: [
				'서울 호텔에서 버스 출발',
				'도착, 조 편성과 팀 미션 시작',
				'단체석에서 점심 식사',
				'자유 시간: 놀이기구, 사파리, 장미원',
				'정원 무대 앞 시상과 단체 사진',
				'서울 호텔 도착',
			],
			meetingPoint: '서울 호텔 로비에서 진행자가 회사 이름표를 들고 모시며, 현지 합류는 에버랜드 정문 앞입니다.',
			goodToKnow: [
				'최종 인원은 7일 전까지 알려 주세요. 20명 미만이면 소규모 견적을 따로 드립니다.',
				'놀이기구마다 키와 건강 제한이 있으며, 점검으로 쉬는 기구가 있을 수 있습니다.',
				'비가 오면 실내 미션으로 바꾸고, 호우나 폭설 특보가 내리면 날짜를 무료로 옮깁니다.',
			],
		},
		en: {
			title: 'Everland team day: an incentive tour with team missions',
			summary:
				'For 20 to 400 people: missions in small teams before lunch, free rides after it. Coaches and lunch are included.',
			description: [
				'A day that brings together colleagues from different offices. At Everland you form teams of eight and solve missions of pictures and riddles through the safari, the gardens and the lanes. Mission cards come in each team’s language.',
				'Lunch is at tables set for your group, and the afternoon is free for the rides. At the end everyone meets by the garden stage to look at the pictures and honour the winners. A pork-free lunch and a prayer room inside the park let Muslim colleagues join with ease.',
			].join('\n\n'),
			included: [
				'Coaches from and to your hotels in Seoul',
				'One-day tickets for Everland',
				'Hosts by language (one for 40 guests) and mission sets',
				'Group lunch (pork-free, vegetarian on request)',
				'Gifts for the winning team and a group picture',
			],
			excluded: ['Dinner', 'Priority ride passes', 'Personal travel insurance'],
			steps: [
				'Coaches leave your hotels in Seoul',
				'Arrival, teams are formed, missions begin',
				'Lunch at your own tables',
				'Free time: rides, safari, rose garden',
				'Awards and group picture at the garden stage',
				'Back at your hotels in Seoul',
			],
			meetingPoint:
				'A host waits in your hotel lobby with a board of your company’s name; those who join on site meet at the main gate of Everland.',
			goodToKnow: [
				'Tell us the final number 7 days before. For fewer than 20 people we send a separate quote.',
				'Rides have limits of height and health, and single rides may be closed for inspection.',
				'In rain the missions move indoors; in a warning of heavy rain or snow you change the date free of charge.',
			],
		},
		ru: {
			title: 'Командный день в Эверленде: инсентив-тур с заданиями',
			summary:
				'Для групп от 20 до 400 человек: до обеда задания в командах, после обеда аттракционы. Автобусы и обед включены.',
			description: [
				'День, который сближает коллег из разных офисов. В Эверленде вы делитесь на команды по восемь человек и проходите задания с фотографиями и загадками — через сафари, сады и улочки парка. Карточки с заданиями готовим на языке команды.',
				'Обед — за столами, накрытыми для вашей группы, а после него свободное время на аттракционах. В конце все собираются у садовой сцены, смотрят снимки и поздравляют победителей. Обед без свинины и молельная комната в парке позволяют мусульманам участвовать без неудобств.',
			].join('\n\n'),
			included: [
				'Автобусы от отелей в Сеуле и обратно',
				'Билеты в Эверленд на один день',
				'Ведущие по языкам (один на 40 гостей) и наборы заданий',
				'Обед для группы (без свинины, вегетарианский по просьбе)',
				'Подарки команде-победителю и общая фотография',
			],
			excluded: ['Ужин', 'Проход на аттракционы без очереди', 'Личная туристическая страховка'],
			steps: [
				'Автобусы отправляются от отелей в Сеуле',
				'Прибытие, деление на команды, начало заданий',
				'Обед за отдельными столами',
				'Свободное время: аттракционы, сафари, розарий',
				'Награждение и общая фотография у садовой сцены',
				'Возвращение в отели Сеула',
			],
			meetingPoint:
				'Ведущий ждёт в лобби отеля с табличкой с названием компании; кто едет сам, встречается у главных ворот Эверленда.',
			goodToKnow: [
				'Окончательное число участников сообщите за 7 дней. Для группы меньше 20 человек сделаем отдельный расчёт.',
				'На аттракционах есть ограничения по росту и здоровью, отдельные могут быть закрыты на проверку.',
				'В дождь задания проходят в помещении; при предупреждении о ливне или снегопаде дату можно перенести бесплатно.',
			],
		},
		th: {
			title: 'วันทีมที่เอเวอร์แลนด์: ทัวร์อินเซนทีฟพร้อมภารกิจกลุ่ม',
			summary: 'สำหรับ 20 ถึง 400 ท่าน เช้าทำภารกิจเป็นทีม บ่ายเล่นเครื่องเล่นอิสระ รวมรถโค้ชและอาหารกลางวัน',
			description: [
				'วันที่ทำให้เพื่อนร่วมงานจากต่างสาขาสนิทกันมากขึ้น เมื่อถึงเอเวอร์แลนด์จะแบ่งทีมละ 8 ท่าน ทำภารกิจถ่ายภาพและไขปริศนาผ่านโซนซาฟารี สวน และถนนในสวนสนุก การ์ดภารกิจจัดทำเป็นภาษาของแต่ละทีม',
				'อาหารกลางวันจัดโต๊ะไว้เฉพาะคณะของคุณ ช่วงบ่ายเล่นเครื่องเล่นได้ตามใจ ก่อนกลับทุกคนมารวมตัวหน้าเวทีในสวนเพื่อดูภาพและมอบรางวัลให้ทีมชนะ อาหารกลางวันไม่มีหมูและในสวนสนุกมีห้องละหมาด เพื่อนร่วมงานมุสลิมจึงร่วมได้อย่างสบายใจ',
			].join('\n\n'),
			included: [
				'รถโค้ชรับส่งจากโรงแรมในกรุงโซล',
				'บัตรเอเวอร์แลนด์ 1 วัน',
				'ผู้ดำเนินกิจกรรมตามภาษา (1 คนต่อ 40 ท่าน) และชุดภารกิจ',
				'อาหารกลางวันแบบคณะ (ไม่มีหมู ขอแบบมังสวิรัติได้)',
				'ของรางวัลทีมชนะและภาพหมู่',
			],
			excluded: ['อาหารเย็น', 'บัตรเข้าเครื่องเล่นแบบไม่ต้องต่อคิว', 'ประกันการเดินทางส่วนตัว'],
			steps: [
				'รถโค้ชออกจากโรงแรมในกรุงโซล',
				'ถึงสวนสนุก แบ่งทีม และเริ่มภารกิจ',
				'อาหารกลางวันที่โต๊ะของคณะ',
				'เวลาอิสระ: เครื่องเล่น ซาฟารี สวนกุหลาบ',
				'มอบรางวัลและถ่ายภาพหมู่ที่เวทีในสวน',
				'กลับถึงโรงแรมในกรุงโซล',
			],
			meetingPoint: 'ผู้ดำเนินกิจกรรมถือป้ายชื่อบริษัทรอที่ล็อบบี้โรงแรม ผู้ที่มาเองพบกันหน้าประตูหลักเอเวอร์แลนด์',
			goodToKnow: [
				'กรุณาแจ้งจำนวนสุดท้ายก่อน 7 วัน หากน้อยกว่า 20 ท่าน เราจะส่งใบเสนอราคาแยกให้',
				'เครื่องเล่นมีข้อกำหนดเรื่องส่วนสูงและสุขภาพ และบางชนิดอาจปิดตรวจสภาพ',
				'หากฝนตก ภารกิจย้ายไปในร่ม หากมีประกาศเตือนฝนหนักหรือหิมะหนัก เลื่อนวันได้โดยไม่เสียค่าใช้จ่าย',
			],
		},
		vn: {
			title: 'Ngày đội nhóm tại Everland: tour khen thưởng với thử thách theo đội',
			summary: 'Cho 20 đến 400 người: sáng làm thử thách theo đội, chiều tự do chơi. Đã gồm xe và bữa trưa.',
			description: [
				'Một ngày giúp đồng nghiệp từ nhiều văn phòng gần nhau hơn. Đến Everland, cả đoàn chia thành đội tám người, giải thử thách bằng ảnh và câu đố qua khu safari, vườn hoa và các con phố. Thẻ thử thách được soạn bằng ngôn ngữ của từng đội.',
				'Bữa trưa dọn ở bàn riêng của đoàn, buổi chiều tự do chơi các trò. Cuối ngày mọi người tập trung ở sân khấu vườn hoa để xem ảnh và trao giải cho đội thắng. Bữa trưa không thịt heo và phòng cầu nguyện trong công viên giúp đồng nghiệp theo đạo Hồi tham gia thoải mái.',
			].join('\n\n'),
			included: [
				'Xe đưa đón từ khách sạn ở Seoul',
				'Vé Everland một ngày',
				'Người dẫn chương trình theo ngôn ngữ (1 người cho 40 khách) và bộ thử thách',
				'Bữa trưa cho đoàn (không thịt heo, có món chay nếu yêu cầu)',
				'Quà cho đội thắng và ảnh tập thể',
			],
			excluded: ['Bữa tối', 'Vé ưu tiên không xếp hàng', 'Bảo hiểm du lịch cá nhân'],
			steps: [
				'Xe rời khách sạn ở Seoul',
				'Đến nơi, chia đội và bắt đầu thử thách',
				'Ăn trưa ở bàn riêng của đoàn',
				'Tự do: trò chơi, safari, vườn hồng',
				'Trao giải và chụp ảnh tập thể ở sân khấu vườn hoa',
				'Về đến khách sạn ở Seoul',
			],
			meetingPoint:
				'Người dẫn chương trình cầm bảng tên công ty đợi ở sảnh khách sạn; ai tự đến thì gặp ở cổng chính Everland.',
			goodToKnow: [
				'Vui lòng báo số người cuối cùng trước 7 ngày. Dưới 20 người, chúng tôi gửi báo giá riêng.',
				'Các trò chơi có giới hạn chiều cao và sức khỏe, một số trò có thể đóng để kiểm tra.',
				'Trời mưa thì thử thách chuyển vào trong nhà; khi có cảnh báo mưa lớn hoặc tuyết dày, bạn được đổi ngày miễn phí.',
			],
		},
		id: {
			title: 'Hari tim di Everland: tur insentif dengan misi kelompok',
			summary:
				'Untuk 20 sampai 400 orang: misi dalam tim kecil sebelum makan siang, wahana bebas sesudahnya. Bus dan makan siang termasuk.',
			description: [
				'Makan siang bebas babi dan ada musala di dalam taman, sehingga rekan Muslim dapat ikut dengan nyaman. Hari ini mendekatkan rekan kerja dari berbagai kantor: di Everland Anda membentuk tim beranggotakan delapan orang dan memecahkan misi foto serta teka-teki di area safari, taman bunga, dan jalan-jalannya. Kartu misi dibuat dalam bahasa setiap tim.',
				'Makan siang disajikan di meja khusus rombongan, dan sore harinya bebas untuk wahana. Di akhir acara semua berkumpul di panggung taman untuk melihat foto dan memberi penghargaan kepada tim pemenang.',
			].join('\n\n'),
			included: [
				'Bus dari dan ke hotel di Seoul',
				'Tiket Everland satu hari',
				'Pemandu acara menurut bahasa (satu untuk 40 tamu) dan perangkat misi',
				'Makan siang rombongan (bebas babi, vegetarian bila diminta)',
				'Hadiah untuk tim pemenang dan foto bersama',
			],
			excluded: ['Makan malam', 'Tiket prioritas wahana', 'Asuransi perjalanan pribadi'],
			steps: [
				'Bus berangkat dari hotel di Seoul',
				'Tiba, pembagian tim, dan misi dimulai',
				'Makan siang di meja rombongan',
				'Waktu bebas: wahana, safari, taman mawar',
				'Penghargaan dan foto bersama di panggung taman',
				'Tiba kembali di hotel di Seoul',
			],
			meetingPoint:
				'Pemandu acara menunggu di lobi hotel dengan papan nama perusahaan; yang datang sendiri berkumpul di gerbang utama Everland.',
			goodToKnow: [
				'Sampaikan jumlah pasti 7 hari sebelumnya. Untuk kurang dari 20 orang, kami kirim penawaran harga tersendiri.',
				'Wahana memiliki batas tinggi badan dan kesehatan, dan beberapa bisa tutup untuk pemeriksaan.',
				'Saat hujan, misi dipindah ke dalam ruangan; jika ada peringatan hujan atau salju lebat, tanggal bisa diganti tanpa biaya.',
			],
		},
	},
	ratings: [
		{
			author: 'Thanh Tung',
			country: 'VN',
			locale: 'vn',
			daysAgo: 58,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'Đoàn 64 người của công ty mình chơi thử thách rất vui, thẻ bằng tiếng Việt viết dí dỏm. Xe đúng giờ.',
		},
		{
			author: 'Sari',
			country: 'ID',
			locale: 'id',
			daysAgo: 92,
			stars: { service: 5, language: 4, value: 5, place: 5 },
			text: 'Misinya seru dan semua orang ikut, termasuk direktur kami. Lokasi musala ditunjukkan sejak awal, sangat membantu.',
		},
		{
			author: 'Aiman',
			country: 'MY',
			locale: 'en',
			daysAgo: 170,
			stars: { service: 4, language: 4, value: 4, place: 4 },
			text: 'Well organised for 110 people. Queues for the big coaster were long on a Saturday, so choose a weekday if you can.',
		},
		{
			author: 'Chanida',
			country: 'TH',
			locale: 'th',
			daysAgo: 226,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'ทีมงานพูดไทยได้และคุมเวลาดีมาก พนักงานเราได้รู้จักกันข้ามแผนกจริง ๆ',
		},
	],
} satisfies DemoProduct;
