import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const kEtaCheck = {
	id: 'k-eta-check',
	topic: 'entry',
	isPinned: true,
	daysAgo: 23,
	picture: 'plane-dawn-1',
	texts: {
		ko: {
			title: '출발 전에 K-\u2060ETA와 비자를 공식 사이트에서 확인해 주세요',
			alsoCalled: alsoCalled`무비자, 사증, 전자여행허가, 입국 서류, 입국 조건`,
			body: [
				'한국에 들어오려면 국적에 따라 전자여행허가(K-\u2060ETA)나 비자가 필요합니다. 무비자로 입국하는 국적은 원칙적으로 K-\u2060ETA를 받아야 하며, 한시적으로 면제되는 국적도 있습니다. 태국과 러시아 여권이라면 K-\u2060ETA를, 베트남과 인도네시아 여권이라면 비자를 먼저 확인해 주세요. 규정은 바뀔 수 있습니다.',
				'K-\u2060ETA의 공식 사이트는 www.k-eta.go.kr이고, 비자는 대한민국 비자포털 www.visa.go.kr에서 안내합니다. 공식 사이트처럼 꾸미고 더 비싼 수수료를 받는 대행 사이트가 있으니 주소를 꼭 확인해 주세요. 심사에 시간이 걸릴 수 있으므로 늦어도 출발 72시간 전까지 신청하는 것이 좋습니다.',
				'이름과 여권번호는 여권에 적힌 그대로 입력해 주세요. 여권을 새로 발급받으면 K-\u2060ETA도 다시 신청해야 합니다. K-\u2060ETA나 비자가 있어도 입국 여부는 공항의 입국 심사에서 최종 결정됩니다.',
				'치료를 위해 의료관광 비자(C-3-3, G-1)를 신청한다면 등록된 기관의 초청 서류가 필요합니다. 예약한 의료기관에 먼저 문의해 주세요. 비자 발급은 대한민국 공관이 결정하며 Maru가 보장할 수 없습니다.',
			].join('\n\n'),
		},
		en: {
			title: 'Before you fly: check K-\u2060ETA and visa rules on the official sites',
			alsoCalled: alsoCalled`entry requirements, visa-free, electronic travel authorization, keta, immigration, do I need a visa`,
			body: [
				'To enter Korea you need an electronic travel authorisation (K-\u2060ETA) or a visa, depending on your nationality. Visitors who travel without a visa need a K-\u2060ETA in principle; some nationalities are temporarily exempt (see the list on the official site). If you are exempt, fill in the e-Arrival Card before you land. With a Vietnamese or Indonesian passport, check which visa you need. The rules can change.',
				'The official K-\u2060ETA site is www.k-eta.go.kr; visas are explained on the Korea Visa Portal, www.visa.go.kr. Some agency sites look official and charge much more, so check the address before you pay. The decision can take time: apply at least 72 hours before departure.',
				'Enter your name and passport number exactly as they are in the passport. With a new passport you need a new K-\u2060ETA. Even with a K-\u2060ETA or a visa, the final decision on entry is made at passport control.',
				'If you apply for a medical visa (C-3-3 or G-1), you need an invitation from a registered institution: first ask the clinic or hospital where you have your reservation. Visas are decided by Korean embassies and consulates, and Maru cannot guarantee them.',
			].join('\n\n'),
		},
		ru: {
			title: 'Перед вылетом проверьте правила K-\u2060ETA и визы на официальных сайтах',
			alsoCalled: alsoCalled`виза, безвиз, въезд в Корею, нужна ли виза, электронное разрешение, К-ЕТА, документы для въезда`,
			body: [
				'Для въезда в Корею в зависимости от гражданства нужно электронное разрешение на поездку (K-\u2060ETA) или виза. Тем, кто въезжает без визы, как правило, нужно оформить K-\u2060ETA; для некоторых стран действует временное исключение. Гражданам России и Таиланда стоит сначала проверить требования K-\u2060ETA, гражданам Вьетнама и Индонезии — какая виза им нужна. Правила могут меняться.',
				'Официальный сайт K-\u2060ETA — www.k-eta.go.kr, о визах рассказывает визовый портал Кореи www.visa.go.kr. Есть сайты посредников, которые похожи на официальный и берут гораздо больше, поэтому перед оплатой проверьте адрес. Рассмотрение может занять время: подавайте заявку не позднее чем за 72 часа до вылета.',
				'Имя и номер загранпаспорта вводите точно так, как они указаны в документе. При замене загранпаспорта K-\u2060ETA нужно оформить заново. Даже при наличии K-\u2060ETA или визы окончательное решение о въезде принимают на паспортном контроле.',
				'Для медицинской визы (C-3-3 или G-1) нужно приглашение от зарегистрированного учреждения: сначала обратитесь в клинику, куда вы записаны. Решение о визе принимает консульство Кореи, и Maru не может его гарантировать.',
			].join('\n\n'),
		},
		th: {
			title: 'ก่อนเดิน\u2060ทาง กรุณาตรวจ\u2060สอบ K-\u2060ETA และวีซ่าจากเว็บไซต์ทางการ',
			alsoCalled: alsoCalled`เข้าเกาหลี, ตรวจคนเข้าเมือง, ขอวีซ่า, เคอีทีเอ, ฟรีวีซ่า, เอกสารเข้าเมือง`,
			body: [
				'การเข้าเกาหลีต้องมี K-\u2060ETA (การอนุญาตเดินทางทางอิเล็กทรอนิกส์) หรือวีซ่า ขึ้นอยู่กับสัญชาติ โดยทั่วไปผู้ที่เข้าเกาหลีแบบไม่ใช้วีซ่าต้องมี K-\u2060ETA และบางสัญชาติได้รับยกเว้นชั่วคราว ผู้ถือหนังสือเดินทางไทยและรัสเซียควรตรวจสอบเรื่อง K-\u2060ETA ก่อน ส่วนผู้ถือหนังสือเดินทางเวียดนามและอินโดนีเซียควรตรวจสอบว่าต้องใช้วีซ่าประเภทใด กฎเหล่านี้อาจเปลี่ยนแปลงได้',
				'เว็บไซต์ทางการของ K-\u2060ETA คือ www.k-eta.go.kr ส่วนเรื่องวีซ่าดูได้ที่ Korea Visa Portal www.visa.go.kr มีเว็บไซต์ตัวแทนที่ทำหน้าตาคล้ายเว็บทางการและคิดค่าธรรมเนียมแพงกว่ามาก กรุณาดูที่อยู่เว็บให้ดีก่อนชำระเงิน การพิจารณาอาจใช้เวลา ควรยื่นล่วงหน้าอย่างน้อย 72 ชั่วโมงก่อนออกเดินทาง',
				'กรอกชื่อและเลขที่หนังสือเดินทางให้ตรงกับเล่มทุกตัวอักษร หากเปลี่ยนเล่มใหม่ต้องขอ K-\u2060ETA ใหม่ แม้มี K-\u2060ETA หรือวีซ่าแล้ว เจ้าหน้าที่ตรวจคนเข้าเมืองที่สนามบินจะเป็นผู้ตัดสินใจขั้นสุดท้าย',
				'หากขอวีซ่าเพื่อการรักษา (C-3-3 หรือ G-1) ต้องมีเอกสารเชิญจากสถาบันที่ขึ้นทะเบียน กรุณาสอบถามคลินิกหรือโรงพยาบาลที่คุณนัดไว้ก่อน สถานทูตเกาหลีเป็นผู้พิจารณาวีซ่า Maru ไม่สามารถรับรองผลได้',
			].join('\n\n'),
		},
		vn: {
			title: 'Trước khi bay: kiểm tra K-\u2060ETA và thị thực trên trang chính thức',
			alsoCalled: alsoCalled`visa, xin visa, nhập cảnh, miễn thị thực, giấy phép điện tử, thủ tục nhập cảnh`,
			body: [
				'Để nhập cảnh Hàn Quốc, tùy quốc tịch bạn cần giấy phép du lịch điện tử (K-\u2060ETA) hoặc thị thực (visa). Về nguyên tắc, người được miễn thị thực phải có K-\u2060ETA; một số quốc tịch tạm thời được miễn. Người mang hộ chiếu Việt Nam và Indonesia nên xem mình cần loại thị thực nào, còn người mang hộ chiếu Thái Lan và Nga nên kiểm tra K-\u2060ETA trước. Quy định có thể thay đổi.',
				'Trang chính thức của K-\u2060ETA là www.k-eta.go.kr; thông tin thị thực có trên Cổng thông tin thị thực Hàn Quốc www.visa.go.kr. Có những trang trung gian trông giống trang chính thức và thu phí cao hơn nhiều, vì vậy hãy xem kỹ địa chỉ trước khi trả tiền. Việc xét duyệt có thể mất thời gian: với K-\u2060ETA nên nộp ít nhất 72 giờ trước giờ bay, với thị thực nên nộp sớm hơn nhiều.',
				'Vui lòng nhập họ tên và số hộ chiếu đúng như trên hộ chiếu. Khi đổi hộ chiếu mới, bạn cần xin lại K-\u2060ETA. Dù đã có K-\u2060ETA hoặc thị thực, quyết định cuối cùng về việc nhập cảnh thuộc về bộ phận kiểm soát nhập cảnh tại sân bay.',
				'Nếu xin thị thực y tế (C-3-3 hoặc G-1), bạn cần thư mời của một cơ sở đã đăng ký: hãy hỏi trước phòng khám hoặc bệnh viện nơi bạn đặt lịch. Đại sứ quán và lãnh sự quán Hàn Quốc quyết định việc cấp thị thực, Maru không thể bảo đảm kết quả.',
			].join('\n\n'),
		},
		id: {
			title: 'Sebelum terbang: periksa K-\u2060ETA dan visa di situs resmi',
			alsoCalled: alsoCalled`syarat masuk, bebas visa, imigrasi, keta, izin perjalanan elektronik, bikin visa`,
			body: [
				'Untuk masuk ke Korea, Anda memerlukan izin perjalanan elektronik (K-\u2060ETA) atau visa, tergantung kewarganegaraan. Pada dasarnya pengunjung bebas visa memerlukan K-\u2060ETA, dan beberapa kewarganegaraan dibebaskan untuk sementara. Pemegang paspor Indonesia dan Vietnam umumnya memerlukan visa, jadi periksa jenisnya; pemegang paspor Thailand dan Rusia perlu memeriksa K-\u2060ETA dulu. Aturan dapat berubah.',
				'Situs resmi K-\u2060ETA adalah www.k-eta.go.kr, sedangkan informasi visa ada di Korea Visa Portal, www.visa.go.kr. Ada situs perantara yang tampak seperti situs resmi dan memungut biaya jauh lebih mahal, jadi periksa alamatnya sebelum membayar. Prosesnya bisa memakan waktu: ajukan K-\u2060ETA paling lambat 72 jam sebelum berangkat, dan visa jauh lebih awal.',
				'Isi nama dan nomor paspor persis seperti di paspor. Jika paspor Anda diganti, K-\u2060ETA harus diajukan lagi. Meskipun sudah ada K-\u2060ETA atau visa, keputusan akhir untuk masuk ada pada petugas imigrasi di bandara.',
				'Untuk visa medis (C-3-3 atau G-1) diperlukan surat undangan dari lembaga yang terdaftar: tanyakan dulu kepada klinik atau rumah sakit tempat Anda membuat janji temu. Visa diputuskan oleh kedutaan atau konsulat Korea, dan Maru tidak dapat menjaminnya.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
