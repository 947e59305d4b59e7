import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { hoursFrom, incheonAirport, pickUpTexts, zonesFrom } from '../pick-up-words.ts';

const driven = ['seoul-centre', 'gangnam', 'suwon', 'nami', 'pyeongchang'] as const;

export const incheonAirportMinibus = {
	id: 'incheon-airport-minibus',
	kind: 'pick-up',
	provider: 'han-river-chauffeurs',
	pictures: ['pickup-autumn-5', 'hotel-summer-3'],
	region: 'incheon',
	place: incheonAirport,
	duration: {
		minutes: 90,
	},
	languages: ['en', 'th', 'id'],
	tags: ['child-friendly'],
	price: {
		unit: 'vehicle',
		won: 198_000,
		holds: 17,
		bags: 17,
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
						addWon: 12_000,
					},
					{
						id: 'suwon',
						addWon: 30_000,
					},
					{
						id: 'nami',
						addWon: 110_000,
					},
					{
						id: 'pyeongchang',
						addWon: 220_000,
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
		times: hoursFrom(0, 24),
		capacity: 2,
		leadHours: 48,
		horizonDays: 180,
	},
	confirmation: 'request',
	persons: {
		min: 1,
		max: 34,
	},
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			options: zonesFrom('incheon', 'ko', driven),
			title: '인천공항 17인승 미니버스, 밤낮 같은 요금',
			summary: '열 명이 넘는 일행이 한 차로 갑니다. 이틀 전까지 예약하며, 서른네 명까지는 두 대를 보냅니다.',
			alsoCalled: alsoCalled`공항 픽업, 인천공항 택시, 단체 버스, 대형 택시, 공항 이동, 전세버스, 공항 셔틀, ICN`,
			description:
				'손님 좌석 열일곱 개와 큰 가방 열일곱 개의 자리가 있습니다. 밤에도 요금이 같습니다. 인원과 짐을 적어 주시면 제공자가 확인한 뒤 확정합니다.',
			included: [
				'17인승 전용 미니버스와 기사',
				'도착장 이름 팻말',
				'착륙부터 120분 무료 대기',
				'통행료와 주차료',
				'큰 가방 17개',
				'아이용 카시트 4개까지(요청 시)',
			],
			...pickUpTexts.ko,
		},
		en: {
			options: zonesFrom('incheon', 'en', driven),
			title: 'Minibus for 17 from Incheon Airport, the same price day and night',
			summary: 'One vehicle for parties of ten or more. Reserve two days ahead; for up to 34 people we send two.',
			alsoCalled: alsoCalled`ICN, airport transfer, pickup, airport taxi, shuttle, group transfer, coach hire, chartered bus`,
			description:
				'Seventeen guest seats and room for as many large bags. The price is the same at night. Tell us the number of people and bags; the provider checks and confirms.',
			included: [
				'Private 17-seat minibus with driver',
				'Name board in the arrivals hall',
				'120 minutes of waiting from landing',
				'Tolls and parking',
				'17 large bags',
				'Up to 4 child seats on request',
			],
			...pickUpTexts.en,
		},
		ru: {
			options: zonesFrom('incheon', 'ru', driven),
			title: 'Микроавтобус на 17 мест из Инчхона, одна цена днём и ночью',
			summary: 'Одна машина для групп от десяти человек. Бронируйте за два дня; до 34 человек — две машины.',
			alsoCalled: alsoCalled`трансфер из аэропорта, трансфер, такси из аэропорта, аэропорт Инчхон, ICN, Инчеон, автобус для группы, встреча в аэропорту`,
			description:
				'Семнадцать мест и столько же больших чемоданов. Ночью цена та же. Укажите количество пассажиров и чемоданов: партнёр проверит и подтвердит.',
			included: [
				'Отдельный микроавтобус на 17 мест с водителем',
				'Встреча с табличкой в зале прилёта',
				'120 минут ожидания после приземления',
				'Платные дороги и парковка',
				'До 17 больших чемоданов',
				'До четырёх детских кресел по запросу',
			],
			...pickUpTexts.ru,
		},
		th: {
			options: zonesFrom('incheon', 'th', driven),
			title: 'มิ\u2060นิ\u2060บัส 17 ที่\u2060นั่งจากสนามบินอิน\u2060ชอน ราคาเดียวทั้งวันทั้งคืน',
			summary: 'รถคันเดียวสำหรับคณะ 10 ท่านขึ้นไป จองล่วงหน้า 2 วัน หากมี 18–34 ท่าน เราจัดรถสองคัน',
			alsoCalled: alsoCalled`รถรับส่งสนามบิน, รถบัสเล็ก, รถเหมา, แท็กซี่สนามบิน, ICN, กรุ๊ปทัวร์, รถบัสหมู่คณะ`,
			description:
				'มีที่นั่งผู้โดยสาร 17 ที่นั่งและใส่กระเป๋าใหญ่ได้ 17 ใบ กลางคืนราคาเดิม แจ้งจำนวนคนและกระเป๋า ผู้ให้บริการจะตรวจสอบแล้วยืนยัน',
			included: [
				'มิ\u2060นิ\u2060บัสส่วนตัว 17 ที่นั่งพร้อมคนขับ',
				'ป้ายชื่อที่โถงขาเข้า',
				'รอฟรี 120 นาทีหลังเครื่องลงจอด',
				'ค่าทางด่วนและค่าที่จอดรถ',
				'กระเป๋าใหญ่ 17 ใบ',
				'คาร์\u2060ซีตสำหรับเด็กไม่เกิน 4 ตัว (กรุณาแจ้งล่วงหน้า)',
			],
			...pickUpTexts.th,
		},
		vn: {
			options: zonesFrom('incheon', 'vn', driven),
			title: 'Minibus 17 chỗ từ sân bay Incheon, ngày đêm cùng một giá',
			summary: 'Một xe cho đoàn từ mười người. Đặt trước hai ngày; đến 34 người chúng tôi cử hai xe.',
			alsoCalled: alsoCalled`đón sân bay, đưa đón sân bay, taxi sân bay, xe du lịch, xe buýt nhỏ, thuê xe, ICN`,
			description:
				'17 chỗ ngồi cho khách và chở được 17 vali lớn. Ban đêm giá không đổi. Vui lòng ghi số người và hành lý; nhà cung cấp sẽ kiểm tra và xác nhận.',
			included: [
				'Xe minibus riêng 17 chỗ và tài xế',
				'Bảng tên ở sảnh đến',
				'120 phút chờ tính từ lúc hạ cánh',
				'Phí cầu đường và đậu xe',
				'17 vali lớn',
				'Tối đa 4 ghế trẻ em nếu yêu cầu',
			],
			...pickUpTexts.vn,
		},
		id: {
			options: zonesFrom('incheon', 'id', driven),
			title: 'Minibus 17 kursi dari Bandara Incheon, harga sama siang dan malam',
			summary:
				'Satu kendaraan untuk rombongan sepuluh orang ke atas. Pesan dua hari sebelumnya; sampai 34 orang kami kirim dua.',
			alsoCalled: alsoCalled`jemput bandara, antar jemput bandara, taksi bandara, sewa bus, transfer bandara, bus kecil, sewa minibus, ICN`,
			description:
				'Tujuh belas kursi penumpang dan ruang untuk koper besar sebanyak itu. Malam hari harganya sama. Tulis jumlah orang dan koper; penyedia memeriksa lalu mengonfirmasi.',
			included: [
				'Minibus privat 17 kursi dengan pengemudi',
				'Papan nama di area kedatangan',
				'120 menit waktu tunggu sejak mendarat',
				'Tol dan parkir',
				'17 koper besar',
				'Maksimal 4 kursi anak jika diminta',
			],
			...pickUpTexts.id,
		},
	},
	ratings: [
		{
			author: 'Budi',
			country: 'ID',
			locale: 'id',
			daysAgo: 27,
			stars: {
				service: 5,
				language: 4,
				value: 5,
				place: 5,
			},
			text: 'Rombongan kantor 14 orang, semua koper muat dalam satu minibus. Tepat waktu.',
		},
		{
			author: 'Somchai',
			country: 'TH',
			locale: 'th',
			daysAgo: 63,
			stars: {
				service: 4,
				language: 4,
				value: 5,
				place: 4,
			},
			text: 'มาเป็นคณะ 15 คน ลงเครื่องเช้ามืด รถรออยู่แล้ว ที่นั่งกว้าง',
		},
		{
			author: 'James',
			country: 'GB',
			locale: 'en',
			daysAgo: 120,
			stars: {
				service: 5,
				language: 5,
				value: 4,
				place: 4,
			},
			text: 'We were twelve with ski bags on the way to Pyeongchang. Everything fitted and the heating worked.',
		},
	],
} satisfies DemoProduct;
