import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const kneeAndBackCheck = {
	id: 'knee-and-back-check',
	kind: 'other-speciality',
	provider: 'seocho-joint-clinic',
	pictures: ['clinic-day-1', 'screening-day-1', 'screening-dawn-2'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 서초구 서초역',
			en: 'Seocho Station, Seocho, Seoul',
			ru: 'Станция «Сочхо», Сочхо, Сеул',
			th: 'สถานีซอ\u2060โช เขตซอ\u2060โช กรุง\u2060โซล',
			vn: 'Ga Seocho, Seocho, Seoul',
			id: 'Stasiun Seocho, Seocho, Seoul',
		},
		hangul: '서울특별시 서초구 서초대로 254, 3층',
		latitude: 37.4927,
		longitude: 127.0108,
	},
	duration: { minutes: 120 },
	languages: ['en', 'ru', 'th'],
	tags: ['interpreter', 'wheelchair'],
	price: { unit: 'person', won: 290_000 },
	schedule: {
		weekdays: [1, 2, 3, 4, 5],
		times: ['09:30', '11:30', '14:30'],
		capacity: 2,
		leadHours: 48,
		horizonDays: 120,
		closed: [
			{ from: '01-01', to: '01-01' },
			{ from: '05-05', to: '05-05' },
			{ from: '12-25', to: '12-25' },
		],
	},
	confirmation: 'request',
	persons: { min: 1, max: 2 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: '무릎과 허리 정형외과 검진',
			summary: '정형외과 전문의가 무릎과 허리를 진찰하고 X선과 초음파를 확인한 다음, 집에서 할 운동까지 알려 드립니다.',
			alsoCalled: alsoCalled`관절, 허리 통증, 무릎 통증, 디스크, 요통, 척추, 물리치료, 재활`,
			description: [
				'언제, 어떻게 아픈지 묻고 걷는 모습과 관절의 움직임을 살펴봅니다. X선과 무릎 초음파를 그 자리에서 찍고, 전문의가 화면으로 보여 주며 설명합니다.',
				'물리치료사가 몸에 맞는 운동 네댓 가지를 함께 해 보고 그림 안내문을 드립니다. MRI나 주사, 수술이 필요해 보이면 이유와 비용, 다른 선택을 설명하고 결정은 맡깁니다.',
			].join('\n\n'),
			included: [
				'전문의 진찰',
				'무릎과 허리 X선, 무릎 초음파',
				'물리치료사의 운동 안내 30분',
				'영상 파일과 영문 소견',
				'통역',
			],
			excluded: ['MRI, 주사, 수술', '약과 보조기', '추가 물리치료'],
			steps: ['접수와 문진(20분)', 'X선과 초음파(30분)', '전문의 진찰과 설명(40분)', '운동 안내(30분)'],
			meetingPoint: '서초역 2번 출구에서 걸어서 5분, 3층까지 승강기가 있으며 접수대에서 예약번호를 보여 주세요.',
			goodToKnow: [
				'어떤 치료가 필요한지는 의사가 진찰한 뒤 결정합니다. 표시 금액은 검진의 기본 금액이고 진찰 결과에 따라 달라질 수 있습니다.',
				'금식은 필요 없습니다. 무릎 위까지 걷을 수 있는 편한 바지를 입고 운동화를 신고 와 주세요.',
				'임신 중이거나 임신 가능성이 있으면 X선을 찍지 않습니다. 인공관절, 최근 수술, 복용 중인 약을 알려 주세요.',
				'여권과 예전 MRI나 X선 파일을 가져와 주세요. 회복 기간 없이 여행을 계속할 수 있습니다.',
			],
		},
		en: {
			title: 'Knee and back check with an orthopaedic specialist',
			summary:
				'A specialist examines your knees and back with X-ray and ultrasound, and a physiotherapist shows you exercises for home.',
			alsoCalled: alsoCalled`orthopedics, orthopedic doctor, knee pain, back pain, joints, spine, physiotherapy, lower back, arthritis`,
			description: [
				'You are asked when and how it hurts, and the doctor watches how you walk and move. X-rays and a knee ultrasound are taken on the spot and explained to you on the screen.',
				'A physiotherapist tries four or five exercises with you and gives you a picture sheet. If an MRI, an injection or surgery seems necessary, the doctor explains why, the cost and the alternatives, and leaves the decision to you.',
			].join('\n\n'),
			included: [
				'Examination by a specialist',
				'X-rays of knees and back, knee ultrasound',
				'30 minutes of exercises with a physiotherapist',
				'Image files and findings in English',
				'Interpreter',
			],
			excluded: ['MRI, injections, surgery', 'Medicine and supports', 'Further physiotherapy'],
			steps: [
				'Check-in and medical history (20 min)',
				'X-ray and ultrasound (30 min)',
				'Examination and explanation (40 min)',
				'Exercises (30 min)',
			],
			meetingPoint:
				'Five minutes on foot from Seocho Station exit 2; a lift goes to 3F, where you show your reservation code.',
			goodToKnow: [
				'A doctor decides after the examination what treatment is needed. The price shown is the starting price for the check.',
				'You do not need to fast. Wear loose trousers that roll up above the knee, and sports shoes.',
				'No X-ray if you are or may be pregnant. Tell us about artificial joints, recent operations and your medicines.',
				'Bring your passport and earlier MRI or X-ray files. No recovery time: you can continue your trip.',
			],
		},
		ru: {
			title: 'Осмотр ортопеда: колени и спина',
			summary:
				'Ортопед осматривает колени и спину, делают рентген и УЗИ, а физиотерапевт показывает упражнения для дома.',
			alsoCalled: alsoCalled`боль в колене, боль в спине, ортопедия, суставы, позвоночник, поясница, травматолог, артроз, лечебная физкультура`,
			description: [
				'Вас спросят, когда и как болит, врач посмотрит на походку и движение суставов. Рентген и УЗИ колена делают на месте и показывают на экране с объяснениями.',
				'Физиотерапевт выполняет с вами четыре-пять упражнений и даёт памятку в картинках. Если нужны МРТ, инъекция или операция, врач объясняет причину, цену и другие варианты, решение остаётся за вами.',
			].join('\n\n'),
			included: [
				'Осмотр ортопеда',
				'Рентген коленей и спины, УЗИ колена',
				'30 минут упражнений с физиотерапевтом',
				'Файлы снимков и заключение на английском',
				'Переводчик',
			],
			excluded: ['МРТ, инъекции, операции', 'Лекарства и ортезы', 'Дополнительная физиотерапия'],
			steps: [
				'Регистратура и беседа (20 мин)',
				'Рентген и УЗИ (30 мин)',
				'Осмотр и объяснение (40 мин)',
				'Упражнения (30 мин)',
			],
			meetingPoint:
				'Пять минут пешком от выхода 2 станции «Сочхо»; на 3-й этаж ведёт лифт, в регистратуре покажите код бронирования.',
			goodToKnow: [
				'Какое лечение нужно, решает врач после осмотра. Указана начальная цена осмотра.',
				'Приходить натощак не нужно. Наденьте свободные брюки, которые поднимаются выше колена, и кроссовки.',
				'Имеются противопоказания: при беременности или подозрении на неё рентген не делают. Сообщите об искусственных суставах, операциях и лекарствах.',
				'Возьмите загранпаспорт и файлы прежних МРТ или рентгена. Период восстановления не нужен, можно ехать дальше.',
			],
		},
		th: {
			title: 'ตรวจเข่าและหลังกับแพทย์กระดูกและข้อ',
			summary: 'แพทย์เฉพาะทางตรวจเข่าและหลังด้วยเอกซเรย์และอัล\u2060ตรา\u2060ซา\u2060วนด์ นักกายภาพบำบัดสอนท่าบริหารทำเองที่บ้าน',
			alsoCalled: alsoCalled`ปวดเข่า, ปวดหลัง, หมอกระดูก, ออร์โธปิดิกส์, ข้อเข่าเสื่อม, กระดูกสันหลัง, ปวดเอว`,
			description: [
				'แพทย์ถามว่าปวดเมื่อไรและอย่างไร ดูท่าเดินและการขยับข้อ เอกซเรย์และอัล\u2060ตรา\u2060ซา\u2060วนด์เข่าทำได้ทันที และอธิบายให้ดูบนจอ',
				'นักกายภาพบำบัดทำท่าบริหารสี่ถึงห้าท่าไปกับคุณและให้แผ่นภาพกลับบ้าน หากแพทย์เห็นว่าควรทำ MRI ฉีดยา หรือผ่าตัด จะอธิบายเหตุผล ค่าใช้จ่าย และทางเลือกอื่น โดยคุณเป็นผู้ตัดสินใจ',
			].join('\n\n'),
			included: [
				'ตรวจโดยแพทย์เฉพาะทาง',
				'เอกซเรย์เข่าและหลัง อัล\u2060ตรา\u2060ซา\u2060วนด์เข่า',
				'สอนท่าบริหาร 30 นาที',
				'ไฟล์ภาพและผลตรวจภาษาอังกฤษ',
				'ล่าม',
			],
			excluded: ['MRI การฉีดยา และการผ่าตัด', 'ยาและอุปกรณ์พยุง', 'กายภาพบำบัดเพิ่มเติม'],
			steps: [
				'ลงทะเบียนและซักประวัติ (20 นาที)',
				'เอกซเรย์และอัล\u2060ตรา\u2060ซา\u2060วนด์ (30 นาที)',
				'พบแพทย์และฟังคำอธิบาย (40 นาที)',
				'ท่าบริหาร (30 นาที)',
			],
			meetingPoint: 'เดินจากสถานีซอ\u2060โช ทางออก 2 ประมาณ 5 นาที มีลิฟต์ถึงชั้น 3 แสดงรหัสการจองที่เคาน์เตอร์',
			goodToKnow: [
				'แพทย์จะพิจารณาหลังตรวจว่าต้องรักษาอย่างไร ราคานี้เป็นราคาเริ่มต้นของการตรวจ',
				'ไม่ต้องงดอาหาร กรุณาใส่กางเกงหลวมที่พับเหนือเข่าได้และรองเท้าผ้าใบ',
				'ผู้ที่ตั้งครรภ์หรืออาจตั้งครรภ์ห้ามเอกซเรย์ กรุณาแจ้งข้อเทียม การผ่าตัดที่เพิ่งทำ และยาที่ใช้',
				'นำหนังสือเดินทางและไฟล์ MRI หรือเอกซเรย์เดิมมาด้วย ไม่ต้องพักฟื้น เที่ยวต่อได้',
			],
		},
		vn: {
			title: 'Khám gối và lưng với bác sĩ chấn thương chỉnh hình',
			summary: 'Bác sĩ chuyên khoa khám gối và lưng bằng X-quang và siêu âm, kỹ thuật viên hướng dẫn bài tập tại nhà.',
			alsoCalled: alsoCalled`đau gối, đau lưng, cơ xương khớp, khớp, cột sống, vật lý trị liệu, thoái hóa khớp, đau đầu gối`,
			description: [
				'Bác sĩ hỏi đau khi nào và ra sao, xem dáng đi và cử động của khớp. X-quang và siêu âm gối được thực hiện tại chỗ và giải thích trên màn hình.',
				'Kỹ thuật viên vật lý trị liệu tập cùng Quý khách bốn, năm động tác và đưa tờ hướng dẫn bằng hình. Nếu thấy cần MRI, tiêm hoặc phẫu thuật, bác sĩ nói rõ lý do, chi phí, lựa chọn khác và để Quý khách quyết định.',
			].join('\n\n'),
			included: [
				'Bác sĩ chuyên khoa thăm khám',
				'X-quang gối và lưng, siêu âm gối',
				'30 phút tập với kỹ thuật viên',
				'Tệp hình và kết quả khám bằng tiếng Anh',
				'Phiên dịch',
			],
			excluded: ['MRI, tiêm, phẫu thuật', 'Thuốc và nẹp', 'Vật lý trị liệu thêm'],
			steps: [
				'Đăng ký và hỏi bệnh sử (20 phút)',
				'X-quang và siêu âm (30 phút)',
				'Khám và giải thích (40 phút)',
				'Bài tập (30 phút)',
			],
			meetingPoint:
				'Cách cửa ra số 2 ga Seocho 5 phút đi bộ; có thang máy lên tầng 3, vui lòng đưa mã đặt chỗ tại quầy.',
			goodToKnow: [
				'Bác sĩ quyết định sau khi khám cần điều trị gì. Giá hiển thị là giá khởi điểm của buổi khám.',
				'Không cần nhịn ăn. Vui lòng mặc quần rộng có thể xắn trên gối và đi giày thể thao.',
				'Không chụp X-quang khi mang thai hoặc nghi mang thai. Vui lòng báo nếu có khớp nhân tạo, mới phẫu thuật hoặc đang dùng thuốc.',
				'Mang hộ chiếu và tệp MRI hoặc X-quang cũ. Không cần thời gian hồi phục, Quý khách đi tiếp được ngay.',
			],
		},
		id: {
			title: 'Pemeriksaan lutut dan punggung oleh dokter ortopedi',
			summary:
				'Dokter spesialis memeriksa lutut dan punggung dengan rontgen dan USG, lalu fisioterapis menunjukkan latihan untuk di rumah.',
			alsoCalled: alsoCalled`nyeri lutut, sakit pinggang, sakit lutut, dokter tulang, sendi, tulang belakang, fisioterapi`,
			description: [
				'Anda ditanya kapan dan bagaimana rasa sakitnya, dan dokter melihat cara Anda berjalan serta gerak sendi. Rontgen dan USG lutut dilakukan di tempat dan dijelaskan di layar.',
				'Fisioterapis mencoba empat atau lima latihan bersama Anda dan memberi panduan bergambar. Jika MRI, suntikan, atau operasi tampak perlu, dokter menjelaskan alasan, biaya, dan pilihan lain, dan keputusan ada pada Anda.',
			].join('\n\n'),
			included: [
				'Pemeriksaan oleh dokter spesialis',
				'Rontgen lutut dan punggung, USG lutut',
				'30 menit latihan dengan fisioterapis',
				'File gambar dan hasil pemeriksaan dalam bahasa Inggris',
				'Penerjemah',
			],
			excluded: ['MRI, suntikan, operasi', 'Obat dan alat penyangga', 'Fisioterapi tambahan'],
			steps: [
				'Pendaftaran dan tanya jawab (20 menit)',
				'Rontgen dan USG (30 menit)',
				'Pemeriksaan dan penjelasan (40 menit)',
				'Latihan (30 menit)',
			],
			meetingPoint:
				'Lima menit berjalan kaki dari pintu keluar 2 Stasiun Seocho; ada lift ke lantai 3, tunjukkan kode pemesanan di resepsionis.',
			goodToKnow: [
				'Setelah pemeriksaan, dokter memutuskan perawatan apa yang perlu. Harga yang tertera adalah harga mulai pemeriksaan.',
				'Tidak perlu puasa. Pakai celana longgar yang bisa digulung di atas lutut dan sepatu olahraga.',
				'Rontgen tidak dilakukan bila Anda hamil atau mungkin hamil. Sebutkan sendi buatan, operasi baru-baru ini, dan obat yang Anda minum.',
				'Bawa paspor dan file MRI atau rontgen lama. Tidak perlu masa pemulihan; Anda bisa melanjutkan perjalanan.',
			],
		},
	},
	ratings: [
		{
			author: 'Tatiana',
			country: 'RU',
			locale: 'ru',
			daysAgo: 31,
			stars: { service: 5, language: 5, value: 4, place: 4 },
			text: 'Врач показал всё на снимке и не торопил. Памятка с упражнениями на русском очень кстати.',
		},
		{
			author: 'Prasert',
			country: 'TH',
			locale: 'th',
			daysAgo: 85,
			stars: { service: 4, language: 4, value: 4, place: 4 },
			text: 'เจ้าหน้าที่ดูแลผู้สูงอายุดี มีรถเข็นให้ยืม ล่ามพูดช้าและชัด',
		},
		{
			author: 'Yerlan',
			country: 'KZ',
			locale: 'ru',
			daysAgo: 167,
			stars: { service: 4, language: 4, value: 3, place: 4 },
			text: 'Приём вовремя, физиотерапевт внимательный. Хотелось бы больше времени на вопросы.',
		},
	],
} satisfies DemoProduct;
