import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const haeundaeSeaView = {
	id: 'haeundae-sea-view',
	kind: 'hotel',
	provider: 'haeundae-harbour-hotel',
	pictures: ['hotel-summer-3', 'ktx-day-1', 'hotel-day-2'],
	region: 'busan',
	place: {
		name: {
			ko: '부산 해운대',
			en: 'Haeundae, Busan',
			ru: 'Хэундэ, Пусан',
			th: 'แฮ\u2060อุน\u2060แด ปู\u2060ซาน',
			vn: 'Haeundae, Busan',
			id: 'Haeundae, Busan',
		},
		hangul: '부산광역시 해운대구 해운대해변로 257',
		latitude: 35.1597,
		longitude: 129.1592,
	},
	duration: { nights: 1 },
	languages: ['en', 'ru', 'vn'],
	tags: ['wheelchair', 'child-friendly'],
	price: {
		unit: 'room',
		won: 176_000,
		holds: 2,
		rules: [
			{ reason: 'weekend', percent: 20, weekdays: [5, 6] },
			{ reason: 'peak', percent: 40, season: { from: '07-15', to: '08-20' } },
			{ reason: 'low-season', percent: -15, season: { from: '11-20', to: '02-28' } },
		],
	},
	schedule: { weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], capacity: 10, leadHours: 6, horizonDays: 180 },
	confirmation: 'instant',
	persons: { min: 1, max: 8 },
	stepTimes: ['15:00', null, '07:00', '11:00'],
	texts: {
		ko: {
			title: '해운대 바다가 보이는 높은 층 객실, 해변까지 길 하나',
			summary:
				'12층 이상에서 해운대 백사장이 내려다보이는 더블 객실입니다. 해변은 길 하나 건너에 있고 프런트는 밤새 열려 있습니다.',
			alsoCalled: alsoCalled`부산 호텔, 숙소, 숙박, 오션뷰, 해운대 호텔, 해수욕장, 부산 숙소, 조식 포함`,
			description: [
				'퀸 침대와 작은 테라스가 있는 2인실입니다. 12층부터 20층까지의 바다 쪽 객실만 드립니다. 이른 아침에는 달맞이언덕 쪽에서 해가 들고, 밤에는 동백섬 너머 마린시티의 불빛이 보입니다.',
				'해운대역은 걸어서 8분, 해변열차를 타는 미포정거장은 걸어서 15분 거리입니다. 수영을 마치고 모래를 씻는 샤워장이 호텔 뒷문에 있습니다. 6세 이하 아이는 침대를 함께 쓰면 추가 요금이 없습니다.',
			].join('\n\n'),
			included: [
				'12층 이상 바다 쪽 더블 객실',
				'두 사람 뷔페 아침 식사',
				'해변용 수건과 샤워장',
				'주차',
				'객실 무선 인터넷',
			],
			excluded: ['부산역과 공항 이동', '추가 침구', '루프톱 라운지 음료'],
			steps: [
				'체크인',
				'해변 산책이나 동백섬 둘레길',
				'바다가 보이는 식당에서 뷔페 아침, 10시까지',
				'체크아웃, 저녁까지 짐 보관',
			],
			meetingPoint: '해운대역 5번 출구에서 바다 쪽으로 걸어서 8분, 해운대해변로에 정문이 있습니다.',
			goodToKnow: [
				'해수욕장은 보통 6월 말부터 8월 말까지 열고, 그 밖의 기간에는 수영할 수 없습니다.',
				'객실 안에서는 담배를 피울 수 없습니다. 흡연 구역은 뒷마당에 있습니다.',
				'가을 불꽃축제(최근에는 11월) 무렵에는 도로가 통제됩니다. 지하철로 오시기를 권합니다.',
			],
		},
		en: {
			title: 'High-floor room with a view of Haeundae, one street from the beach',
			summary:
				'A double room on the twelfth floor or higher, looking down on the sand of Haeundae. The beach is just across the street, and the front desk is open 24 hours a day.',
			alsoCalled: alsoCalled`hotel, accommodation, Busan hotel, Pusan, ocean view, seaside, beachfront, place to stay, breakfast included`,
			description: [
				'A room for two with a queen bed and a small terrace. We offer only sea-facing rooms on floors 12 to 20. The morning sun comes in from the side of Dalmaji Hill, and at night you see the lights of Marine City beyond Dongbaekseom.',
				'Haeundae Station is 8 minutes away on foot, Mipo, where the beach train starts, 15 minutes. There are showers by the back door to rinse off sand. Children up to six who share the bed stay free of charge.',
			].join('\n\n'),
			included: [
				'Sea-facing double room, 12th floor or higher',
				'Buffet breakfast for two',
				'Beach towels and showers',
				'Parking',
				'Wi-Fi in the room',
			],
			excluded: ['Transfer from Busan Station or the airport', 'Extra bedding', 'Drinks in the rooftop lounge'],
			steps: [
				'Check-in',
				'A walk on the beach or around Dongbaekseom',
				'Buffet breakfast with a view of the sea, until 10:00',
				'Check-out; we keep your bags until the evening',
			],
			meetingPoint:
				'Haeundae Station, exit 5, then 8 minutes on foot towards the sea; the main door is on Haeundaehaebyeon-ro.',
			goodToKnow: [
				'The beach is open for swimming from about the end of June to the end of August only.',
				'Rooms are non-smoking; there is a smoking area in the back yard.',
				'Roads are closed around the autumn fireworks festival: come by subway.',
			],
		},
		ru: {
			title: 'Номер с видом на море в Хэундэ, в квартале от пляжа',
			summary:
				'Двухместный номер не ниже двенадцатого этажа с видом на пляж Хэундэ. Пляж в квартале от отеля, стойка регистрации работает круглосуточно.',
			alsoCalled: alsoCalled`гостиница, отель, Хеундэ, гостиница в Пусане, жильё, проживание, отель у моря, завтрак включён, Бусан`,
			description: [
				'Номер на двоих с большой кроватью и маленькой террасой. Заселяем только в номера с видом на море, с 12-го по 20-й этаж. Утром солнце встаёт со стороны холма Тальмаджи, вечером за островом Тонбэксом видны огни Марин-Сити.',
				'До станции «Хэундэ» 8 минут пешком, до Мипхо, откуда отправляется пляжный поезд, — 15 минут. У заднего входа есть душ, чтобы смыть песок. Дети до шести лет на одной кровати с родителями живут без доплаты.',
			].join('\n\n'),
			included: [
				'Двухместный номер со стороны моря, 12-й этаж и выше',
				'Завтрак «шведский стол» на двоих',
				'Пляжные полотенца и душ',
				'Парковка',
				'Wi-Fi в номере',
			],
			excluded: ['Трансфер от вокзала Пусана или из аэропорта', 'Дополнительная кровать', 'Напитки в лаундже на крыше'],
			steps: [
				'Заезд',
				'Прогулка по пляжу или вокруг острова Тонбэксом',
				'Завтрак с видом на море, до 10:00',
				'Выезд; вещи можно оставить до вечера',
			],
			meetingPoint: 'Станция «Хэундэ», выход 5, затем 8 минут пешком к морю; главный вход с улицы Хэундэхэбён-ро.',
			goodToKnow: [
				'Купаться на пляже можно примерно с конца июня до конца августа.',
				'Курить в номерах нельзя, место для курения во дворе.',
				'В дни осеннего фестиваля фейерверков дороги перекрывают: приезжайте на метро.',
			],
		},
		th: {
			title: 'ห้องชั้นสูงวิว\u2060ทะเลแฮ\u2060อุน\u2060แด ข้ามถนนเดียวถึงหาด',
			summary:
				'ห้องดับเบิล (เตียงควีน\u2060ไซซ์) ตั้งแต่ชั้น 12 ขึ้นไป มองเห็นหาดแฮ\u2060อุน\u2060แด ข้ามถนนเดียวถึงหาด แผนกต้อนรับเปิดตลอด 24 ชั่วโมง',
			alsoCalled: alsoCalled`ที่พัก, โรงแรม, ที่พักปูซาน, โรงแรมปูซาน, พูซาน, ติดทะเล, โอเชียนวิว, รวมอาหารเช้า`,
			description: [
				'ห้องสำหรับ 2 ท่าน เตียงควีน\u2060ไซซ์และระเบียงเล็ก เราจัดให้เฉพาะห้องฝั่งทะเลตั้งแต่ชั้น 12 ถึงชั้น 20 ตอนเช้าแสงอาทิตย์ส่องมาจากทางเนินทัล\u2060มา\u2060จี ส่วนกลางคืนเห็นแสงไฟของมา\u2060รีน\u2060ซิตี้หลังเกาะทง\u2060แบก',
				'เดินไปสถานีแฮ\u2060อุน\u2060แด 8 นาที และเดินไปสถานีมิ\u2060โพที่ขึ้นรถไฟเลียบหาด 15 นาที ประตูหลังโรงแรมมีที่ล้างตัวสำหรับล้างทราย เด็กอายุไม่เกิน 6 ปีที่นอนเตียงเดียวกับผู้ปกครองพักได้โดยไม่มีค่าใช้จ่ายเพิ่ม',
			].join('\n\n'),
			included: [
				'ห้องดับเบิล (เตียงควีน\u2060ไซซ์) ฝั่งทะเล ชั้น 12 ขึ้นไป',
				'อาหารเช้าบุฟเฟต์สำหรับ 2 ท่าน',
				'ผ้าเช็ดตัวชายหาดและที่ล้างตัว',
				'ที่จอดรถ',
				'Wi-Fi ในห้องพัก',
			],
			excluded: ['รถรับส่งจากสถานีปู\u2060ซานหรือสนามบิน', 'เครื่องนอนเสริม', 'เครื่องดื่มที่เลา\u2060นจ์ดาดฟ้า'],
			steps: [
				'เช็ก\u2060อิน',
				'เดินเล่นชายหาดหรือทางเดินรอบเกาะทง\u2060แบก',
				'อาหารเช้าบุฟเฟต์พร้อมวิวทะเล ถึง 10:00 น.',
				'เช็ก\u2060เอา\u2060ต์ ฝากกระเป๋าไว้ได้ถึงเย็น',
			],
			meetingPoint:
				'จากสถานีแฮ\u2060อุน\u2060แด ทางออก 5 เดินไปทางทะเล 8 นาที ประตูหน้าอยู่ริมถนนแฮ\u2060อุน\u2060แดแฮบ\u2060ยอน\u2060-\u2060โร',
			goodToKnow: [
				'ลงเล่นน้ำที่หาดได้เฉพาะช่วงประมาณปลายเดือนมิถุนายนถึงปลายเดือนสิงหาคม',
				'ห้องพักปลอดบุหรี่ มีที่สูบบุหรี่ที่ลานด้านหลัง',
				'ช่วงเทศกาลดอกไม้ไฟในฤดูใบไม้ร่วงจะปิดถนน แนะนำให้มาด้วยรถไฟใต้ดิน',
			],
		},
		vn: {
			title: 'Phòng tầng cao nhìn ra biển Haeundae, cách bãi cát một con đường',
			summary:
				'Phòng đôi từ tầng 12 trở lên nhìn xuống bãi cát Haeundae. Qua một con đường là đến biển, lễ tân mở suốt đêm.',
			alsoCalled: alsoCalled`khách sạn, chỗ ở, lưu trú, khách sạn Busan, Pusan, view biển, gần biển, bao gồm bữa sáng`,
			description: [
				'Phòng hai người có giường queen và ban công nhỏ. Chúng tôi chỉ xếp phòng hướng biển từ tầng 12 đến tầng 20. Sáng sớm nắng lên từ phía đồi Dalmaji, buổi tối thấy ánh đèn Marine City phía sau đảo Dongbaek.',
				'Đi bộ đến ga Haeundae mất 8 phút, đến Mipo, nơi lên tàu ven biển (Beach Train), mất 15 phút. Cửa sau khách sạn có chỗ tắm rửa cát. Trẻ từ 6 tuổi trở xuống ngủ chung giường không tính thêm tiền.',
			].join('\n\n'),
			included: [
				'Phòng đôi hướng biển, từ tầng 12 trở lên',
				'Bữa sáng buffet cho hai người',
				'Khăn tắm biển và chỗ tắm tráng',
				'Chỗ đậu xe',
				'Wi-Fi trong phòng',
			],
			excluded: ['Đưa đón từ ga Busan hoặc sân bay', 'Chăn nệm thêm', 'Đồ uống ở lounge sân thượng'],
			steps: [
				'Nhận phòng',
				'Dạo biển hoặc đi vòng quanh đảo Dongbaek',
				'Bữa sáng buffet nhìn ra biển, đến 10:00',
				'Trả phòng, có thể gửi hành lý đến tối',
			],
			meetingPoint: 'Từ cửa số 5 ga Haeundae đi bộ 8 phút về phía biển; cửa chính nằm trên đường Haeundaehaebyeon-ro.',
			goodToKnow: [
				'Bãi biển chỉ mở cho tắm khoảng từ cuối tháng 6 đến cuối tháng 8.',
				'Phòng không hút thuốc; khu hút thuốc ở sân sau.',
				'Dịp lễ hội pháo hoa mùa thu đường bị cấm xe, bạn nên đi tàu điện ngầm.',
			],
		},
		id: {
			title: 'Kamar lantai tinggi menghadap laut Haeundae, di seberang jalan dari pantai',
			summary:
				'Kamar double di lantai 12 ke atas dengan pemandangan Pantai Haeundae. Pantai hanya di seberang jalan, resepsionis buka sepanjang malam.',
			alsoCalled: alsoCalled`hotel, penginapan, hotel Busan, Pusan, tempat menginap, akomodasi, view laut, tepi pantai, sarapan`,
			description: [
				'Kamar untuk dua orang dengan ranjang queen dan teras kecil. Kami hanya memberikan kamar sisi laut dari lantai 12 sampai 20. Pagi hari matahari muncul dari arah Bukit Dalmaji, malam hari tampak lampu Marine City di balik Pulau Dongbaek.',
				'Stasiun Haeundae 8 menit berjalan kaki, Mipo, tempat naik kereta pantai, 15 menit. Di pintu belakang ada pancuran untuk membilas pasir. Anak sampai usia 6 tahun yang tidur seranjang tidak dikenai biaya tambahan.',
			].join('\n\n'),
			included: [
				'Kamar double sisi laut, lantai 12 ke atas',
				'Sarapan prasmanan untuk dua orang',
				'Handuk pantai dan pancuran',
				'Parkir',
				'Wi-Fi di kamar',
			],
			excluded: [
				'Antar-jemput dari Stasiun Busan atau bandara',
				'Perlengkapan tidur tambahan',
				'Minuman di lounge atap',
			],
			steps: [
				'Check-in',
				'Jalan-jalan di pantai atau mengelilingi Pulau Dongbaek',
				'Sarapan prasmanan dengan pemandangan laut, sampai pukul 10:00',
				'Check-out, bagasi bisa dititipkan sampai malam',
			],
			meetingPoint:
				'Dari Stasiun Haeundae pintu keluar 5, jalan kaki 8 menit ke arah laut; pintu utama ada di Haeundaehaebyeon-ro.',
			goodToKnow: [
				'Pantai dibuka untuk berenang hanya sekitar akhir Juni sampai akhir Agustus.',
				'Kamar bebas rokok; area merokok ada di halaman belakang.',
				'Saat festival kembang api musim gugur jalan ditutup: sebaiknya datang dengan kereta bawah tanah.',
			],
		},
	},
	ratings: [
		{
			author: 'Olga',
			country: 'RU',
			locale: 'ru',
			daysAgo: 19,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Прилетели из Владивостока поздно ночью, нас встретила администратор, которая говорит по-русски. Вид из окна такой, что шторы не закрывали.',
		},
		{
			author: 'Thu Ha',
			country: 'VN',
			locale: 'vn',
			daysAgo: 58,
			stars: { service: 4, language: 5, value: 4, place: 5 },
			text: 'Phòng nhìn thẳng ra biển, bước qua đường là tới bãi cát. Có chị lễ tân người Việt chỉ quán ăn rất nhiệt tình.',
		},
		{
			author: 'Wei Ling',
			country: 'SG',
			locale: 'en',
			daysAgo: 102,
			stars: { service: 4, language: 5, value: 3, place: 5 },
			text: 'Good sleep, good view, helpful desk. August prices are steep and the lift queue at breakfast time is long.',
		},
		{
			author: 'Aigerim',
			country: 'KZ',
			locale: 'ru',
			daysAgo: 240,
			stars: { service: 5, language: 5, value: 5, place: 4 },
			text: 'Были зимой, пляж пустой, цены приятные. Помогли вызвать такси до клиники и объяснили водителю адрес.',
		},
	],
} satisfies DemoProduct;
