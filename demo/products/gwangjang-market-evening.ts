import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const gwangjangMarketEvening = {
	id: 'gwangjang-market-evening',
	kind: 'tea-and-food',
	provider: 'ikseon-tea-house',
	pictures: ['market-dusk-1', 'tea-day-1', 'theatre-night-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 종로 광장시장',
			en: 'Gwangjang Market, Jongno, Seoul',
			ru: 'Рынок Кванджан, Чонно, Сеул',
			th: 'ตลาดควัง\u2060จัง จง\u2060โน กรุง\u2060โซล',
			vn: 'Chợ Gwangjang, Jongno, Seoul',
			id: 'Pasar Gwangjang, Jongno, Seoul',
		},
		hangul: '서울특별시 종로구 창경궁로 88',
		latitude: 37.5701,
		longitude: 126.9996,
	},
	duration: { minutes: 180 },
	languages: ['en', 'ru', 'vn', 'id'],
	tags: ['vegetarian', 'child-friendly'],
	price: {
		unit: 'person',
		won: 64_000,
		childWon: 46_000,
		infantWon: 0,
		rules: [{ reason: 'weekend', percent: 10, weekdays: [5, 6] }],
	},
	schedule: {
		weekdays: [2, 3, 4, 5, 6],
		times: ['17:00'],
		capacity: 8,
		leadHours: 24,
		horizonDays: 120,
		closed: [{ from: '01-01', to: '01-01' }],
	},
	confirmation: 'request',
	depositFromWon: 20_000,
	persons: { min: 1, max: 8 },
	care: { has: ['meal'] },
	stepTimes: ['17:00', '17:20', '18:20', '19:00', '19:40'],
	texts: {
		ko: {
			title: '광장시장 저녁 산책, 여섯 가지 음식과 차 한 잔(돼지고기 없는 코스 선택 가능)',
			summary:
				'광장시장 골목에서 빈대떡과 김밥, 떡을 조금씩 맛보고 찻집에서 마칩니다. 돼지고기 없는 코스와 채식 코스를 고를 수 있습니다.',
			alsoCalled: alsoCalled`먹자골목, 시장 투어, 먹거리 투어, 길거리 음식, 푸드 투어, 야시장, 전통시장, 맛집`,
			description: [
				'시장 상인들과 오래 알고 지낸 안내자와 여섯 군데를 들러 조금씩 나누어 먹습니다. 기본 코스는 녹두빈대떡과 꼬마김밥, 칼국수, 팥죽, 떡, 계절 과일입니다. 백 년 넘은 시장의 포목 가게 이야기도 듣습니다.',
				'돼지고기 없는 코스에서는 고기를 뺀 빈대떡을 따로 부치는 집으로 갑니다. 다만 할랄 인증을 받은 집은 아니고, 같은 골목에서 돼지고기와 술을 팝니다. 산책이 끝나면 청계천을 따라 걸어 익선찻집에서 차를 마십니다.',
			].join('\n\n'),
			included: ['여섯 가지 음식 맛보기', '찻집에서 차와 다식', '안내자와 통역', '돼지고기 없는 코스나 채식 코스 선택'],
			excluded: ['술', '추가로 주문하는 음식', '시장까지 이동'],
			steps: [
				'시장 입구에서 만나 코스와 못 먹는 음식 확인',
				'빈대떡과 꼬마김밥, 칼국수',
				'포목 골목과 한복 가게 구경',
				'팥죽과 떡, 과일',
				'청계천을 걸어 찻집으로, 차 한 잔',
			],
			meetingPoint:
				'종로5가역 8번 출구 앞 광장시장 북문에서 17시에 만나며, 안내자는 초록색 찻주전자 배지를 달고 있습니다.',
			goodToKnow: [
				'코스(기본, 돼지고기 없음, 채식)를 예약할 때 요청 사항에 적어 주세요.',
				'돼지고기 없는 코스는 할랄이 아닙니다. 고기는 할랄 도축이 아니며 조리 도구를 함께 쓰는 집이 있습니다.',
				'좁은 골목의 의자에 앉습니다. 큰 가방은 숙소에 두고 오세요.',
				'견과류, 깨, 해산물, 밀가루 알레르기가 있으면 미리 알려 주세요.',
			],
		},
		en: {
			title: 'Gwangjang Market in the evening: six tastings and tea, with a pork-free choice',
			summary:
				'Mung-bean pancake, mini gimbap and rice cakes in the lanes of Gwangjang, then tea. Pork-free and vegetarian routes to choose from.',
			alsoCalled: alsoCalled`street food, food tour, night market, Kwangjang, traditional market, vegetarian food, kimbap, tteok, foodie`,
			description: [
				'With a guide who knows the stall owners you stop at six places and share a little at each. The usual route is mung-bean pancake, mini gimbap, knife-cut noodles, red-bean porridge, rice cakes and seasonal fruit. You also hear about the cloth merchants of a market more than a hundred years old.',
				'On the pork-free route we go to a stall that fries pancakes without meat separately. It is not halal-certified, and pork and alcohol are sold in the same lanes. Afterwards you walk along the Cheonggyecheon to the tea house.',
			].join('\n\n'),
			included: [
				'Six tastings',
				'Tea and a sweet at the tea house',
				'Guide and interpreting',
				'Pork-free or vegetarian route on request',
			],
			excluded: ['Alcohol', 'Extra dishes you order', 'Transfer to the market'],
			steps: [
				'Meet at the market gate and confirm your route and what you do not eat',
				'Mung-bean pancake, mini gimbap, noodles',
				'The lanes of cloth and hanbok shops',
				'Red-bean porridge, rice cakes, fruit',
				'Along the Cheonggyecheon to the tea house, a cup of tea',
			],
			meetingPoint:
				'Jongno 5-ga Station, exit 8, north gate of Gwangjang Market at 17:00; your guide wears a badge with a green teapot.',
			goodToKnow: [
				'Write your route (usual, pork-free or vegetarian) in the message when you reserve.',
				'The pork-free route is not halal: other meat is not from halal slaughter, and some stalls share kitchen tools.',
				'You sit on small stools in narrow lanes. Leave large bags at your hotel.',
				'Tell us in advance about allergies to nuts, sesame, seafood or wheat.',
			],
		},
		ru: {
			title: 'Вечер на рынке Кванджан: шесть угощений и чай, есть маршрут без свинины',
			summary:
				'Блины из маша, маленький кимпаб и рисовые пирожки в рядах Кванджана, потом чай. Можно выбрать маршрут без свинины или вегетарианский.',
			alsoCalled: alsoCalled`уличная еда, гастротур, гастрономическая экскурсия, корейская еда, ночной рынок, Гванджан, стритфуд, еда без свинины`,
			description: [
				'С гидом, который знает хозяек прилавков, вы зайдёте в шесть мест и понемногу попробуете всё. Обычный маршрут — блин из маша, маленький кимпаб, лапша кальгуксу, каша из красной фасоли, рисовые пирожки и сезонные фрукты. По дороге услышите о торговцах тканями на рынке, которому больше ста лет.',
				'На маршруте без свинины мы идём туда, где блины без мяса жарят отдельно. Халяль-сертификата у этого места нет, а в соседних рядах продают свинину и алкоголь. Потом прогулка вдоль Чхонгечхона и чай в чайном доме.',
			].join('\n\n'),
			included: [
				'Шесть угощений',
				'Чай и сладость в чайном доме',
				'Гид и перевод',
				'Маршрут без свинины или вегетарианский на выбор',
			],
			excluded: ['Алкоголь', 'Блюда сверх этих шести', 'Дорога до рынка'],
			steps: [
				'Встреча у ворот рынка: уточняем маршрут и чего вы не едите',
				'Блин из маша, кимпаб, лапша',
				'Ряды тканей и лавки ханбоков',
				'Каша из красной фасоли, рисовые пирожки, фрукты',
				'Вдоль Чхонгечхона к чайному дому, чай',
			],
			meetingPoint:
				'Станция «Чонно-5-га», выход 8, северные ворота рынка Кванджан, в 17:00; у гида значок с зелёным чайником.',
			goodToKnow: [
				'Маршрут (обычный, без свинины или вегетарианский) укажите в сообщении партнёру при бронировании.',
				'Маршрут без свинины — не халяль: остальное мясо не халяльного забоя, в некоторых местах общая посуда.',
				'Сидят на табуретах в узких рядах. Большие сумки оставьте в отеле.',
				'Об аллергии на орехи, кунжут, морепродукты или пшеницу предупредите заранее.',
			],
		},
		th: {
			title: 'เดินตลาดควัง\u2060จังยาม\u2060เย็น ชิมหกอย่างและจิบชา มีเส้นทางไม่มีหมู',
			summary:
				'ชิมพิน\u2060แด\u2060ต็อก คิมบับชิ้นเล็ก และขนมต็\u2060อกในตรอกตลาดควัง\u2060จัง แล้วปิดท้ายด้วยชา เลือกเส้นทางไม่มีหมูหรือมังสวิรัติได้',
			alsoCalled: alsoCalled`สตรีทฟู้ด, อาหารข้างทาง, ทัวร์กิน, ทัวร์ชิมอาหาร, ตลาดกวางจัง, ตลาดกลางคืน, ตลาดควางจัง, ของกิน, อาหารเกาหลี`,
			description: [
				'ไกด์ที่รู้จักแม่ค้าในตลาดพาแวะ 6 ร้าน แบ่งกันชิมร้านละนิด เส้นทางปกติมีพิน\u2060แด\u2060ต็อกถั่วเขียว คิมบับชิ้นเล็ก บะหมี่คัล\u2060กุก\u2060ซู โจ๊กถั่วแดง ขนมต็\u2060อก และผลไม้ตามฤดูกาล พร้อมฟังเรื่องร้านผ้าในตลาดอายุกว่าร้อยปี',
				'เส้นทางไม่มีหมูจะไปร้านที่ทอดพิน\u2060แด\u2060ต็อกแบบไม่ใส่เนื้อแยกต่างหาก แต่ร้านไม่มีใบรับรองฮา\u2060ลา\u2060ล และในตรอกเดียวกันมีขายหมูและเครื่องดื่มแอลกอฮอล์ จากนั้นเดินเลียบคลองชอง\u2060เก\u2060ชอนไปจิบชาที่ร้านชา',
			].join('\n\n'),
			included: [
				'ชิมอาหาร 6 อย่าง',
				'ชาและขนมที่ร้านชา',
				'ไกด์และล่าม (อังกฤษ รัสเซีย เวียดนาม อินโดนีเซีย)',
				'เลือกเส้นทางไม่มีหมูหรือมังสวิรัติได้',
			],
			excluded: ['เครื่องดื่มแอลกอฮอล์', 'อาหารที่สั่งเพิ่ม', 'การเดินทางไปตลาด'],
			steps: [
				'พบกันที่ประตูตลาด ทวนเส้นทางและอาหารที่ไม่รับประทาน',
				'พิน\u2060แด\u2060ต็อก คิมบับชิ้นเล็ก และบะหมี่',
				'เดินชมตรอกผ้าและร้านชุดฮัน\u2060บก',
				'โจ๊กถั่วแดง ขนมต็\u2060อก และผลไม้',
				'เดินเลียบคลองชอง\u2060เก\u2060ชอนไปร้านชา จิบชาหนึ่งถ้วย',
			],
			meetingPoint:
				'หน้าทางออก 8 สถานีจง\u2060โน 5\u2060-\u2060กา ประตูเหนือตลาดควัง\u2060จัง เวลา 17:00 น. ไกด์ติดเข็มรูปกาน้ำชาสีเขียว',
			goodToKnow: [
				'กรุณาเขียนเส้นทางที่ต้องการ (ปกติ ไม่มีหมู หรือมังสวิรัติ) ในข้อความเพิ่มเติมเมื่อจอง',
				'เส้นทางไม่มีหมูไม่ใช่ฮา\u2060ลา\u2060ล เนื้ออื่นไม่ได้เชือดแบบฮา\u2060ลา\u2060ล และบางร้านใช้เครื่องครัวร่วมกัน',
				'นั่งเก้าอี้เตี้ยในตรอกแคบ กรุณาฝากกระเป๋าใบใหญ่ไว้ที่โรงแรม',
				'หากแพ้ถั่ว งา อาหารทะเล หรือแป้งสาลี กรุณาแจ้งล่วงหน้า',
			],
		},
		vn: {
			title: 'Chợ Gwangjang buổi tối: nếm sáu món và uống trà, có lựa chọn không thịt heo',
			summary:
				'Nếm bánh đậu xanh chiên (bindaetteok), gimbap mini và bánh gạo trong các ngõ chợ Gwangjang rồi uống trà. Có lộ trình không thịt heo và lộ trình chay.',
			alsoCalled: alsoCalled`ẩm thực đường phố, đồ ăn đường phố, tour ẩm thực, chợ đêm, món Hàn, ăn vặt, ăn chay, kimbap, food tour`,
			description: [
				'Cùng hướng dẫn viên quen các cô bán hàng, bạn ghé sáu quầy và nếm mỗi nơi một ít. Lộ trình thường gồm bánh đậu xanh chiên, gimbap mini, mì kalguksu, cháo đậu đỏ, bánh gạo và trái cây theo mùa. Bạn còn nghe chuyện những tiệm vải trong khu chợ hơn trăm năm tuổi.',
				'Với lộ trình không thịt heo, chúng tôi đến quầy chiên riêng bánh không thịt. Quầy này không có chứng nhận halal, và trong cùng ngõ vẫn bán thịt heo và rượu. Sau đó bạn đi dọc suối Cheonggyecheon đến quán trà.',
			].join('\n\n'),
			included: [
				'Sáu món để nếm thử',
				'Trà và bánh ở quán trà',
				'Hướng dẫn viên và phiên dịch',
				'Lộ trình không thịt heo hoặc chay nếu chọn',
			],
			excluded: ['Đồ uống có cồn', 'Món gọi thêm', 'Phương tiện đến chợ'],
			steps: [
				'Gặp ở cổng chợ, xem lại lộ trình và món bạn không ăn',
				'Bánh đậu xanh chiên, gimbap mini và mì',
				'Ngõ vải và tiệm hanbok',
				'Cháo đậu đỏ, bánh gạo và trái cây',
				'Đi dọc Cheonggyecheon đến quán trà, uống một chén trà',
			],
			meetingPoint:
				'Trước cửa số 8 ga Jongno 5-ga, cổng bắc chợ Gwangjang, lúc 17:00; hướng dẫn viên đeo huy hiệu ấm trà xanh.',
			goodToKnow: [
				'Vui lòng ghi lộ trình (thường, không thịt heo hoặc chay) trong mục yêu cầu thêm khi đặt.',
				'Lộ trình không thịt heo không phải halal: thịt khác không được giết mổ theo quy định halal, một số quầy dùng chung dụng cụ bếp.',
				'Bạn ngồi ghế nhỏ trong ngõ hẹp. Hãy để túi lớn ở khách sạn.',
				'Nếu dị ứng các loại hạt, mè, hải sản hoặc bột mì, vui lòng báo trước.',
			],
		},
		id: {
			title: 'Pasar Gwangjang di sore hari: enam cicipan dan teh, ada pilihan bebas babi',
			summary:
				'Cicipi panekuk kacang hijau, gimbap kecil, dan kue beras di lorong Gwangjang, lalu minum teh. Ada rute bebas babi dan rute vegetarian.',
			alsoCalled: alsoCalled`jajanan kaki lima, street food, wisata kuliner, kuliner, pasar malam, makanan Korea, tidak ada babi, food tour, kimbap`,
			description: [
				'Bersama pemandu yang mengenal para pedagang, Anda singgah di enam tempat dan mencicipi sedikit di masing-masing. Rute biasa: panekuk kacang hijau, gimbap kecil, mi kalguksu, bubur kacang merah, kue beras, dan buah musiman. Anda juga mendengar cerita para pedagang kain di pasar berusia lebih dari seratus tahun ini.',
				'Pada rute bebas babi kami ke kedai yang menggoreng panekuk tanpa daging secara terpisah. Kedai itu tidak bersertifikat halal, dan di lorong yang sama dijual babi dan alkohol. Setelah itu Anda berjalan di tepi Cheonggyecheon menuju kedai teh.',
			].join('\n\n'),
			included: [
				'Enam cicipan',
				'Teh dan kue di kedai teh',
				'Pemandu dan penerjemahan',
				'Rute bebas babi atau vegetarian jika dipilih',
			],
			excluded: ['Minuman beralkohol', 'Pesanan tambahan', 'Perjalanan ke pasar'],
			steps: [
				'Bertemu di gerbang pasar, memastikan rute dan makanan yang tidak Anda santap',
				'Panekuk kacang hijau, gimbap kecil, dan mi',
				'Lorong kain dan toko hanbok',
				'Bubur kacang merah, kue beras, dan buah',
				'Menyusuri Cheonggyecheon ke kedai teh, secangkir teh',
			],
			meetingPoint:
				'Di depan pintu keluar 8 Stasiun Jongno 5-ga, gerbang utara Pasar Gwangjang, pukul 17:00; pemandu memakai lencana teko hijau.',
			goodToKnow: [
				'Tuliskan rute (biasa, bebas babi, atau vegetarian) di catatan saat memesan.',
				'Rute bebas babi bukan halal: daging lain tidak disembelih secara halal, dan sebagian kedai memakai alat masak bersama.',
				'Anda duduk di bangku kecil di lorong sempit. Tinggalkan tas besar di hotel.',
				'Beri tahu kami lebih dulu jika Anda alergi kacang, wijen, makanan laut, atau gandum.',
			],
		},
	},
	ratings: [
		{
			author: 'Mega',
			country: 'ID',
			locale: 'id',
			daysAgo: 13,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Pemandu jujur menjelaskan mana yang bebas babi dan mana yang tidak, jadi kami tenang memilih. Porsinya pas sampai kenyang.',
		},
		{
			author: 'Tuan',
			country: 'VN',
			locale: 'vn',
			daysAgo: 40,
			stars: { service: 5, language: 5, value: 5, place: 4 },
			text: 'Đi đúng sáu quầy ngon, khỏi phải đoán. Chợ đông và hơi ồn, nhưng đoạn đi dọc suối rồi uống trà rất thư thái.',
		},
		{
			author: 'Maksim',
			country: 'RU',
			locale: 'ru',
			daysAgo: 99,
			stars: { service: 5, language: 5, value: 4, place: 4 },
			text: 'Блины из маша — горячие, с хрустящим краем. Гид рассказывает по-русски и с юмором. На табуретах долго не посидишь.',
		},
		{
			author: 'Hafiz',
			country: 'MY',
			locale: 'en',
			daysAgo: 178,
			stars: { service: 4, language: 5, value: 3, place: 4 },
			text: 'We took the vegetarian route to be on the safe side. Tasty, though I would have liked one more stop for the price.',
		},
	],
} satisfies DemoProduct;
