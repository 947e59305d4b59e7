import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';
import { meetingPlaces } from '../meeting-places.ts';

export const seoulJejuFlight = {
	id: 'seoul-jeju-flight',
	kind: 'flight-ticket',
	provider: 'maru',
	pictures: ['plane-dawn-1', 'ktx-day-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '김포공항 국내선 청사',
			en: 'Gimpo Airport, domestic terminal',
			ru: 'Аэропорт Кимпхо, терминал внутренних рейсов',
			th: 'สนามบิน\u2060กิม\u2060โป อาคารในประเทศ',
			vn: 'Sân bay Gimpo, nhà ga nội địa',
			id: 'Bandara Gimpo, terminal domestik',
		},
		hangul: '서울특별시 강서구 하늘길 112',
		latitude: 37.5587,
		longitude: 126.8026,
		meetingBy: { 'jeju-seoul': meetingPlaces.jejuCheckIn },
	},
	duration: { minutes: 70 },
	languages: ['en', 'ru', 'th', 'id'],
	tags: ['wheelchair', 'child-friendly'],
	price: {
		unit: 'person',
		won: 79_000,
		childWon: 62_000,
		infantWon: 0,
		rules: [
			{ reason: 'weekend', percent: 20, weekdays: [0, 5, 6] },
			{ reason: 'peak', percent: 30, season: { from: '07-15', to: '08-20' } },
			{ reason: 'low-season', percent: -15, season: { from: '01-10', to: '02-28' } },
		],
		choices: [
			{
				group: 'route',
				options: [
					{ id: 'seoul-jeju', addWon: 0 },
					{ id: 'jeju-seoul', addWon: 0 },
				],
			},
		],
	},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: ['07:00', '09:00', '11:00', '13:00', '15:00', '17:00', '19:00'],
		capacity: 15,
		leadHours: 48,
		horizonDays: 150,
	},
	confirmation: 'request',
	persons: { min: 1, max: 9 },
	care: { has: ['flight'] },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: '김포–제주 국내선 편도 항공권, 위탁 수하물 15kg 포함',
			summary:
				'고른 시각에서 앞뒤 한 시간 안의 항공편을 찾아 드립니다. 위탁 수하물 15kg이 들어 있고, 전자 항공권은 이메일로 받습니다.',
			alsoCalled: alsoCalled`비행기표, 제주도 항공권, 제주행 비행기, 비행기 예약, CJU, GMP, 제주공항, 항공편 예매`,
			description: [
				'김포와 제주 사이는 1시간 10분쯤 걸리고, 하루에 수십 편이 뜹니다. 고른 시각에서 앞뒤 한 시간 안에 자리가 있는 항공사를 찾아 여권 이름으로 발권합니다. 어느 항공사인지는 확정할 때 알려 드립니다.',
				'방향은 예약할 때 고릅니다. 돌아오는 항공권은 그 날짜로 한 번 더 예약해 주세요. 비행기가 결항되면 항공사 규정에 따라 전액 환불하거나 다음 편으로 바꿔 드립니다. 제주는 바람 때문에 결항이 있으니 출국 당일에는 타지 않기를 권합니다.',
			].join('\n\n'),
			included: [
				'김포와 제주 사이 일반석 편도',
				'위탁 수하물 15kg과 기내 수하물 10kg',
				'공항 이용료와 유류 할증료',
				'발권 대행과 전자 항공권',
			],
			excluded: ['공항까지 이동', '좌석 지정 추가 요금', '초과 수하물'],
			steps: [
				'요청하면 48시간 안에 항공편을 확인해 확정합니다',
				'전자 항공권을 이메일로 보냅니다',
				'출발 60분 전까지 국내선 카운터 도착(김포 2층, 제주 3층)',
				'도착, 짐은 두 공항 모두 1층에서 찾습니다',
			],
			meetingPoint:
				'김포공항역 1번 출구 방향에서 국내선 청사로 이어지며, 체크인 카운터는 2층에 있습니다. 제주공항 국내선 카운터는 3층에 있습니다.',
			goodToKnow: [
				'국내선에도 여권 원본이 필요합니다. 사진이나 사본으로는 탈 수 없습니다.',
				'발권한 뒤에는 이름을 바꿀 수 없습니다. 여권의 영문 이름을 그대로 적어 주세요.',
				'36개월 미만 유아 가운데 만 24개월이 지난 아이는 항공사 규정에 따라 좌석이 필요합니다. 생년월일을 적어 주세요.',
			],
			options: { 'seoul-jeju': '서울(김포) → 제주', 'jeju-seoul': '제주 → 서울(김포)' },
		},
		en: {
			title: 'One-way flight Seoul (Gimpo) – Jeju with 15 kg of checked baggage',
			summary:
				'We find a flight within one hour of the time you choose. 15 kg of checked baggage is included; the e-ticket comes by e-mail.',
			alsoCalled: alsoCalled`plane ticket, air ticket, airfare, Cheju, domestic flight, CJU, GMP, airplane, fly to Jeju`,
			description: [
				'The flight between Gimpo and Jeju takes about 1 h 10 min, and there are dozens a day. We look for an airline with seats within one hour of the time you choose and issue the ticket in your passport name. We tell you the airline when we confirm.',
				'You choose the direction when you reserve; for the return flight, reserve again for that date. If a flight is cancelled, you get a full refund or a seat on the next flight, according to the airline’s rules. Wind sometimes stops flights in Jeju, so avoid flying back on the day you leave Korea.',
			].join('\n\n'),
			included: [
				'One-way economy seat between Gimpo and Jeju',
				'15 kg of checked and 10 kg of cabin baggage',
				'Airport charges and fuel surcharge',
				'Ticket issuing, e-ticket by e-mail',
			],
			excluded: ['Transfer to the airport', 'Seat selection charged by the airline', 'Excess baggage'],
			steps: [
				'We check flights and reply within 48 hours of your request',
				'The e-ticket comes by e-mail',
				'Be at the domestic counters 60 minutes before departure (Gimpo 2F, Jeju 3F)',
				'Arrival; at both airports baggage claim is on 1F',
			],
			meetingPoint:
				'Gimpo International Airport Station leads to the domestic terminal (follow “Domestic”); the check-in counters are on 2F. In Jeju the domestic counters are on 3F.',
			goodToKnow: [
				'You need your original passport for domestic flights too. A photo or a copy is not accepted.',
				'Names cannot be changed after the ticket is issued. Write them exactly as in the passports.',
				'Children aged 24 months or older need their own seat. Give the date of birth of every infant.',
			],
			options: { 'seoul-jeju': 'Seoul (Gimpo) → Jeju', 'jeju-seoul': 'Jeju → Seoul (Gimpo)' },
		},
		ru: {
			title: 'Билет Сеул (Кимпхо) — Чеджу в одну сторону, багаж 15 кг включён',
			summary:
				'Подберём рейс в пределах часа от выбранного времени. В цену входит 15 кг багажа, электронный билет придёт по e-mail.',
			alsoCalled: alsoCalled`авиабилет, авиабилеты, самолёт, перелёт, Джеджу, Чеджудо, внутренний рейс, CJU, GMP`,
			description: [
				'Полёт между Кимпхо и Чеджу занимает около 1 ч 10 мин, рейсов десятки в день. Мы найдём авиакомпанию, у которой есть места в пределах часа от выбранного времени, и оформим билет на имя из загранпаспорта. Авиакомпанию сообщим при подтверждении.',
				'Направление вы выбираете при бронировании; обратный билет забронируйте отдельно на нужную дату. При отмене рейса вернём всю сумму или пересадим на следующий рейс по правилам авиакомпании. На Чеджу рейсы иногда отменяют из-за ветра, поэтому не стоит возвращаться в день вылета из Кореи.',
			].join('\n\n'),
			included: [
				'Место в экономклассе между Кимпхо и Чеджу в одну сторону',
				'15 кг багажа и 10 кг ручной клади',
				'Аэропортовый и топливный сборы',
				'Оформление, электронный билет по e-mail',
			],
			excluded: ['Дорога до аэропорта', 'Платный выбор места', 'Сверхнормативный багаж'],
			steps: [
				'Проверяем рейсы и подтверждаем в течение 48 часов после запроса',
				'Присылаем электронный билет по e-mail',
				'За 60 минут до вылета будьте у стоек внутренних рейсов (Кимпхо — второй этаж, Чеджу — третий)',
				'Прилёт; в обоих аэропортах выдача багажа на первом этаже',
			],
			meetingPoint:
				'От станции метро «Аэропорт Кимпхо» идите по указателям Domestic; стойки регистрации на втором этаже. На Чеджу стойки внутренних рейсов на третьем этаже.',
			goodToKnow: [
				'На внутренний рейс тоже нужен оригинал загранпаспорта. Фото и копии не принимают.',
				'После оформления имя изменить нельзя. Пишите его точно как в загранпаспорте.',
				'С 24 месяцев авиакомпании требуют для ребёнка отдельное место. Укажите дату рождения каждого малыша.',
			],
			options: { 'seoul-jeju': 'Сеул (Кимпхо) → Чеджу', 'jeju-seoul': 'Чеджу → Сеул (Кимпхо)' },
		},
		th: {
			title: 'ตั๋วเครื่อง\u2060บินเที่ยว\u2060เดียว โซล (กิม\u2060โป) – เกาะเช\u2060จู รวมกระเป๋าโหลด 15 กก.',
			summary: 'เราหาเที่ยวบินที่ห่างจากเวลาที่คุณเลือกไม่เกินหนึ่งชั่วโมง รวมกระเป๋าโหลด 15 กก. และส่งตั๋วอิเล็กทรอนิกส์ทางอีเมล',
			alsoCalled: alsoCalled`เจจู, เกาะเจจู, บินไปเชจู, จองตั๋วเครื่องบิน, บินในประเทศ, คิมโป, CJU, GMP, ไฟลท์บินภายในประเทศ`,
			description: [
				'บินระหว่างกิม\u2060โปกับเช\u2060จูราว 1 ชั่วโมง 10 นาที มีวันละหลายสิบเที่ยว เราหาสายการบินที่มีที่นั่งในช่วงหนึ่งชั่วโมงก่อนหรือหลังเวลาที่คุณเลือก และออกตั๋วตามชื่อในหนังสือเดินทาง เราแจ้งสายการบินเมื่อยืนยัน',
				'คุณเลือกเส้นทางได้เมื่อจอง หากต้องการตั๋วขากลับ กรุณาจองอีกครั้งตามวันที่จะกลับ หากเที่ยวบินยกเลิก คุณจะได้รับเงินคืนทั้งหมดหรือย้ายไปเที่ยวถัดไปตามเงื่อนไขของสายการบิน เช\u2060จูมีลมแรงจนเที่ยวบินยกเลิกได้ จึงไม่แนะนำให้บินกลับในวันที่ออกจากเกาหลี',
			].join('\n\n'),
			included: [
				'ที่นั่งชั้นประหยัดเที่ยวเดียว ระหว่างกิม\u2060โปกับเช\u2060จู',
				'กระเป๋าโหลด 15 กก. และกระเป๋าขึ้นเครื่อง 10 กก.',
				'ค่าธรรมเนียมสนามบินและค่าน้ำมัน',
				'บริการออกตั๋ว ส่งตั๋วอิเล็กทรอนิกส์ทางอีเมล',
			],
			excluded: ['การเดินทางไปสนามบิน', 'ค่าเลือกที่นั่งของสายการบิน', 'น้ำหนักกระเป๋าส่วนเกิน'],
			steps: [
				'เราตรวจสอบเที่ยวบินและยืนยันภายใน 48 ชั่วโมงหลังขอจอง',
				'ส่งตั๋วอิเล็กทรอนิกส์ทางอีเมล',
				'มาถึงเคาน์เตอร์ในประเทศก่อนเวลาออก 60 นาที (กิม\u2060โปชั้น 2 เช\u2060จูชั้น 3)',
				'ถึงปลายทาง รับกระเป๋าที่ชั้น 1 ทั้งสองสนามบิน',
			],
			meetingPoint:
				'จากสถานีรถไฟใต้ดินสนามบิน\u2060กิม\u2060โป เดินตามป้าย Domestic เคาน์เตอร์เช็ก\u2060อินอยู่ชั้น 2 ส่วนที่สนามบินเช\u2060จู เคาน์เตอร์ในประเทศอยู่ชั้น 3',
			goodToKnow: [
				'เที่ยวบินในประเทศก็ต้องใช้หนังสือเดินทางตัวจริง รูปถ่ายหรือสำเนาใช้ไม่ได้',
				'ออกตั๋วแล้วเปลี่ยนชื่อไม่ได้ กรุณากรอกชื่อให้ตรงกับหนังสือเดินทาง',
				'สายการบินกำหนดให้เด็กอายุตั้งแต่ 24 เดือนต้องมีที่นั่ง กรุณาแจ้งวันเกิดของทารกทุกคน',
			],
			options: {
				'seoul-jeju': 'กรุง\u2060โซล (กิม\u2060โป) → เกาะเช\u2060จู',
				'jeju-seoul': 'เกาะเช\u2060จู → กรุง\u2060โซล (กิม\u2060โป)',
			},
		},
		vn: {
			title: 'Vé máy bay một chiều Seoul (Gimpo) – đảo Jeju, gồm 15 kg hành lý ký gửi',
			summary:
				'Chúng tôi tìm chuyến bay cách giờ bạn chọn không quá một tiếng. Gồm 15 kg hành lý ký gửi, vé điện tử gửi qua email.',
			alsoCalled: alsoCalled`vé máy bay nội địa, Cheju, bay nội địa, đặt vé bay, hàng không, CJU, GMP, bay ra Jeju`,
			description: [
				'Bay giữa Gimpo và Jeju mất khoảng 1 tiếng 10 phút, mỗi ngày có hàng chục chuyến. Chúng tôi tìm hãng còn chỗ trong khoảng một tiếng trước hoặc sau giờ bạn chọn và xuất vé theo tên trong hộ chiếu. Tên hãng được báo khi xác nhận.',
				'Bạn chọn chặng khi đặt; nếu cần vé về, vui lòng đặt thêm một lần cho ngày về. Nếu chuyến bay bị hủy, bạn được hoàn lại toàn bộ tiền hoặc chuyển sang chuyến kế tiếp theo quy định của hãng. Jeju đôi khi hủy chuyến vì gió, nên bạn đừng bay về đúng ngày rời Hàn Quốc.',
			].join('\n\n'),
			included: [
				'Ghế phổ thông một chiều giữa Gimpo và Jeju',
				'15 kg hành lý ký gửi và 10 kg xách tay',
				'Phí sân bay và phụ phí nhiên liệu',
				'Dịch vụ xuất vé, vé điện tử qua email',
			],
			excluded: ['Phương tiện đến sân bay', 'Phí chọn ghế của hãng', 'Hành lý quá cước'],
			steps: [
				'Chúng tôi kiểm tra chuyến bay và trả lời trong 48 giờ sau khi nhận yêu cầu',
				'Vé điện tử được gửi qua email',
				'Có mặt ở quầy nội địa trước giờ bay 60 phút (Gimpo tầng 2, Jeju tầng 3)',
				'Đến nơi, cả hai sân bay đều nhận hành lý ở tầng 1',
			],
			meetingPoint:
				'Từ ga tàu điện ngầm sân bay Gimpo đi theo biển “Domestic”; quầy làm thủ tục ở tầng 2. Tại sân bay Jeju, quầy nội địa ở tầng 3.',
			goodToKnow: [
				'Bay nội địa cũng cần hộ chiếu bản gốc. Ảnh chụp hoặc bản sao không được chấp nhận.',
				'Sau khi xuất vé không đổi tên được. Vui lòng ghi đúng như trong hộ chiếu.',
				'Các hãng yêu cầu trẻ từ 24 tháng tuổi phải có ghế. Vui lòng ghi ngày sinh của từng em bé.',
			],
			options: { 'seoul-jeju': 'Seoul (Gimpo) → đảo Jeju', 'jeju-seoul': 'Đảo Jeju → Seoul (Gimpo)' },
		},
		id: {
			title: 'Tiket pesawat sekali jalan Seoul (Gimpo) – Pulau Jeju, termasuk bagasi 15 kg',
			summary:
				'Kami carikan penerbangan dengan selisih paling lama satu jam dari waktu pilihan Anda. Termasuk bagasi 15 kg, e-tiket dikirim lewat email.',
			alsoCalled: alsoCalled`Cheju, penerbangan domestik, terbang ke Jeju, CJU, GMP, pesawat ke Jeju, booking pesawat`,
			description: [
				'Penerbangan antara Gimpo dan Jeju sekitar 1 jam 10 menit, dan ada puluhan setiap hari. Kami mencari maskapai yang masih punya kursi dalam rentang satu jam dari waktu pilihan Anda dan menerbitkan tiket atas nama sesuai paspor. Nama maskapai kami sampaikan saat konfirmasi.',
				'Rute Anda pilih saat memesan; untuk tiket pulang, pesan sekali lagi untuk tanggal itu. Jika penerbangan dibatalkan, dana dikembalikan penuh atau Anda dipindahkan ke penerbangan berikutnya menurut aturan maskapai. Angin kadang menghentikan penerbangan di Jeju, jadi sebaiknya jangan terbang kembali pada hari Anda meninggalkan Korea.',
			].join('\n\n'),
			included: [
				'Kursi ekonomi sekali jalan antara Gimpo dan Jeju',
				'Bagasi tercatat 15 kg dan kabin 10 kg',
				'Biaya bandara dan biaya bahan bakar',
				'Jasa penerbitan, e-tiket lewat email',
			],
			excluded: ['Perjalanan ke bandara', 'Biaya pilih kursi dari maskapai', 'Kelebihan bagasi'],
			steps: [
				'Kami memeriksa penerbangan dan mengonfirmasi dalam 48 jam setelah permintaan Anda',
				'E-tiket dikirim lewat email',
				'Tiba di konter domestik 60 menit sebelum berangkat (Gimpo lantai 2, Jeju lantai 3)',
				'Tiba di tujuan; di kedua bandara bagasi diambil di lantai 1',
			],
			meetingPoint:
				'Dari stasiun kereta bawah tanah Bandara Gimpo ikuti tanda “Domestic”; konter check-in ada di lantai 2. Di Bandara Jeju konter domestik ada di lantai 3.',
			goodToKnow: [
				'Penerbangan domestik juga memerlukan paspor asli. Foto atau salinan tidak diterima.',
				'Nama tidak bisa diubah setelah tiket terbit. Tulis persis seperti di paspor.',
				'Maskapai mewajibkan kursi untuk anak mulai usia 24 bulan. Cantumkan tanggal lahir setiap bayi.',
			],
			options: { 'seoul-jeju': 'Seoul (Gimpo) → Pulau Jeju', 'jeju-seoul': 'Pulau Jeju → Seoul (Gimpo)' },
		},
	},
	ratings: [
		{
			author: 'Bayu',
			country: 'ID',
			locale: 'id',
			daysAgo: 16,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Dapat penerbangan hanya selisih 15 menit dari yang saya minta. Pengingat untuk membawa paspor asli sangat membantu.',
		},
		{
			author: 'Viktoria',
			country: 'RU',
			locale: 'ru',
			daysAgo: 52,
			stars: { service: 5, language: 5, value: 4, place: 4 },
			text: 'Из-за ветра рейс отменили, и нам в тот же вечер написали, на какой пересадили. Всё по-русски и спокойно.',
		},
		{
			author: 'Pim',
			country: 'TH',
			locale: 'th',
			daysAgo: 119,
			stars: { service: 4, language: 5, value: 3, place: 4 },
			text: 'ตั๋วมาเร็ว ชื่อถูกต้องทุกตัว วันศุกร์ราคาแพงกว่าวันธรรมดาพอสมควร แต่ได้กระเป๋า 15 กิโล',
		},
	],
} satisfies DemoProduct;
