import { alsoCalled } from '../also-called.ts';
import type { DemoProduct } from '../demo-product.ts';

export const eyelidSurgeryConsultation = {
	id: 'eyelid-surgery-consultation',
	kind: 'plastic-surgery',
	provider: 'apgujeong-plastic-surgery',
	pictures: ['mirror-day-1', 'mirror-spring-2', 'clinic-day-1'],
	region: 'seoul',
	place: {
		name: {
			ko: '서울 강남구 압구정역',
			en: 'Apgujeong Station, Gangnam, Seoul',
			ru: 'Станция Апкучжон, Каннам, Сеул',
			th: 'สถานีอัป\u2060กู\u2060จอง เขตคัง\u2060นัม กรุง\u2060โซล',
			vn: 'Ga Apgujeong, Gangnam, Seoul',
			id: 'Stasiun Apgujeong, Gangnam, Seoul',
		},
		hangul: '서울특별시 강남구 논현로 842, 6층',
		latitude: 37.5253,
		longitude: 127.0282,
	},
	duration: { minutes: 75 },
	languages: ['en', 'ru', 'th', 'vn'],
	tags: ['interpreter', 'wheelchair'],
	price: { unit: 'person', won: 50_000 },
	schedule: {
		weekdays: [1, 2, 3, 4, 5, 6],
		times: ['10:00', '11:30', '14:00', '15:30', '17:00'],
		capacity: 2,
		leadHours: 48,
		horizonDays: 120,
		closed: [
			{ from: '01-01', to: '01-01' },
			{ from: '12-25', to: '12-25' },
		],
	},
	confirmation: 'request',
	cancellation: 'clinic',
	persons: { min: 1, max: 2 },
	care: { noHeatHours: 336, noAlcoholHours: 168, noFlightHours: 48, stayDays: 5 },
	stepTimes: [null, null, null, null],
	texts: {
		ko: {
			title: '눈꺼풀 수술 대면 상담',
			summary: '성형외과 전문의가 눈꺼풀과 눈 뜨는 힘을 진찰하고, 할 수 있는 방법과 하지 않는 선택까지 설명합니다.',
			alsoCalled: alsoCalled`쌍꺼풀, 쌍수, 쌍커풀 수술, 눈성형, 매몰법, 절개법, 안검하수, 눈매교정, 성형 상담`,
			description: [
				'눈꺼풀 피부와 근육, 눈 뜨는 힘, 눈물 양을 진찰하고 사진을 찍습니다. 의사가 매몰법, 절개법, 수술하지 않는 경우를 나란히 놓고 장점과 위험을 설명합니다.',
				'상담 뒤에는 수술 방법, 마취, 비용, 회복 일정, 확인 방문 날짜를 적은 문서를 드립니다. 집에 돌아가 생각한 뒤 결정해도 되며, 상담 당일 수술은 하지 않습니다.',
			].join('\n\n'),
			included: ['전문의 진찰과 상담 40분', '사진 촬영과 기록', '방법·비용·일정을 적은 문서', '통역'],
			excluded: ['수술비와 마취비', '수술 전 혈액 검사', '약과 확인 방문'],
			steps: ['접수와 문진(15분)', '눈꺼풀과 시력 진찰, 사진(15분)', '전문의 상담(40분)', '문서 확인과 질문(5분)'],
			meetingPoint: '압구정역 4번 출구에서 걸어서 4분, 건물 6층 접수대에서 예약번호를 보여 주세요.',
			goodToKnow: [
				'수술이 맞는지는 의사가 진찰한 뒤 결정합니다. 금액은 상담의 시작 가격이며 수술비는 보통 ₩1,800,000~₩3,500,000로 따로 냅니다. 결과는 사람마다 다릅니다.',
				'수술하면 부기와 멍이 1~3주 가고, 실밥을 뺄 때까지 한국에 5~7일 머물러야 합니다.',
				'안구건조증, 녹내장, 갑상선 질환, 당뇨, 혈액 응고를 막는 약, 임신은 미리 알려 주세요. 수술하지 못할 수 있습니다.',
				'여권과 약 목록을 가져오고 눈 화장과 콘택트렌즈는 빼고 와 주세요. 19세 미만은 보호자가 함께 와야 합니다.',
			],
		},
		en: {
			title: 'Eyelid surgery consultation in person',
			summary:
				'A plastic surgeon examines your eyelids and explains the possible methods, their risks and the choice of doing nothing.',
			alsoCalled: alsoCalled`double eyelid, blepharoplasty, eye surgery, eyelid lift, droopy eyelids, ptosis, cosmetic surgery, eye job, eyelid operation`,
			description: [
				'Skin and muscle of the eyelids, the strength with which the eyes open and the tears are examined, and pictures are taken. The doctor puts the suture method, the incision method and no surgery side by side, with their advantages and risks.',
				'Afterwards you get a paper with method, anaesthesia, cost, recovery and check visits. You may go home and think; no surgery takes place on the day of the consultation.',
			].join('\n\n'),
			included: [
				'Examination and 40 minutes with a specialist',
				'Pictures for your record',
				'A paper with method, cost and dates',
				'Interpreter',
			],
			excluded: ['Surgery and anaesthesia', 'Blood tests before surgery', 'Medicine and check visits'],
			steps: [
				'Reception and questions (15 min)',
				'Eyelids and eyesight examined, pictures (15 min)',
				'Talk with the specialist (40 min)',
				'Reading the paper, your questions (5 min)',
			],
			meetingPoint:
				'Four minutes on foot from Apgujeong Station exit 4; show your reservation code at the desk on the 6th floor.',
			goodToKnow: [
				'A doctor decides after the examination whether surgery is suitable. The price is for the consultation; surgery is usually ₩1,800,000–₩3,500,000 and paid apart. Results differ from person to person.',
				'After surgery, swelling and bruises last one to three weeks, and you stay in Korea for five to seven days until the stitches are out.',
				'Tell us about dry eyes, glaucoma, thyroid disease, diabetes, blood thinners or pregnancy: surgery may not be possible.',
				'Bring your passport and a list of medicines; come without eye make-up and contact lenses. Under 19s come with a parent or guardian.',
			],
		},
		ru: {
			title: 'Очная консультация: операция на веках',
			summary: 'Пластический хирург осматривает веки и объясняет возможные методы, риски и вариант без операции.',
			alsoCalled: alsoCalled`блефаропластика, двойное веко, пластика век, птоз, пластическая хирургия, подтяжка век, нависшее веко, пластика глаз`,
			description: [
				'Врач осматривает кожу и мышцы век, оценивает силу поднятия века и количество слезы, делают снимки для карты. Затем он сравнивает шовный метод, метод с разрезом и вариант без операции, с плюсами и рисками каждого.',
				'После консультации вы получаете документ: метод, анестезия, стоимость, восстановление, даты контрольных визитов. Можно вернуться домой и подумать; в день консультации операции не проводят.',
			].join('\n\n'),
			included: [
				'Осмотр и 40 минут с хирургом',
				'Снимки для карты',
				'Документ с методом, стоимостью и датами',
				'Переводчик',
			],
			excluded: ['Операция и анестезия', 'Анализы крови перед операцией', 'Лекарства и контрольные визиты'],
			steps: [
				'Регистратура и беседа (15 мин)',
				'Осмотр век и зрения, снимки (15 мин)',
				'Беседа с хирургом (40 мин)',
				'Чтение документа, вопросы (5 мин)',
			],
			meetingPoint:
				'Четыре минуты пешком от выхода 4 станции Апкучжон; покажите код бронирования в регистратуре на 6 этаже.',
			goodToKnow: [
				'Подходит ли операция, решает врач после осмотра. Указана цена консультации; операция оплачивается отдельно, обычно ₩1,800,000–₩3,500,000. Результаты индивидуальны.',
				'После операции отёк и синяки держатся 1–3 недели; до снятия швов нужно провести в Корее 5–7 дней.',
				'Имеются противопоказания. Сообщите о сухости глаз, глаукоме, болезни щитовидной железы, диабете, препаратах против свёртывания крови, беременности.',
				'Возьмите загранпаспорт и список лекарств, приходите без макияжа глаз и линз. До 19 лет — с родителем или опекуном.',
			],
		},
		th: {
			title: 'ปรึกษาเรื่องศัลยกรรมเปลือกตากับแพทย์โดยตรง',
			summary: 'แพทย์ศัลยกรรมตกแต่งตรวจเปลือกตา อธิบายวิธีที่ทำได้ ความเสี่ยง และทางเลือกที่จะไม่ผ่าตัด',
			alsoCalled: alsoCalled`ตาสองชั้น, ทำตาสองชั้น, ทำตา, ศัลยกรรมตา, กรีดตา, หนังตาตก, ศัลยกรรมเกาหลี`,
			description: [
				'แพทย์ตรวจผิวหนังและกล้ามเนื้อเปลือกตา แรงลืมตา และปริมาณน้ำตา พร้อมถ่ายภาพเก็บประวัติ จากนั้นเปรียบเทียบวิธีเย็บ วิธีกรีด และการไม่ผ่าตัด พร้อมข้อดีและความเสี่ยงของแต่ละทาง',
				'หลังปรึกษาคุณจะได้เอกสารระบุวิธี การระงับความรู้สึก ค่าใช้จ่าย การพักฟื้น และวันนัดตรวจ กลับไปคิดก่อนได้ ไม่มีการผ่าตัดในวันที่ปรึกษา',
			].join('\n\n'),
			included: ['ตรวจและปรึกษากับแพทย์เฉพาะทาง 40 นาที', 'ถ่ายภาพเก็บประวัติ', 'เอกสารระบุวิธี ค่าใช้จ่าย และวันนัด', 'ล่าม'],
			excluded: ['ค่าผ่าตัดและค่าดมยา', 'ตรวจเลือดก่อนผ่าตัด', 'ยาและการนัดตรวจ'],
			steps: [
				'ลงทะเบียนและซักประวัติ (15 นาที)',
				'ตรวจเปลือกตาและสายตา ถ่ายภาพ (15 นาที)',
				'คุยกับแพทย์เฉพาะทาง (40 นาที)',
				'อ่านเอกสารและถามคำถาม (5 นาที)',
			],
			meetingPoint: 'เดินจากสถานีอัป\u2060กู\u2060จอง ทางออก 4 ประมาณ 4 นาที แสดงรหัสการจองที่เคาน์เตอร์ชั้น 6',
			goodToKnow: [
				'แพทย์จะพิจารณาหลังตรวจว่าเหมาะกับการผ่าตัดหรือไม่ ราคานี้เป็นค่าปรึกษา ค่าผ่าตัดชำระแยก โดยทั่วไป ₩1,800,000–₩3,500,000 ผลลัพธ์แตกต่างกันในแต่ละบุคคล',
				'หากผ่าตัด อาการบวมช้ำอยู่ 1–3 สัปดาห์ และต้องอยู่เกาหลี 5–7 วันจนตัดไหม',
				'แจ้งล่วงหน้าหากตาแห้ง เป็นต้อหิน โรคไทรอยด์ เบาหวาน ใช้ยาละลายลิ่มเลือด หรือตั้งครรภ์ เพราะอาจผ่าตัดไม่ได้',
				'นำหนังสือเดินทางและรายการยามาด้วย ไม่แต่งตาและไม่ใส่คอนแทคเลนส์ ผู้ที่อายุต่ำกว่า 19 ปีต้องมากับผู้ปกครอง',
			],
		},
		vn: {
			title: 'Tư vấn trực tiếp về phẫu thuật mí mắt',
			summary:
				'Bác sĩ phẫu thuật thẩm mỹ khám mí mắt, giải thích những cách có thể làm, rủi ro và cả lựa chọn không phẫu thuật.',
			alsoCalled: alsoCalled`cắt mí, nhấn mí, mắt hai mí, cắt mí mắt, sụp mí`,
			description: [
				'Bác sĩ khám da và cơ mí, lực mở mắt, lượng nước mắt và chụp ảnh lưu hồ sơ. Sau đó bác sĩ so sánh cách bấm mí, cách cắt mí và không phẫu thuật, kèm ưu điểm và rủi ro.',
				'Sau buổi tư vấn, Quý khách nhận văn bản ghi phương pháp, gây tê hoặc gây mê, chi phí, hồi phục và ngày tái khám. Quý khách có thể về nhà suy nghĩ; không phẫu thuật trong ngày tư vấn.',
			].join('\n\n'),
			included: [
				'Khám và 40 phút với bác sĩ chuyên khoa',
				'Chụp ảnh lưu hồ sơ',
				'Văn bản ghi phương pháp, chi phí và lịch',
				'Phiên dịch',
			],
			excluded: ['Chi phí phẫu thuật và gây mê', 'Xét nghiệm máu trước phẫu thuật', 'Thuốc và tái khám'],
			steps: [
				'Đăng ký và hỏi bệnh sử (15 phút)',
				'Khám mí và thị lực, chụp ảnh (15 phút)',
				'Trao đổi với bác sĩ (40 phút)',
				'Đọc văn bản và đặt câu hỏi (5 phút)',
			],
			meetingPoint: 'Cách cửa ra số 4 ga Apgujeong 4 phút đi bộ; vui lòng đưa mã đặt chỗ tại quầy tầng 6.',
			goodToKnow: [
				'Bác sĩ quyết định sau khi khám có nên phẫu thuật hay không. Giá này là phí tư vấn; phẫu thuật trả riêng, thường ₩1,800,000–₩3,500,000. Kết quả tùy cơ địa mỗi người.',
				'Nếu phẫu thuật, sưng và bầm kéo dài 1–3 tuần, Quý khách cần ở Hàn Quốc 5–7 ngày đến khi cắt chỉ.',
				'Vui lòng báo trước nếu khô mắt, tăng nhãn áp, bệnh tuyến giáp, tiểu đường, dùng thuốc chống đông hoặc mang thai: có thể không phẫu thuật được.',
				'Mang hộ chiếu và danh sách thuốc, không trang điểm mắt và không đeo kính áp tròng. Dưới 19 tuổi cần cha mẹ hoặc người giám hộ đi cùng.',
			],
		},
		id: {
			title: 'Konsultasi langsung bedah kelopak mata',
			summary:
				'Dokter bedah plastik memeriksa kelopak mata dan menjelaskan cara yang mungkin, risikonya, dan pilihan tanpa operasi.',
			alsoCalled: alsoCalled`oplas, oplas mata, blefaroplasti, lipatan mata, double eyelid, mata turun`,
			description: [
				'Kulit dan otot kelopak, kekuatan membuka mata, dan air mata diperiksa, lalu difoto untuk catatan. Dokter membandingkan metode jahit, metode sayat, dan tanpa operasi beserta kelebihan dan risikonya.',
				'Setelah itu Anda menerima dokumen berisi metode, anestesi, biaya, pemulihan, dan jadwal kontrol. Anda boleh pulang dan berpikir dulu; tidak ada operasi pada hari konsultasi.',
			].join('\n\n'),
			included: [
				'Pemeriksaan dan 40 menit bersama dokter spesialis',
				'Foto untuk catatan medis',
				'Dokumen berisi metode, biaya, dan jadwal',
				'Penerjemah',
			],
			excluded: ['Biaya operasi dan anestesi', 'Tes darah sebelum operasi', 'Obat dan kunjungan kontrol'],
			steps: [
				'Pendaftaran dan tanya jawab (15 menit)',
				'Pemeriksaan kelopak dan penglihatan, foto (15 menit)',
				'Pembicaraan dengan dokter (40 menit)',
				'Membaca dokumen dan bertanya (5 menit)',
			],
			meetingPoint:
				'Empat menit berjalan kaki dari pintu keluar 4 Stasiun Apgujeong; tunjukkan kode pemesanan di meja lantai 6.',
			goodToKnow: [
				'Dokter memutuskan setelah pemeriksaan apakah operasi sesuai. Harga ini untuk konsultasi; operasi dibayar terpisah, biasanya ₩1,800,000–₩3,500,000. Hasil pada tiap orang bisa berbeda.',
				'Setelah operasi, bengkak dan memar berlangsung 1–3 minggu, dan Anda perlu tinggal di Korea 5–7 hari sampai jahitan dilepas.',
				'Beri tahu jika ada mata kering, glaukoma, penyakit tiroid, diabetes, obat pengencer darah, atau kehamilan: operasi mungkin tidak bisa dilakukan.',
				'Bawa paspor dan daftar obat; datang tanpa riasan mata dan lensa kontak. Usia di bawah 19 tahun datang bersama orang tua atau wali.',
			],
		},
	},
	ratings: [
		{
			author: 'Kanya',
			country: 'TH',
			locale: 'th',
			daysAgo: 13,
			stars: { service: 5, language: 5, value: 4, place: 5 },
			text: 'หมอให้เวลาคุยเต็มสี่สิบนาที ล่ามแปลละเอียด ไม่มีใครกดดันให้จองผ่าตัด',
		},
		{
			author: 'Ekaterina',
			country: 'RU',
			locale: 'ru',
			daysAgo: 55,
			stars: { service: 5, language: 5, value: 5, place: 4 },
			text: 'Хирург честно рассказал о рисках и сам предложил подумать. Переводчица хорошо знает медицинские слова.',
		},
		{
			author: 'Trang',
			country: 'VN',
			locale: 'vn',
			daysAgo: 89,
			stars: { service: 4, language: 4, value: 4, place: 4 },
			text: 'Văn bản báo giá rõ từng mục. Lễ tân thân thiện, chờ khoảng 20 phút.',
		},
		{
			author: 'Malika',
			country: 'UZ',
			locale: 'ru',
			daysAgo: 176,
			stars: { service: 3, language: 4, value: 4, place: 4 },
			text: 'Консультация подробная, но приём начался на сорок минут позже. Извинились и предложили чай.',
		},
	],
} satisfies DemoProduct;
