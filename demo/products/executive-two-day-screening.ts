import type { DemoProduct } from '../demo-product.ts';

export const executiveTwoDayScreening = {
	id: 'executive-two-day-screening',
	kind: 'health-screening',
	provider: 'seorae-internal-medicine',
	pictures: ['screening-dawn-2', 'screening-day-1', 'clinic-day-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 서초구 서래마을',
			en: 'Seorae Village, Seocho, Seoul',
			ru: 'квартал Сорэ, Сочхо, Сеул',
			th: 'หมู่บ้านซอแร เขตซอโช กรุงโซล',
			vn: 'làng Seorae, Seocho, Seoul',
			id: 'Seorae Village, Seocho, Seoul',
		},
		hangul: '서울특별시 서초구 서래로 24, 4층',
		latitude: 37.4972,
		longitude: 126.9985,
	},
	duration: { nights: 1 },
	languages: ['en', 'ru', 'vn'],
	tags: ['interpreter', 'wheelchair', 'hotel-pick-up'],
	price: { unit: 'person', won: 2_900_000 },
	schedule: {
		weekdays: [1, 2, 3, 4],
		times: ['07:30'],
		capacity: 3,
		leadHours: 120,
		horizonDays: 150,
		closed: [
			{ from: '12-31', to: '01-01' },
			{ from: '10-02', to: '10-03' },
			{ from: '12-24', to: '12-25' },
		],
	},
	confirmation: 'request',
	persons: { min: 1, max: 3 },
	stepTimes: ['07:30', '09:00', '14:00', '08:30', '11:00'],
	texts: {
		ko: {
			title: '1박 2일 정밀 건강검진: 뇌·심장·소화기',
			summary:
				'뇌 MRI와 심장 CT, 위·대장내시경을 이틀에 나누어 받고 둘째 날 의사와 한 시간 동안 이야기합니다. 숙박을 포함합니다.',
			description: [
				'첫날은 혈액 검사, 초음파, 뇌 MRI와 MRA, 심장 CT를 받고 근처 호텔에서 쉽니다. 둘째 날 아침에 위내시경과 대장내시경을 수면으로 받습니다. 하루에 몰아서 받지 않으므로 검사 사이에 쉴 시간이 있습니다.',
				'MRI와 심장 CT는 걸어서 3분 거리의 협력 영상의학과의원에서 촬영하고, 결과는 서래내과의원 의사가 함께 읽습니다. 둘째 날 한 시간 동안 결과를 듣고, 집에서 주치의에게 보여 줄 영상 자료와 영문 결과지를 받습니다.',
			].join('\n\n'),
			included: [
				'혈액·소변 92개 항목과 초음파 4개 부위',
				'뇌 MRI·MRA와 심장 CT',
				'수면 위내시경과 대장내시경',
				'이틀 동안의 통역과 코디네이터',
				'비즈니스 호텔 1박과 왕복 차량',
				'영상 자료와 번역된 결과지',
			],
			excluded: ['용종 절제와 조직 검사', '치료와 약', '동반자의 숙박'],
			steps: [
				'1일차: 접수, 채혈, 초음파',
				'1일차: 뇌 MRI와 심장 CT',
				'1일차: 호텔 체크인, 장 준비 안내',
				'2일차: 수면 위내시경과 대장내시경, 회복',
				'2일차: 의사의 결과 설명 한 시간',
			],
			meetingPoint: '첫날 07:00에 호텔 로비에서 코디네이터가 기다리며, 인천공항에서 바로 오는 경우는 미리 알려 주세요.',
			goodToKnow: [
				'어떤 검사를 할지는 의사가 진찰한 뒤 결정합니다. 금액은 기본 구성의 시작 가격입니다.',
				'전날 21시부터 금식이며, 대장내시경을 위해 사흘 전부터 씨 있는 과일과 잡곡을 피해 주세요.',
				'심박조율기나 몸속 금속, 조영제 알레르기, 신장 질환, 임신이 있으면 예약할 때 반드시 알려 주세요. MRI나 CT를 받지 못할 수 있습니다.',
				'여권과 약 목록을 가져와 주세요. 용종을 떼면 사흘 동안 비행을 권하지 않으므로 한국에 4박 이상 머무는 일정이 좋습니다.',
			],
		},
		en: {
			title: 'Two-day health screening: brain, heart and digestive system',
			summary:
				'Brain MRI, heart CT, gastroscopy and colonoscopy spread over two days, with an hour with the doctor on the second. One hotel night included.',
			description: [
				'On the first day you have blood tests, ultrasound, brain MRI and MRA and a heart CT, and then rest at a hotel nearby. Gastroscopy and colonoscopy under sedation follow on the second morning. Nothing is squeezed into one day, so there is time to rest between examinations.',
				'MRI and heart CT are taken at a partner radiology clinic three minutes away on foot and read together with the doctor of Seorae. On the second day you have an hour for the results, and take the images and a report in English home for your own doctor.',
			].join('\n\n'),
			included: [
				'Blood and urine tests, 92 values, and four ultrasound examinations',
				'Brain MRI and MRA, heart CT',
				'Gastroscopy and colonoscopy under sedation',
				'Interpreter and coordinator on both days',
				'One night in a business hotel and all cars',
				'Images and a translated report',
			],
			excluded: ['Polyp removal and biopsies', 'Treatment and medicine', 'Room for a companion'],
			steps: [
				'Day 1: reception, blood samples, ultrasound',
				'Day 1: brain MRI and heart CT',
				'Day 1: hotel check-in, how to prepare the bowel',
				'Day 2: gastroscopy and colonoscopy, recovery',
				'Day 2: one hour with the doctor',
			],
			meetingPoint:
				'The coordinator waits in your hotel lobby at 07:00 on the first day; tell us beforehand if you come straight from Incheon Airport.',
			goodToKnow: [
				'A doctor decides after the examination which tests are done; the price shown is where the basic set starts.',
				'Fast from 21:00 the evening before. For the colonoscopy avoid fruit with seeds and whole grains for three days.',
				'Tell us when you reserve about a pacemaker, metal in the body, contrast allergy, kidney disease or pregnancy: MRI or CT may not be possible.',
				'Bring your passport and a list of medicines. If a polyp is removed, flying is not advised for three days, so plan at least four nights in Korea.',
			],
		},
		ru: {
			title: 'Обследование за два дня: мозг, сердце, пищеварение',
			summary:
				'МРТ мозга, КТ сердца, гастроскопия и колоноскопия за два дня, на второй день — час с врачом. Одна ночь в отеле включена.',
			description: [
				'В первый день — анализы, УЗИ, МРТ и МРА мозга, КТ сердца, затем отдых в отеле неподалёку. На второе утро — гастроскопия и колоноскопия под седацией. Исследования не собраны в один день, между ними есть время отдохнуть.',
				'МРТ и КТ сердца делают в партнёрской клинике лучевой диагностики в трёх минутах пешком, снимки смотрят вместе с врачом «Сорэ». На второй день результатам отведён час; снимки и заключение вы увозите с собой для лечащего врача.',
			].join('\n\n'),
			included: [
				'Анализы крови и мочи, 92 показателя, УЗИ четырёх областей',
				'МРТ и МРА мозга, КТ сердца',
				'Гастроскопия и колоноскопия под седацией',
				'Переводчик и координатор оба дня',
				'Ночь в бизнес-отеле и все поездки',
				'Снимки и переведённое заключение',
			],
			excluded: ['Удаление полипов и биопсия', 'Лечение и лекарства', 'Проживание сопровождающего'],
			steps: [
				'День 1: регистратура, анализ крови, УЗИ',
				'День 1: МРТ мозга и КТ сердца',
				'День 1: заселение в отель, подготовка кишечника',
				'День 2: гастроскопия и колоноскопия, отдых',
				'День 2: час с врачом',
			],
			meetingPoint:
				'В первый день в 07:00 координатор ждёт в холле отеля; если вы едете прямо из аэропорта Инчхон, сообщите заранее.',
			goodToKnow: [
				'Какие исследования проводить, решает врач после осмотра; указана начальная цена базового набора.',
				'Не есть и не пить с 21:00 накануне. Перед колоноскопией три дня не ешьте фрукты с косточками и цельные крупы.',
				'При записи сообщите о кардиостимуляторе, металле в теле, аллергии на контраст, болезни почек или беременности: МРТ или КТ может быть противопоказана.',
				'Возьмите загранпаспорт и список лекарств. После удаления полипа три дня не рекомендуют летать: планируйте в Корее не меньше четырёх ночей.',
			],
		},
		th: {
			title: 'ตรวจสุขภาพ 2 วัน: สมอง หัวใจ ระบบย่อยอาหาร',
			summary: 'MRI สมอง CT หัวใจ ส่องกล้องกระเพาะและลำไส้ แบ่งทำสองวัน วันที่สองคุยกับแพทย์หนึ่งชั่วโมง รวมโรงแรม 1 คืน',
			description: [
				'วันแรกตรวจเลือด อัลตราซาวนด์ MRI และ MRA สมอง CT หัวใจ แล้วพักที่โรงแรมใกล้ ๆ เช้าวันที่สองส่องกล้องกระเพาะและลำไส้แบบหลับ ไม่อัดทุกอย่างไว้ในวันเดียว จึงมีเวลาพักระหว่างการตรวจ',
				'MRI และ CT หัวใจทำที่คลินิกรังสีพาร์ตเนอร์ซึ่งเดินไป 3 นาที แพทย์ของซอแรร่วมอ่านผล วันที่สองมีเวลาฟังผลหนึ่งชั่วโมง และได้ไฟล์ภาพกับรายงานภาษาอังกฤษกลับไปให้แพทย์ประจำตัว',
			].join('\n\n'),
			included: [
				'ตรวจเลือดและปัสสาวะ 92 รายการ อัลตราซาวนด์ 4 ส่วน',
				'MRI และ MRA สมอง CT หัวใจ',
				'ส่องกล้องกระเพาะและลำไส้แบบหลับ',
				'ล่ามและผู้ประสานงานทั้งสองวัน',
				'โรงแรมธุรกิจ 1 คืนและรถรับส่งทั้งหมด',
				'ไฟล์ภาพและรายงานฉบับแปล',
			],
			excluded: ['การตัดติ่งเนื้อและตรวจชิ้นเนื้อ', 'การรักษาและยา', 'ห้องพักของผู้ติดตาม'],
			steps: [
				'วันที่ 1: ลงทะเบียน เจาะเลือด อัลตราซาวนด์',
				'วันที่ 1: MRI สมองและ CT หัวใจ',
				'วันที่ 1: เช็กอินโรงแรม แนะนำการเตรียมลำไส้',
				'วันที่ 2: ส่องกล้องกระเพาะและลำไส้ พักฟื้น',
				'วันที่ 2: ฟังผลกับแพทย์หนึ่งชั่วโมง',
			],
			meetingPoint: 'วันแรกผู้ประสานงานรอที่ล็อบบี้โรงแรมเวลา 07:00 น. หากมาจากสนามบินอินชอนโดยตรง กรุณาแจ้งล่วงหน้า',
			goodToKnow: [
				'แพทย์จะพิจารณาหลังตรวจว่าจะทำรายการใด ราคาที่แสดงเป็นราคาเริ่มต้นของชุดพื้นฐาน',
				'งดอาหารและน้ำตั้งแต่ 21:00 น. ของคืนก่อน ก่อนส่องลำไส้ 3 วันกรุณาเลี่ยงผลไม้มีเมล็ดและธัญพืชไม่ขัดสี',
				'แจ้งตอนจองหากมีเครื่องกระตุ้นหัวใจ โลหะในร่างกาย แพ้สารทึบรังสี โรคไต หรือตั้งครรภ์ เพราะอาจทำ MRI หรือ CT ไม่ได้',
				'นำหนังสือเดินทางและรายการยามาด้วย หากตัดติ่งเนื้อ ไม่แนะนำให้ขึ้นเครื่องบิน 3 วัน ควรอยู่เกาหลีอย่างน้อย 4 คืน',
			],
		},
		vn: {
			title: 'Khám sức khỏe tổng quát hai ngày: não, tim, tiêu hóa',
			summary:
				'MRI não, CT tim, nội soi dạ dày và đại tràng chia làm hai ngày, ngày thứ hai có một giờ gặp bác sĩ. Gồm một đêm khách sạn.',
			description: [
				'Ngày đầu làm xét nghiệm máu, siêu âm, MRI và MRA não, CT tim rồi nghỉ tại khách sạn gần đó. Sáng ngày thứ hai nội soi dạ dày và đại tràng có gây mê nhẹ. Không dồn vào một ngày nên Quý khách có thời gian nghỉ giữa các lần khám.',
				'MRI và CT tim được chụp tại phòng khám chẩn đoán hình ảnh đối tác cách 3 phút đi bộ, bác sĩ Seorae cùng đọc kết quả. Ngày thứ hai có một giờ nghe kết quả, Quý khách mang về hình ảnh và bản kết quả đã dịch cho bác sĩ của mình.',
			].join('\n\n'),
			included: [
				'Xét nghiệm máu và nước tiểu 92 chỉ số, siêu âm 4 vùng',
				'MRI và MRA não, CT tim',
				'Nội soi dạ dày và đại tràng có gây mê nhẹ',
				'Phiên dịch và điều phối viên cả hai ngày',
				'Một đêm khách sạn thương nhân và xe đưa đón',
				'Hình ảnh và bản kết quả đã dịch',
			],
			excluded: ['Cắt polyp và sinh thiết', 'Điều trị và thuốc', 'Phòng cho người đi cùng'],
			steps: [
				'Ngày 1: đăng ký, lấy máu, siêu âm',
				'Ngày 1: MRI não và CT tim',
				'Ngày 1: nhận phòng, hướng dẫn chuẩn bị ruột',
				'Ngày 2: nội soi dạ dày và đại tràng, hồi tỉnh',
				'Ngày 2: một giờ gặp bác sĩ',
			],
			meetingPoint:
				'Ngày đầu, điều phối viên chờ tại sảnh khách sạn lúc 07:00; nếu đến thẳng từ sân bay Incheon, vui lòng báo trước.',
			goodToKnow: [
				'Bác sĩ quyết định sau khi khám sẽ làm những gì; giá hiển thị là giá khởi điểm của gói cơ bản.',
				'Nhịn ăn uống từ 21:00 tối hôm trước. Trước nội soi đại tràng ba ngày, vui lòng tránh trái cây có hạt và ngũ cốc nguyên hạt.',
				'Vui lòng báo khi đặt lịch nếu có máy tạo nhịp tim, kim loại trong người, dị ứng thuốc cản quang, bệnh thận hoặc đang mang thai: có thể không chụp được MRI hoặc CT.',
				'Mang hộ chiếu và danh sách thuốc. Nếu cắt polyp, không nên bay trong ba ngày, vì vậy nên ở Hàn Quốc ít nhất bốn đêm.',
			],
		},
		id: {
			title: 'Pemeriksaan kesehatan dua hari: otak, jantung, pencernaan',
			summary:
				'MRI otak, CT jantung, gastroskopi, dan kolonoskopi dalam dua hari, dengan satu jam bersama dokter di hari kedua. Termasuk hotel semalam.',
			description: [
				'Hari pertama berisi tes darah, USG, MRI dan MRA otak, serta CT jantung, lalu istirahat di hotel terdekat. Gastroskopi dan kolonoskopi dengan sedasi dilakukan pada pagi kedua. Semuanya tidak dipadatkan dalam sehari sehingga ada waktu istirahat di antaranya.',
				'MRI dan CT jantung dilakukan di klinik radiologi mitra yang berjarak 3 menit berjalan kaki dan dibaca bersama dokter Seorae. Di hari kedua ada satu jam untuk hasil; gambar dan laporan berbahasa Inggris Anda bawa pulang untuk dokter Anda.',
			].join('\n\n'),
			included: [
				'Tes darah dan urine 92 parameter, USG 4 bagian',
				'MRI dan MRA otak, CT jantung',
				'Gastroskopi dan kolonoskopi dengan sedasi',
				'Penerjemah dan koordinator selama dua hari',
				'Semalam di hotel bisnis dan semua antar-jemput',
				'Gambar dan laporan terjemahan',
			],
			excluded: ['Pengangkatan polip dan biopsi', 'Pengobatan dan obat', 'Kamar untuk pendamping'],
			steps: [
				'Hari 1: pendaftaran, sampel darah, USG',
				'Hari 1: MRI otak dan CT jantung',
				'Hari 1: check-in hotel, cara menyiapkan usus',
				'Hari 2: gastroskopi dan kolonoskopi, pemulihan',
				'Hari 2: satu jam bersama dokter',
			],
			meetingPoint:
				'Pada hari pertama koordinator menunggu di lobi hotel pukul 07:00; beri tahu kami jika Anda datang langsung dari Bandara Incheon.',
			goodToKnow: [
				'Dokter memutuskan setelah pemeriksaan tes mana yang dilakukan; harga yang tertera adalah harga awal paket dasar.',
				'Puasa sejak pukul 21:00 malam sebelumnya. Tiga hari sebelum kolonoskopi, hindari buah berbiji dan biji-bijian utuh.',
				'Saat memesan, beri tahu jika ada alat pacu jantung, logam dalam tubuh, alergi kontras, penyakit ginjal, atau kehamilan: MRI atau CT mungkin tidak bisa dilakukan.',
				'Bawa paspor dan daftar obat. Jika polip diangkat, tidak disarankan terbang selama tiga hari, jadi rencanakan minimal empat malam di Korea.',
			],
		},
	},
	ratings: [
		{
			author: 'Sergey',
			country: 'RU',
			locale: 'ru',
			daysAgo: 34,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'Расписание выдержали по минутам, на каждом этапе объясняли, что будет дальше. Отель тихий, до клиники две минуты на машине.',
		},
		{
			author: 'Minh',
			country: 'VN',
			locale: 'vn',
			daysAgo: 72,
			stars: { service: 5, language: 5, value: 3, place: 5 },
			text: 'Giá cao nhưng được chăm sóc chu đáo, phiên dịch có mặt cả hai ngày. Bác sĩ dành đúng một giờ giải thích.',
		},
		{
			author: 'Dinara',
			country: 'KZ',
			locale: 'ru',
			daysAgo: 140,
			stars: { service: 4, language: 5, value: 4, place: 4 },
			text: 'Удобно, что всё разделено на два дня. Второе заключение пришлось подождать неделю.',
		},
	],
} satisfies DemoProduct;
