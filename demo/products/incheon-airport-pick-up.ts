import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { hoursFrom, incheonAirport, zonesFrom } from '../pick-up-words.ts';

const driven = ['seoul-centre', 'gangnam'] as const;

export const incheonAirportPickUp = {
	id: 'incheon-airport-pick-up',
	kind: 'pick-up',
	provider: 'han-river-chauffeurs',
	pictures: ['pickup-day-1', 'hotel-day-2'],
	region: 'incheon',
	place: incheonAirport,
	duration: { minutes: 80 },
	languages: ['en', 'th', 'vn'],
	tags: ['child-friendly'],
	price: {
		unit: 'vehicle',
		won: 89_000,
		holds: 4,
		bags: 3,
		choices: [
			{
				group: 'route',
				options: [
					{ id: 'seoul-centre', addWon: 0 },
					{ id: 'gangnam', addWon: 6_000 },
				],
			},
		],
		rules: [{ reason: 'peak', percent: 10, season: { from: '07-15', to: '08-20' } }],
	},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: hoursFrom(6, 22),
		capacity: 5,
		leadHours: 12,
		horizonDays: 180,
	},
	confirmation: 'instant',
	persons: { min: 1, max: 8 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			options: zonesFrom('incheon', 'ko', driven),
			title: '인천공항에서 서울 호텔까지 전용 차량, 이름 팻말과 90분 무료 대기',
			summary:
				'기사가 도착장에서 이름 팻말을 들고 기다립니다. 네 사람과 큰 가방 세 개까지, 착륙부터 90분은 추가 요금 없이 기다립니다.',
			alsoCalled: alsoCalled`인천공항 택시, 공항택시, 공항 픽업, 콜택시, 공항 콜밴, 픽업 서비스, ICN, 공항 마중`,
			description: [
				'인천공항 제1·제2여객터미널에서 서울 시내 호텔이나 숙소까지 다른 손님 없이 갑니다. 편명을 적어 주시면 기사가 실제 착륙 시각에 맞춰 나옵니다. 비행기가 늦어져도 요금은 그대로입니다.',
				'차는 네 사람이 타는 대형 승용차나 미니밴입니다. 네 명이 넘으면 차를 한 대 더 보냅니다. 서울 중심부까지 보통 70~90분 걸리고, 출퇴근 시간에는 더 걸릴 수 있습니다. 호텔에서 공항으로 가는 길도 같은 요금으로 예약할 수 있습니다.',
			].join('\n\n'),
			included: [
				'전용 차량과 기사',
				'도착장 이름 팻말',
				'착륙부터 90분 무료 대기',
				'통행료와 주차료',
				'큰 가방 세 개와 손가방 네 개',
				'아이용 카시트 하나(요청 시)',
			],
			excluded: ['경유지 추가(한 곳 ₩15,000)', '90분이 지난 뒤의 대기(30분마다 ₩10,000)', '서울 밖 지역'],
			steps: [
				'착륙, 기사가 메시지로 도착을 알립니다',
				'입국 심사와 짐 찾기, 세관',
				'1층 도착장에서 이름 팻말을 든 기사와 만남',
				'호텔 정문까지 이동, 짐을 내려 드립니다',
			],
			meetingPoint: '도착하는 터미널 1층 도착장에서 기사가 예약한 분의 이름 팻말을 들고 기다립니다.',
			goodToKnow: [
				'시작 시간에는 착륙 예정 시각에 가까운 시각을 고르고 편명을 정확히 적어 주세요.',
				'호텔 주소는 한글로도 적어 주시면 기사가 더 빨리 찾습니다.',
				'카시트가 필요하면 아이의 나이와 몸무게를 요청 사항에 적어 주세요.',
			],
		},
		en: {
			options: zonesFrom('incheon', 'en', driven),
			title: 'Private car from Incheon Airport to your Seoul hotel, name board and 90 min waiting',
			summary:
				'Your driver waits in the arrivals hall with your name on a board. Up to four people and three large bags; 90 minutes of waiting from landing are included.',
			alsoCalled: alsoCalled`airport taxi, taxi, ICN, airport transfer, pick-up, pickup, chauffeur, cab, meet and greet`,
			description: [
				'From Terminal 1 or 2 to your hotel or apartment in Seoul, with no other guests in the car. Give us your flight number and the driver arrives for the actual landing time. If the flight is late, the price stays the same.',
				'The vehicle is a large sedan or a minivan for four people; for more than four we send a second one. The drive to central Seoul usually takes 70–90 minutes, longer in the rush hours. You can also reserve the trip from your hotel to the airport, at the same price.',
			].join('\n\n'),
			included: [
				'Private vehicle with driver',
				'Name board in the arrivals hall',
				'90 minutes of waiting from landing',
				'Tolls and parking',
				'Three large bags and four cabin bags',
				'One child seat on request',
			],
			excluded: [
				'An extra stop (₩15,000 each)',
				'Waiting beyond 90 minutes (₩10,000 per half hour)',
				'Addresses outside Seoul',
			],
			steps: [
				'You land; the driver sends you a message',
				'Passport control, baggage claim, customs',
				'Your driver with the name board in the arrivals hall, 1F',
				'To the door of your hotel; the driver unloads your bags',
			],
			meetingPoint: 'Your driver waits with a name board in the arrivals hall (1F) of the terminal where you land.',
			goodToKnow: [
				'Choose the start time nearest to your scheduled landing and enter the exact flight number.',
				'Give the hotel address in Hangul too if you can: the driver finds it sooner.',
				'For a child seat, write the child’s age and weight in the message.',
			],
		},
		ru: {
			options: zonesFrom('incheon', 'ru', driven),
			title: 'Трансфер из аэропорта Инчхон до отеля в Сеуле: встреча с табличкой, 90 минут ожидания',
			summary:
				'Водитель встретит вас в зале прилёта с табличкой. До четырёх человек и трёх больших чемоданов; 90 минут ожидания после приземления включены.',
			alsoCalled: alsoCalled`такси из аэропорта, такси, ICN, Инчеон, встреча в аэропорту, машина с водителем, доехать из аэропорта`,
			description: [
				'Поездка от терминала 1 или 2 до отеля или квартиры в Сеуле, без попутчиков. Укажите номер рейса, и водитель приедет к фактическому времени прилёта. Если рейс задержится, цена не изменится.',
				'Машина — большой седан или минивэн на четырёх человек; если вас больше, мы пришлём вторую. До центра Сеула обычно 70–90 минут, в часы пик дольше. Обратную дорогу, от отеля до аэропорта, можно забронировать за ту же цену.',
			].join('\n\n'),
			included: [
				'Отдельная машина с водителем',
				'Встреча с табличкой в зале прилёта',
				'90 минут ожидания после приземления',
				'Платные дороги и парковка',
				'Три больших чемодана и четыре места ручной клади',
				'Одно детское кресло по запросу',
			],
			excluded: [
				'Дополнительная остановка (₩15,000 за каждую)',
				'Ожидание сверх 90 минут (₩10,000 за полчаса)',
				'Адреса за пределами Сеула',
			],
			steps: [
				'Самолёт приземлился: водитель присылает вам сообщение',
				'Паспортный контроль, багаж, таможня',
				'Встреча с водителем с табличкой в зале прилёта на первом этаже',
				'Поездка до входа в отель, водитель выгрузит багаж',
			],
			meetingPoint: 'Водитель ждёт с табличкой в зале прилёта (первый этаж) вашего терминала.',
			goodToKnow: [
				'Выберите время, ближайшее ко времени прилёта по расписанию, и укажите точный номер рейса.',
				'Если можете, напишите адрес отеля и по-корейски: водитель найдёт его быстрее.',
				'Чтобы заказать детское кресло, укажите в сообщении партнёру возраст и вес ребёнка.',
			],
		},
		th: {
			options: zonesFrom('incheon', 'th', driven),
			title: 'รถส่วน\u2060ตัวจากสนามบินอิน\u2060ชอนถึงโรงแรมในกรุง\u2060โซล มีป้ายชื่อและรอฟรี 90 นาที',
			summary: 'คนขับถือป้ายชื่อรอที่โถงขาเข้า นั่งได้ 4 ท่านพร้อมกระเป๋าใหญ่ 3 ใบ รวมเวลารอ 90 นาทีหลังเครื่องลงจอด',
			alsoCalled: alsoCalled`แท็กซี่, แท็กซี่สนามบิน, รถรับส่งสนามบิน, รับสนามบิน, ICN, รถเหมา, ไปส่งโรงแรม`,
			description: [
				'เดินทางจากอาคาร 1 หรืออาคาร 2 ถึงโรงแรมหรือที่พักในกรุง\u2060โซลโดยไม่รวมกับผู้โดยสารอื่น แจ้งหมายเลขเที่ยวบินไว้ คนขับจะมาตามเวลาลงจอดจริง หากเที่ยวบินล่าช้า ราคาไม่เปลี่ยน',
				'รถเป็นรถเก๋งคันใหญ่หรือมิ\u2060นิ\u2060แวนสำหรับ 4 ท่าน หากเกิน 4 ท่านเราจะส่งรถเพิ่มอีกคัน เดินทางถึงใจกลางกรุง\u2060โซลปกติ 70–90 นาที ช่วงรถติดอาจนานกว่านี้ ขากลับจากโรงแรมไปสนามบินจองได้ในราคาเดียวกัน',
			].join('\n\n'),
			included: [
				'รถส่วนตัวพร้อมคนขับ',
				'ป้ายชื่อที่โถงขาเข้า',
				'รอฟรี 90 นาทีหลังเครื่องลงจอด',
				'ค่าทางด่วนและค่าที่จอดรถ',
				'กระเป๋าใหญ่ 3 ใบและกระเป๋าถือ 4 ใบ',
				'คาร์\u2060ซีตสำหรับเด็ก 1 ตัว (กรุณาแจ้งล่วงหน้า)',
			],
			excluded: ['จุดแวะเพิ่ม (จุดละ ₩15,000)', 'เวลารอเกิน 90 นาที (ทุก 30 นาที ₩10,000)', 'ที่อยู่นอกกรุง\u2060โซล'],
			steps: [
				'เครื่องลงจอด คนขับส่งข้อความแจ้งคุณ',
				'ผ่านตรวจคนเข้าเมือง รับกระเป๋า และศุลกากร',
				'พบคนขับที่ถือป้ายชื่อที่โถงขาเข้า ชั้น 1',
				'ส่งถึงหน้าโรงแรม คนขับยกกระเป๋าลงให้',
			],
			meetingPoint: 'คนขับถือป้ายชื่อรอที่โถงขาเข้า ชั้น 1 ของอาคารที่คุณลงเครื่อง',
			goodToKnow: [
				'เลือกเวลาที่ใกล้กับเวลาลงจอดตามตาราง และกรอกหมายเลขเที่ยวบินให้ตรง',
				'หากมีที่อยู่โรงแรมเป็นภาษาเกาหลี กรุณาแจ้งด้วย คนขับจะหาได้เร็วขึ้น',
				'หากต้องการคาร์\u2060ซีต กรุณาเขียนอายุและน้ำหนักของเด็กในข้อความเพิ่มเติม',
			],
		},
		vn: {
			options: zonesFrom('incheon', 'vn', driven),
			title: 'Xe riêng từ sân bay Incheon về khách sạn ở Seoul, có bảng tên và chờ 90 phút',
			summary:
				'Tài xế cầm bảng tên chờ ở sảnh đến. Tối đa bốn người và ba vali lớn, gồm 90 phút chờ tính từ lúc hạ cánh.',
			alsoCalled: alsoCalled`taxi sân bay, taxi, đón sân bay, đưa đón sân bay, xe đón, ICN, thuê xe có tài xế, đón khách`,
			description: [
				'Từ nhà ga T1 hoặc T2 về khách sạn hay căn hộ ở Seoul, không ghép khách khác. Bạn cho biết số hiệu chuyến bay, tài xế sẽ đến theo giờ hạ cánh thực tế. Chuyến bay trễ, giá vẫn giữ nguyên.',
				'Xe là sedan cỡ lớn hoặc minivan cho bốn người; nếu đông hơn, chúng tôi cử thêm một xe. Về trung tâm Seoul thường mất 70–90 phút, giờ cao điểm lâu hơn. Chiều từ khách sạn ra sân bay cũng đặt được với cùng giá.',
			].join('\n\n'),
			included: [
				'Xe riêng và tài xế',
				'Bảng tên ở sảnh đến',
				'90 phút chờ tính từ lúc hạ cánh',
				'Phí cầu đường và đậu xe',
				'Ba vali lớn và bốn hành lý xách tay',
				'Một ghế trẻ em nếu yêu cầu',
			],
			excluded: ['Điểm dừng thêm (₩15,000 mỗi điểm)', 'Chờ quá 90 phút (₩10,000 mỗi 30 phút)', 'Địa chỉ ngoài Seoul'],
			steps: [
				'Máy bay hạ cánh, tài xế nhắn tin cho bạn',
				'Nhập cảnh, lấy hành lý, qua hải quan',
				'Gặp tài xế cầm bảng tên ở sảnh đến, tầng 1',
				'Về đến cửa khách sạn, tài xế dỡ hành lý cho bạn',
			],
			meetingPoint: 'Tài xế cầm bảng tên chờ ở sảnh đến (tầng 1) của nhà ga bạn hạ cánh.',
			goodToKnow: [
				'Chọn giờ gần nhất với giờ hạ cánh dự kiến và nhập đúng số hiệu chuyến bay.',
				'Nếu có thể, hãy ghi thêm địa chỉ khách sạn bằng chữ Hàn để tài xế tìm nhanh hơn.',
				'Nếu cần ghế trẻ em, vui lòng ghi tuổi và cân nặng của bé trong mục yêu cầu thêm.',
			],
		},
		id: {
			options: zonesFrom('incheon', 'id', driven),
			title: 'Mobil privat Bandara Incheon–hotel di Seoul, waktu tunggu 90 menit',
			summary:
				'Pengemudi menunggu di area kedatangan dengan papan nama. Maksimal empat orang dan tiga koper besar, termasuk waktu tunggu 90 menit sejak mendarat.',
			alsoCalled: alsoCalled`taksi bandara, taksi, jemput bandara, antar jemput bandara, ICN, transfer bandara, penjemputan, sewa mobil dengan sopir`,
			description: [
				'Dari Terminal 1 atau 2 ke hotel atau apartemen Anda di Seoul, tanpa penumpang lain. Cantumkan nomor penerbangan Anda, dan pengemudi datang sesuai waktu mendarat yang sebenarnya. Jika penerbangan terlambat, harga tetap sama.',
				'Kendaraannya sedan besar atau minivan untuk empat orang; jika lebih, kami kirim satu mobil lagi. Perjalanan ke pusat Seoul biasanya 70–90 menit, lebih lama pada jam sibuk. Perjalanan dari hotel ke bandara bisa dipesan dengan harga yang sama.',
			].join('\n\n'),
			included: [
				'Mobil privat dengan pengemudi',
				'Papan nama di area kedatangan',
				'90 menit waktu tunggu sejak mendarat',
				'Tol dan parkir',
				'Tiga koper besar dan empat tas kabin',
				'Satu kursi anak jika diminta',
			],
			excluded: [
				'Perhentian tambahan (₩15,000 per tempat)',
				'Waktu tunggu lebih dari 90 menit (₩10,000 per setengah jam)',
				'Alamat di luar Seoul',
			],
			steps: [
				'Pesawat mendarat, pengemudi mengirim pesan kepada Anda',
				'Imigrasi, pengambilan bagasi, bea cukai',
				'Bertemu pengemudi dengan papan nama di area kedatangan, lantai 1',
				'Diantar sampai pintu hotel, pengemudi menurunkan bagasi',
			],
			meetingPoint: 'Pengemudi menunggu dengan papan nama di area kedatangan (lantai 1) terminal tempat Anda mendarat.',
			goodToKnow: [
				'Pilih waktu yang paling dekat dengan jadwal mendarat dan isi nomor penerbangan dengan tepat.',
				'Jika bisa, sertakan alamat hotel dalam huruf Korea agar pengemudi lebih cepat menemukannya.',
				'Untuk kursi anak, tuliskan usia dan berat badan anak di catatan.',
			],
		},
	},
	ratings: [
		{
			author: 'Ploy',
			country: 'TH',
			locale: 'th',
			daysAgo: 5,
			stars: { service: 5, language: 4, value: 5, place: 5 },
			text: 'เครื่องดีเลย์เกือบสองชั่วโมง คนขับยังยืนถือป้ายรออยู่ รถสะอาดและช่วยยกกระเป๋าทุกใบ',
		},
		{
			author: 'Quang',
			country: 'VN',
			locale: 'vn',
			daysAgo: 27,
			stars: { service: 5, language: 4, value: 4, place: 5 },
			text: 'Tài xế nhắn tin bằng tiếng Việt ngay khi mình bật điện thoại. Xe rộng, có sẵn ghế cho con trai 3 tuổi.',
		},
		{
			author: 'Rizky',
			country: 'ID',
			locale: 'id',
			daysAgo: 63,
			stars: { service: 5, language: 4, value: 4, place: 4 },
			text: 'Antre imigrasi lama, tapi pengemudinya tetap sabar menunggu. Bahasa Inggrisnya lancar dan mobilnya wangi.',
		},
		{
			author: 'Marina',
			country: 'RU',
			locale: 'ru',
			daysAgo: 151,
			stars: { service: 4, language: 3, value: 4, place: 5 },
			text: 'Табличку увидели сразу. Водитель говорит только по-английски и по-корейски, но адрес отеля знал. В пробке ехали полтора часа.',
		},
	],
} satisfies DemoProduct;
