import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const dentalImplantPlan = {
	id: 'dental-implant-plan',
	kind: 'dentistry',
	provider: 'gangnam-line-dental',
	pictures: ['dental-spring-2', 'dental-day-1', 'clinic-day-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 강남구 강남역',
			en: 'Gangnam Station, Gangnam, Seoul',
			ru: 'Станция Каннам, Каннам, Сеул',
			th: 'สถานีคัง\u2060นัม เขตคัง\u2060นัม กรุง\u2060โซล',
			vn: 'Ga Gangnam, Gangnam, Seoul',
			id: 'Stasiun Gangnam, Gangnam, Seoul',
		},
		hangul: '서울특별시 강남구 강남대로 422, 7층',
		latitude: 37.5003,
		longitude: 127.0268,
	},
	duration: { minutes: 120 },
	languages: ['en', 'ru', 'vn'],
	tags: ['interpreter', 'wheelchair'],
	price: { unit: 'person', won: 150_000 },
	schedule: {
		weekdays: [1, 2, 3, 4, 5],
		times: ['10:00', '14:00'],
		capacity: 2,
		leadHours: 72,
		horizonDays: 150,
		closed: [
			{ from: '01-01', to: '01-01' },
			{ from: '08-15', to: '08-15' },
			{ from: '12-25', to: '12-25' },
		],
	},
	confirmation: 'request',
	persons: { min: 1, max: 2 },
	care: { noHeatHours: 48, noAlcoholHours: 72, stayDays: 3 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: '치과 임플란트 진단과 치료 계획',
			summary: '3D CT와 구강 스캔으로 뼈와 잇몸을 확인하고, 몇 번 방문할지와 비용을 적은 치료 계획을 받습니다.',
			alsoCalled: alsoCalled`치아 임플란트, 인공 치아, 이 심기, 임플란트 비용, 임플란트 상담, 틀니, 빠진 이, 치과 의사`,
			description: [
				'구강악안면외과와 보철과 전문의가 함께 3D CT를 봅니다. 뼈의 높이와 신경의 위치를 확인하고, 임플란트와 브리지와 틀니를 비교해 설명합니다.',
				'계획서에는 방문 횟수, 방문 사이의 기간, 쓰는 재료의 제조사, 항목별 비용이 들어갑니다. 임플란트는 보통 3~6개월 간격으로 두 번 한국에 와야 하므로 여행 일정과 함께 의논합니다.',
			].join('\n\n'),
			included: ['전문의 두 명의 진찰', '3D CT와 구강 스캔', '항목별 비용을 적은 치료 계획서', '영상 파일', '통역'],
			excluded: ['발치, 임플란트 수술, 뼈 이식', '마취와 약', '다음 방문의 진료'],
			steps: ['접수와 문진(15분)', '3D CT와 구강 스캔(30분)', '전문의 진찰과 상담(55분)', '계획서와 일정 설명(20분)'],
			meetingPoint: '강남역 11번 출구에서 걸어서 5분, 건물 7층 접수대에서 예약번호를 보여 주세요.',
			goodToKnow: [
				'임플란트가 맞는지는 치과의사가 진찰한 뒤 결정합니다. 금액은 진단의 시작 가격이며 임플란트는 보통 한 개에 ₩1,300,000~₩2,200,000로 따로 냅니다.',
				'조절되지 않는 당뇨, 골다공증 주사, 방사선 치료, 흡연, 임신은 반드시 알려 주세요. 시술하지 못하거나 기간이 길어질 수 있습니다.',
				'진단만 받으면 쉬는 기간이 필요 없습니다. 수술을 받으면 한국에 3~7일 머물고 확인 방문을 해야 합니다.',
				'여권, 예전 CT나 사진, 약 목록을 가져와 주세요.',
			],
		},
		en: {
			title: 'Dental implant examination and treatment plan',
			summary:
				'A 3D CT and a scan of the mouth show bone and gums, and you get a plan with the number of visits and every cost.',
			alsoCalled: alsoCalled`dentist, teeth implants, tooth replacement, missing tooth, false teeth, dental clinic, dental surgery`,
			description: [
				'Specialists in oral surgery and prosthodontics look at the 3D CT together. They check the height of the bone and the place of the nerve and compare implant, bridge and denture with you.',
				'The plan names the number of visits, the time between them, the maker of the materials and each cost. An implant usually takes two trips to Korea three to six months apart, so your travel dates are part of the talk.',
			].join('\n\n'),
			included: [
				'Examination by two specialists',
				'3D CT and mouth scan',
				'A treatment plan with each cost',
				'Image files',
				'Interpreter',
			],
			excluded: ['Extraction, implant surgery, bone graft', 'Anaesthesia and medicine', 'Treatment on later visits'],
			steps: [
				'Reception and questions (15 min)',
				'3D CT and mouth scan (30 min)',
				'Examination and talk with the specialists (55 min)',
				'Plan and dates explained (20 min)',
			],
			meetingPoint:
				'Five minutes on foot from Gangnam Station exit 11; show your reservation code at the desk on the 7th floor.',
			goodToKnow: [
				'A dentist decides after the examination whether an implant is suitable. The price is for the examination; an implant is usually ₩1,300,000–₩2,200,000 each and paid apart.',
				'Tell us about uncontrolled diabetes, osteoporosis injections, radiotherapy, smoking or pregnancy: it may not be possible or take longer.',
				'The examination needs no recovery. With surgery you stay in Korea for three to seven days and come for a check.',
				'Bring your passport, earlier CTs or X-rays and a list of medicines.',
			],
		},
		ru: {
			title: 'Диагностика и план имплантации зубов',
			summary: '3D КТ и скан полости рта показывают кость и дёсны; вы получаете план с числом визитов и всеми ценами.',
			alsoCalled: alsoCalled`стоматолог, зубной врач, импланты, имплант зуба, вставить зуб, протезирование, стоматология, дантист`,
			description: [
				'Хирург и ортопед вместе изучают 3D КТ: высоту кости и положение нерва. Вам объясняют разницу между имплантом, мостом и протезом.',
				'В плане указаны число визитов, промежутки между ними, производитель материалов и цена каждого пункта. Для импланта обычно нужны две поездки в Корею с перерывом 3–6 месяцев, поэтому даты поездки обсуждают сразу.',
			].join('\n\n'),
			included: [
				'Осмотр двух специалистов',
				'3D КТ и скан полости рта',
				'План лечения с ценой каждого пункта',
				'Файлы снимков',
				'Переводчик',
			],
			excluded: [
				'Удаление, установка импланта, костная пластика',
				'Анестезия и лекарства',
				'Лечение при следующих визитах',
			],
			steps: [
				'Регистратура и беседа (15 мин)',
				'3D КТ и скан (30 мин)',
				'Осмотр и беседа со специалистами (55 мин)',
				'План и даты (20 мин)',
			],
			meetingPoint:
				'Пять минут пешком от выхода 11 станции Каннам; покажите код бронирования в регистратуре на 7 этаже.',
			goodToKnow: [
				'Подходит ли имплант, решает врач после осмотра. Указана цена диагностики; имплант оплачивается отдельно, обычно ₩1,300,000–₩2,200,000 за один.',
				'Имеются противопоказания. Сообщите о диабете, уколах от остеопороза, лучевой терапии, курении, беременности: лечение может быть невозможно или дольше.',
				'После диагностики восстановление не нужно. После операции нужно провести в Корее 3–7 дней и прийти на контроль.',
				'Возьмите загранпаспорт, прежние КТ или снимки и список лекарств.',
			],
		},
		th: {
			title: 'ตรวจวินิจฉัยและวางแผนรากฟันเทียม',
			summary: '3D CT และสแกนช่องปากเพื่อดูกระดูกและเหงือก พร้อมแผนที่ระบุจำนวนครั้งและค่าใช้จ่ายทุกรายการ',
			alsoCalled: alsoCalled`ทำฟัน, รากเทียม, ปลูกรากฟัน, ฝังรากฟันเทียม, หมอฟัน, ทันตแพทย์, ทันตกรรม, ฟันปลอม`,
			description: [
				'ทันตแพทย์เฉพาะทางศัลยกรรมช่องปากและทันตกรรมประดิษฐ์ดู 3D CT ร่วมกัน ตรวจความสูงของกระดูกและตำแหน่งเส้นประสาท แล้วเปรียบเทียบรากฟันเทียม สะพานฟัน และฟันปลอมให้ฟัง',
				'แผนระบุจำนวนครั้งที่มา ระยะห่าง ผู้ผลิตวัสดุ และค่าใช้จ่ายทุกรายการ รากฟันเทียมมักต้องมาเกาหลีสองครั้ง ห่างกัน 3–6 เดือน จึงคุยเรื่องวันเดินทางไปพร้อมกัน',
			].join('\n\n'),
			included: [
				'ตรวจโดยทันตแพทย์เฉพาะทางสองคน',
				'3D CT และสแกนช่องปาก',
				'แผนการรักษาพร้อมค่าใช้จ่ายทุกรายการ',
				'ไฟล์ภาพ',
				'ล่าม',
			],
			excluded: ['ถอนฟัน ผ่าตัดใส่ราก ปลูกกระดูก', 'ยาชาและยา', 'การรักษาในครั้งถัดไป'],
			steps: [
				'ลงทะเบียนและซักประวัติ (15 นาที)',
				'3D CT และสแกนช่องปาก (30 นาที)',
				'ตรวจและคุยกับทันตแพทย์ (55 นาที)',
				'อธิบายแผนและกำหนดการ (20 นาที)',
			],
			meetingPoint: 'เดินจากสถานีคัง\u2060นัม ทางออก 11 ประมาณ 5 นาที แสดงรหัสการจองที่เคาน์เตอร์ชั้น 7',
			goodToKnow: [
				'ทันตแพทย์จะพิจารณาหลังตรวจว่าเหมาะกับรากฟันเทียมหรือไม่ ราคานี้เป็นค่าตรวจ รากฟันเทียมชำระแยก โดยทั่วไปซี่ละ ₩1,300,000–₩2,200,000',
				'แจ้งหากเป็นเบาหวานที่คุมไม่ได้ ฉีดยากระดูกพรุน เคยฉายรังสี สูบบุหรี่ หรือตั้งครรภ์ อาจทำไม่ได้หรือใช้เวลานานขึ้น',
				'การตรวจวินิจฉัยไม่ต้องพักฟื้น หากผ่าตัดต้องอยู่เกาหลี 3–7 วันและมาตรวจซ้ำ',
				'นำหนังสือเดินทาง ภาพ CT หรือเอกซเรย์เดิม และรายการยามาด้วย',
			],
		},
		vn: {
			title: 'Khám và lập kế hoạch cấy ghép implant',
			summary:
				'Chụp 3D CT và quét miệng để xem xương và nướu, nhận kế hoạch ghi số lần đến khám và từng khoản chi phí.',
			alsoCalled: alsoCalled`làm răng, trồng răng, cắm implant, trồng răng implant, răng giả, nha khoa, nha sĩ, mất răng`,
			description: [
				'Bác sĩ chuyên khoa phẫu thuật miệng và phục hình cùng xem 3D CT. Họ kiểm tra chiều cao xương, vị trí dây thần kinh và so sánh implant, cầu răng và hàm giả cho Quý khách.',
				'Kế hoạch ghi số lần đến, khoảng cách giữa các lần, hãng vật liệu và từng khoản chi phí. Implant thường cần hai chuyến sang Hàn Quốc cách nhau 3–6 tháng, nên lịch đi lại được bàn ngay.',
			].join('\n\n'),
			included: [
				'Hai bác sĩ chuyên khoa thăm khám',
				'3D CT và quét miệng',
				'Kế hoạch điều trị ghi từng khoản chi phí',
				'Tệp hình ảnh',
				'Phiên dịch',
			],
			excluded: ['Nhổ răng, phẫu thuật implant, ghép xương', 'Gây tê và thuốc', 'Điều trị ở các lần sau'],
			steps: [
				'Đăng ký và hỏi bệnh sử (15 phút)',
				'3D CT và quét miệng (30 phút)',
				'Khám và trao đổi với bác sĩ (55 phút)',
				'Giải thích kế hoạch và lịch (20 phút)',
			],
			meetingPoint: 'Cách cửa ra số 11 ga Gangnam 5 phút đi bộ; vui lòng đưa mã đặt chỗ tại quầy tầng 7.',
			goodToKnow: [
				'Bác sĩ quyết định sau khi khám có hợp với implant hay không. Giá này là phí khám; implant trả riêng, thường ₩1,300,000–₩2,200,000 mỗi chiếc.',
				'Vui lòng báo nếu tiểu đường chưa kiểm soát, tiêm thuốc loãng xương, xạ trị, hút thuốc hoặc mang thai: có thể không làm được hoặc lâu hơn.',
				'Khám và lập kế hoạch không cần hồi phục. Nếu phẫu thuật, Quý khách ở Hàn Quốc 3–7 ngày và đến tái khám.',
				'Mang hộ chiếu, CT hoặc phim cũ và danh sách thuốc.',
			],
		},
		id: {
			title: 'Pemeriksaan dan rencana implan gigi',
			summary:
				'CT 3D dan pemindaian mulut memperlihatkan tulang dan gusi; Anda menerima rencana dengan jumlah kunjungan dan semua biaya.',
			alsoCalled: alsoCalled`dokter gigi, implant gigi, tanam gigi, pasang gigi, gigi palsu, gigi tanam, klinik gigi, gigi ompong`,
			description: [
				'Dokter gigi spesialis bedah mulut dan prostodonti melihat CT 3D bersama. Mereka memeriksa tinggi tulang dan letak saraf, lalu membandingkan implan, jembatan, dan gigi tiruan untuk Anda.',
				'Rencana memuat jumlah kunjungan, jarak antarkunjungan, produsen bahan, dan setiap biaya. Implan biasanya perlu dua kali ke Korea dengan jarak 3–6 bulan, jadi tanggal perjalanan ikut dibicarakan.',
			].join('\n\n'),
			included: [
				'Pemeriksaan oleh dua spesialis',
				'CT 3D dan pemindaian mulut',
				'Rencana perawatan dengan setiap biaya',
				'Berkas gambar',
				'Penerjemah',
			],
			excluded: [
				'Pencabutan, operasi implan, cangkok tulang',
				'Anestesi dan obat',
				'Perawatan pada kunjungan berikutnya',
			],
			steps: [
				'Pendaftaran dan tanya jawab (15 menit)',
				'CT 3D dan pemindaian mulut (30 menit)',
				'Pemeriksaan dan pembicaraan dengan spesialis (55 menit)',
				'Penjelasan rencana dan jadwal (20 menit)',
			],
			meetingPoint:
				'Lima menit berjalan kaki dari pintu keluar 11 Stasiun Gangnam; tunjukkan kode pemesanan di meja lantai 7.',
			goodToKnow: [
				'Dokter gigi memutuskan setelah pemeriksaan apakah implan sesuai. Harga ini untuk pemeriksaan; implan dibayar terpisah, biasanya ₩1,300,000–₩2,200,000 per gigi.',
				'Beri tahu jika ada diabetes yang tak terkendali, suntikan osteoporosis, radioterapi, merokok, atau kehamilan: bisa jadi tidak memungkinkan atau lebih lama.',
				'Pemeriksaan tidak perlu pemulihan. Jika dioperasi, Anda tinggal di Korea 3–7 hari dan datang untuk kontrol.',
				'Bawa paspor, CT atau rontgen lama, dan daftar obat.',
			],
		},
	},
	ratings: [
		{
			author: 'Viktor',
			country: 'RU',
			locale: 'ru',
			daysAgo: 25,
			stars: { service: 5, language: 5, value: 4, place: 4 },
			text: 'План на двух страницах, каждая цена отдельно, подождать с решением разрешили. Переводчик знает стоматологию.',
		},
		{
			author: 'Quang',
			country: 'VN',
			locale: 'vn',
			daysAgo: 77,
			stars: { service: 4, language: 5, value: 4, place: 4 },
			text: 'Hai bác sĩ cùng giải thích, phiên dịch rõ ràng. Chờ chụp CT khoảng 15 phút.',
		},
		{
			author: 'Rustam',
			country: 'UZ',
			locale: 'ru',
			daysAgo: 149,
			stars: { service: 5, language: 4, value: 3, place: 4 },
			text: 'Объяснили разницу между имплантом и мостом без давления. Диагностика стоит недёшево, зато всё записано.',
		},
	],
} satisfies DemoProduct;
