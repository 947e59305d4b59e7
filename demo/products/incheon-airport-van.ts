import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { hoursFrom, incheonAirport, pickUpTexts, zonesFrom } from '../pick-up-words.ts';

const driven = ['seoul-centre', 'gangnam', 'suwon', 'nami', 'pyeongchang'] as const;

export const incheonAirportVan = {
	id: 'incheon-airport-van',
	kind: 'pick-up',
	provider: 'han-river-chauffeurs',
	pictures: ['pickup-dawn-3', 'hotel-day-2'],
	region: 'incheon',
	place: incheonAirport,
	duration: {
		minutes: 90,
	},
	languages: ['en', 'th', 'vn', 'id'],
	tags: ['child-friendly', 'wheelchair'],
	price: {
		unit: 'vehicle',
		won: 118_000,
		holds: 9,
		bags: 9,
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
						addWon: 8_000,
					},
					{
						id: 'suwon',
						addWon: 20_000,
					},
					{
						id: 'nami',
						addWon: 78_000,
					},
					{
						id: 'pyeongchang',
						addWon: 170_000,
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
		capacity: 3,
		leadHours: 24,
		horizonDays: 180,
	},
	confirmation: 'request',
	persons: {
		min: 1,
		max: 18,
	},
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			options: zonesFrom('incheon', 'ko', driven),
			title: '인천공항 9인승 밴, 서울과 수원, 남이섬, 평창까지',
			summary:
				'아침 6시부터 밤 10시 사이에 착륙하는 가족과 모임을 위한 밴입니다. 구역을 고르면 요금이 정해지고, 통행료가 들어 있습니다.',
			alsoCalled: alsoCalled`공항 픽업, 인천공항 콜밴, 대형 택시, 점보 택시, 공항 이동, ICN, 공항택시`,
			description:
				'손님 좌석 아홉 개와 큰 가방 아홉 개의 자리가 있습니다. 아홉 명이 넘으면 밴을 한 대 더 보냅니다. 호텔에서 공항으로 가는 길도 같은 요금입니다.',
			included: [
				'9인승 전용 밴과 기사',
				'도착장 이름 팻말',
				'착륙부터 120분 무료 대기',
				'통행료와 주차료',
				'큰 가방 9개',
				'아이용 카시트 2개까지(요청 시)',
			],
			...pickUpTexts.ko,
		},
		en: {
			options: zonesFrom('incheon', 'en', driven),
			title: 'Nine-seat van from Incheon Airport to Seoul, Suwon, Nami or Pyeongchang',
			summary:
				'For families and groups who land between 06:00 and 22:00. Choose the zone and the price is fixed, tolls included.',
			alsoCalled: alsoCalled`ICN, airport transfer, pickup, airport taxi, shuttle, minivan, large taxi, kids, chauffeur`,
			description:
				'Nine guest seats and room for nine large bags; for more people we send a second van. The trip from your hotel to the airport costs the same.',
			included: [
				'Private nine-seat van with driver',
				'Name board in the arrivals hall',
				'120 minutes of waiting from landing',
				'Tolls and parking',
				'9 large bags',
				'Up to 2 child seats on request',
			],
			...pickUpTexts.en,
		},
		ru: {
			options: zonesFrom('incheon', 'ru', driven),
			title: 'Минивэн на девять мест из Инчхона: Сеул, Сувон, Нами, Пхёнчхан',
			summary:
				'Для семей и групп, которые прилетают с 06:00 до 22:00. Выберите зону, и цена известна: платные дороги включены.',
			alsoCalled: alsoCalled`трансфер из аэропорта, трансфер, такси из аэропорта, ICN, Инчеон, минивен, такси на 9 человек, встреча в аэропорту, детское кресло`,
			description:
				'Девять пассажирских мест и место для девяти больших чемоданов; если вас больше, пришлём вторую машину. Дорога из отеля в аэропорт стоит столько же.',
			included: [
				'Отдельный минивэн на девять мест с водителем',
				'Встреча с табличкой в зале прилёта',
				'120 минут ожидания после приземления',
				'Платные дороги и парковка',
				'До 9 больших чемоданов',
				'До двух детских кресел по запросу',
			],
			...pickUpTexts.ru,
		},
		th: {
			options: zonesFrom('incheon', 'th', driven),
			title: 'รถ\u2060ตู้ 9 ที่\u2060นั่งจากสนามบินอิน\u2060ชอนถึงกรุง\u2060โซล ซู\u2060วอน เกาะนา\u2060มิ หรือพ\u2060ยอง\u2060ชัง',
			summary: 'สำหรับครอบครัวและกลุ่มที่ลงเครื่องระหว่าง 06:00–22:00 น. เลือกเขตแล้วรู้ราคาทันที รวมค่าทางด่วน',
			alsoCalled: alsoCalled`รถรับส่งสนามบิน, แท็กซี่สนามบิน, แท็กซี่ใหญ่, รถเหมา, ICN, รับสนามบิน, รถแวน`,
			description: 'มีที่นั่งผู้โดยสาร 9 ที่นั่งและใส่กระเป๋าใหญ่ได้ 9 ใบ หากมากกว่านั้นเราจะส่งรถเพิ่มอีกคัน ขาจากโรงแรมไปสนามบินราคาเดียวกัน',
			included: [
				'รถตู้ส่วนตัว 9 ที่นั่งพร้อมคนขับ',
				'ป้ายชื่อที่โถงขาเข้า',
				'รอฟรี 120 นาทีหลังเครื่องลงจอด',
				'ค่าทางด่วนและค่าที่จอดรถ',
				'กระเป๋าใหญ่ 9 ใบ',
				'คาร์\u2060ซีตสำหรับเด็กไม่เกิน 2 ตัว (กรุณาแจ้งล่วงหน้า)',
			],
			...pickUpTexts.th,
		},
		vn: {
			options: zonesFrom('incheon', 'vn', driven),
			title: 'Xe van 9 chỗ từ sân bay Incheon đến Seoul, Suwon, đảo Nami hoặc Pyeongchang',
			summary: 'Cho gia đình và nhóm hạ cánh từ 06:00 đến 22:00. Chọn khu vực là biết giá, đã gồm phí cầu đường.',
			alsoCalled: alsoCalled`đón sân bay, đưa đón sân bay, taxi sân bay, taxi lớn, thuê xe có tài xế, ICN, trẻ em`,
			description:
				'9 chỗ ngồi cho khách và chở được 9 vali lớn; nếu đông hơn, chúng tôi cử thêm một xe. Chiều từ khách sạn ra sân bay cùng giá.',
			included: [
				'Xe van riêng 9 chỗ và tài xế',
				'Bảng tên ở sảnh đến',
				'120 phút chờ tính từ lúc hạ cánh',
				'Phí cầu đường và đậu xe',
				'9 vali lớn',
				'Tối đa 2 ghế trẻ em nếu yêu cầu',
			],
			...pickUpTexts.vn,
		},
		id: {
			options: zonesFrom('incheon', 'id', driven),
			title: 'Van 9 kursi dari Bandara Incheon ke Seoul, Suwon, Nami, atau Pyeongchang',
			summary:
				'Untuk keluarga dan rombongan yang mendarat pukul 06:00–22:00. Pilih zona dan harganya pasti, tol sudah termasuk.',
			alsoCalled: alsoCalled`jemput bandara, antar jemput bandara, taksi bandara, transfer bandara, sewa van, ICN, mobil keluarga, sewa mobil dengan sopir`,
			description:
				'Sembilan kursi penumpang dan ruang untuk sembilan koper besar; jika lebih, kami kirim satu van lagi. Perjalanan dari hotel ke bandara harganya sama.',
			included: [
				'Van privat 9 kursi dengan pengemudi',
				'Papan nama di area kedatangan',
				'120 menit waktu tunggu sejak mendarat',
				'Tol dan parkir',
				'9 koper besar',
				'Maksimal 2 kursi anak jika diminta',
			],
			...pickUpTexts.id,
		},
	},
	ratings: [
		{
			author: 'Ploy',
			country: 'TH',
			locale: 'th',
			daysAgo: 18,
			stars: {
				service: 5,
				language: 4,
				value: 5,
				place: 5,
			},
			text: 'มากันเจ็ดคนกระเป๋าเก้าใบ ใส่ได้หมด คนขับรอถึงแม้เครื่องช้าหนึ่งชั่วโมง',
		},
		{
			author: 'Rahmat',
			country: 'ID',
			locale: 'id',
			daysAgo: 41,
			stars: {
				service: 5,
				language: 4,
				value: 4,
				place: 5,
			},
			text: 'Langsung ke Pulau Nami dari bandara, dua jam lebih sedikit. Van bersih dan pengemudi sabar dengan anak-anak.',
		},
		{
			author: 'Linh',
			country: 'VN',
			locale: 'vn',
			daysAgo: 77,
			stars: {
				service: 4,
				language: 4,
				value: 5,
				place: 4,
			},
			text: 'Giá rõ ràng theo khu vực, không phát sinh thêm. Tài xế đến đúng giờ.',
		},
	],
} satisfies DemoProduct;
