import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const teaMasterIkseon = {
	id: 'tea-master-ikseon',
	kind: 'tea-and-food',
	provider: 'ikseon-tea-house',
	pictures: ['tea-day-1', 'market-dusk-1', 'hotel-night-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 종로 익선동',
			en: 'Ikseon-dong, Jongno, Seoul',
			ru: 'Иксондон, Чонно, Сеул',
			th: 'อิก\u2060ซอน\u2060ดง จง\u2060โน กรุง\u2060โซล',
			vn: 'Ikseondong, Jongno, Seoul',
			id: 'Ikseon-dong, Jongno, Seoul',
		},
		hangul: '서울특별시 종로구 수표로28길 21',
		latitude: 37.5742,
		longitude: 126.9896,
	},
	duration: { minutes: 90 },
	languages: ['en', 'th', 'vn', 'id'],
	tags: ['vegetarian', 'child-friendly'],
	price: {
		unit: 'person',
		won: 38_000,
		childWon: 28_000,
		infantWon: 0,
		rules: [{ reason: 'weekend', percent: 10, weekdays: [0, 6] }],
	},
	schedule: {
		weekdays: [0, 2, 3, 4, 5, 6],
		times: ['11:00', '14:00', '16:30'],
		capacity: 8,
		leadHours: 12,
		horizonDays: 120,
		closed: [{ from: '01-01', to: '01-01' }],
	},
	confirmation: 'instant',
	persons: { min: 1, max: 8 },
	care: { has: ['meal'] },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: '익선동 한옥에서 다도 선생님과 함께하는 90분, 세 가지 차와 다식',
			summary: '하동 녹차와 황차, 계절 꽃차를 직접 우려 보는 작은 모임입니다. 여덟 명까지 한 상에 둘러앉습니다.',
			alsoCalled: alsoCalled`다도 체험, 티 클래스, 전통차, 전통 찻집, 다과, 찻집, 티 테이스팅, 원데이 클래스`,
			description: [
				'찻집 주인은 스무 해 동안 차를 가르친 다도 선생님입니다. 물의 온도와 기다리는 시간에 따라 같은 잎이 어떻게 달라지는지 마셔 보며 배우고, 마지막 차는 직접 우려 옆 사람에게 대접합니다.',
				'차에는 깨와 콩가루, 잣으로 만든 다식을 곁들이고, 다식 하나는 나무 틀에 찍어 만들어 봅니다. 술과 동물성 재료는 쓰지 않습니다. 아이에게는 카페인이 없는 보리차와 오미자차를 냅니다.',
			].join('\n\n'),
			included: [
				'녹차와 황차, 꽃차',
				'다식 한 접시와 다식 만들기',
				'다도 도구 사용',
				'안내자의 통역',
				'집에 가져가는 잎차 10g',
			],
			excluded: ['찻집까지 이동', '식사', '추가로 사는 차와 다기'],
			steps: [
				'따뜻한 물로 손을 씻고 자리에 앉기',
				'녹차와 황차를 차례로 맛보기',
				'나무 틀로 다식 찍기',
				'직접 우린 꽃차를 나누어 마시기',
			],
			meetingPoint:
				'종로3가역 4번 출구에서 익선동 골목으로 걸어서 3분, 감나무가 있는 한옥 대문에 ‘익선찻집’이라고 적혀 있습니다.',
			goodToKnow: [
				'바닥에 앉습니다. 불편하면 낮은 의자를 드립니다.',
				'견과류와 깨가 들어갑니다. 알레르기가 있으면 예약할 때 적어 주세요.',
				'10분 넘게 늦으면 첫 번째 차는 함께하지 못합니다.',
			],
		},
		en: {
			title: 'Ninety minutes with a tea master in an Ikseon-dong hanok: three teas and sweets',
			summary:
				'A small table for up to eight: brew green tea from Hadong, yellow tea and a seasonal flower tea yourself.',
			alsoCalled: alsoCalled`tea ceremony, tea tasting, tea class, traditional tea house, dado, workshop, Korean tea, dasik, tea room`,
			description: [
				'The owner of the house has taught tea for twenty years. You taste how the same leaves change with the heat of the water and the time you wait, and you brew the last tea yourself and serve it to your neighbour.',
				'With the tea come dasik, small sweets of sesame, bean flour and pine nuts; you press one in a wooden mould. Nothing contains alcohol or animal products. Children get barley tea and omija (berry) tea without caffeine.',
			].join('\n\n'),
			included: [
				'Green tea, yellow tea and flower tea',
				'A plate of dasik, and making one',
				'Use of the tea ware',
				'Interpreting by the guide',
				'10 g of leaf tea to take home',
			],
			excluded: ['Transfer to the tea house', 'Meals', 'Tea and tea ware that you buy'],
			steps: [
				'Rinse your hands in warm water and take a seat',
				'Taste green tea and yellow tea, one after the other',
				'Press dasik in a wooden mould',
				'Brew and share the flower tea',
			],
			meetingPoint:
				'Jongno 3-ga Station, exit 4, three minutes into the lanes of Ikseon-dong: a hanok gate with a persimmon tree and the sign “익선찻집”.',
			goodToKnow: [
				'You sit on the floor; ask for a low chair if that is uncomfortable.',
				'The sweets contain nuts and sesame. Tell us about allergies when you reserve.',
				'If you are more than 10 minutes late, you miss the first tea.',
			],
		},
		ru: {
			title: 'Полтора часа с мастером чая в ханоке Иксондона: три сорта чая и сладости',
			summary:
				'Чаепитие для группы до восьми человек: вы сами заварите зелёный чай из Хадона, жёлтый и сезонный цветочный.',
			alsoCalled: alsoCalled`чайная церемония, дегустация чая, мастер-класс, чайная, корейский чай, чайный дом, традиционный дом, чайное искусство`,
			description: [
				'Хозяйка дома двадцать лет преподаёт чайное искусство. Вы попробуете, как один и тот же лист меняется от температуры воды и времени настаивания, а последний чай заварите сами и угостите соседа.',
				'К чаю подают тасик — маленькие сладости из кунжута, бобовой муки и кедровых орехов; одну вы сделаете сами в деревянной форме. Алкоголя и продуктов животного происхождения нет. Детям — ячменный чай и чай из ягод омиджа без кофеина.',
			].join('\n\n'),
			included: [
				'Зелёный, жёлтый и цветочный чай',
				'Тарелка сладостей тасик и урок их приготовления',
				'Чайная посуда на время урока',
				'Перевод гида',
				'10 г листового чая с собой',
			],
			excluded: ['Дорога до чайного дома', 'Еда', 'Покупка чая и посуды'],
			steps: [
				'Моем руки тёплой водой и садимся за стол',
				'Пробуем по очереди зелёный и жёлтый чай',
				'Делаем тасик в деревянной форме',
				'Завариваем цветочный чай и угощаем друг друга',
			],
			meetingPoint:
				'Станция «Чонно-3-га», выход 4, три минуты по переулкам Иксондона: ворота ханока с хурмой и вывеской «익선찻집».',
			goodToKnow: [
				'Сидят на полу; если неудобно, попросите низкий стул.',
				'В сладостях есть орехи и кунжут. Об аллергии напишите при бронировании.',
				'При опоздании больше чем на 10 минут первый чай вы пропустите.',
			],
		},
		th: {
			title: '90 นาทีกับครู\u2060ชาในบ้านฮัน\u2060อกย่านอิก\u2060ซอน\u2060ดง ชาสามชนิดและขนมดา\u2060ชิ\u2060ก',
			summary: 'โต๊ะเล็กไม่เกิน 8 ท่าน ได้ลองชงชาเขียวฮา\u2060ดง ชาเหลือง และชาดอกไม้ตามฤดูกาลด้วยตัวเอง',
			alsoCalled: alsoCalled`พิธีชงชา, เวิร์กช็อปชา, เรียนชงชา, ร้านชา, ชาเกาหลี, ชิมชา, ขนมเกาหลี, บ้านชา`,
			description: [
				'เจ้าของร้านสอนเรื่องชามายี่สิบปี คุณจะได้ชิมว่าใบชาเดียวกันเปลี่ยนไปอย่างไรตามความร้อนของน้ำและเวลาที่รอ และชงชาถ้วยสุดท้ายเองเพื่อรินให้คนข้าง ๆ',
				'ชาเสิร์ฟพร้อมดา\u2060ชิ\u2060ก ขนมชิ้นเล็กจากงา ผงถั่ว และเมล็ดสน คุณได้กดขนมในพิมพ์ไม้ด้วยตัวเองหนึ่งชิ้น ไม่มีแอลกอฮอล์และส่วนผสมจากสัตว์ เด็กได้ชาข้าวบาร์เลย์และชาโอ\u2060มี\u2060จาที่ไม่มีคา\u2060เฟ\u2060อีน',
			].join('\n\n'),
			included: [
				'ชาเขียว ชาเหลือง และชาดอกไม้',
				'ขนมดา\u2060ชิ\u2060กหนึ่งจานและลองทำเอง',
				'ชุดชงชาให้ใช้ระหว่างเรียน',
				'ไกด์ช่วยแปล',
				'ใบชา 10 กรัมกลับบ้าน',
			],
			excluded: ['การเดินทางไปร้าน', 'อาหารมื้อหลัก', 'ชาและชุดชงชาที่ซื้อเพิ่ม'],
			steps: [
				'ล้างมือด้วยน้ำอุ่นแล้วนั่งประจำที่',
				'ชิมชาเขียวและชาเหลืองตามลำดับ',
				'กดขนมดา\u2060ชิ\u2060กในพิมพ์ไม้',
				'ชงชาดอกไม้แล้วแบ่งกันดื่ม',
			],
			meetingPoint:
				'จากสถานีจง\u2060โน 3\u2060-\u2060กา ทางออก 4 เดินเข้าตรอกอิก\u2060ซอน\u2060ดง 3 นาที ประตูบ้านฮัน\u2060อกที่มีต้นพลับและป้าย “익선찻집”',
			goodToKnow: [
				'นั่งกับพื้น หากไม่สะดวกขอเก้าอี้เตี้ยได้',
				'ขนมมีถั่วและงา หากแพ้อาหาร กรุณาแจ้งเมื่อจอง',
				'หากมาสายเกิน 10 นาที จะไม่ทันชาถ้วยแรก',
			],
		},
		vn: {
			title: '90 phút cùng nghệ nhân trà trong nhà hanok Ikseondong: ba loại trà và bánh dasik',
			summary: 'Bàn nhỏ tối đa tám người, tự tay pha trà xanh Hadong, hoàng trà và trà hoa theo mùa.',
			alsoCalled: alsoCalled`trà đạo, lớp trà, thưởng trà, trà Hàn Quốc, phòng trà, nếm trà, workshop, trải nghiệm văn hóa`,
			description: [
				'Chủ quán đã dạy về trà hai mươi năm. Bạn nếm thử cùng một loại lá thay đổi hương vị ra sao theo độ nóng của nước và thời gian chờ, rồi tự pha ấm trà cuối để mời người bên cạnh.',
				'Trà dùng kèm dasik, bánh nhỏ làm từ mè, bột đậu và hạt thông; bạn tự ép một chiếc bằng khuôn gỗ. Không có cồn và nguyên liệu từ động vật. Trẻ em có trà lúa mạch và trà omija (ngũ vị tử) không caffeine.',
			].join('\n\n'),
			included: [
				'Trà xanh, hoàng trà và trà hoa',
				'Một đĩa bánh dasik và tự làm một chiếc',
				'Dùng bộ đồ trà trong buổi học',
				'Hướng dẫn viên phiên dịch',
				'10 g trà lá mang về',
			],
			excluded: ['Phương tiện đến quán', 'Bữa ăn', 'Trà và đồ trà mua thêm'],
			steps: [
				'Rửa tay bằng nước ấm và ngồi vào bàn',
				'Nếm lần lượt trà xanh và hoàng trà',
				'Ép bánh dasik bằng khuôn gỗ',
				'Pha trà hoa và mời nhau uống',
			],
			meetingPoint:
				'Từ cửa số 4 ga Jongno 3-ga đi bộ 3 phút vào ngõ Ikseondong: cổng nhà hanok có cây hồng và biển “익선찻집”.',
			goodToKnow: [
				'Ngồi trên sàn; nếu không tiện, bạn có thể xin ghế thấp.',
				'Bánh có hạt và mè. Nếu dị ứng, vui lòng báo khi đặt.',
				'Đến muộn quá 10 phút, bạn sẽ lỡ ấm trà đầu tiên.',
			],
		},
		id: {
			title: '90 menit bersama ahli teh di rumah hanok Ikseon-dong: tiga teh dan kue dasik',
			summary:
				'Meja kecil untuk maksimal delapan orang: seduh sendiri teh hijau Hadong, teh kuning, dan teh bunga musiman.',
			alsoCalled: alsoCalled`upacara teh, kelas teh, mencicipi teh, teh Korea, rumah minum teh, workshop, kedai teh, tea ceremony`,
			description: [
				'Pemilik kedai ini telah mengajar teh selama dua puluh tahun. Anda mencicipi bagaimana rasa daun teh yang sama berubah menurut suhu air dan lama seduhan, lalu menyeduh sendiri teh terakhir untuk teman di sebelah.',
				'Teh disajikan dengan dasik, kue kecil dari wijen, tepung kacang, dan kacang pinus; satu di antaranya Anda cetak sendiri dengan cetakan kayu. Tidak ada alkohol dan bahan hewani. Anak-anak mendapat teh jelai dan teh omija tanpa kafein.',
			].join('\n\n'),
			included: [
				'Teh hijau, teh kuning, dan teh bunga',
				'Sepiring dasik dan membuatnya sendiri',
				'Peralatan teh selama kelas',
				'Penerjemahan oleh pemandu',
				'10 g daun teh untuk dibawa pulang',
			],
			excluded: ['Perjalanan ke kedai', 'Makanan', 'Teh dan peralatan yang Anda beli'],
			steps: [
				'Membasuh tangan dengan air hangat dan duduk',
				'Mencicipi teh hijau dan teh kuning bergantian',
				'Mencetak dasik dengan cetakan kayu',
				'Menyeduh teh bunga dan menikmatinya bersama',
			],
			meetingPoint:
				'Dari Stasiun Jongno 3-ga pintu keluar 4, tiga menit ke gang Ikseon-dong: gerbang hanok dengan pohon kesemek dan papan “익선찻집”.',
			goodToKnow: [
				'Anda duduk di lantai; kursi rendah tersedia jika kurang nyaman.',
				'Kuenya mengandung kacang dan wijen. Sebutkan alergi Anda saat memesan.',
				'Jika terlambat lebih dari 10 menit, Anda melewatkan teh pertama.',
			],
		},
	},
	ratings: [
		{
			author: 'Nurul',
			country: 'ID',
			locale: 'id',
			daysAgo: 6,
			stars: { service: 5, language: 5, value: 5, place: 5 },
			text: 'Tempatnya tenang padahal gang di luarnya ramai. Semua bahan dijelaskan, tidak ada alkohol, dan anak saya diberi teh jelai.',
			reply: {
				daysAgo: 4,
				text: 'Terima kasih, Ibu Nurul. Senang sekali putra Ibu suka teh jelainya. Musim gugur nanti kami punya teh kesemek tanpa kafein.',
			},
		},
		{
			author: 'Orn',
			country: 'TH',
			locale: 'th',
			daysAgo: 30,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'ครูชาใจเย็นมาก อธิบายละเอียด มีคนแปลไทยนั่งข้าง ๆ ตลอด ขนมดา\u2060ชิ\u2060กที่กดเองสวยกว่าที่คิด',
		},
		{
			author: 'Mai',
			country: 'VN',
			locale: 'vn',
			daysAgo: 81,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Mình quen uống trà Thái Nguyên nên rất thích so sánh. Chín mươi phút trôi nhanh, giá mà lâu hơn chút.',
		},
		{
			author: 'Elena',
			country: 'RU',
			locale: 'ru',
			daysAgo: 155,
			stars: { service: 4, language: 3, value: 4, place: 5 },
			text: 'Урок на английском, но показывают так, что понятно и без перевода. Сидеть на полу полтора часа непросто, стул дали сразу.',
		},
	],
} satisfies DemoProduct;
