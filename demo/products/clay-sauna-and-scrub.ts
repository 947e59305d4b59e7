import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const claySaunaAndScrub = {
	id: 'clay-sauna-and-scrub',
	kind: 'jjimjilbang',
	provider: 'dongdaemun-clay-sauna',
	pictures: ['jjimjil-day-1', 'spa-dusk-1', 'beauty-day-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 동대문',
			en: 'Dongdaemun, Seoul',
			ru: 'Тондэмун, Сеул',
			th: 'ทง\u2060แด\u2060มุน กรุง\u2060โซล',
			vn: 'Dongdaemun, Seoul',
			id: 'Dongdaemun, Seoul',
		},
		hangul: '서울특별시 중구 마장로 22, 지하 2층',
		latitude: 37.5676,
		longitude: 127.0127,
	},
	duration: { minutes: 240 },
	languages: ['en', 'th', 'vn'],
	tags: ['child-friendly'],
	price: {
		unit: 'person',
		won: 68_000,
		childWon: 38_000,
		infantWon: 0,
		rules: [{ reason: 'weekend', percent: 10, weekdays: [0, 6] }],
	},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: [],
		capacity: 30,
		leadHours: 6,
		horizonDays: 90,
	},
	confirmation: 'instant',
	persons: { min: 1, max: 10 },
	care: { has: ['heat'] },
	stepTimes: [null, null, null, null, null],
	texts: {
		ko: {
			title: '황토 찜질방과 때밀이',
			summary: '동대문 시장 옆 찜질방에서 황토방과 소금방을 돌고, 때밀이와 식혜까지 처음부터 차례대로 경험합니다.',
			alsoCalled: alsoCalled`사우나, 목욕탕, 세신, 불가마, 한증막, 대중탕, 스파, 동대문 찜질방`,
			description: [
				'접수대에서 찜질복과 사물함 열쇠를 받고 남녀로 나뉜 목욕탕으로 들어갑니다. 따뜻한 탕에서 몸을 불린 뒤 세신사가 온몸의 때를 밀어 줍니다. 때밀이는 같은 성별의 세신사가 합니다.',
				'찜질복으로 갈아입으면 남녀가 함께 쉬는 찜질 공간입니다. 황토방, 소금방, 숯방, 얼음방을 오가고 맥반석 달걀과 식혜를 먹습니다. 접수한 때부터 네 시간 동안 머물 수 있습니다.',
			].join('\n\n'),
			included: [
				'입장 4시간과 사물함',
				'찜질복과 수건',
				'때밀이 약 30분(어린이는 15분)',
				'맥반석 달걀과 식혜',
				'그림 안내문',
			],
			excluded: ['식당의 음식', '마사지와 추가 시간'],
			steps: [
				'접수, 열쇠와 찜질복 받기',
				'탈의하고 씻은 뒤 탕에서 20분 동안 몸 불리기',
				'세신사의 때밀이 30분',
				'찜질복을 입고 황토방과 소금방, 얼음방',
				'달걀과 식혜, 휴식',
			],
			meetingPoint:
				'동대문역사문화공원역 14번 출구에서 걸어서 5분, 지하 2층 접수대에서 10:00~20:00에 예약번호를 보여 주세요.',
			goodToKnow: [
				'목욕탕은 남녀가 나뉘어 있으며 옷을 모두 벗고 들어갑니다. 수영복은 입을 수 없습니다. 찜질 공간에서는 모두 찜질복을 입습니다.',
				'탕에 들어가기 전에 샤워로 몸을 씻고 긴 머리는 묶어 주세요. 귀중품은 접수대에 맡길 수 있습니다.',
				'임신 중이거나 고혈압, 심장 질환이 있거나 술을 마셨거나 최근 2주 안에 피부 시술을 받았다면 이용할 수 없습니다.',
				'만 4세부터는 같은 성별의 보호자와 목욕탕에 들어갑니다.',
			],
		},
		en: {
			title: 'Clay sauna and Korean body scrub',
			summary:
				'Clay and salt rooms in a jjimjilbang beside the Dongdaemun markets, a full body scrub and a sweet rice drink, step by step.',
			alsoCalled: alsoCalled`bathhouse, public bath, spa, exfoliation, sweat room, Korean spa, kids`,
			description: [
				'At the desk you get sauna clothes and a locker key and go into the baths, which are separate for women and men. After a soak in warm water a scrub attendant of your own gender rubs your whole body with a rough mitt.',
				'In sauna clothes you then join everyone in the shared hall. Go between the clay, salt, charcoal and ice rooms and have a stone-baked egg with sikhye, a sweet rice drink. You may stay four hours from check-in.',
			].join('\n\n'),
			included: [
				'Entry for four hours and a locker',
				'Sauna clothes and towels',
				'Body scrub, about 30 minutes (children 15)',
				'Stone-baked egg and sikhye',
				'Illustrated guide',
			],
			excluded: ['Food from the restaurant', 'Massage and extra time'],
			steps: [
				'Check in, take key and sauna clothes',
				'Undress, shower, soak for 20 minutes',
				'Body scrub, 30 minutes',
				'In sauna clothes: clay, salt and ice rooms',
				'Egg, sikhye and a rest',
			],
			meetingPoint:
				'Five minutes on foot from Dongdaemun History & Culture Park Station exit 14; show your reservation code at the desk in the basement (B2), 10:00–20:00.',
			goodToKnow: [
				'The baths are separate for women and men, and people go in unclothed; swimwear is not allowed. In the shared hall everyone wears sauna clothes.',
				'Shower before you enter the water and tie up long hair. The desk keeps valuables for you.',
				'Do not use the sauna if you are pregnant, have high blood pressure or heart disease, have been drinking, or have had a skin procedure in the last two weeks. If in doubt, ask your doctor.',
				'Children aged 4 and over go into the baths with an adult of the same gender.',
			],
		},
		ru: {
			title: 'Чимчильбан с глиняной парной и корейским скрабом',
			summary:
				'Глиняная и соляная комнаты корейской бани у рынков Тондэмуна, скраб всего тела и сладкий рисовый напиток.',
			alsoCalled: alsoCalled`сауна, баня, пилинг тела, спа, джимджильбан, чимжильбан, Тондемун, отшелушивание, с детьми`,
			description: [
				'На стойке вы получаете одежду для бани и ключ от шкафчика и идёте в купальни, отдельные для женщин и мужчин. После тёплой ванны мастер вашего пола растирает всё тело жёсткой рукавицей.',
				'Затем в банной одежде вы выходите в общий зал. Переходите из глиняной комнаты в соляную, угольную и ледяную, пробуете яйцо, запечённое на камнях, и сикхе — сладкий рисовый напиток. На всё отводится четыре часа.',
			].join('\n\n'),
			included: [
				'Вход на 4 часа и шкафчик',
				'Банная одежда и полотенца',
				'Скраб тела около 30 минут (детям 15)',
				'Яйцо с камней и сикхе',
				'Памятка в картинках',
			],
			excluded: ['Еда в ресторане', 'Массаж и дополнительное время'],
			steps: [
				'Стойка: ключ и банная одежда',
				'Раздеться, принять душ, 20 минут в тёплой воде',
				'Скраб тела, 30 минут',
				'В банной одежде: глиняная, соляная и ледяная комнаты',
				'Яйцо, сикхе и отдых',
			],
			meetingPoint:
				'Пять минут пешком от выхода 14 станции «Dongdaemun History & Culture Park»; с 10:00 до 20:00 покажите код бронирования на стойке на втором подземном этаже (B2).',
			goodToKnow: [
				'Купальни раздельные, туда заходят без одежды; купальники не разрешены. В общем зале все в банной одежде.',
				'Перед тем как войти в воду, примите душ и соберите длинные волосы. Ценные вещи можно оставить на стойке.',
				'Противопоказано при беременности, гипертонии и болезнях сердца, после алкоголя, а также если после процедуры на коже прошло меньше двух недель. Если сомневаетесь, посоветуйтесь с врачом.',
				'Дети от 4 лет идут в купальню со взрослым своего пола.',
			],
		},
		th: {
			title: 'จิม\u2060จิล\u2060บังห้องดินเหลืองและขัด\u2060ตัวแบบเกาหลี',
			summary: 'เข้าห้องดินเหลืองและห้องเกลือในซาว\u2060น่าเกาหลีข้างตลาดทง\u2060แด\u2060มุน ขัดตัวทั้งตัว และดื่มน้ำข้าวหวานชิก\u2060เฮ',
			alsoCalled: alsoCalled`โรงอาบน้ำ, อบไอน้ำ, สครับผิว, สปาเกาหลี, จิมจิลบัง ทงแดมุน, อบตัว`,
			description: [
				'รับชุดซาว\u2060น่าและกุญแจล็อก\u2060เกอร์ที่เคาน์เตอร์ แล้วเข้าโรงอาบน้ำที่แยกชายหญิง แช่น้ำอุ่นจนผิวนุ่ม จากนั้นเจ้าหน้าที่เพศเดียวกันขัดตัวให้ทั้งตัวด้วยถุงมือขัด',
				'เปลี่ยนเป็นชุดซาว\u2060น่าแล้วออกมาที่ห้องโถงรวม เดินเข้าออกห้องดินเหลือง ห้องเกลือ ห้องถ่าน และห้องน้ำแข็ง ชิมไข่อบหินและชิก\u2060เฮ อยู่ได้ 4 ชั่วโมงนับจากลงทะเบียน',
			].join('\n\n'),
			included: [
				'เข้าใช้ 4 ชั่วโมงพร้อมล็อก\u2060เกอร์',
				'ชุดซาว\u2060น่าและผ้าเช็ดตัว',
				'ขัดตัวประมาณ 30 นาที (เด็ก 15 นาที)',
				'ไข่อบหินและชิก\u2060เฮ',
				'แผ่นภาพอธิบายขั้นตอน',
			],
			excluded: ['อาหารในร้านอาหาร', 'นวดและเวลาเพิ่ม'],
			steps: [
				'ลงทะเบียน รับกุญแจและชุดซาว\u2060น่า',
				'ถอดเสื้อผ้า อาบน้ำ แช่น้ำอุ่น 20 นาที',
				'ขัดตัว 30 นาที',
				'ใส่ชุดซาว\u2060น่า เข้าห้องดินเหลือง เกลือ และน้ำแข็ง',
				'ไข่ ชิก\u2060เฮ และพักผ่อน',
			],
			meetingPoint:
				'เดินจากสถานี Dongdaemun History & Culture Park ทางออก 14 ประมาณ 5 นาที แสดงรหัสการจองที่เคาน์เตอร์ชั้นใต้ดิน 2 เวลา 10:00–20:00 น.',
			goodToKnow: [
				'โรงอาบน้ำแยกชายหญิงและต้องถอดเสื้อผ้าทั้งหมด ใส่ชุดว่ายน้ำไม่ได้ ในห้องโถงรวมทุกคนใส่ชุดซาว\u2060น่า',
				'อาบน้ำก่อนลงแช่และรวบผมยาว ฝากของมีค่าที่เคาน์เตอร์ได้',
				'ไม่เหมาะกับผู้ที่ตั้งครรภ์ เป็นโรคความดันโลหิตสูงหรือโรคหัวใจ ดื่มแอลกอฮอล์มา หรือทำหัตถการผิวหนังมาภายใน 2 สัปดาห์ กรุณาปรึกษาแพทย์ก่อน',
				'เด็กอายุ 4 ปีขึ้นไปเข้าโรงอาบน้ำกับผู้ใหญ่เพศเดียวกัน',
			],
		},
		vn: {
			title: 'Xông hơi đất sét và tẩy tế bào chết kiểu Hàn',
			summary:
				'Phòng đất sét và phòng muối trong jjimjilbang (xông hơi Hàn Quốc) cạnh chợ Dongdaemun, kỳ toàn thân và uống sikhye.',
			alsoCalled: alsoCalled`sauna, nhà tắm công cộng, tắm hơi, kỳ ghét, spa Hàn Quốc, tắm Hàn Quốc`,
			description: [
				'Tại quầy bạn nhận bộ đồ xông hơi và chìa khóa tủ, rồi vào khu tắm tách riêng nam nữ. Sau khi ngâm nước ấm, nhân viên cùng giới kỳ toàn thân bằng găng nhám.',
				'Mặc đồ xông hơi, bạn ra sảnh chung. Đi qua phòng đất sét, phòng muối, phòng than, phòng băng, ăn trứng nướng đá và uống sikhye (nước gạo ngọt). Bạn được ở lại bốn tiếng kể từ lúc vào.',
			].join('\n\n'),
			included: [
				'Vé vào cửa dùng trong 4 tiếng và tủ đồ',
				'Đồ xông hơi và khăn',
				'Kỳ toàn thân khoảng 30 phút (trẻ em 15 phút)',
				'Trứng nướng đá và sikhye',
				'Tờ hướng dẫn bằng hình',
			],
			excluded: ['Món ăn trong nhà hàng', 'Massage và thêm giờ'],
			steps: [
				'Vào quầy, nhận chìa khóa và đồ xông hơi',
				'Thay đồ, tắm, ngâm nước ấm 20 phút',
				'Kỳ toàn thân 30 phút',
				'Mặc đồ xông hơi: phòng đất sét, muối, băng',
				'Trứng, sikhye và nghỉ ngơi',
			],
			meetingPoint:
				'Cách cửa ra số 14 ga Dongdaemun History & Culture Park 5 phút đi bộ; đưa mã đặt chỗ tại quầy tầng hầm 2, 10:00–20:00.',
			goodToKnow: [
				'Khu tắm tách riêng nam nữ và không mặc quần áo; không được mặc đồ bơi. Ở sảnh chung, mọi người mặc đồ xông hơi.',
				'Vui lòng tắm trước khi xuống bể và buộc tóc dài. Quầy nhận giữ đồ quý giá.',
				'Không phù hợp khi mang thai, bị cao huyết áp hoặc bệnh tim, vừa uống rượu, hoặc mới làm thủ thuật da trong hai tuần qua. Hãy hỏi bác sĩ trước.',
				'Trẻ từ 4 tuổi vào khu tắm cùng người lớn cùng giới.',
			],
		},
		id: {
			title: 'Sauna tanah liat dan lulur badan khas Korea',
			summary:
				'Ruang tanah liat dan garam di jjimjilbang (sauna Korea) dekat pasar Dongdaemun, lulur seluruh badan, dan minuman beras sikhye.',
			alsoCalled: alsoCalled`pemandian umum, mandi uap, spa Korea, scrub, luluran, gosok daki, mandi Korea`,
			description: [
				'Di resepsionis Anda menerima baju sauna dan kunci loker, lalu masuk ke pemandian yang terpisah untuk perempuan dan laki-laki. Setelah berendam air hangat, petugas berjenis kelamin sama menggosok seluruh badan dengan sarung tangan kasar.',
				'Dengan baju sauna Anda bergabung di aula bersama. Anda bisa berpindah antara ruang tanah liat, garam, arang, dan es, lalu mencicipi telur panggang batu dan sikhye, minuman beras manis. Anda boleh tinggal empat jam sejak masuk.',
			].join('\n\n'),
			included: [
				'Tiket masuk 4 jam dan loker',
				'Baju sauna dan handuk',
				'Lulur badan sekitar 30 menit (anak 15 menit)',
				'Telur panggang batu dan sikhye',
				'Panduan bergambar',
			],
			excluded: ['Makanan dari restoran', 'Pijat dan tambahan waktu'],
			steps: [
				'Masuk, ambil kunci dan baju sauna',
				'Buka pakaian, mandi, berendam 20 menit',
				'Lulur badan 30 menit',
				'Berbaju sauna: ruang tanah liat, garam, dan es',
				'Telur, sikhye, dan istirahat',
			],
			meetingPoint:
				'Lima menit berjalan kaki dari pintu keluar 14 Stasiun Dongdaemun History & Culture Park; tunjukkan kode pemesanan di resepsionis lantai B2, pukul 10:00–20:00.',
			goodToKnow: [
				'Pemandian terpisah untuk perempuan dan laki-laki, dan dimasuki tanpa pakaian; baju renang tidak diperbolehkan. Di aula bersama semua memakai baju sauna.',
				'Mandilah sebelum masuk air dan ikat rambut panjang. Barang berharga bisa dititipkan di resepsionis.',
				'Tidak untuk Anda yang hamil, bertekanan darah tinggi, sakit jantung, baru minum alkohol, atau menjalani tindakan kulit dalam dua minggu terakhir. Tanyakan dulu kepada dokter.',
				'Anak mulai 4 tahun masuk pemandian bersama orang dewasa berjenis kelamin sama.',
			],
		},
	},
	ratings: [
		{
			author: 'Mai',
			country: 'VN',
			locale: 'vn',
			daysAgo: 6,
			stars: { service: 5, language: 4, value: 5, place: 4 },
			text: 'Lần đầu kỳ ghét hơi ngại nhưng cô nhân viên rất vui tính. Tờ hướng dẫn tiếng Việt dễ hiểu.',
		},
		{
			author: 'Arthit',
			country: 'TH',
			locale: 'th',
			daysAgo: 33,
			stars: { service: 4, language: 4, value: 5, place: 4 },
			text: 'มีแผ่นภาพภาษาไทยบอกทุกขั้นตอน ไม่เขินอย่างที่คิด ห้องดินเหลืองร้อนกำลังดี',
		},
		{
			author: 'Timur',
			country: 'UZ',
			locale: 'ru',
			daysAgo: 80,
			stars: { service: 4, language: 3, value: 5, place: 4 },
			text: 'Похоже на нашу баню, но по-своему. Скраб крепкий, просите полегче.',
		},
		{
			author: 'Emily',
			country: 'SG',
			locale: 'en',
			daysAgo: 145,
			stars: { service: 4, language: 4, value: 4, place: 3 },
			text: 'Good value and very local. It gets crowded on Saturday evenings, so go in the morning.',
		},
		{
			author: 'Nok',
			country: 'TH',
			locale: 'th',
			daysAgo: 240,
			stars: { service: 5, language: 4, value: 4, place: 4 },
			text: 'พาแม่กับลูกไป สนุกมาก ไข่กับชิก\u2060เฮอร่อย',
		},
	],
} satisfies DemoProduct;
