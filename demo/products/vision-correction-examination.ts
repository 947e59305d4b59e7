import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const visionCorrectionExamination = {
	id: 'vision-correction-examination',
	kind: 'ophthalmology',
	provider: 'jongno-bright-eye',
	pictures: ['eye-day-1', 'clinic-day-1', 'screening-day-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 종로구 종각역',
			en: 'Jonggak Station, Jongno, Seoul',
			ru: 'Станция «Чонгак», Чонно, Сеул',
			th: 'สถานีจง\u2060กัก เขตจง\u2060โน กรุง\u2060โซล',
			vn: 'Ga Jonggak, Jongno, Seoul',
			id: 'Stasiun Jonggak, Jongno, Seoul',
		},
		hangul: '서울특별시 종로구 종로 88, 5층',
		latitude: 37.5701,
		longitude: 126.9867,
	},
	duration: { minutes: 150 },
	languages: ['en', 'ru', 'th'],
	tags: ['interpreter', 'wheelchair'],
	price: { unit: 'person', fromAge: 18, won: 100_000 },
	schedule: {
		weekdays: [1, 2, 3, 4, 5, 6],
		times: ['09:30', '13:30'],
		capacity: 4,
		leadHours: 48,
		horizonDays: 120,
		closed: [
			{ from: '01-01', to: '01-01' },
			{ from: '12-25', to: '12-25' },
		],
	},
	confirmation: 'instant',
	depositFromWon: 20_000,
	persons: { min: 1, max: 4 },
	care: { noHeatHours: 168, noAlcoholHours: 72, stayDays: 4 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: '시력 교정 정밀 검사',
			summary: '각막과 망막, 눈물까지 20여 가지 검사를 받고, 라식·라섹·렌즈 삽입 가운데 가능한 것을 의사가 설명합니다.',
			alsoCalled: alsoCalled`안과, 라식 수술, 라섹 수술, 시력 교정술, 눈 검사, 근시, 안내렌즈 삽입술, 난시, 시력검사`,
			description: [
				'각막 두께와 모양, 눈물 양, 안압, 동공 크기, 망막을 차례로 검사합니다. 눈동자를 키우는 안약을 쓰므로 검사에는 두 시간 반쯤 걸립니다.',
				'안과 전문의가 결과를 보면서 어떤 수술이 가능한지, 수술하지 않는 것이 나은지를 설명합니다. 결과지는 영어로 드리며, 다른 병원에서 수술해도 쓸 수 있습니다.',
			].join('\n\n'),
			included: ['정밀 검사 20여 항목', '산동 검사와 망막 촬영', '안과 전문의 상담', '영문 결과지', '통역'],
			excluded: ['수술비', '안약과 약', '수술 뒤 경과 확인 내원'],
			steps: [
				'접수, 문진, 기본 시력 검사(30분)',
				'각막과 눈물, 안압 검사(45분)',
				'산동 안약과 망막 검사(45분)',
				'전문의 설명(30분)',
			],
			meetingPoint: '종각역 4번 출구에서 걸어서 5분, 건물 5층 접수대에서 예약번호를 보여 주세요.',
			goodToKnow: [
				'수술이 가능한지는 의사가 검사 뒤 결정합니다. 표시 금액은 검사의 기본 금액이고 수술비는 보통 두 눈에 ₩1,300,000~₩3,000,000이며 따로 냅니다.',
				'소프트렌즈는 1주, 하드렌즈는 2~3주 전부터 빼 주세요. 금식은 필요 없습니다.',
				'산동 안약 뒤 네댓 시간은 가까운 글씨가 흐리고 눈이 부십니다. 운전하지 말고 선글라스를 가져와 주세요. 수술하면 한국에 4~7일 머물러야 합니다.',
				'임신·수유 중이거나 원추각막, 녹내장, 자가면역 질환이 있으면 알려 주세요. 여권과 쓰던 안경을 가져오고, 18세 미만은 보호자와 함께 와 주세요.',
			],
		},
		en: {
			title: 'Examination before vision correction',
			summary:
				'More than 20 tests of cornea, retina and tears, and a doctor explains which of LASIK, LASEK or lens implantation is possible, if any.',
			alsoCalled: alsoCalled`laser eye surgery, eye exam, eye clinic, ophthalmologist, short-sighted, nearsighted, myopia, astigmatism, refractive surgery`,
			description: [
				'Thickness and shape of the cornea, tears, eye pressure, pupil size and retina are examined one after another. Drops that widen the pupil are used, so it takes about two and a half hours.',
				'An ophthalmologist goes through the results and says which operation is possible, or why it is better not to operate. The record is in English and can be used at another clinic as well.',
			].join('\n\n'),
			included: [
				'More than 20 detailed tests',
				'Pupil dilation and retina pictures',
				'Consultation with an ophthalmologist',
				'Record in English',
				'Interpreter',
			],
			excluded: ['Surgery', 'Eye drops and medicine', 'Follow-up visits after surgery'],
			steps: [
				'Check-in, medical history, basic eyesight test (30 min)',
				'Cornea, tears and eye pressure (45 min)',
				'Dilating drops and retina (45 min)',
				'The doctor explains (30 min)',
			],
			meetingPoint: 'Five minutes on foot from Jonggak Station exit 4; show your reservation code at the desk on 5F.',
			goodToKnow: [
				'A doctor decides after the tests whether surgery is possible. The price is for the examination; surgery is usually ₩1,300,000–₩3,000,000 for both eyes and is paid separately.',
				'Do not wear soft contact lenses for one week, or hard lenses for two to three weeks, before the examination. You do not need to fast.',
				'After the drops your near vision will be blurred and your eyes sensitive to light for four to five hours: do not drive, and bring sunglasses. With surgery you stay in Korea for four to seven days.',
				'Tell us about pregnancy, breastfeeding, keratoconus, glaucoma or autoimmune disease. Bring your passport and glasses; guests under 18 must be accompanied by a parent or guardian.',
			],
		},
		ru: {
			title: 'Обследование перед коррекцией зрения',
			summary:
				'Более 20 исследований роговицы, сетчатки и слёзной плёнки; врач объясняет, возможны ли LASIK, LASEK или имплантация линзы.',
			alsoCalled: alsoCalled`лазерная коррекция, лазерная коррекция зрения, ЛАСИК, офтальмолог, близорукость, глазная клиника, проверка зрения, окулист, астигматизм`,
			description: [
				'Последовательно проверяют толщину и форму роговицы, выработку слёз, глазное давление, размер зрачка и сетчатку. Используют капли, расширяющие зрачок, поэтому обследование занимает около двух с половиной часов.',
				'Офтальмолог разбирает результаты и говорит, какая операция возможна или почему её лучше не делать. Протокол выдают на английском, с ним можно обратиться и в другую клинику.',
			].join('\n\n'),
			included: [
				'Более 20 исследований',
				'Расширение зрачка и снимки сетчатки',
				'Беседа с офтальмологом',
				'Протокол на английском',
				'Переводчик',
			],
			excluded: ['Операция', 'Капли и лекарства', 'Контрольные визиты после операции'],
			steps: [
				'Регистратура, беседа, проверка зрения (30 мин)',
				'Роговица, выработка слёз, глазное давление (45 мин)',
				'Капли и осмотр сетчатки (45 мин)',
				'Объяснение врача (30 мин)',
			],
			meetingPoint:
				'Пять минут пешком от выхода 4 станции «Чонгак»; покажите код бронирования в регистратуре на 5-м этаже.',
			goodToKnow: [
				'Возможна ли операция, решает врач после обследования. Указана цена обследования; операция оплачивается отдельно, обычно ₩1,300,000–₩3,000,000 за оба глаза.',
				'Мягкие линзы не носите неделю, жёсткие — две-три недели до визита. Приходить натощак не нужно.',
				'После капель 4–5 часов вблизи всё расплывается и свет слепит: не водите машину, возьмите солнечные очки. После операции нужно провести в Корее 4–7 дней.',
				'Имеются противопоказания: беременность, грудное вскармливание, кератоконус, глаукома, аутоиммунные болезни. Возьмите загранпаспорт и очки; до 18 лет — с родителем или опекуном.',
			],
		},
		th: {
			title: 'ตรวจตาอย่างละเอียดก่อนผ่าตัดแก้ไขสายตา',
			summary:
				'ตรวจกระจกตา จอตา และน้ำตากว่า 20 รายการ แล้วแพทย์อธิบายว่าทำเล\u2060สิก (LASIK) ลา\u2060เสก (LASEK) หรือใส่เลนส์เสริม (ICL) ได้หรือไม่',
			alsoCalled: alsoCalled`เลเซอร์สายตา, เลสิกเกาหลี, หมอตา, จักษุแพทย์, สายตาสั้น, สายตาเอียง, คลินิกตา, วัดสายตา, เลสิค`,
			description: [
				'ตรวจความหนาและรูปทรงกระจกตา ปริมาณน้ำตา ความดันตา ขนาดรูม่านตา และจอตาตามลำดับ มีการหยอดยาขยายม่านตา จึงใช้เวลาประมาณสองชั่วโมงครึ่ง',
				'จักษุแพทย์ดูผลไปกับคุณ และบอกว่าผ่าตัดแบบใดได้ หรือเหตุใดจึงไม่ควรผ่าตัด ผลตรวจเป็นภาษาอังกฤษ นำไปใช้ที่คลินิกอื่นได้',
			].join('\n\n'),
			included: ['ตรวจละเอียดกว่า 20 รายการ', 'ขยายม่านตาและถ่ายภาพจอตา', 'ปรึกษากับจักษุแพทย์', 'ผลตรวจภาษาอังกฤษ', 'ล่าม'],
			excluded: ['ค่าผ่าตัด', 'ยาหยอดตาและยา', 'การนัดตรวจหลังผ่าตัด'],
			steps: [
				'ลงทะเบียน ซักประวัติ วัดสายตาเบื้องต้น (30 นาที)',
				'กระจกตา น้ำตา ความดันตา (45 นาที)',
				'หยอดยาขยายม่านตาและตรวจจอตา (45 นาที)',
				'แพทย์อธิบายผล (30 นาที)',
			],
			meetingPoint: 'เดินจากสถานีจง\u2060กัก ทางออก 4 ประมาณ 5 นาที แสดงรหัสการจองที่เคาน์เตอร์ชั้น 5',
			goodToKnow: [
				'แพทย์จะพิจารณาหลังตรวจว่าผ่าตัดได้หรือไม่ ราคานี้เป็นค่าตรวจ ค่าผ่าตัดชำระแยก โดยทั่วไปสองตา ₩1,300,000–₩3,000,000',
				'งดใส่คอนแทคเลนส์ชนิดนิ่ม 1 สัปดาห์ ชนิดแข็ง 2–3 สัปดาห์ก่อนตรวจ ไม่ต้องงดอาหาร',
				'หลังหยอดยา 4–5 ชั่วโมงจะมองใกล้ไม่ชัดและแพ้แสง ห้ามขับรถ กรุณานำแว่นกันแดดมา หากผ่าตัดต้องอยู่เกาหลี 4–7 วัน',
				'แจ้งหากตั้งครรภ์ ให้นมบุตร กระจกตาโป่ง ต้อหิน หรือโรคแพ้ภูมิตัวเอง นำหนังสือเดินทางและแว่นที่ใช้มา ผู้ที่อายุต่ำกว่า 18 ปีมากับผู้ปกครอง',
			],
		},
		vn: {
			title: 'Khám chuyên sâu trước phẫu thuật khúc xạ (mổ cận)',
			summary:
				'Hơn 20 phép đo giác mạc, võng mạc và nước mắt; bác sĩ cho biết phương pháp nào phù hợp (LASIK, LASEK, đặt thấu kính) hoặc không nên phẫu thuật.',
			alsoCalled: alsoCalled`bỏ kính cận, laser mắt, phẫu thuật cận thị, cận thị, nhãn khoa, loạn thị, bệnh viện mắt`,
			description: [
				'Độ dày và hình dạng giác mạc, nước mắt, nhãn áp, kích thước đồng tử và võng mạc được đo lần lượt. Có nhỏ thuốc giãn đồng tử nên mất khoảng hai tiếng rưỡi.',
				'Bác sĩ nhãn khoa xem kết quả cùng Quý khách, nói rõ phương pháp nào có thể làm hoặc vì sao không nên phẫu thuật. Hồ sơ bằng tiếng Anh, dùng được ở nơi khác.',
			].join('\n\n'),
			included: [
				'Hơn 20 phép đo chi tiết',
				'Giãn đồng tử và chụp võng mạc',
				'Trao đổi với bác sĩ nhãn khoa',
				'Hồ sơ bằng tiếng Anh',
				'Phiên dịch',
			],
			excluded: ['Chi phí phẫu thuật', 'Thuốc nhỏ mắt và các thuốc khác', 'Tái khám sau phẫu thuật'],
			steps: [
				'Đăng ký, hỏi bệnh sử, đo thị lực (30 phút)',
				'Giác mạc, nước mắt, nhãn áp (45 phút)',
				'Giãn đồng tử và võng mạc (45 phút)',
				'Bác sĩ giải thích (30 phút)',
			],
			meetingPoint: 'Cách cửa ra số 4 ga Jonggak 5 phút đi bộ; vui lòng đưa mã đặt chỗ tại quầy tầng 5.',
			goodToKnow: [
				'Bác sĩ quyết định sau khi khám có phẫu thuật được hay không. Giá này là phí khám; phẫu thuật trả riêng, thường ₩1,300,000–₩3,000,000 cho hai mắt.',
				'Ngừng đeo kính áp tròng mềm một tuần, kính cứng hai đến ba tuần trước khi khám. Không cần nhịn ăn.',
				'Sau khi nhỏ thuốc, nhìn gần mờ và chói trong 4–5 tiếng: không lái xe, vui lòng mang kính râm. Nếu phẫu thuật, Quý khách ở Hàn Quốc 4–7 ngày.',
				'Vui lòng báo nếu mang thai, cho con bú, bị giác mạc hình chóp, tăng nhãn áp hoặc bệnh tự miễn. Mang hộ chiếu và kính; dưới 18 tuổi có người giám hộ đi cùng.',
			],
		},
		id: {
			title: 'Pemeriksaan lengkap sebelum koreksi penglihatan',
			summary:
				'Lebih dari 20 tes kornea, retina, dan air mata; dokter menjelaskan apakah LASIK, LASEK, atau lensa tanam (ICL) dimungkinkan.',
			alsoCalled: alsoCalled`operasi mata, mata minus, rabun jauh, klinik mata, periksa mata, silinder`,
			description: [
				'Tebal dan bentuk kornea, air mata, tekanan mata, ukuran pupil, dan retina diperiksa berurutan. Dipakai obat tetes pelebar pupil, jadi waktunya sekitar dua setengah jam.',
				'Dokter spesialis mata membahas hasilnya bersama Anda dan mengatakan operasi mana yang mungkin, atau mengapa sebaiknya tidak dioperasi. Catatan diberikan dalam bahasa Inggris dan bisa dipakai di klinik lain.',
			].join('\n\n'),
			included: [
				'Lebih dari 20 tes rinci',
				'Pelebaran pupil dan foto retina',
				'Konsultasi dengan dokter spesialis mata',
				'Hasil tertulis dalam bahasa Inggris',
				'Penerjemah',
			],
			excluded: ['Biaya operasi', 'Obat tetes dan obat', 'Kontrol setelah operasi'],
			steps: [
				'Pendaftaran, tanya jawab, tes penglihatan dasar (30 menit)',
				'Kornea, air mata, tekanan mata (45 menit)',
				'Tetes pelebar pupil dan retina (45 menit)',
				'Penjelasan dokter (30 menit)',
			],
			meetingPoint:
				'Lima menit berjalan kaki dari pintu keluar 4 Stasiun Jonggak; tunjukkan kode pemesanan di resepsionis lantai 5.',
			goodToKnow: [
				'Dokter memutuskan setelah pemeriksaan apakah operasi mungkin. Harga ini untuk pemeriksaan; operasi dibayar terpisah, biasanya ₩1,300,000–₩3,000,000 untuk kedua mata.',
				'Jangan memakai lensa kontak lunak selama seminggu, dan lensa keras selama dua sampai tiga minggu, sebelum pemeriksaan. Tidak perlu puasa.',
				'Setelah ditetesi obat, penglihatan dekat buram dan mudah silau selama 4–5 jam: jangan mengemudi dan bawa kacamata hitam. Jika dioperasi, Anda tinggal di Korea 4–7 hari.',
				'Beri tahu kami jika Anda hamil, menyusui, atau memiliki keratokonus, glaukoma, atau penyakit autoimun. Bawa paspor dan kacamata; usia di bawah 18 tahun datang bersama orang tua atau wali.',
			],
		},
	},
	ratings: [
		{
			author: 'Wanida',
			country: 'TH',
			locale: 'th',
			daysAgo: 19,
			stars: { service: 5, language: 5, value: 5, place: 4 },
			text: 'ล่ามพาไปทุกห้อง บอกก่อนทุกครั้งว่าเครื่องนี้ตรวจอะไร หมอตอบคำถามครบ',
		},
		{
			author: 'Alexey',
			country: 'RU',
			locale: 'ru',
			daysAgo: 63,
			stars: { service: 4, language: 5, value: 4, place: 4 },
			text: 'Обследование долгое, но каждый шаг объясняли. Врач прямо сказал о минусах каждого варианта.',
		},
		{
			author: 'Madina',
			country: 'KZ',
			locale: 'ru',
			daysAgo: 122,
			stars: { service: 5, language: 5, value: 5, place: 4 },
			text: 'Протокол на английском выдали сразу. Между кабинетами почти не ждали.',
		},
		{
			author: 'Krit',
			country: 'TH',
			locale: 'th',
			daysAgo: 210,
			stars: { service: 4, language: 4, value: 4, place: 3 },
			text: 'บริการดี แต่ห้องรอค่อนข้างแคบช่วงบ่ายวันเสาร์',
		},
	],
} satisfies DemoProduct;
