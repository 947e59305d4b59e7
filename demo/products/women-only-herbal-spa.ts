import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const womenOnlyHerbalSpa = {
	id: 'women-only-herbal-spa',
	kind: 'spa',
	provider: 'bamboo-stone-spa',
	pictures: ['spa-spring-2', 'spa-dusk-1', 'beauty-day-1'],
	region: 'busan',
	place: {
		name: {
			ko: '부산 해운대 달맞이길',
			en: 'Dalmaji Hill, Haeundae, Busan',
			ru: 'Холм Тальмаджи, Хэундэ, Пусан',
			th: 'เนินทัล\u2060มา\u2060จี แฮ\u2060อุน\u2060แด ปู\u2060ซาน',
			vn: 'Đồi Dalmaji, Haeundae, Busan',
			id: 'Bukit Dalmaji, Haeundae, Busan',
		},
		hangul: '부산광역시 해운대구 달맞이길62번길 38, 3층',
		latitude: 35.1597,
		longitude: 129.1736,
	},
	duration: { minutes: 150 },
	languages: ['en', 'ru', 'id'],
	tags: ['women-staff', 'prayer-room'],
	price: {
		unit: 'person',
		fromAge: 16,
		won: 140_000,
		rules: [
			{ reason: 'weekend', percent: 10, weekdays: [0, 6] },
			{ reason: 'low-season', percent: -10, season: { from: '01-10', to: '02-28' } },
		],
	},
	schedule: {
		weekdays: [0, 1, 3, 4, 5, 6],
		times: ['10:00', '13:00', '16:00'],
		capacity: 3,
		leadHours: 24,
		horizonDays: 120,
		closed: [{ from: '01-01', to: '01-01' }],
	},
	confirmation: 'request',
	persons: { min: 1, max: 3 },
	care: { has: ['heat'] },
	stepTimes: [null, null, null, null, null],
	texts: {
		ko: {
			title: '여성만을 위한 약초 스파',
			summary:
				'여성 직원만 있는 층에서 쑥 족욕, 약초 찜질, 전신 마사지를 받습니다. 기도실과 알코올 없는 차가 있습니다.',
			alsoCalled: alsoCalled`여성 전용, 부산 스파, 한방 스파, 무슬림 여성, 관리실`,
			description: [
				'여성 전용 층은 승강기에서 내리면 여성 전용 출입문이 있고 직원도 모두 여성입니다. 쑥과 당귀를 넣은 족욕으로 시작해 약초 주머니를 데워 어깨와 허리에 올립니다.',
				'이어서 70분 동안 동백기름으로 전신 마사지를 합니다. 시작 전이나 끝난 뒤에 기도실과 세정실(우두)을 쓸 수 있고, 직원이 기도 시각을 알려 드립니다. 차와 다과는 알코올과 동물성 재료 없이 준비합니다.',
			].join('\n\n'),
			included: [
				'1인 관리실과 여성 관리사',
				'쑥 족욕과 약초 찜질 50분',
				'동백기름 전신 마사지 70분',
				'차와 식물성 다과',
				'기도실, 세정실(우두), 기도 매트',
			],
			excluded: ['호텔 왕복 차량', '얼굴 관리와 추가 시간'],
			steps: [
				'옷을 갈아입고 강약 상담(15분)',
				'쑥 족욕(20분)',
				'약초 주머니 찜질(30분)',
				'동백기름 마사지(70분)',
				'차와 휴식(15분)',
			],
			meetingPoint: '해운대블루라인파크 미포정거장에서 걸어서 8분, 승강기로 3층에 올라오면 여성 직원이 맞이합니다.',
			goodToKnow: [
				'여성만 이용합니다. 몸은 수건으로 가리고 관리하며, 가리고 싶은 곳이 있으면 편하게 말해 주세요.',
				'임신 중이거나 고혈압, 혈전, 피부 상처, 쑥·국화 알레르기가 있거나 최근에 시술을 받았다면 먼저 의사에게 물어보고 예약할 때 알려 주세요.',
				'20분 일찍 와 주세요. 늦으면 관리 시간이 줄어듭니다. 16세부터 이용할 수 있습니다.',
				'차와 다과에는 돼지고기와 알코올이 없지만, 할랄 인증을 받은 시설은 아닙니다.',
			],
		},
		en: {
			title: 'Herbal spa for women only',
			summary:
				'Mugwort foot bath, herbal compress and full body massage on a floor with female staff only. Prayer room and alcohol-free tea.',
			alsoCalled: alsoCalled`ladies only, ladies spa, Pusan, Muslim women, hijab, body treatment, relaxation`,
			description: [
				'The women’s floor has its own door beside the lift, and all staff there are women. It begins with a foot bath of mugwort and angelica; then warm herb bags are laid on shoulders and back.',
				'A full body massage with camellia oil takes 70 minutes. Before or after, the prayer and ablution rooms are yours, and the staff tell you the prayer times. Tea and sweets are made without alcohol or animal ingredients.',
			].join('\n\n'),
			included: [
				'Single room and female therapist',
				'Mugwort foot bath and herbal compress, 50 minutes',
				'Full body massage with camellia oil, 70 minutes',
				'Tea and plant-based sweets',
				'Prayer room, ablution room and prayer mat',
			],
			excluded: ['Transport to and from your hotel', 'Facial care and extra time'],
			steps: [
				'Changing and choosing the massage pressure (15 min)',
				'Mugwort foot bath (20 min)',
				'Herbal compress (30 min)',
				'Massage with camellia oil (70 min)',
				'Tea and rest (15 min)',
			],
			meetingPoint:
				'Eight minutes on foot from Mipo Station of the Haeundae Blueline Park; take the lift to 3F, where female staff welcome you.',
			goodToKnow: [
				'For women only. You are covered with towels throughout; tell us what you would like to keep covered.',
				'If you are pregnant, have high blood pressure, thrombosis, open wounds or an allergy to mugwort or other plants of the daisy family, or had a recent procedure, ask a doctor first and tell us when you reserve.',
				'Come 20 minutes early; if you are late the time is shorter. Minimum age 16.',
				'Tea and sweets contain no pork and no alcohol, but the spa is not halal-certified.',
			],
		},
		ru: {
			title: 'Травяное спа только для женщин',
			summary:
				'Ванночка с полынью, травяной компресс и массаж на этаже, где работают только женщины. Есть молельная комната; чай и сладости без алкоголя.',
			alsoCalled: alsoCalled`женский спа, для девушек, мусульманкам, Бусан, Хеундэ, массаж тела, релакс`,
			description: [
				'Женский этаж отделён дверью сразу у лифта, и работают там только женщины. Начинают с ванночки для ног с полынью и дягилем, затем на плечи и спину кладут тёплые мешочки с травами.',
				'Массаж всего тела с маслом камелии длится 70 минут. До или после можно воспользоваться молельной комнатой и комнатой для омовения, персонал подскажет время молитвы. Чай и сладости готовят без алкоголя и животных продуктов.',
			].join('\n\n'),
			included: [
				'Отдельный кабинет и мастер-женщина',
				'Ванночка с полынью и травяной компресс, 50 минут',
				'Массаж тела с маслом камелии, 70 минут',
				'Чай и веганские сладости',
				'Молельная комната, омовение, коврик',
			],
			excluded: ['Трансфер из отеля', 'Уход за лицом и дополнительное время'],
			steps: [
				'Переодевание и выбор силы массажа (15 мин)',
				'Ванночка с полынью (20 мин)',
				'Травяной компресс (30 мин)',
				'Массаж с маслом камелии (70 мин)',
				'Чай и отдых (15 мин)',
			],
			meetingPoint:
				'Восемь минут пешком от станции «Мипхо» линии Haeundae Blueline Park; на лифте на 3-й этаж, там вас встретит сотрудница.',
			goodToKnow: [
				'Только для женщин. Тело всё время укрыто полотенцами; скажите, что вы хотите оставить закрытым.',
				'При беременности, гипертонии, тромбозе, повреждениях кожи, аллергии на полынь и хризантему и после недавней процедуры сначала посоветуйтесь с врачом и сообщите нам.',
				'Приходите за 20 минут до начала; при опоздании сеанс станет короче. С 16 лет.',
				'В чае и сладостях нет свинины и алкоголя, но халяль-сертификата у спа нет.',
			],
		},
		th: {
			title: 'ส\u2060ปาสมุนไพรสำหรับผู้\u2060หญิงเท่านั้น',
			summary:
				'แช่เท้าด้วยโกฐ\u2060จุฬา\u2060ลัม\u2060พา ประคบสมุนไพร และนวดตัว ในชั้นที่มีแต่เจ้าหน้าที่หญิง มีห้องละหมาด ชาและของว่างไม่มีแอลกอฮอล์',
			alsoCalled: alsoCalled`สปาผู้หญิง, เฉพาะผู้หญิง, สตรี, ลูกประคบ, นวดน้ำมัน, มุสลิมะฮ์, พูซาน, นวดผ่อนคลาย`,
			description: [
				'ชั้นสำหรับผู้หญิงแยกเป็นสัดส่วนตั้งแต่ออกจากลิฟต์ เจ้าหน้าที่เป็นผู้หญิงทั้งหมด เริ่มจากแช่เท้าด้วยโกฐ\u2060จุฬา\u2060ลัม\u2060พาและตังกุย แล้ววางถุงสมุนไพรอุ่น ๆ บนไหล่และหลัง',
				'จากนั้นนวดตัวด้วยน้ำมันคา\u2060มิล\u2060เลีย 70 นาที ก่อนหรือหลังนวด คุณใช้ห้องละหมาดและห้องอาบน้ำละหมาดได้ เจ้าหน้าที่บอกเวลาละหมาดให้ ชาและของว่างไม่มีแอลกอฮอล์และส่วนผสมจากสัตว์',
			].join('\n\n'),
			included: [
				'ห้องเดี่ยวและเท\u2060อรา\u2060พิสต์หญิง',
				'แช่เท้าและประคบสมุนไพร 50 นาที',
				'นวดตัวด้วยน้ำมันคา\u2060มิล\u2060เลีย 70 นาที',
				'ชาและของว่างจากพืช',
				'ห้องละหมาด ที่อาบน้ำละหมาด ผ้าปูละหมาด',
			],
			excluded: ['รถรับส่งโรงแรม', 'การดูแลผิวหน้าและเวลาเพิ่ม'],
			steps: [
				'เปลี่ยนชุดและเลือกน้ำหนักมือ (15 นาที)',
				'แช่เท้าด้วยสมุนไพร (20 นาที)',
				'ประคบสมุนไพร (30 นาที)',
				'นวดน้ำมันคา\u2060มิล\u2060เลีย (70 นาที)',
				'ชาและพักผ่อน (15 นาที)',
			],
			meetingPoint: 'เดินจากสถานีมิ\u2060โพของ Haeundae Blueline Park ประมาณ 8 นาที ขึ้นลิฟต์ไปชั้น 3 เจ้าหน้าที่หญิงรอต้อนรับ',
			goodToKnow: [
				'สำหรับผู้หญิงเท่านั้น คลุมผ้าให้ตลอด บอกได้ว่าต้องการปิดส่วนใด',
				'ผู้ที่ตั้งครรภ์ มีความดันโลหิตสูง ภาวะลิ่มเลือดอุดตัน หรือแผลเปิดที่ผิวหนัง แพ้โกฐ\u2060จุฬา\u2060ลัม\u2060พาหรือเบญจมาศ หรือเพิ่งทำหัตถการ กรุณาปรึกษาแพทย์ก่อนและแจ้งตอนจอง',
				'กรุณามาก่อนเวลา 20 นาที หากมาสาย เวลานวดจะสั้นลง รับตั้งแต่อายุ 16 ปี',
				'ชาและของว่างไม่มีหมูและแอลกอฮอล์ แต่ส\u2060ปาไม่ได้มีใบรับรองฮา\u2060ลา\u2060ล',
			],
		},
		vn: {
			title: 'Spa thảo mộc chỉ dành cho nữ',
			summary:
				'Ngâm chân ngải cứu, chườm thảo mộc và massage toàn thân ở tầng chỉ có nhân viên nữ. Có phòng cầu nguyện.',
			alsoCalled: alsoCalled`spa phụ nữ, mát xa, nữ Hồi giáo, Pusan, thư giãn, massage body`,
			description: [
				'Tầng dành riêng cho nữ có cửa riêng ngay khi ra khỏi thang máy, nhân viên ở đó đều là nữ. Bắt đầu bằng ngâm chân ngải cứu và đương quy, rồi túi thảo mộc ấm được đặt lên vai và lưng.',
				'Sau đó là 70 phút massage toàn thân với dầu hoa trà. Trước hoặc sau, bạn dùng được phòng cầu nguyện và chỗ thanh tẩy, nhân viên cho biết giờ cầu nguyện. Trà và bánh không có cồn, không có thành phần động vật.',
			].join('\n\n'),
			included: [
				'Phòng riêng và kỹ thuật viên nữ',
				'Ngâm chân và chườm thảo mộc 50 phút',
				'Massage toàn thân dầu hoa trà 70 phút',
				'Trà và bánh thuần thực vật',
				'Phòng cầu nguyện, chỗ thanh tẩy, thảm cầu nguyện',
			],
			excluded: ['Xe đưa đón khách sạn', 'Chăm sóc da mặt và thêm giờ'],
			steps: [
				'Thay đồ, chọn lực massage (15 phút)',
				'Ngâm chân ngải cứu (20 phút)',
				'Chườm thảo mộc (30 phút)',
				'Massage dầu hoa trà (70 phút)',
				'Trà và nghỉ (15 phút)',
			],
			meetingPoint:
				'Cách ga Mipo của Haeundae Blueline Park 8 phút đi bộ; lên thang máy tầng 3, nhân viên nữ sẽ đón bạn.',
			goodToKnow: [
				'Chỉ dành cho nữ. Bạn luôn được phủ khăn; hãy cho biết những chỗ bạn muốn che.',
				'Nếu mang thai, bị cao huyết áp, huyết khối, có vết thương ngoài da, dị ứng ngải cứu hoặc cúc, hay mới làm thủ thuật, hãy hỏi bác sĩ trước và báo khi đặt chỗ.',
				'Vui lòng đến sớm 20 phút; đến muộn thì thời gian ngắn lại. Từ 16 tuổi.',
				'Trà và bánh không có thịt heo và cồn, nhưng spa không có chứng nhận halal.',
			],
		},
		id: {
			title: 'Spa herbal khusus perempuan',
			summary:
				'Rendam kaki mugwort, kompres herbal, dan pijat badan di lantai dengan staf perempuan saja. Ada musala dan teh tanpa alkohol.',
			alsoCalled: alsoCalled`spa wanita, khusus wanita, spa muslimah, hijab, massage, Pusan, spa rempah, relaksasi`,
			description: [
				'Lantai khusus perempuan ini tertutup bagi orang lain sejak pintu lift, dan semua stafnya perempuan. Dimulai dengan rendam kaki mugwort dan angelica, lalu kantong herbal hangat diletakkan di bahu dan punggung.',
				'Setelah itu pijat badan dengan minyak kamelia selama 70 menit. Sebelum atau sesudahnya Anda bisa memakai musala dan tempat wudu, dan staf memberi tahu waktu salat. Teh dan kudapan dibuat tanpa alkohol dan bahan hewani.',
			].join('\n\n'),
			included: [
				'Ruang privat dan terapis perempuan',
				'Rendam kaki dan kompres herbal 50 menit',
				'Pijat badan minyak kamelia 70 menit',
				'Teh dan kudapan nabati',
				'Musala, tempat wudu, dan sajadah',
			],
			excluded: ['Antar-jemput hotel', 'Perawatan wajah dan tambahan waktu'],
			steps: [
				'Berganti baju dan memilih tekanan pijat (15 menit)',
				'Rendam kaki mugwort (20 menit)',
				'Kompres herbal (30 menit)',
				'Pijat minyak kamelia (70 menit)',
				'Teh dan istirahat (15 menit)',
			],
			meetingPoint:
				'Delapan menit berjalan kaki dari Stasiun Mipo di Haeundae Blueline Park; naik lift ke lantai 3, staf perempuan menyambut Anda.',
			goodToKnow: [
				'Khusus perempuan. Tubuh selalu ditutup handuk; katakan saja bagian yang ingin tetap tertutup.',
				'Jika Anda hamil, memiliki tekanan darah tinggi, trombosis, luka pada kulit, atau alergi mugwort atau krisan, atau baru menjalani tindakan, tanyakan dulu kepada dokter dan beri tahu kami saat memesan.',
				'Datanglah 20 menit lebih awal; jika terlambat waktunya berkurang. Mulai usia 16 tahun.',
				'Teh dan kudapan tanpa babi dan alkohol, tetapi spa ini tidak bersertifikat halal.',
			],
		},
	},
	ratings: [
		{
			author: 'Rahma',
			country: 'ID',
			locale: 'id',
			daysAgo: 8,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Tenang sekali karena semua stafnya perempuan. Musalanya bersih dan arah kiblat ditunjukkan.',
		},
		{
			author: 'Zarina',
			country: 'KZ',
			locale: 'ru',
			daysAgo: 37,
			stars: { service: 5, language: 4, value: 5, place: 5 },
			text: 'Закрытый этаж, мужчин нет совсем, всё очень деликатно. Мастер спрашивала, удобно ли.',
		},
		{
			author: 'Nadia',
			country: 'MY',
			locale: 'en',
			daysAgo: 88,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'They planned the session around Asr without my asking twice. The herbal compress smells wonderful.',
		},
		{
			author: 'Wulan',
			country: 'ID',
			locale: 'id',
			daysAgo: 160,
			stars: { service: 4, language: 5, value: 4, place: 4 },
			text: 'Pijatnya enak dan staf bisa berbahasa Indonesia. Jalan menanjaknya lumayan, lebih baik naik taksi.',
		},
	],
} satisfies DemoProduct;
