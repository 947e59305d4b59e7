import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { zonesFrom } from '../pick-up-words.ts';

const driven = ['seoul-centre', 'gangnam'] as const;

export const nightAirportVan = {
	id: 'night-airport-van',
	kind: 'pick-up',
	provider: 'han-river-chauffeurs',
	pictures: ['pickup-night-2', 'hotel-night-1'],
	region: 'incheon',
	place: {
		name: {
			ko: '인천공항 제1·제2여객터미널',
			en: 'Incheon Airport, T1 and T2',
			ru: 'Аэропорт Инчхон, T1 и T2',
			th: 'สนามบินอิน\u2060ชอน T1 และ T2',
			vn: 'Sân bay Incheon, T1 và T2',
			id: 'Bandara Incheon, T1 dan T2',
		},
		hangul: '인천광역시 중구 제2터미널대로 446',
		latitude: 37.4683,
		longitude: 126.4336,
	},
	duration: { minutes: 70 },
	languages: ['en', 'ru', 'th'],
	tags: ['child-friendly', 'wheelchair'],
	price: {
		unit: 'vehicle',
		won: 148_000,
		holds: 9,
		bags: 9,
		choices: [
			{
				group: 'route',
				options: [
					{ id: 'seoul-centre', addWon: 0 },
					{ id: 'gangnam', addWon: 8_000 },
				],
			},
		],
		rules: [{ reason: 'peak', percent: 10, season: { from: '12-20', to: '01-05' } }],
	},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00', '22:00', '23:00'],
		capacity: 2,
		leadHours: 24,
		horizonDays: 180,
	},
	confirmation: 'request',
	persons: { min: 1, max: 18 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			options: zonesFrom('incheon', 'ko', driven),
			title: '심야 인천공항 9인승 밴, 밤 10시부터 새벽 6시 사이 도착',
			summary:
				'지하철과 공항버스가 끊긴 시간에 아홉 사람까지 한 차로 서울까지 갑니다. 심야 할증이 이미 들어 있는 요금입니다.',
			alsoCalled: alsoCalled`심야 택시, 공항 픽업, 인천공항 택시, 심야 콜밴, 공항택시, ICN, 점보 택시`,
			description: [
				'밤늦게 또는 새벽에 도착하는 가족과 모임을 위한 밴입니다. 손님 좌석이 아홉 개이고 큰 가방 아홉 개를 실을 수 있습니다. 아홉 명이 넘으면 밴을 한 대 더 보냅니다. 착륙부터 120분까지 추가 요금 없이 기다립니다.',
				'심야 할증과 통행료가 요금에 들어 있어 내릴 때 더 내는 돈이 없습니다. 밤에는 길이 비어 있어 서울 중심부까지 50~60분이면 가기도 합니다. 숙소의 프런트가 밤에 닫는다면 체크인 방법을 미리 숙소에 확인해 주세요.',
			].join('\n\n'),
			included: [
				'9인승 전용 밴과 기사',
				'도착장 이름 팻말',
				'착륙부터 120분 무료 대기',
				'심야 할증, 통행료와 주차료',
				'생수',
				'아이용 카시트 두 개까지(요청 시)',
			],
			excluded: ['경유지 추가(한 곳 ₩20,000)', '120분이 지난 뒤의 대기(30분마다 ₩15,000)', '서울과 인천 밖 지역'],
			steps: [
				'착륙, 기사가 메시지로 도착을 알립니다',
				'입국 심사와 짐 찾기, 세관',
				'1층 도착장에서 기사와 만나 바로 앞 승차장으로',
				'숙소 정문까지 이동, 짐을 내려 드립니다',
			],
			meetingPoint: '도착하는 터미널 1층 도착장에서 기사가 예약한 분의 이름 팻말을 들고 기다립니다.',
			goodToKnow: [
				'자정이 지나 도착하면 출발한 날이 아니라 한국에 착륙하는 날짜로 예약해 주세요.',
				'접는 휠체어는 그대로 실을 수 있습니다. 휠체어에 앉은 채 타려면 예약할 때 적어 주세요. 리프트가 있는 밴을 보냅니다.',
				'예약한 뒤 항공편이 바뀌면 바우처의 연락처로 알려 주세요.',
			],
		},
		en: {
			options: zonesFrom('incheon', 'en', driven),
			title: 'Night van for nine from Incheon Airport, landings between 22:00 and 06:00',
			summary:
				'When trains and buses have stopped: one van to Seoul for up to nine people. The night surcharge is already in the price.',
			alsoCalled: alsoCalled`ICN, late night taxi, airport taxi, airport transfer, pickup, midnight arrival, red-eye, late arrival, minivan`,
			description: [
				'A van for families and groups who land late at night or before dawn. It has nine guest seats and room for nine large bags; for more people we send a second van. The driver waits up to 120 minutes from landing at no extra charge.',
				'Night surcharge and tolls are included in the price, so there is nothing to pay when you get out. At night the roads are emptier, and central Seoul is often only 50–60 minutes away. If the desk of your hotel closes at night, ask the hotel in advance how to check in.',
			].join('\n\n'),
			included: [
				'Private nine-seat van with driver',
				'Name board in the arrivals hall',
				'120 minutes of waiting from landing',
				'Night surcharge, tolls and parking',
				'Bottled water',
				'Up to two child seats on request',
			],
			excluded: [
				'An extra stop (₩20,000 each)',
				'Waiting beyond 120 minutes (₩15,000 per half hour)',
				'Addresses outside Seoul and Incheon',
			],
			steps: [
				'You land; the driver sends you a message',
				'Passport control, baggage claim, customs',
				'Your driver in the arrivals hall, 1F, and the van at the kerb outside',
				'To the door of your hotel; the driver unloads your bags',
			],
			meetingPoint: 'Your driver waits with a name board in the arrivals hall (1F) of the terminal where you land.',
			goodToKnow: [
				'If you land after midnight, reserve for the date of landing in Korea, not for the evening before.',
				'A folding wheelchair goes in the boot. To ride seated in your wheelchair, say so when you reserve and we send a van with a lift.',
				'If your flight changes, tell us at the number on your voucher.',
			],
		},
		ru: {
			options: zonesFrom('incheon', 'ru', driven),
			title: 'Ночной минивэн на девять мест из аэропорта Инчхон, прилёт с 22:00 до 06:00',
			summary:
				'Когда метро и автобусы уже не ходят: одна машина до Сеула для группы до девяти человек. Ночная надбавка входит в цену.',
			alsoCalled: alsoCalled`ночное такси, такси из аэропорта, ночной трансфер, трансфер, ICN, Инчеон, прилёт ночью, минивен, встреча в аэропорту`,
			description: [
				'Машина для семей и групп, которые прилетают поздно ночью или под утро. В ней девять пассажирских мест и место для девяти больших чемоданов; если вас больше, мы пришлём вторую. Водитель ждёт до 120 минут после приземления без доплаты.',
				'Ночная надбавка и платные дороги уже в цене, при выходе ничего доплачивать не нужно. Дороги свободны, до центра Сеула 50–60 минут. Если стойка вашего отеля ночью закрыта, заранее узнайте в отеле, как заселиться.',
			].join('\n\n'),
			included: [
				'Отдельный минивэн на девять мест с водителем',
				'Встреча с табличкой в зале прилёта',
				'120 минут ожидания после приземления',
				'Ночная надбавка, платные дороги и парковка',
				'Питьевая вода',
				'До двух детских кресел по запросу',
			],
			excluded: [
				'Дополнительная остановка (₩20,000 за каждую)',
				'Ожидание сверх 120 минут (₩15,000 за полчаса)',
				'Адреса за пределами Сеула и Инчхона',
			],
			steps: [
				'Самолёт приземлился: водитель присылает вам сообщение',
				'Паспортный контроль, багаж, таможня',
				'Встреча с водителем в зале прилёта на первом этаже, машина ждёт у выхода',
				'Поездка до входа в отель, водитель выгрузит багаж',
			],
			meetingPoint: 'Водитель ждёт с табличкой в зале прилёта (первый этаж) вашего терминала.',
			goodToKnow: [
				'Если вы прилетаете после полуночи, бронируйте на дату прилёта в Корею, а не на вечер накануне.',
				'Складная коляска поместится в багажник. Если нужно ехать сидя в инвалидной коляске, укажите это при бронировании: пришлём машину с подъёмником.',
				'Если рейс изменится, сообщите нам по номеру из ваучера.',
			],
		},
		th: {
			options: zonesFrom('incheon', 'th', driven),
			title: 'รถ\u2060ตู้ 9 ที่\u2060นั่งจากสนามบินอิน\u2060ชอนยาม\u2060ดึก เครื่องลง 22:00–06:00 น.',
			summary: 'เมื่อรถไฟและรถบัสหมดแล้ว รถตู้คันเดียวพาได้ถึง 9 ท่านเข้ากรุง\u2060โซล ราคารวมค่าบริการยามดึกแล้ว',
			alsoCalled: alsoCalled`แท็กซี่กลางคืน, แท็กซี่สนามบิน, รถรับส่งสนามบิน, ถึงดึก, ไฟลท์ดึก, ICN, รับสนามบิน, รถเหมา`,
			description: [
				'รถตู้สำหรับครอบครัวและกลุ่มที่ลงเครื่องดึกหรือก่อนรุ่งสาง มีที่นั่งผู้โดยสาร 9 ที่นั่งและใส่กระเป๋าใหญ่ได้ 9 ใบ หากมากกว่านั้นเราจะส่งรถเพิ่มอีกคัน คนขับรอได้ถึง 120 นาทีหลังเครื่องลงจอดโดยไม่คิดค่าใช้จ่ายเพิ่ม',
				'ค่าบริการยามดึกและค่าทางด่วนรวมในราคาแล้ว ไม่ต้องจ่ายเพิ่มเมื่อลงรถ ถนนโล่ง ถึงใจกลางกรุง\u2060โซลใน 50–60 นาที หากแผนกต้อนรับของโรงแรมปิดกลางคืน กรุณาถามวิธีเช็ก\u2060อินกับโรงแรมไว้ก่อน',
			].join('\n\n'),
			included: [
				'รถตู้ส่วนตัว 9 ที่นั่งพร้อมคนขับ',
				'ป้ายชื่อที่โถงขาเข้า',
				'รอฟรี 120 นาทีหลังเครื่องลงจอด',
				'ค่าบริการยามดึก ค่าทางด่วน และค่าที่จอดรถ',
				'น้ำดื่ม',
				'คาร์\u2060ซีตสำหรับเด็กไม่เกิน 2 ตัว (กรุณาแจ้งล่วงหน้า)',
			],
			excluded: [
				'จุดแวะเพิ่ม (จุดละ ₩20,000)',
				'เวลารอเกิน 120 นาที (ทุก 30 นาที ₩15,000)',
				'ที่อยู่นอกกรุง\u2060โซลและอิน\u2060ชอน',
			],
			steps: [
				'เครื่องลงจอด คนขับส่งข้อความแจ้งคุณ',
				'ผ่านตรวจคนเข้าเมือง รับกระเป๋า และศุลกากร',
				'พบคนขับที่โถงขาเข้า ชั้น 1 แล้วขึ้นรถที่จุดจอดด้านหน้าอาคาร',
				'ส่งถึงหน้าที่พัก คนขับยกกระเป๋าลงให้',
			],
			meetingPoint: 'คนขับถือป้ายชื่อรอที่โถงขาเข้า ชั้น 1 ของอาคารที่คุณลงเครื่อง',
			goodToKnow: [
				'หากเครื่องลงหลังเที่ยงคืน กรุณาจองตามวันที่เครื่องลงจอดที่เกาหลี ไม่ใช่คืนก่อนหน้า',
				'วีล\u2060แชร์แบบพับได้ใส่ท้ายรถได้ หากต้องการนั่งบนวีล\u2060แชร์ระหว่างเดินทาง กรุณาแจ้งเมื่อจอง เราจะส่งรถที่มีลิฟต์',
				'หากเปลี่ยนเที่ยวบิน กรุณาแจ้งที่เบอร์ในเวา\u2060เชอ\u2060ร์',
			],
		},
		vn: {
			options: zonesFrom('incheon', 'vn', driven),
			title: 'Xe van đêm 9 chỗ từ sân bay Incheon, hạ cánh từ 22:00 đến 06:00',
			summary: 'Khi tàu và xe buýt đã hết chuyến: một xe về Seoul cho tối đa chín người. Giá đã gồm phụ phí ban đêm.',
			alsoCalled: alsoCalled`taxi đêm, taxi sân bay, đón sân bay, đưa đón sân bay, đến khuya, ICN, thuê xe`,
			description: [
				'Xe dành cho gia đình và nhóm hạ cánh lúc khuya hoặc trước bình minh. Xe có chín chỗ cho khách và chở được chín vali lớn; nếu đông hơn, chúng tôi cử thêm một xe. Tài xế chờ tối đa 120 phút từ lúc hạ cánh, không tính thêm tiền.',
				'Phụ phí ban đêm và phí cầu đường đã nằm trong giá, khi xuống xe bạn không phải trả thêm gì. Đường vắng, về trung tâm Seoul mất 50–60 phút. Nếu quầy lễ tân nơi bạn ở đóng cửa ban đêm, vui lòng hỏi trước cách nhận phòng.',
			].join('\n\n'),
			included: [
				'Xe van riêng 9 chỗ và tài xế',
				'Bảng tên ở sảnh đến',
				'120 phút chờ tính từ lúc hạ cánh',
				'Phụ phí ban đêm, phí cầu đường và đậu xe',
				'Nước uống',
				'Tối đa hai ghế trẻ em nếu yêu cầu',
			],
			excluded: [
				'Điểm dừng thêm (₩20,000 mỗi điểm)',
				'Chờ quá 120 phút (₩15,000 mỗi 30 phút)',
				'Địa chỉ ngoài Seoul và Incheon',
			],
			steps: [
				'Máy bay hạ cánh, tài xế nhắn tin cho bạn',
				'Nhập cảnh, lấy hành lý, qua hải quan',
				'Gặp tài xế ở sảnh đến tầng 1, xe chờ ngay bên ngoài',
				'Về đến cửa nơi ở, tài xế dỡ hành lý cho bạn',
			],
			meetingPoint: 'Tài xế cầm bảng tên chờ ở sảnh đến (tầng 1) của nhà ga bạn hạ cánh.',
			goodToKnow: [
				'Nếu hạ cánh sau nửa đêm, hãy đặt theo ngày hạ cánh tại Hàn Quốc, không phải tối hôm trước.',
				'Xe lăn gấp được để trong cốp. Nếu cần ngồi trên xe lăn khi đi, vui lòng báo khi đặt, chúng tôi cử xe có bàn nâng.',
				'Nếu đổi chuyến bay, vui lòng báo theo số trên phiếu dịch vụ.',
			],
		},
		id: {
			options: zonesFrom('incheon', 'id', driven),
			title: 'Van malam 9 kursi dari Bandara Incheon, mendarat pukul 22:00–06:00',
			summary:
				'Saat kereta dan bus sudah berhenti: satu van ke Seoul untuk maksimal sembilan orang. Biaya malam sudah termasuk dalam harga.',
			alsoCalled: alsoCalled`taksi malam, taksi bandara, jemput bandara, antar jemput bandara, transfer bandara, tiba tengah malam, ICN, sewa van`,
			description: [
				'Van untuk keluarga dan rombongan yang mendarat larut malam atau dini hari. Ada sembilan kursi penumpang dan ruang untuk sembilan koper besar; jika lebih, kami kirim satu van lagi. Pengemudi menunggu sampai 120 menit sejak mendarat tanpa biaya tambahan.',
				'Biaya malam dan tol sudah termasuk, jadi tidak ada yang perlu dibayar saat turun. Karena jalanan lengang, pusat Seoul bisa dicapai dalam 50–60 menit. Jika resepsionis penginapan Anda tutup malam hari, tanyakan dulu cara check-in kepada pihak penginapan.',
			].join('\n\n'),
			included: [
				'Van privat 9 kursi dengan pengemudi',
				'Papan nama di area kedatangan',
				'120 menit waktu tunggu sejak mendarat',
				'Biaya malam, tol, dan parkir',
				'Air minum',
				'Maksimal dua kursi anak jika diminta',
			],
			excluded: [
				'Perhentian tambahan (₩20,000 per tempat)',
				'Waktu tunggu lebih dari 120 menit (₩15,000 per setengah jam)',
				'Alamat di luar Seoul dan Incheon',
			],
			steps: [
				'Pesawat mendarat, pengemudi mengirim pesan kepada Anda',
				'Imigrasi, pengambilan bagasi, bea cukai',
				'Bertemu pengemudi di area kedatangan lantai 1, van menunggu di depan',
				'Diantar sampai pintu penginapan, pengemudi menurunkan bagasi',
			],
			meetingPoint: 'Pengemudi menunggu dengan papan nama di area kedatangan (lantai 1) terminal tempat Anda mendarat.',
			goodToKnow: [
				'Jika mendarat lewat tengah malam, pesan untuk tanggal mendarat di Korea, bukan malam sebelumnya.',
				'Kursi roda lipat bisa masuk bagasi. Jika ingin tetap duduk di kursi roda, sebutkan saat memesan dan kami kirim van dengan lift.',
				'Jika penerbangan berubah, beri tahu kami lewat nomor di e-voucher.',
			],
		},
	},
	ratings: [
		{
			author: 'Hendra',
			country: 'ID',
			locale: 'id',
			daysAgo: 14,
			stars: { service: 5, language: 4, value: 5, place: 5 },
			text: 'Kami delapan orang mendarat pukul 01:30 dengan banyak koper, semuanya muat. Pengemudi sudah menunggu dan mengantar sampai depan hotel.',
		},
		{
			author: 'Dmitry',
			country: 'RU',
			locale: 'ru',
			daysAgo: 49,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Прилетели в три часа ночи с двумя детьми. Водитель говорит по-русски, кресла стояли, вода была. Доехали за 50 минут.',
		},
		{
			author: 'Bao Tran',
			country: 'VN',
			locale: 'vn',
			daysAgo: 88,
			stars: { service: 4, language: 3, value: 4, place: 4 },
			text: 'Xe rộng và sạch, tài xế đúng giờ. Không nói tiếng Việt nhưng nhắn tin qua ứng dụng dịch vẫn hiểu nhau.',
		},
	],
} satisfies DemoProduct;
