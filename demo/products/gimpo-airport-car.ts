import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { hoursFrom, pickUpTexts, zonesFrom } from '../pick-up-words.ts';

const driven = ['seoul-centre', 'gangnam', 'suwon'] as const;

export const gimpoAirportCar = {
	id: 'gimpo-airport-car',
	kind: 'pick-up',
	provider: 'han-river-chauffeurs',
	pictures: ['pickup-spring-4', 'hotel-dusk-4'],
	region: 'seoul',
	place: {
		name: {
			ko: '김포공항 국제선·국내선',
			en: 'Gimpo Airport, international and domestic',
			ru: 'Аэропорт Кимпхо, международный и внутренний терминалы',
			th: 'สนามบิน\u2060กิม\u2060โป ในประเทศและระหว่างประเทศ',
			vn: 'Sân bay Gimpo, quốc tế và nội địa',
			id: 'Bandara Gimpo, internasional dan domestik',
		},
		hangul: '서울특별시 강서구 하늘길 112',
		latitude: 37.5587,
		longitude: 126.8028,
	},
	duration: {
		minutes: 50,
	},
	languages: ['en', 'ru', 'vn'],
	tags: ['child-friendly'],
	price: {
		unit: 'vehicle',
		won: 69_000,
		holds: 4,
		bags: 3,
		choices: [
			{
				group: 'route',
				options: [
					{
						id: 'seoul-centre',
						addWon: 0,
					},
					{
						id: 'gangnam',
						addWon: 6_000,
					},
					{
						id: 'suwon',
						addWon: 26_000,
					},
				],
			},
		],
		rules: [
			{
				reason: 'peak',
				percent: 10,
				season: {
					from: '07-15',
					to: '08-20',
				},
			},
		],
	},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: hoursFrom(6, 22),
		capacity: 4,
		leadHours: 12,
		horizonDays: 180,
	},
	confirmation: 'instant',
	persons: {
		min: 1,
		max: 8,
	},
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			options: zonesFrom('gimpo', 'ko', driven),
			title: '김포공항에서 서울 또는 수원까지 전용 차량',
			summary: '제주와 부산에서 오는 국내선, 도쿄와 타이베이 등에서 오는 국제선 손님을 도착장에서 모십니다.',
			alsoCalled: alsoCalled`김포공항 택시, 공항 픽업, 공항 콜택시, 픽업 서비스, 공항 이동, 기사 포함 차량, GMP`,
			description:
				'네 사람까지 타는 승용차입니다. 네 명이 넘으면 한 대를 더 보냅니다. 국제선과 국내선은 건물이 다르니 편명을 정확히 적어 주세요.',
			included: [
				'전용 승용차와 기사',
				'도착장 이름 팻말',
				'착륙부터 120분 무료 대기',
				'통행료와 주차료',
				'큰 가방 3개',
				'아이용 카시트 1개까지(요청 시)',
			],
			...pickUpTexts.ko,
		},
		en: {
			options: zonesFrom('gimpo', 'en', driven),
			title: 'Private car from Gimpo Airport to Seoul or Suwon',
			summary:
				'For guests who land at Gimpo from Jeju and Busan, or from abroad. The driver waits in the arrivals hall.',
			alsoCalled: alsoCalled`airport taxi, airport transfer, pick-up, pickup, Kimpo, GMP, chauffeur, cab, taxi`,
			description:
				'A car for up to four people; for more we send a second one. The international and the domestic terminal are different buildings, so enter the exact flight number.',
			included: [
				'Private car with driver',
				'Name board in the arrivals hall',
				'120 minutes of waiting from landing',
				'Tolls and parking',
				'3 large bags',
				'One child seat on request',
			],
			...pickUpTexts.en,
		},
		ru: {
			options: zonesFrom('gimpo', 'ru', driven),
			title: 'Трансфер из аэропорта Кимпхо в Сеул или Сувон',
			summary: 'Для тех, кто прилетает в Кимпхо с Чеджу и из Пусана или из-за рубежа. Водитель ждёт в зале прилёта.',
			alsoCalled: alsoCalled`такси из аэропорта, такси, встреча в аэропорту, Гимпо, GMP, машина с водителем, доехать из аэропорта`,
			description:
				'Машина на четырёх человек; если вас больше, пришлём вторую. Международный и внутренний терминалы — разные здания, поэтому укажите точный номер рейса.',
			included: [
				'Отдельный автомобиль с водителем',
				'Встреча с табличкой в зале прилёта',
				'120 минут ожидания после приземления',
				'Платные дороги и парковка',
				'До 3 больших чемоданов',
				'Одно детское кресло по запросу',
			],
			...pickUpTexts.ru,
		},
		th: {
			options: zonesFrom('gimpo', 'th', driven),
			title: 'รถส่วน\u2060ตัวจากสนามบิน\u2060กิม\u2060โปถึงกรุง\u2060โซลหรือซู\u2060วอน',
			summary: 'สำหรับผู้ที่ลงเครื่องที่กิม\u2060โปจากเกาะเช\u2060จู ปู\u2060ซาน หรือต่างประเทศ คนขับรอที่โถงขาเข้า',
			alsoCalled: alsoCalled`แท็กซี่, แท็กซี่สนามบิน, รถรับส่งสนามบิน, คิมโป, รับสนามบิน, รถเหมา, GMP`,
			description:
				'รถสำหรับ 4 ท่าน หากเกินเราจะส่งรถเพิ่มอีกคัน อาคารระหว่างประเทศและในประเทศเป็นคนละอาคาร กรุณากรอกหมายเลขเที่ยวบินให้ตรง',
			included: [
				'รถส่วนตัวพร้อมคนขับ',
				'ป้ายชื่อที่โถงขาเข้า',
				'รอฟรี 120 นาทีหลังเครื่องลงจอด',
				'ค่าทางด่วนและค่าที่จอดรถ',
				'กระเป๋าใหญ่ 3 ใบ',
				'คาร์\u2060ซีตสำหรับเด็กไม่เกิน 1 ตัว (กรุณาแจ้งล่วงหน้า)',
			],
			...pickUpTexts.th,
		},
		vn: {
			options: zonesFrom('gimpo', 'vn', driven),
			title: 'Xe riêng từ sân bay Gimpo đến Seoul hoặc Suwon',
			summary: 'Cho khách hạ cánh ở Gimpo từ Jeju, Busan hoặc từ nước ngoài. Tài xế chờ ở sảnh đến.',
			alsoCalled: alsoCalled`taxi sân bay, đón sân bay, đưa đón sân bay, xe đón, taxi, GMP, Kimpo, thuê xe có tài xế`,
			description:
				'Xe cho tối đa bốn người; nếu đông hơn, chúng tôi cử thêm một xe. Nhà ga quốc tế và nội địa là hai tòa nhà khác nhau, vui lòng nhập đúng số hiệu chuyến bay.',
			included: [
				'Xe riêng và tài xế',
				'Bảng tên ở sảnh đến',
				'120 phút chờ tính từ lúc hạ cánh',
				'Phí cầu đường và đậu xe',
				'3 vali lớn',
				'Tối đa 1 ghế trẻ em nếu yêu cầu',
			],
			...pickUpTexts.vn,
		},
		id: {
			options: zonesFrom('gimpo', 'id', driven),
			title: 'Mobil privat dari Bandara Gimpo ke Seoul atau Suwon',
			summary:
				'Untuk tamu yang mendarat di Gimpo dari Jeju, Busan, atau luar negeri. Pengemudi menunggu di area kedatangan.',
			alsoCalled: alsoCalled`taksi bandara, taksi, jemput bandara, antar jemput bandara, transfer bandara, sewa mobil dengan sopir, GMP, Kimpo`,
			description:
				'Mobil untuk maksimal empat orang; jika lebih, kami kirim satu lagi. Terminal internasional dan domestik berbeda gedung, jadi isi nomor penerbangan dengan tepat.',
			included: [
				'Mobil privat dengan pengemudi',
				'Papan nama di area kedatangan',
				'120 menit waktu tunggu sejak mendarat',
				'Tol dan parkir',
				'3 koper besar',
				'Maksimal 1 kursi anak jika diminta',
			],
			...pickUpTexts.id,
		},
	},
	ratings: [
		{
			author: 'Olga',
			country: 'RU',
			locale: 'ru',
			daysAgo: 22,
			stars: {
				service: 5,
				language: 5,
				value: 4,
				place: 5,
			},
			text: 'Прилетели с Чеджу вечером, водитель ждал у выхода. До Каннама меньше часа.',
		},
		{
			author: 'Minh',
			country: 'VN',
			locale: 'vn',
			daysAgo: 58,
			stars: {
				service: 4,
				language: 4,
				value: 5,
				place: 4,
			},
			text: 'Bay từ Busan về, tài xế chờ sẵn. Xe sạch, đi êm.',
		},
		{
			author: 'Emma',
			country: 'AU',
			locale: 'en',
			daysAgo: 95,
			stars: {
				service: 5,
				language: 5,
				value: 4,
				place: 5,
			},
			text: 'Easy to find at the domestic terminal, and the driver knew our small guesthouse.',
		},
	],
} satisfies DemoProduct;
