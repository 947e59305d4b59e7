import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { meetingPlaces } from '../meeting-places.ts';

export const ktxSeoulBusan = {
	id: 'ktx-seoul-busan',
	kind: 'train-ticket',
	provider: 'maru',
	pictures: ['ktx-day-1', 'hotel-summer-3'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울역',
			en: 'Seoul Station',
			ru: 'Вокзал Сеул (Seoul Station)',
			th: 'สถานีโซล',
			vn: 'Ga Seoul',
			id: 'Stasiun Seoul',
		},
		hangul: '서울특별시 용산구 한강대로 405',
		latitude: 37.5547,
		longitude: 126.9707,
		meetingBy: { 'busan-seoul': meetingPlaces.busanStation },
	},
	duration: { minutes: 165 },
	languages: ['en', 'ru', 'th', 'vn'],
	tags: ['wheelchair', 'child-friendly'],
	price: {
		unit: 'person',
		won: 64_000,
		childWon: 34_000,
		infantWon: 0,
		choices: [
			{
				group: 'route',
				options: [
					{ id: 'seoul-busan', addWon: 0 },
					{ id: 'busan-seoul', addWon: 0 },
				],
			},
			{
				group: 'class',
				options: [
					{ id: 'standard', addWon: 0 },
					{ id: 'first', addWon: 24_000 },
				],
			},
		],
	},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'],
		capacity: 20,
		leadHours: 24,
		horizonDays: 90,
	},
	confirmation: 'request',
	persons: { min: 1, max: 9 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: 'KTX 서울–부산 승차권, 여권 이름으로 발권',
			summary:
				'서울역과 부산역 사이를 약 2시간 45분에 달리는 지정 좌석입니다. 가족이 나란히 앉는 자리를 찾아 여권 이름으로 발권합니다.',
			alsoCalled: alsoCalled`기차표, 고속철도, 고속열차, 열차 예매, 부산 가는 기차, 기차 예약, 열차표`,
			description: [
				'원하는 출발 시각에 가장 가까운 KTX의 지정 좌석을 잡아 드립니다. 승차권은 이메일로 보내고, 열차 번호와 호차, 좌석, 승강장 찾는 법을 손님의 언어로 적은 안내문도 함께 보냅니다. 요금에는 발권 대행이 들어 있습니다.',
				'승차권 판매는 출발 한 달 전에 시작합니다. 그보다 일찍 요청하시면 판매가 열리는 날 발권하고 확정해 드립니다. 설과 추석 연휴에는 표가 빨리 떨어지므로 다른 시간도 함께 적어 주세요. 방향과 일반실·특실은 예약할 때 고릅니다. 두 방향의 요금은 같습니다.',
			].join('\n\n'),
			included: [
				'고른 등급의 KTX 지정 좌석',
				'발권 대행',
				'손님의 언어로 된 승차 안내',
				'36개월 미만 아이는 좌석 없이 무료',
			],
			excluded: ['역까지 이동', '식사와 음료'],
			steps: [
				'요청하면 48시간 안에 좌석을 확인합니다',
				'판매가 열리면 발권해 이메일로 승차권을 보냅니다',
				'출발 20분 전까지 출발역 맞이방 도착(서울역은 2층)',
				'도착, 두 역 모두 지하철 1호선과 이어집니다',
			],
			meetingPoint:
				'서울역은 2층, 부산역은 3층 맞이방의 전광판에서 이메일로 받은 승차권의 열차 번호를 찾아 승강장을 확인한 뒤 표 검사 없이 바로 내려가면 됩니다.',
			goodToKnow: [
				'실제 출발 시각은 고른 시각과 몇 분 다를 수 있습니다. 승차권의 시각을 확인해 주세요.',
				'여권의 영문 이름을 띄어쓰기까지 그대로 적어 주세요.',
				'휠체어석은 수가 적습니다. 필요하면 예약할 때 적어 주세요.',
			],
			options: { 'seoul-busan': '서울 → 부산', 'busan-seoul': '부산 → 서울', standard: '일반실', first: '특실' },
		},
		en: {
			title: 'KTX Seoul–Busan, tickets issued in your passport name',
			summary:
				'About 2 h 45 min between Seoul Station and Busan Station with a reserved seat. We look for seats together and issue the tickets in your passport name.',
			alsoCalled: alsoCalled`bullet train, high-speed train, train ticket, railway, rail ticket, fast train, Pusan, express train`,
			description: [
				'We book reserved seats on the KTX nearest to the time you choose. The tickets come by e-mail together with a sheet in your language: train number, coach, seat and how to find the platform. The price includes our issuing service.',
				'Sales open one month before departure. If you ask earlier, we issue and confirm on the day sales open. Around Lunar New Year and Chuseok trains fill quickly, so give a second choice of time. You choose the direction and the class when you reserve; both directions cost the same.',
			].join('\n\n'),
			included: [
				'Reserved KTX seat in the class you choose',
				'Ticket issuing',
				'Boarding sheet in your language',
				'Infants under 36 months travel free without a seat',
			],
			excluded: ['Transfer to the station', 'Food and drinks'],
			steps: [
				'We check seats within 48 hours of your request',
				'When sales open we issue the tickets and send them by e-mail',
				'Be in the hall of your station 20 minutes before departure (Seoul: 2F)',
				'Arrival; both stations are next to subway line 1',
			],
			meetingPoint:
				'In the hall (2F in Seoul, 3F in Busan), look on the board for the train number on the ticket you got by e-mail: it shows your platform. Walk straight down; there are no gates.',
			goodToKnow: [
				'The train may leave a few minutes before or after the time you chose: the time on the ticket applies.',
				'Write the names exactly as in the passports, spaces included.',
				'There are few wheelchair places. If you need one, say so when you reserve.',
			],
			options: {
				'seoul-busan': 'Seoul → Busan',
				'busan-seoul': 'Busan → Seoul',
				standard: 'Standard class',
				first: 'First class',
			},
		},
		ru: {
			title: 'Билет на KTX Сеул — Пусан, оформление по загранпаспорту',
			summary:
				'От Сеула до Пусана около 2 ч 45 мин, место закреплено за вами. Подберём места рядом и оформим билеты на имена из загранпаспортов.',
			alsoCalled: alsoCalled`поезд, скоростной поезд, билет на поезд, железная дорога, высокоскоростной поезд, Бусан, ж/д билеты, поезд в Пусан`,
			description: [
				'Мы возьмём места в поезде KTX, ближайшем к выбранному времени. Билеты придут по e-mail вместе с памяткой на вашем языке: номер поезда, вагон, место и как найти платформу. Оформление входит в цену.',
				'Продажа открывается за месяц до отправления. Если вы отправите запрос раньше, мы оформим и подтвердим билеты в день открытия продажи. Перед Соллалем и Чхусоком поезда быстро заполняются, поэтому укажите и запасное время. Направление и класс вы выбираете при бронировании; в обе стороны цена одинаковая.',
			].join('\n\n'),
			included: [
				'Место в KTX в вагоне выбранного класса',
				'Оформление билета',
				'Памятка пассажира на вашем языке',
				'Дети до 36 месяцев без места — бесплатно',
			],
			excluded: ['Дорога до вокзала', 'Еда и напитки'],
			steps: [
				'Проверяем места в течение 48 часов после запроса',
				'Когда откроется продажа, оформляем билеты и присылаем по e-mail',
				'За 20 минут до отправления будьте в зале своего вокзала (Сеул — второй этаж)',
				'Прибытие; у обоих вокзалов есть метро (линия 1)',
			],
			meetingPoint:
				'В зале (в Сеуле второй этаж, в Пусане третий) найдите на табло номер поезда из билета, который пришёл по e-mail: там же указана платформа. Сразу спускайтесь: турникетов нет.',
			goodToKnow: [
				'Поезд может отправиться на несколько минут раньше или позже выбранного времени: ориентируйтесь на время в билете.',
				'Пишите имена точно как в загранпаспорте, вместе с пробелами.',
				'Мест для инвалидных колясок мало. Если нужно такое место, укажите это при бронировании.',
			],
			options: {
				'seoul-busan': 'Сеул → Пусан',
				'busan-seoul': 'Пусан → Сеул',
				standard: 'Стандартный класс',
				first: 'Первый класс',
			},
		},
		th: {
			title: 'ตั๋วรถไฟ KTX โซล–ปู\u2060ซาน ออกตั๋วตามชื่อในหนังสือเดิน\u2060ทาง',
			summary: 'ระหว่างสถานีโซลกับสถานีปู\u2060ซานราว 2 ชั่วโมง 45 นาที มีที่นั่งระบุเลข เราหาที่นั่งติดกันและออกตั๋วตามชื่อในหนังสือเดินทาง',
			alsoCalled: alsoCalled`รถไฟความเร็วสูง, รถไฟไปปูซาน, พูซาน, รถไฟหัวกระสุน, จองรถไฟ, นั่งรถไฟเกาหลี`,
			description: [
				'เราจองที่นั่งบนขบวน KTX ที่ใกล้กับเวลาที่คุณเลือกมากที่สุด ตั๋วส่งทางอีเมลพร้อมใบแนะนำเป็นภาษาของคุณ บอกหมายเลขขบวน ตู้ ที่นั่ง และวิธีหาชานชาลา ราคานี้รวมค่าบริการออกตั๋วแล้ว',
				'ตั๋วเปิดขายล่วงหน้าหนึ่งเดือน หากขอจองก่อนหน้านั้น เราจะออกตั๋วและยืนยันในวันที่เปิดขาย ช่วงซอล\u2060ลัลและชู\u2060ซอกตั๋วหมดเร็ว กรุณาระบุเวลาสำรองไว้ด้วย คุณเลือกเส้นทางและชั้นที่นั่งได้เมื่อจอง ทั้งขาไปและขากลับราคาเท่ากัน',
			].join('\n\n'),
			included: [
				'ที่นั่งระบุเลขบนรถไฟ KTX ในชั้นที่คุณเลือก',
				'บริการออกตั๋ว',
				'ใบแนะนำการขึ้นรถไฟเป็นภาษาของคุณ',
				'เด็กต่ำกว่า 36 เดือนเดินทางฟรีโดยไม่มีที่นั่ง',
			],
			excluded: ['การเดินทางไปสถานี', 'อาหารและเครื่องดื่ม'],
			steps: [
				'เราตรวจสอบที่นั่งภายใน 48 ชั่วโมงหลังขอจอง',
				'เมื่อเปิดขาย เราออกตั๋วและส่งทางอีเมล',
				'มาถึงโถงของสถานีต้นทางก่อนเวลาออก 20 นาที (สถานีโซลอยู่ชั้น 2)',
				'ถึงปลายทาง ทั้งสองสถานีเชื่อมกับรถไฟใต้ดินสาย 1',
			],
			meetingPoint:
				'ที่โถงสถานี (โซลชั้น 2 ปู\u2060ซานชั้น 3) ดูหมายเลขขบวนบนจอ (เลขเดียวกับในตั๋วที่ส่งทางอีเมล) เพื่อหาชานชาลา แล้วเดินลงไปได้เลย ไม่มีประตูตรวจตั๋ว',
			goodToKnow: [
				'เวลาออกจริงอาจต่างจากเวลาที่เลือกไม่กี่นาที ให้ยึดเวลาบนตั๋ว',
				'กรุณากรอกชื่อให้ตรงกับหนังสือเดินทางทุกตัวอักษร รวมถึงการเว้นวรรค',
				'ที่นั่งสำหรับวีล\u2060แชร์มีจำนวนน้อย หากต้องการกรุณาแจ้งเมื่อจอง',
			],
			options: {
				'seoul-busan': 'กรุง\u2060โซล → ปู\u2060ซาน',
				'busan-seoul': 'ปู\u2060ซาน → กรุง\u2060โซล',
				standard: 'ชั้นธรรมดา',
				first: 'ชั้นหนึ่ง',
			},
		},
		vn: {
			title: 'Vé tàu KTX Seoul–Busan, xuất vé theo tên trong hộ chiếu',
			summary:
				'Giữa ga Seoul và ga Busan khoảng 2 tiếng 45 phút, có số ghế. Chúng tôi tìm ghế gần nhau và xuất vé đúng tên trong hộ chiếu.',
			alsoCalled: alsoCalled`tàu cao tốc, tàu hỏa, vé tàu hỏa, tàu siêu tốc, đường sắt, xe lửa, Pusan, tàu đi Busan`,
			description: [
				'Chúng tôi giữ ghế trên chuyến KTX gần nhất với giờ bạn chọn. Vé được gửi qua email kèm tờ hướng dẫn bằng tiếng Việt: số tàu, toa, ghế và cách tìm sân ga. Giá đã gồm dịch vụ xuất vé.',
				'Vé mở bán trước ngày đi một tháng. Nếu bạn gửi yêu cầu sớm hơn, chúng tôi xuất vé và xác nhận vào ngày mở bán. Dịp Tết Seollal và Chuseok vé hết nhanh, bạn nên ghi thêm một giờ dự phòng. Bạn chọn chặng và hạng ghế khi đặt, giá hai chiều như nhau.',
			].join('\n\n'),
			included: [
				'Ghế có số trên tàu KTX, theo hạng bạn chọn',
				'Dịch vụ xuất vé',
				'Tờ hướng dẫn lên tàu bằng tiếng Việt',
				'Em bé dưới 36 tháng đi miễn phí, không có ghế',
			],
			excluded: ['Phương tiện đến ga', 'Đồ ăn và đồ uống'],
			steps: [
				'Chúng tôi kiểm tra ghế trong 48 giờ sau khi nhận yêu cầu',
				'Khi mở bán, chúng tôi xuất vé và gửi qua email',
				'Có mặt ở sảnh ga đi trước giờ tàu chạy 20 phút (ga Seoul: tầng 2)',
				'Đến nơi, cả hai ga đều nối với tàu điện ngầm tuyến 1',
			],
			meetingPoint:
				'Tại sảnh ga (Seoul tầng 2, Busan tầng 3), tìm trên bảng điện số tàu ghi trên vé đã gửi qua email để biết sân ga rồi đi thẳng xuống, không có cổng soát vé.',
			goodToKnow: [
				'Tàu có thể chạy sớm hoặc muộn hơn giờ bạn chọn vài phút: giờ in trên vé là giờ chính thức.',
				'Vui lòng ghi tên đúng như trong hộ chiếu, kể cả khoảng trắng.',
				'Chỗ cho xe lăn có ít, nếu cần vui lòng báo khi đặt.',
			],
			options: {
				'seoul-busan': 'Seoul → Busan',
				'busan-seoul': 'Busan → Seoul',
				standard: 'Hạng phổ thông',
				first: 'Hạng nhất',
			},
		},
		id: {
			title: 'KTX Seoul–Busan, tiket atas nama sesuai paspor',
			summary:
				'Antara Stasiun Seoul dan Stasiun Busan sekitar 2 jam 45 menit dengan kursi bernomor. Kami carikan kursi berdekatan, tiket atas nama sesuai paspor.',
			alsoCalled: alsoCalled`kereta cepat, tiket kereta, kereta api, kereta peluru, bullet train, Pusan, kereta ke Busan`,
			description: [
				'Kami memesankan kursi di KTX yang paling dekat dengan waktu pilihan Anda. Tiket dikirim lewat email bersama lembar panduan dalam bahasa Anda: nomor kereta, gerbong, kursi, dan cara menemukan peron. Harga sudah termasuk jasa penerbitan tiket.',
				'Penjualan dibuka satu bulan sebelum keberangkatan. Jika Anda meminta lebih awal, tiket kami terbitkan dan konfirmasi pada hari penjualan dibuka. Menjelang Seollal dan Chuseok tiket cepat habis, jadi sebutkan juga waktu cadangan. Rute dan kelas Anda pilih saat memesan; harga kedua arah sama.',
			].join('\n\n'),
			included: [
				'Kursi bernomor di KTX sesuai kelas pilihan Anda',
				'Jasa penerbitan tiket',
				'Lembar panduan naik kereta dalam bahasa Anda',
				'Bayi di bawah 36 bulan gratis tanpa kursi',
			],
			excluded: ['Perjalanan ke stasiun', 'Makanan dan minuman'],
			steps: [
				'Kami memeriksa kursi dalam 48 jam setelah permintaan Anda',
				'Saat penjualan dibuka, tiket kami terbitkan dan kirim lewat email',
				'Tiba di aula stasiun keberangkatan 20 menit sebelum berangkat (Seoul: lantai 2)',
				'Tiba di tujuan; kedua stasiun terhubung dengan kereta bawah tanah jalur 1',
			],
			meetingPoint:
				'Di aula stasiun (Seoul lantai 2, Busan lantai 3), cari nomor kereta Anda di papan keberangkatan untuk melihat peron, lalu langsung turun; tidak ada pintu tiket. Nomor kereta tertera di tiket yang kami kirim lewat email.',
			goodToKnow: [
				'Kereta bisa berangkat beberapa menit lebih awal atau lebih lambat dari waktu pilihan Anda: yang berlaku adalah waktu di tiket.',
				'Tulis nama persis seperti di paspor, termasuk spasinya.',
				'Tempat untuk kursi roda terbatas. Jika perlu, sebutkan saat memesan.',
			],
			options: {
				'seoul-busan': 'Seoul → Busan',
				'busan-seoul': 'Busan → Seoul',
				standard: 'Kelas standar',
				first: 'First class',
			},
		},
	},
	ratings: [
		{
			author: 'Somchai',
			country: 'TH',
			locale: 'th',
			daysAgo: 9,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'ได้ที่นั่งติดกันสี่คนตามที่ขอ ใบแนะนำภาษาไทยบอกชานชาลาละเอียด ไม่หลงเลย',
		},
		{
			author: 'Ekaterina',
			country: 'RU',
			locale: 'ru',
			daysAgo: 38,
			stars: { service: 5, language: 5, value: 4, place: 4 },
			text: 'Своей картой билеты не купить, а здесь всё оформили и прислали памятку на русском. Поезд тихий, минута в минуту.',
		},
		{
			author: 'Duc',
			country: 'VN',
			locale: 'vn',
			daysAgo: 85,
			stars: { service: 4, language: 5, value: 4, place: 5 },
			text: 'Vé gửi đúng ngày mở bán. Đắt hơn tự mua một chút nhưng đỡ phải loay hoay với trang tiếng Hàn.',
		},
		{
			author: 'Aziz',
			country: 'UZ',
			locale: 'ru',
			daysAgo: 166,
			stars: { service: 4, language: 4, value: 4, place: 5 },
			text: 'На Чхусок нужного времени не было, предложили поезд на час позже. Предупредили заранее, это ценно.',
		},
	],
} satisfies DemoProduct;
