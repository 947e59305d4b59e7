import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const myeongdongCityHotel = {
	id: 'myeongdong-city-hotel',
	kind: 'hotel',
	provider: 'maru',
	pictures: ['hotel-day-2', 'theatre-night-1', 'market-dusk-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 중구 명동',
			en: 'Myeong-dong, Jung-gu, Seoul',
			ru: 'Мёндон, Сеул',
			th: 'เมียง\u2060ดง กรุง\u2060โซล',
			vn: 'Myeongdong, Seoul',
			id: 'Myeongdong, Seoul',
		},
		hangul: '서울특별시 중구 퇴계로20길 28',
		latitude: 37.5596,
		longitude: 126.9853,
	},
	duration: { nights: 1 },
	languages: ['en', 'id', 'th'],
	tags: ['halal-food', 'prayer-room', 'wheelchair', 'child-friendly'],
	price: {
		unit: 'room',
		won: 154_000,
		holds: 3,
		rules: [
			{ reason: 'weekend', percent: 15, weekdays: [5, 6] },
			{ reason: 'peak', percent: 20, season: { from: '12-20', to: '01-03' } },
			{ reason: 'low-season', percent: -10, season: { from: '01-10', to: '02-28' } },
		],
	},
	schedule: { weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], capacity: 12, leadHours: 6, horizonDays: 180 },
	confirmation: 'instant',
	persons: { min: 1, max: 12 },
	stepTimes: ['15:00', '06:30', '12:00'],
	texts: {
		ko: {
			title: '명동역 3분 거리 시티 호텔, 할랄 아침 식사와 기도실',
			summary:
				'명동 한가운데의 트윈 객실입니다. 할랄 인증 주방에서 만든 아침을 요청할 수 있고, 3층에 남녀 기도실이 있습니다.',
			alsoCalled: alsoCalled`숙소, 숙박, 서울 호텔, 비즈니스 호텔, 무슬림 호텔, 조식 포함, 명동 숙소, 묵을 곳`,
			description: [
				'싱글 침대 두 개와 소파 침대 하나가 있어 세 사람까지 잘 수 있는 객실입니다. 창은 남산 쪽으로 나 있습니다. 공항버스 정류장이 호텔 앞에 있고, 명동역은 걸어서 3분 거리입니다.',
				'할랄 아침은 할랄 인증 주방에서 만든 도시락으로, 전날 오후 6시까지 신청하면 식당이나 객실에서 드실 수 있습니다. 3층 기도실은 남녀가 나뉘어 있고 세정대와 키블라 표시가 있습니다. 뷔페에는 돼지고기 음식이 따로 표시되어 있습니다.',
			].join('\n\n'),
			included: [
				'세 사람까지 쓰는 트윈 객실',
				'뷔페 아침 식사, 신청하면 할랄 식사',
				'24시간 여는 기도실',
				'체크인 전후 짐 보관',
				'객실 무선 인터넷',
			],
			excluded: ['공항 이동', '미니바와 세탁', '추가 침대'],
			steps: ['체크인, 할랄 아침 신청은 오후 6시까지', '아침 식사, 10시까지', '체크아웃, 당일 저녁까지 짐 보관'],
			meetingPoint: '명동역 4번 출구에서 퇴계로20길로 들어와 걸어서 3분, 로비는 2층입니다.',
			goodToKnow: [
				'할랄 아침은 전날 오후 6시(KST)까지 프런트나 예약의 요청 사항으로 신청해 주세요.',
				'일반 뷔페 주방은 할랄 인증을 받지 않았고, 로비 바에서는 술을 팝니다.',
				'휠체어용 객실이 두 개 있습니다. 필요하면 예약할 때 적어 주세요.',
			],
		},
		en: {
			title: 'City hotel three minutes from Myeong-dong Station, halal breakfast and prayer room',
			summary:
				'A twin room in the middle of Myeong-dong. Breakfast from a halal-certified kitchen on request, and separate prayer rooms on 3F.',
			alsoCalled: alsoCalled`accommodation, Seoul hotel, Myongdong, Muslim-friendly hotel, place to stay, shopping district, lodging, downtown`,
			description: [
				'Two single beds and a sofa bed sleep up to three people; the window looks towards Namsan. The airport bus stops in front of the hotel, and Myeong-dong Station is a three-minute walk.',
				'The halal breakfast is a boxed meal prepared in a halal-certified kitchen. Order by 18:00 the day before and have it in the restaurant or in your room. The prayer rooms for women and men have ablution facilities and the qibla marked. Pork dishes in the buffet are labelled.',
			].join('\n\n'),
			included: [
				'Twin room for up to three people',
				'Buffet breakfast, or the halal meal if ordered',
				'Prayer rooms, open day and night',
				'Luggage storage before check-in and after check-out',
				'Wi-Fi in the room',
			],
			excluded: ['Airport transfer', 'Minibar and laundry', 'Extra bed'],
			steps: [
				'Check-in; order the halal breakfast by 18:00',
				'Breakfast, until 10:00',
				'Check-out; we keep your bags until the evening',
			],
			meetingPoint: 'Myeong-dong Station, exit 4, three minutes on foot along Toegye-ro 20-gil; the lobby is on 2F.',
			goodToKnow: [
				'Order the halal breakfast by 18:00 KST the day before, at the desk or in the message of your reservation.',
				'The buffet kitchen itself is not halal-certified, and the lobby bar sells alcohol.',
				'Two rooms are wheelchair-accessible. Tell us if you need one when you reserve.',
			],
		},
		ru: {
			title: 'Отель в трёх минутах от станции «Мёндон»: халяльный завтрак и молельная комната',
			summary:
				'Номер с двумя кроватями в центре Мёндона. По заказу — завтрак с кухни с халяль-сертификатом, на третьем этаже молельные комнаты.',
			alsoCalled: alsoCalled`гостиница, гостиница в Сеуле, жильё, проживание, Мёндонг, мусульманам, шопинг`,
			description: [
				'Две односпальные кровати и диван-кровать: в номере могут жить до трёх человек, окна выходят на гору Намсан. Аэропортовый автобус останавливается перед отелем, станция «Мёндон» в трёх минутах пешком.',
				'Халяльный завтрак готовят на кухне с халяль-сертификатом и привозят в порционных наборах. Закажите его до 18:00 накануне; завтракать можно в ресторане или в номере. Молельные комнаты — отдельные для женщин и мужчин, с местом для омовения и указателем киблы. Блюда со свининой на шведском столе подписаны.',
			].join('\n\n'),
			included: [
				'Номер с двумя кроватями, до трёх человек',
				'Завтрак «шведский стол» или халяльный по заказу',
				'Молельные комнаты, открыты круглосуточно',
				'Хранение багажа до заезда и после выезда',
				'Wi-Fi в номере',
			],
			excluded: ['Трансфер из аэропорта', 'Мини-бар и стирка', 'Дополнительная кровать'],
			steps: [
				'Заезд; халяльный завтрак закажите до 18:00',
				'Завтрак, до 10:00',
				'Выезд; вещи можно оставить до вечера',
			],
			meetingPoint: 'Станция «Мёндон», выход 4, три минуты пешком по улице Тхвеге-ро 20-гиль; лобби на втором этаже.',
			goodToKnow: [
				'Халяльный завтрак заказывают до 18:00 KST накануне: на стойке или в сообщении партнёру при бронировании.',
				'У кухни шведского стола халяль-сертификата нет, в баре лобби продаётся алкоголь.',
				'Два номера приспособлены для инвалидных колясок. Укажите это при бронировании.',
			],
		},
		th: {
			title: 'โรงแรมใจกลางเมือง เดิน 3 นาทีจากสถานีเมียง\u2060ดง มีอาหารเช้าฮา\u2060ลา\u2060ลและห้องละหมาด',
			summary:
				'ห้องทวิน (เตียงเดี่ยว 2 เตียง) กลางย่านเมียง\u2060ดง สั่งอาหารเช้าจากครัวที่มีใบรับรองฮา\u2060ลา\u2060ลได้ และมีห้องละหมาดแยกชายหญิงที่ชั้น 3',
			alsoCalled: alsoCalled`ที่พัก, ที่พักโซล, มยองดง, โรงแรมมุสลิม, อาหารฮาลาล, ย่านช้อปปิ้ง, ที่พักเมียงดง`,
			description: [
				'ห้องมีเตียงเดี่ยว 2 เตียงและโซฟา\u2060เบด พักได้สูงสุด 3 ท่าน หน้าต่างหันไปทางเขานัม\u2060ซาน ป้ายรถบัสสนามบินอยู่หน้าโรงแรม และเดินไปสถานีเมียง\u2060ดงเพียง 3 นาที',
				'อาหารเช้าฮา\u2060ลา\u2060ลเป็นชุดกล่องจากครัวที่มีใบรับรองฮา\u2060ลา\u2060ล สั่งภายใน 18:00 น. ของวันก่อนหน้า แล้วเลือกรับประทานที่ห้องอาหารหรือในห้องพัก ห้องละหมาดแยกชายหญิง มีที่อาบน้ำละหมาดและเครื่องหมายกิบลัต ส่วนเมนูหมูในบุฟเฟต์มีป้ายบอกชัดเจน',
			].join('\n\n'),
			included: [
				'ห้องทวิน (เตียงเดี่ยว 2 เตียง) พักได้สูงสุด 3 ท่าน',
				'อาหารเช้าบุฟเฟต์ หรือชุดฮา\u2060ลา\u2060ลเมื่อสั่งไว้',
				'ห้องละหมาด เปิดตลอด 24 ชั่วโมง',
				'ฝากกระเป๋าก่อนเช็ก\u2060อินและหลังเช็ก\u2060เอา\u2060ต์',
				'Wi-Fi ในห้องพัก',
			],
			excluded: ['รถรับส่งสนามบิน', 'มินิบาร์และซักรีด', 'เตียงเสริม'],
			steps: [
				'เช็ก\u2060อิน สั่งอาหารเช้าฮา\u2060ลา\u2060ลภายใน 18:00 น.',
				'อาหารเช้า ถึง 10:00 น.',
				'เช็ก\u2060เอา\u2060ต์ ฝากกระเป๋าไว้ได้ถึงเย็น',
			],
			meetingPoint:
				'จากสถานีเมียง\u2060ดง ทางออก 4 เดินเข้าถนนทเวก\u2060เย\u2060-\u2060โร 20\u2060-\u2060กิล 3 นาที ล็อบบี้อยู่ชั้น 2',
			goodToKnow: [
				'สั่งอาหารเช้าฮา\u2060ลา\u2060ลภายใน 18:00 น. (KST) ของวันก่อนหน้า ที่แผนกต้อนรับหรือเขียนในข้อความเพิ่มเติมเมื่อจอง',
				'ครัวบุฟเฟต์ไม่มีใบรับรองฮา\u2060ลา\u2060ล และบาร์ที่ล็อบบี้ขายเครื่องดื่มแอลกอฮอล์',
				'มีห้องสำหรับผู้ใช้วีล\u2060แชร์ 2 ห้อง กรุณาแจ้งเมื่อจอง',
			],
		},
		vn: {
			title: 'Khách sạn cách ga Myeongdong 3 phút, có bữa sáng halal và phòng cầu nguyện',
			summary:
				'Phòng hai giường giữa Myeongdong. Có thể đặt bữa sáng từ bếp có chứng nhận halal, phòng cầu nguyện nam nữ riêng ở tầng 3.',
			alsoCalled: alsoCalled`chỗ ở, lưu trú, khách sạn Seoul, khách sạn trung tâm, Myeong-dong, đạo Hồi, nhà nghỉ, mua sắm`,
			description: [
				'Phòng có hai giường đơn và một sofa giường, ở được tối đa ba người, cửa sổ nhìn về phía núi Namsan. Xe buýt sân bay dừng ngay trước khách sạn, ga Myeongdong cách 3 phút đi bộ.',
				'Bữa sáng halal là suất ăn làm tại bếp có chứng nhận halal. Đặt trước 18:00 hôm trước, bạn có thể dùng tại nhà hàng hoặc trong phòng. Phòng cầu nguyện nam nữ riêng có chỗ thanh tẩy và mũi tên chỉ hướng qibla. Món có thịt heo trong buffet được ghi rõ.',
			].join('\n\n'),
			included: [
				'Phòng hai giường, tối đa ba người',
				'Bữa sáng buffet, hoặc suất halal nếu đặt trước',
				'Phòng cầu nguyện mở cả ngày đêm',
				'Giữ hành lý trước khi nhận phòng và sau khi trả phòng',
				'Wi-Fi trong phòng',
			],
			excluded: ['Đưa đón sân bay', 'Minibar và giặt ủi', 'Giường phụ'],
			steps: [
				'Nhận phòng, đặt bữa sáng halal trước 18:00',
				'Bữa sáng, đến 10:00',
				'Trả phòng, có thể gửi hành lý đến tối',
			],
			meetingPoint: 'Từ cửa số 4 ga Myeongdong đi bộ 3 phút theo đường Toegye-ro 20-gil; sảnh ở tầng 2.',
			goodToKnow: [
				'Vui lòng đặt bữa sáng halal trước 18:00 (KST) hôm trước, tại quầy hoặc trong mục yêu cầu thêm khi đặt chỗ.',
				'Bếp buffet không có chứng nhận halal, quầy bar ở sảnh có bán đồ uống có cồn.',
				'Có hai phòng dành cho khách dùng xe lăn, vui lòng báo khi đặt.',
			],
		},
		id: {
			title: 'Hotel 3 menit dari Stasiun Myeongdong, sarapan halal dan musala',
			summary:
				'Kamar twin di tengah Myeongdong. Sarapan dari dapur bersertifikat halal bisa dipesan, dan ada musala terpisah di lantai 3.',
			alsoCalled: alsoCalled`penginapan, tempat menginap, hotel Seoul, hotel muslim, akomodasi, mushola, ramah muslim, Myeong-dong`,
			description: [
				'Dua ranjang tunggal dan satu sofa bed cukup untuk tiga orang; jendelanya menghadap ke arah Namsan. Bus bandara berhenti di depan hotel, dan Stasiun Myeongdong berjarak 3 menit berjalan kaki.',
				'Sarapan halal berupa makanan kotak dari dapur bersertifikat halal. Pesan paling lambat pukul 18:00 sehari sebelumnya, lalu santap di restoran atau di kamar. Musala perempuan dan laki-laki terpisah, lengkap dengan tempat wudu dan penunjuk kiblat. Hidangan babi di prasmanan diberi label.',
			].join('\n\n'),
			included: [
				'Kamar twin untuk maksimal tiga orang',
				'Sarapan prasmanan, atau paket halal jika dipesan',
				'Musala, buka 24 jam',
				'Penitipan bagasi sebelum check-in dan setelah check-out',
				'Wi-Fi di kamar',
			],
			excluded: ['Antar-jemput bandara', 'Minibar dan binatu', 'Ranjang tambahan'],
			steps: [
				'Check-in, pesan sarapan halal sampai pukul 18:00',
				'Sarapan, sampai pukul 10:00',
				'Check-out, bagasi bisa dititipkan sampai malam',
			],
			meetingPoint:
				'Dari Stasiun Myeongdong pintu keluar 4, jalan kaki 3 menit di Toegye-ro 20-gil; lobi ada di lantai 2.',
			goodToKnow: [
				'Pesan sarapan halal paling lambat pukul 18:00 KST sehari sebelumnya, di resepsionis atau lewat catatan pesanan Anda.',
				'Dapur prasmanan tidak bersertifikat halal, dan bar di lobi menjual minuman beralkohol.',
				'Ada dua kamar untuk pengguna kursi roda. Sebutkan saat memesan.',
			],
		},
	},
	ratings: [
		{
			author: 'Siti',
			country: 'ID',
			locale: 'id',
			daysAgo: 8,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Musalanya bersih dan arah kiblatnya jelas. Sarapan halal diantar ke kamar tepat waktu, dan ada staf yang bisa bahasa Indonesia.',
		},
		{
			author: 'Faridah',
			country: 'MY',
			locale: 'en',
			daysAgo: 35,
			stars: { service: 5, language: 4, value: 4, place: 5 },
			text: 'Very easy for a family: the prayer room, the airport bus and the night market are all close by. The halal breakfast repeats after two days.',
		},
		{
			author: 'Nattapong',
			country: 'TH',
			locale: 'th',
			daysAgo: 77,
			stars: { service: 4, language: 5, value: 4, place: 5 },
			text: 'ทำเลดีมาก ลงรถบัสสนามบินก็ถึงเลย ห้องไม่ใหญ่แต่สะอาด พนักงานพูดไทยช่วยโทรเรียกแท็กซี่ให้',
		},
		{
			author: 'Timur',
			country: 'KZ',
			locale: 'ru',
			daysAgo: 128,
			stars: { service: 4, language: 3, value: 4, place: 5 },
			text: 'Расположение отличное, всё рядом. Завтрак заказали с вечера, принесли вовремя. На этаже ночью было слышно лифт.',
		},
		{
			author: 'Dewi',
			country: 'ID',
			locale: 'id',
			daysAgo: 214,
			stars: { service: 4, language: 4, value: 3, place: 5 },
			text: 'Lokasinya strategis, tapi akhir pekan harganya naik lumayan. Koper kami dititipkan sampai malam tanpa masalah.',
		},
	],
} satisfies DemoProduct;
