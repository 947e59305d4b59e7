import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const everlandDayTicket = {
	id: 'everland-day-ticket',
	kind: 'theme-park-ticket',
	provider: 'maru',
	pictures: ['ferris-summer-1', 'forest-summer-1'],
	region: 'gyeonggi',
	place: {
		name: {
			ko: '경기 용인 에버랜드',
			en: 'Everland, Yongin, Gyeonggi',
			ru: 'Эверленд, Ёнин, Кёнгидо',
			th: 'เอ\u2060เวอร์\u2060แลนด์ ยง\u2060อิน ค\u2060ยอง\u2060กี',
			vn: 'Everland, Yongin, Gyeonggi',
			id: 'Everland, Yongin, Gyeonggi',
		},
		hangul: '경기도 용인시 처인구 포곡읍 에버랜드로 199',
		latitude: 37.2939,
		longitude: 127.2026,
	},
	duration: { minutes: 600 },
	languages: ['en', 'th', 'vn', 'id'],
	tags: ['child-friendly', 'wheelchair', 'prayer-room'],
	price: {
		unit: 'person',
		won: 56_000,
		childWon: 46_000,
		infantWon: 0,
		rules: [
			{ reason: 'weekend', percent: 10, weekdays: [0, 6] },
			{ reason: 'peak', percent: 10, season: { from: '04-01', to: '05-31' } },
			{ reason: 'low-season', percent: -15, season: { from: '12-01', to: '02-28' } },
		],
	},
	schedule: { weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], capacity: 60, leadHours: 15, horizonDays: 90 },
	confirmation: 'instant',
	persons: { min: 1, max: 30 },
	stepTimes: ['09:30', '10:00', '13:00', '16:00', '20:00'],
	texts: {
		ko: {
			title: '에버랜드 하루 이용권, 판다와 사파리, 밤 퍼레이드까지',
			summary:
				'용인 에버랜드의 하루 이용권입니다. 미리 받은 이용권 번호로 줄 서지 않고 표를 받아, 하루 동안 놀이기구와 동물원, 정원을 둘러봅니다.',
			alsoCalled: alsoCalled`놀이공원, 테마파크, 입장권, 자유이용권, 판다월드, 롤러코스터, 아이와 가볼 만한 곳`,
			description: [
				'에버랜드는 놀이기구와 동물원, 계절 꽃 축제가 한곳에 있는 공원입니다. 이용권에는 사파리 월드와 판다월드, 대부분의 놀이기구가 들어 있습니다. 결제가 확인되면 이용권 번호를 메일로 보내 드리고 바우처에도 적어 드립니다. 정문 옆 예약 창구에 번호를 보이면 입장권을 받으므로 매표소에 줄을 설 필요가 없습니다.',
				'아침에 들어가 사파리나 판다를 먼저 보고, 붐비는 낮에는 정원과 공연을 보는 순서를 권합니다. 공원 안에 기도실이 있고 유아차와 휠체어를 빌릴 수 있습니다. 서울에서는 버스로 한 시간쯤 걸립니다.',
			].join('\n\n'),
			included: [
				'하루 이용권',
				'판다월드와 사파리 월드 입장',
				'퍼레이드와 공연 관람',
				'메일과 바우처로 받는 이용권 번호',
				'세 가지 동선을 적은 안내',
			],
			excluded: ['서울에서 오가는 차편', '식사와 게임 시설', '유아차·휠체어 대여와 물품 보관함'],
			steps: [
				'정문 옆 예약 창구에서 이용권 번호로 입장권 받기',
				'입장, 사파리나 판다부터',
				'점심, 정원과 놀이기구',
				'낮 퍼레이드와 공연',
				'밤 퍼레이드를 보고 퇴장, 시각은 계절마다 다릅니다',
			],
			meetingPoint:
				'에버랜드 정문 옆 예약 창구에 이용권 번호를 보여 주세요. 강남역 10번 출구 근처에서 5002번 버스를 타면 됩니다.',
			goodToKnow: [
				'바우처의 QR 코드로는 정문을 지날 수 없습니다. 입장에는 이용권 번호가 필요합니다.',
				'여는 시간은 날마다 다릅니다. 가기 전날 바우처의 링크에서 확인해 주세요.',
				'인기 시설은 시간대에 따라 공원 앱의 줄서기 예약으로 이용합니다. 미리 앱을 받아 두세요.',
				'비나 바람, 점검으로 일부 놀이기구가 멈출 수 있고 이 경우 이용권은 환불되지 않습니다.',
			],
		},
		en: {
			title: 'Everland day ticket: pandas, safari and the night parade',
			summary:
				'A day at Everland in Yongin. Collect your pass with the ticket number we send you, then spend the day among rides, animals and gardens.',
			alsoCalled: alsoCalled`theme park, amusement park, roller coaster, zoo, admission, kids, family, entrance ticket, panda world`,
			description: [
				'Everland combines rides, a zoo and seasonal flower festivals in one park. The ticket covers Safari World, Panda World and most rides. Once your payment has arrived we e-mail you the ticket number and put it on your voucher. Show it at the counter for reserved tickets by the main gate and you get your pass without queuing at the ticket office.',
				'Our advice: see the safari or the pandas first, and keep the gardens and shows for the busy middle of the day. There is a prayer room in the park; pushchairs and wheelchairs can be rented. From Seoul it is about an hour by bus.',
			].join('\n\n'),
			included: [
				'Day ticket',
				'Panda World and Safari World',
				'Parades and shows',
				'Ticket number by e-mail and on your voucher',
				'A sheet with three routes through the park',
			],
			excluded: ['Transport from Seoul', 'Meals and game stalls', 'Rental of pushchairs, wheelchairs and lockers'],
			steps: [
				'Collect your pass by the main gate with the ticket number',
				'Entry; safari or pandas first',
				'Lunch, gardens and rides',
				'Afternoon parade and shows',
				'Night parade, then exit; the time varies by season',
			],
			meetingPoint:
				'Show your ticket number at the counter for reserved tickets by the main gate of Everland; bus 5002 leaves from near exit 10 of Gangnam Station.',
			goodToKnow: [
				'The QR code of the voucher does not open the gate: you need the ticket number.',
				'Opening hours differ from day to day. Check them the day before with the link on your voucher.',
				'At certain times popular attractions use a virtual queue in the park’s app. Install it beforehand.',
				'Rain, wind or maintenance can stop some rides; the ticket is not refunded for that.',
			],
		},
		ru: {
			title: 'Эверленд, билет на день: панды, сафари и вечерний парад',
			summary:
				'День в парке Эверленд в Ёнине. Билет вы получаете по номеру, который мы пришлём, а дальше весь день — аттракционы, животные и сады.',
			alsoCalled: alsoCalled`парк развлечений, парк аттракционов, зоопарк, американские горки, Эверлэнд, входной билет, с детьми, Йонъин`,
			description: [
				'Эверленд — это аттракционы, зоопарк и сезонные праздники цветов в одном парке. В билет входят Safari World, Panda World и большинство аттракционов. Когда оплата поступит, мы пришлём номер билета по e-mail и укажем его в ваучере. Покажите номер в окне для забронированных билетов у главного входа: стоять в кассу не нужно.',
				'Советуем утром посмотреть сафари или панд, а сады и шоу оставить на середину дня, когда людно. В парке есть молельная комната, можно взять напрокат детские и инвалидные коляски. От Сеула около часа на автобусе.',
			].join('\n\n'),
			included: [
				'Билет на день',
				'Panda World и Safari World',
				'Парады и шоу',
				'Номер билета по e-mail и в ваучере',
				'Памятка с тремя маршрутами по парку',
			],
			excluded: ['Дорога из Сеула', 'Питание и игровые автоматы', 'Прокат колясок и камеры хранения'],
			steps: [
				'Билет по номеру в окне у главного входа',
				'Вход, сначала сафари или панды',
				'Обед, сады и аттракционы',
				'Дневной парад и шоу',
				'Вечерний парад и выход; время парада зависит от сезона',
			],
			meetingPoint:
				'Покажите номер билета в окне для забронированных билетов у главного входа Эверленда; автобус 5002 отправляется рядом с выходом 10 станции «Каннам».',
			goodToKnow: [
				'По QR-коду ваучера в парк не пройти: нужен номер билета.',
				'Часы работы каждый день разные. Проверьте их накануне по ссылке в ваучере.',
				'На популярные аттракционы в определённые часы записывают через приложение парка. Установите его заранее.',
				'Из-за дождя, ветра или ремонта часть аттракционов может не работать; деньги за билет в этом случае не возвращают.',
			],
		},
		th: {
			title: 'ตั๋วเอ\u2060เวอร์\u2060แลนด์ 1 วัน ชมแพนด้า ซาฟารี และขบวนพาเหรดกลาง\u2060คืน',
			summary:
				'เที่ยวสวนสนุกเอ\u2060เวอร์\u2060แลนด์ที่ยง\u2060อินทั้งวัน รับบัตรด้วยหมายเลขตั๋วที่เราส่งให้ มีทั้งเครื่องเล่น สวนสัตว์ และสวนดอกไม้',
			alsoCalled: alsoCalled`บัตรเข้าเอเวอร์แลนด์, บัตรเอเวอร์แลนด์, รถไฟเหาะ, เด็ก, ครอบครัว, ธีมพาร์ค, หมีแพนด้า, บัตรสวนสนุก`,
			description: [
				'เอ\u2060เวอร์\u2060แลนด์รวมเครื่องเล่น สวนสัตว์ และเทศกาลดอกไม้ตามฤดูกาลไว้ในที่เดียว ตั๋วนี้รวม Safari World, Panda World และเครื่องเล่นส่วนใหญ่ เมื่อได้รับชำระเงินแล้ว เราจะส่งหมายเลขตั๋วทางอีเมลและแสดงไว้ในเวา\u2060เชอ\u2060ร์ แสดงหมายเลขที่ช่องรับตั๋วจองข้างประตูหน้าเพื่อรับบัตร ไม่ต้องต่อแถวซื้อตั๋ว',
				'แนะนำให้ชมซาฟารีหรือแพนด้าก่อนในตอนเช้า แล้วค่อยเดินสวนและดูโชว์ตอนกลางวันที่คนเยอะ ในสวนมีห้องละหมาด และเช่ารถเข็นเด็กกับวีล\u2060แชร์ได้ จากกรุง\u2060โซลนั่งรถบัสราวหนึ่งชั่วโมง',
			].join('\n\n'),
			included: [
				'ตั๋วเข้าสวนสนุก 1 วัน',
				'Panda World และ Safari World',
				'ขบวนพาเหรดและการแสดง',
				'หมายเลขตั๋วทางอีเมลและในเวา\u2060เชอ\u2060ร์',
				'ใบแนะนำ 3 เส้นทางในสวน',
			],
			excluded: ['รถจากกรุง\u2060โซล', 'อาหารและซุ้มเกม', 'ค่าเช่ารถเข็นเด็ก วีล\u2060แชร์ และตู้เก็บของ'],
			steps: [
				'รับบัตรข้างประตูหน้าด้วยหมายเลขตั๋ว',
				'เข้าสวน เริ่มที่ซาฟารีหรือแพนด้า',
				'พักมื้อกลางวัน สวนดอกไม้ และเครื่องเล่น',
				'ขบวนพาเหรดช่วงบ่ายและการแสดง',
				'ชมพาเหรดกลางคืนแล้วออกจากสวน เวลาเปลี่ยนตามฤดูกาล',
			],
			meetingPoint:
				'แสดงหมายเลขตั๋วที่ช่องรับตั๋วจองข้างประตูหน้าเอ\u2060เวอร์\u2060แลนด์ รถบัสสาย 5002 ขึ้นใกล้ทางออก 10 สถานีคัง\u2060นัม',
			goodToKnow: [
				'QR โค้ดในเวา\u2060เชอ\u2060ร์ใช้ผ่านประตูไม่ได้ ต้องใช้หมายเลขตั๋ว',
				'เวลาเปิดแต่ละวันไม่เท่ากัน กรุณาตรวจสอบในวันก่อนหน้าจากลิ\u2060งก์ในเวา\u2060เชอ\u2060ร์',
				'บางช่วงเวลาเครื่องเล่นยอดนิยมใช้การจองคิวผ่านแอปของสวน กรุณาติดตั้งไว้ก่อน',
				'ฝน ลม หรือการซ่อมบำรุงอาจทำให้เครื่องเล่นบางอย่างหยุด กรณีนี้ไม่คืนเงินค่าตั๋ว',
			],
		},
		vn: {
			title: 'Vé Everland một ngày: gấu trúc, safari và diễu hành đêm',
			summary:
				'Một ngày ở Everland, Yongin. Nhận vé bằng mã vé chúng tôi gửi, cả ngày chơi trò chơi, xem thú và dạo vườn hoa.',
			alsoCalled: alsoCalled`công viên giải trí, công viên trò chơi, sở thú, tàu lượn, trẻ em, gia đình, gấu panda`,
			description: [
				'Everland có trò chơi, vườn thú và lễ hội hoa theo mùa trong cùng một công viên. Vé gồm Safari World, Panda World và phần lớn trò chơi. Khi nhận được thanh toán, chúng tôi gửi mã vé qua email và ghi trên phiếu dịch vụ. Đưa mã này tại quầy vé đặt trước cạnh cổng chính để nhận vé, không phải xếp hàng mua.',
				'Bạn nên xem safari hoặc gấu trúc trước vào buổi sáng, còn vườn hoa và biểu diễn để dành giữa ngày khi đông khách. Trong công viên có phòng cầu nguyện, có cho thuê xe đẩy và xe lăn. Từ Seoul đi xe buýt khoảng một tiếng.',
			].join('\n\n'),
			included: [
				'Vé vào cổng một ngày',
				'Panda World và Safari World',
				'Diễu hành và biểu diễn',
				'Mã vé gửi qua email và ghi trên phiếu dịch vụ',
				'Tờ gợi ý ba lộ trình trong công viên',
			],
			excluded: ['Xe từ Seoul', 'Ăn uống và quầy trò chơi có thưởng', 'Thuê xe đẩy, xe lăn và tủ giữ đồ'],
			steps: [
				'Nhận vé cạnh cổng chính bằng mã vé',
				'Vào cổng, xem safari hoặc gấu trúc trước',
				'Ăn trưa, vườn hoa và trò chơi',
				'Diễu hành ban ngày và biểu diễn',
				'Xem diễu hành đêm rồi ra về, giờ thay đổi theo mùa',
			],
			meetingPoint:
				'Đưa mã vé tại quầy vé đặt trước cạnh cổng chính Everland; xe buýt 5002 đón khách gần cửa số 10 ga Gangnam.',
			goodToKnow: [
				'Mã QR trên phiếu dịch vụ không mở được cổng: bạn cần mã vé.',
				'Giờ mở cửa mỗi ngày một khác. Vui lòng xem trước một ngày theo liên kết trên phiếu dịch vụ.',
				'Có khung giờ phải lấy lượt qua ứng dụng của công viên cho các trò đông khách. Hãy cài sẵn ứng dụng.',
				'Mưa, gió hoặc bảo trì có thể khiến một số trò tạm dừng; trường hợp này vé không được hoàn tiền.',
			],
		},
		id: {
			title: 'Tiket Everland sehari: panda, safari, dan parade malam',
			summary:
				'Sehari di Everland, Yongin. Ambil tiket dengan nomor yang kami kirim, lalu nikmati wahana, kebun binatang, dan taman bunga.',
			alsoCalled: alsoCalled`taman hiburan, taman bermain, theme park, roller coaster, anak, keluarga`,
			description: [
				'Everland menyatukan wahana, kebun binatang, dan festival bunga musiman dalam satu taman. Tiket mencakup Safari World, Panda World, dan sebagian besar wahana. Setelah pembayaran masuk, nomor tiket kami kirim lewat email dan kami cantumkan di e-voucher. Tunjukkan di loket tiket pesanan di samping gerbang utama, jadi Anda tidak perlu antre membeli.',
				'Saran kami: lihat safari atau panda dulu di pagi hari, lalu taman dan pertunjukan saat siang ketika ramai. Di dalam taman ada musala; kereta bayi dan kursi roda bisa disewa. Dari Seoul sekitar satu jam dengan bus.',
			].join('\n\n'),
			included: [
				'Tiket masuk sehari',
				'Panda World dan Safari World',
				'Parade dan pertunjukan',
				'Nomor tiket lewat email dan di e-voucher',
				'Lembar berisi tiga rute di dalam taman',
			],
			excluded: ['Transportasi dari Seoul', 'Makanan dan stan permainan', 'Sewa kereta bayi, kursi roda, dan loker'],
			steps: [
				'Ambil tiket di samping gerbang utama dengan nomor tiket',
				'Masuk, mulai dari safari atau panda',
				'Makan siang, taman bunga, dan wahana',
				'Parade sore dan pertunjukan',
				'Parade malam lalu pulang, waktunya berubah menurut musim',
			],
			meetingPoint:
				'Tunjukkan nomor tiket di loket tiket pesanan di samping gerbang utama Everland; bus 5002 berangkat dari dekat pintu keluar 10 Stasiun Gangnam.',
			goodToKnow: [
				'Kode QR di e-voucher tidak membuka gerbang: Anda perlu nomor tiket.',
				'Jam buka berbeda setiap hari. Periksa sehari sebelumnya lewat tautan di e-voucher.',
				'Pada jam tertentu antrean wahana populer diatur lewat aplikasi taman. Pasang dulu aplikasinya.',
				'Hujan, angin, atau perawatan bisa menghentikan sebagian wahana; harga tiket tidak dikembalikan karena hal itu.',
			],
		},
	},
	ratings: [
		{
			author: 'Putri',
			country: 'ID',
			locale: 'id',
			daysAgo: 11,
			stars: { service: 5, language: 4, value: 5, place: 5 },
			text: 'Tinggal tunjukkan nomor tiket, tidak antre sama sekali. Rute untuk keluarga dengan balita di lembar panduannya pas, musalanya juga mudah ditemukan.',
		},
		{
			author: 'Lan Phuong',
			country: 'VN',
			locale: 'vn',
			daysAgo: 33,
			stars: { service: 4, language: 4, value: 4, place: 5 },
			text: 'Gấu trúc dễ thương, nhưng xếp hàng gần một tiếng dù đi ngày thường. Nên tải ứng dụng trước như lời dặn.',
		},
		{
			author: 'Ananda',
			country: 'TH',
			locale: 'th',
			daysAgo: 92,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'ได้หมายเลขตั๋วเร็วมากหลังชำระเงิน มีคำแนะนำวิธีขึ้นรถบัสเป็นภาษาไทย ดอกทิว\u2060ลิ\u2060ปสวยมาก',
		},
		{
			author: 'Sergey',
			country: 'KZ',
			locale: 'ru',
			daysAgo: 205,
			stars: { service: 4, language: 3, value: 4, place: 4 },
			text: 'Дети в восторге, взрослые устали. Две горки были закрыты из-за ветра, зато на парад попали в первый ряд.',
		},
	],
} satisfies DemoProduct;
