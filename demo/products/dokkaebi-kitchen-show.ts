import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const dokkaebiKitchenShow = {
	id: 'dokkaebi-kitchen-show',
	kind: 'show-ticket',
	provider: 'maru',
	pictures: ['theatre-night-1', 'market-dusk-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 중구 정동',
			en: 'Jeong-dong, Jung-gu, Seoul',
			ru: 'Чондон, Сеул',
			th: 'จอง\u2060ดง กรุง\u2060โซล',
			vn: 'Jeongdong, Seoul',
			id: 'Jeong-dong, Seoul',
		},
		hangul: '서울특별시 중구 정동길 37',
		latitude: 37.5669,
		longitude: 126.9719,
	},
	duration: { minutes: 90 },
	languages: ['en', 'th', 'vn'],
	tags: ['child-friendly', 'wheelchair'],
	price: {
		unit: 'person',
		won: 52_000,
		childWon: 42_000,
		infantWon: 0,
		rules: [{ reason: 'weekend', percent: 10, weekdays: [0, 6] }],
		choices: [
			{
				group: 'class',
				options: [
					{ id: 'r', addWon: 0 },
					{ id: 'vip', addWon: 18_000 },
				],
			},
		],
	},
	schedule: {
		weekdays: [0, 2, 3, 4, 5, 6],
		times: ['17:00', '20:00'],
		capacity: 24,
		leadHours: 5,
		horizonDays: 120,
		closed: [{ from: '01-01', to: '01-01' }],
	},
	confirmation: 'instant',
	persons: { min: 1, max: 20 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: '〈도깨비 부엌〉 공연, 말없이 두드리고 요리하는 90분',
			summary:
				'도마와 칼, 냄비로 사물놀이 장단을 치는 무언극입니다. 대사가 없어 어느 나라에서 온 손님도 함께 웃을 수 있습니다.',
			alsoCalled: alsoCalled`뮤지컬, 연극, 넌버벌, 타악 공연, 공연 티켓, 가족 공연`,
			description: [
				'잔칫날 저녁, 도깨비들이 부엌에 들어와 한 시간 안에 상을 차려야 하는 이야기입니다. 배우 여섯 명이 도마와 물통, 솥뚜껑을 두드려 장단을 만들고, 몇몇 관객은 무대에 올라 만두를 빚습니다.',
				'정동의 300석 극장에서 공연하며, R석은 1층 앞에서 여섯 번째 줄까지, VIP석은 그 가운데 세 번째에서 다섯 번째 줄의 중앙입니다. 일행은 나란히 앉도록 좌석을 잡습니다. 휴식 시간은 없습니다. 공연이 끝나면 로비에서 배우들과 사진을 찍을 수 있습니다.',
			].join('\n\n'),
			included: [
				'고른 등급의 좌석 한 자리',
				'일행이 나란히 앉는 좌석 배정',
				'여섯 가지 언어로 된 줄거리 안내지',
				'물품 보관함',
			],
			excluded: ['극장까지 이동', '음식과 음료', '기념품'],
			steps: [
				'매표소에서 바우처를 보이고 표 받기, 시작 30분 전부터',
				'입장, 시작 15분 전부터',
				'공연 90분, 휴식 없음',
				'로비에서 배우들과 기념사진',
			],
			meetingPoint: '시청역 1번 출구에서 덕수궁 돌담길을 따라 걸어서 8분, 극장 1층 매표소로 오세요.',
			goodToKnow: [
				'36개월 미만 아이는 입장할 수 없습니다.',
				'앞의 두 줄에는 물이나 채소 조각이 튈 수 있습니다.',
				'늦으면 정해진 장면 사이에만 뒷자리로 들어갈 수 있습니다.',
			],
			options: { r: 'R석, 1–6열', vip: 'VIP석, 3–5열 중앙' },
		},
		en: {
			title: '“Dokkaebi Kitchen”: 90 minutes of drumming and cooking without words',
			summary:
				'A non-verbal show that plays Korean drum rhythms on boards, knives and pots. There is no dialogue, so guests from any country can follow.',
			alsoCalled: alsoCalled`theatre, theater, musical, nonverbal performance, percussion, comedy, kids show, tickets`,
			description: [
				'On the evening of a feast, goblins get into a kitchen and have one hour to lay the table. Six performers beat out the rhythm on chopping boards, water tanks and pot lids, and some of the audience come on stage to fold dumplings.',
				'The theatre in Jeong-dong has 300 seats; R seats are the first six rows of the stalls, VIP seats the centre of rows three to five. We seat your party together. There is no interval. After the show you can take pictures with the performers in the lobby.',
			].join('\n\n'),
			included: [
				'One seat in the class you choose',
				'Seats together for your party',
				'Plot summary in six languages',
				'Use of lockers',
			],
			excluded: ['Transfer to the theatre', 'Food and drinks', 'Souvenirs'],
			steps: [
				'Show your voucher at the box office, from 30 minutes before the start',
				'Doors open 15 minutes before the start',
				'The show: 90 minutes, no interval',
				'Pictures with the performers in the lobby',
			],
			meetingPoint:
				'City Hall Station, exit 1, then 8 minutes on foot along the stone wall of Deoksugung; the box office is on 1F.',
			goodToKnow: [
				'Children under 36 months are not admitted.',
				'Water or bits of vegetable may reach the first two rows.',
				'If you are late, you can enter only between certain scenes, at the back.',
			],
			options: { r: 'R seat, rows 1–6', vip: 'VIP seat, centre of rows 3–5' },
		},
		ru: {
			title: 'Шоу «Кухня токкэби»: 90 минут барабанов и готовки без слов',
			summary:
				'Спектакль без слов: корейские барабанные ритмы отбивают на досках, ножах и кастрюлях. Реплик нет, поэтому всё понятно гостям из любой страны.',
			alsoCalled: alsoCalled`театр, мюзикл, представление, спектакль для детей, билеты на шоу, комедия, ударные, куда пойти вечером`,
			description: [
				'В вечер праздника на кухню пробираются духи токкэби, и за час им нужно накрыть стол. Шесть актёров отбивают ритм на разделочных досках, баках с водой и крышках котлов, а несколько зрителей выходят на сцену лепить пельмени.',
				'В театре в Чондоне 300 мест, места R — первые шесть рядов партера, места VIP — середина рядов с третьего по пятый. Вашу группу посадим рядом. Антракта нет. После шоу в фойе можно сфотографироваться с актёрами.',
			].join('\n\n'),
			included: [
				'Одно место выбранной категории',
				'Места рядом для вашей группы',
				'Программка с сюжетом на шести языках',
				'Камера хранения',
			],
			excluded: ['Дорога до театра', 'Еда и напитки', 'Сувениры'],
			steps: [
				'Покажите ваучер в кассе, она открыта за 30 минут до начала',
				'Вход в зал за 15 минут до начала',
				'Шоу: 90 минут без антракта',
				'Фотографии с актёрами в фойе',
			],
			meetingPoint:
				'Станция «Сичхон» (City Hall), выход 1, затем 8 минут пешком вдоль каменной стены дворца Токсугун; касса на первом этаже театра.',
			goodToKnow: [
				'Дети до 36 месяцев в зал не допускаются.',
				'До первых двух рядов могут долетать вода и кусочки овощей.',
				'Опоздавшие входят только между определёнными сценами, на задние места.',
			],
			options: { r: 'Место R, ряды 1–6', vip: 'Место VIP, середина рядов 3–5' },
		},
		th: {
			title: 'โชว์ไร้บท\u2060พูด “ครัวโทแก\u2060บี” ตีกลองและทำอาหาร 90 นาที',
			summary: 'การแสดงไร้บทพูดที่ตีจังหวะกลองเกาหลีบนเขียง มีด และหม้อ ผู้ชมจากชาติไหนก็ดูสนุกด้วยกันได้',
			alsoCalled: alsoCalled`ละครเวที, มิวสิคัล, บัตรการแสดง, ตั๋วโชว์, โชว์ทำอาหาร, การแสดงสำหรับเด็ก, โรงละคร`,
			description: [
				'เย็นวันงานเลี้ยง ภูตโทแก\u2060บีแอบเข้าครัวและต้องจัดโต๊ะให้เสร็จในหนึ่งชั่วโมง นักแสดง 6 คนตีจังหวะบนเขียง ถังน้ำ และฝาหม้อ ผู้ชมบางท่านได้ขึ้นเวทีไปห่อเกี๊ยวด้วย',
				'โรงละครย่านจอง\u2060ดงมี 300 ที่นั่ง ที่นั่ง R คือ 6 แถวแรกของชั้นล่าง ที่นั่ง VIP คือช่วงกลางของแถว 3–5 เราจัดให้กลุ่มของคุณนั่งติดกัน ไม่มีพักครึ่ง จบการแสดงแล้วถ่ายรูปกับนักแสดงที่ล็อบบี้ได้',
			].join('\n\n'),
			included: ['ที่นั่งหนึ่งที่ในชั้นที่คุณเลือก', 'จัดที่นั่งติดกันสำหรับกลุ่มของคุณ', 'ใบเนื้อเรื่อง 6 ภาษา', 'ตู้เก็บของ'],
			excluded: ['การเดินทางไปโรงละคร', 'อาหารและเครื่องดื่ม', 'ของที่ระลึก'],
			steps: [
				'แสดงเวา\u2060เชอ\u2060ร์ที่ห้องขายตั๋ว ตั้งแต่ 30 นาทีก่อนเริ่ม',
				'เข้าโรงละครได้ 15 นาทีก่อนเริ่ม',
				'การแสดง 90 นาที ไม่มีพักครึ่ง',
				'ถ่ายรูปกับนักแสดงที่ล็อบบี้',
			],
			meetingPoint: 'จากสถานีซิตี้ฮอลล์ ทางออก 1 เดินเลียบกำแพงหินพระราชวังท็อก\u2060ซู\u2060กุง 8 นาที ห้องขายตั๋วอยู่ชั้น 1',
			goodToKnow: [
				'เด็กอายุต่ำกว่า 36 เดือนเข้าชมไม่ได้',
				'สองแถวแรกอาจโดนน้ำหรือเศษผักกระเด็น',
				'หากมาสาย เข้าได้เฉพาะช่วงระหว่างบางฉาก และต้องนั่งด้านหลัง',
			],
			options: { r: 'ที่นั่ง R แถว 1–6', vip: 'ที่นั่ง VIP กลางแถว 3–5' },
		},
		vn: {
			title: 'Vở “Bếp Dokkaebi”: 90 phút gõ trống và nấu ăn không lời',
			summary:
				'Vở diễn không lời, gõ nhịp trống Hàn Quốc trên thớt, dao và nồi. Không có thoại nên khách nước nào cũng xem được.',
			alsoCalled: alsoCalled`nhạc kịch, nhà hát, vé xem show, biểu diễn, kịch hài, show nấu ăn, trẻ em, sân khấu`,
			description: [
				'Vào tối ngày tiệc, bọn yêu tinh dokkaebi lẻn vào bếp và chỉ có một tiếng để dọn mâm cỗ. Sáu diễn viên gõ nhịp trên thớt, thùng nước và vung nồi, vài khán giả được mời lên sân khấu gói bánh.',
				'Nhà hát ở Jeongdong có 300 ghế, ghế R là sáu hàng đầu tầng trệt, ghế VIP là khu giữa của hàng 3–5. Chúng tôi xếp nhóm của bạn ngồi cạnh nhau. Không có giờ giải lao. Sau buổi diễn, bạn có thể chụp ảnh với diễn viên ở sảnh.',
			].join('\n\n'),
			included: [
				'Một ghế theo hạng bạn chọn',
				'Ghế cạnh nhau cho nhóm của bạn',
				'Tờ tóm tắt câu chuyện bằng sáu thứ tiếng',
				'Tủ giữ đồ',
			],
			excluded: ['Phương tiện đến nhà hát', 'Đồ ăn và đồ uống', 'Quà lưu niệm'],
			steps: [
				'Đưa phiếu dịch vụ tại quầy vé, từ 30 phút trước giờ diễn',
				'Vào khán phòng từ 15 phút trước giờ diễn',
				'Buổi diễn 90 phút, không giải lao',
				'Chụp ảnh với diễn viên ở sảnh',
			],
			meetingPoint: 'Từ cửa số 1 ga City Hall đi bộ 8 phút dọc tường đá cung Deoksugung; quầy vé ở tầng 1 nhà hát.',
			goodToKnow: [
				'Trẻ dưới 36 tháng tuổi không được vào.',
				'Hai hàng ghế đầu có thể bị nước hoặc vụn rau bắn tới.',
				'Nếu đến muộn, bạn chỉ vào được giữa một số cảnh và ngồi phía sau.',
			],
			options: { r: 'Ghế R, hàng 1–6', vip: 'Ghế VIP, giữa hàng 3–5' },
		},
		id: {
			title: '“Dapur Dokkaebi”: 90 menit tabuhan dan masak-memasak tanpa kata',
			summary:
				'Pertunjukan tanpa dialog dengan irama gendang Korea di atas talenan, pisau, dan panci. Tamu dari negara mana pun bisa menikmatinya.',
			alsoCalled: alsoCalled`teater, drama musikal, tiket pertunjukan, show masak, komedi, nonton, perkusi, anak`,
			description: [
				'Pada malam pesta, makhluk jail dokkaebi masuk dapur dan hanya punya satu jam untuk menyiapkan hidangan. Enam pemain menabuh talenan, tangki air, dan tutup panci, dan beberapa penonton naik panggung untuk melipat pangsit.',
				'Teater di Jeong-dong ini memiliki 300 kursi; kursi R adalah enam baris pertama di lantai bawah, kursi VIP bagian tengah baris 3–5. Rombongan Anda kami dudukkan berdampingan. Tidak ada jeda. Setelah pertunjukan Anda bisa berfoto dengan para pemain di lobi.',
			].join('\n\n'),
			included: [
				'Satu kursi sesuai kelas pilihan Anda',
				'Kursi berdampingan untuk rombongan Anda',
				'Lembar cerita dalam enam bahasa',
				'Loker penyimpanan',
			],
			excluded: ['Perjalanan ke teater', 'Makanan dan minuman', 'Suvenir'],
			steps: [
				'Tunjukkan e-voucher di loket, mulai 30 menit sebelum pertunjukan',
				'Pintu dibuka 15 menit sebelum pertunjukan',
				'Pertunjukan 90 menit tanpa jeda',
				'Berfoto dengan para pemain di lobi',
			],
			meetingPoint:
				'Dari Stasiun City Hall pintu keluar 1, jalan kaki 8 menit menyusuri tembok batu Istana Deoksugung; loket ada di lantai 1 teater.',
			goodToKnow: [
				'Anak di bawah 36 bulan tidak diizinkan masuk.',
				'Dua baris terdepan bisa terkena percikan air atau potongan sayur.',
				'Jika terlambat, Anda hanya bisa masuk di antara adegan tertentu dan duduk di belakang.',
			],
			options: { r: 'Kursi R, baris 1–6', vip: 'Kursi VIP, tengah baris 3–5' },
		},
	},
	ratings: [
		{
			author: 'Fon',
			country: 'TH',
			locale: 'th',
			daysAgo: 7,
			stars: { service: 5, language: 5, value: 5, place: 4 },
			text: 'ลูกชายหัวเราะทั้งเรื่องและได้ขึ้นไปห่อเกี๊ยวบนเวที ไม่ต้องรู้ภาษาก็สนุก รับตั๋วแค่สองนาที',
		},
		{
			author: 'Ngoc',
			country: 'VN',
			locale: 'vn',
			daysAgo: 44,
			stars: { service: 4, language: 5, value: 4, place: 5 },
			text: 'Cả nhà ngồi cạnh nhau hàng thứ tư, nhìn rất rõ. Tiếng trống khá to, nên chuẩn bị tinh thần cho bé nhỏ.',
		},
		{
			author: 'Irina',
			country: 'RU',
			locale: 'ru',
			daysAgo: 110,
			stars: { service: 4, language: 4, value: 4, place: 4 },
			text: 'Бодро, смешно и без единого слова. Кресла немного тесные, но полтора часа пролетают.',
		},
		{
			author: 'Aisyah',
			country: 'MY',
			locale: 'en',
			daysAgo: 189,
			stars: { service: 5, language: 5, value: 4, place: 4 },
			text: 'Good pick for a rainy evening with grandparents. Be at the box office early, the queue grows fast.',
		},
	],
} satisfies DemoProduct;
