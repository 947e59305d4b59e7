import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const lunarNewYearHours = {
	id: 'lunar-new-year-hours',
	topic: 'holidays',
	isPinned: false,
	daysAgo: 45,
	picture: 'hanok-winter-2',
	texts: {
		ko: {
			title: '설날과 추석 연휴 운영 시간과 여행할 때 확인할 점',
			alsoCalled: alsoCalled`구정, 명절, 공휴일, 영업시간, 쉬는 날, 설 연휴`,
			body: [
				'설날과 추석 연휴는 당일과 그 전날·다음 날까지 사흘이며, 주말이나 대체 공휴일과 이어지면 더 길어집니다. 이 기간에 Maru 상담 창구는 10:00~16:00(KST)에만 운영하므로 답변이 평소보다 늦을 수 있습니다.',
				'연휴에는 의원과 작은 식당, 상점이 많이 쉽니다. 고궁과 박물관, 쇼핑몰은 여는 곳이 많지만 당일에는 쉬기도 하니 방문하기 전에 공식 사이트를 확인해 주세요. 고향을 찾는 사람이 많아 기차표와 고속버스표가 일찍 매진되고 고속도로도 붐빕니다. 연휴에 다른 도시로 이동한다면 표를 미리 구해 주세요.',
				'예약 요청은 48시간 안에 답변이 없으면 자동으로 만료되며, 이때 내는 비용은 없습니다. 연휴 날짜의 예약은 적어도 일주일 전에 요청하거나 즉시 확정 상품을 골라 주세요.',
				'긴급 전화: 119(구급·화재), 112(경찰). 도움: 1330(관광), 1577-7129(메디컬 코리아).',
			].join('\n\n'),
		},
		en: {
			title: 'Our hours over Lunar New Year and Chuseok, and what to check before you travel',
			alsoCalled: alsoCalled`public holidays, opening hours, Seollal, Korean Thanksgiving, Korean New Year, closed days`,
			body: [
				'Korea’s two biggest holidays, Lunar New Year (Seollal) and Chuseok, last three days each: the day itself, the day before and the day after. With a weekend or a substitute holiday they are longer. On these days our desk is open only 10:00–16:00 KST, so answers may take longer than usual.',
				'Many clinics, small restaurants and shops close. Palaces, museums and shopping malls are mostly open, but some close on the day itself: check their official sites before you go. As families travel home, train and express-bus tickets sell out early and motorways are congested. If you plan to go to another city, get your tickets well ahead.',
				'A reservation request that is not answered within 48 hours expires and costs you nothing. For dates within the holidays, send your request at least a week ahead or choose a product with instant confirmation.',
				'Emergency in Korea: 119 (ambulance, fire), 112 (police). Help: 1330 (travel), 1577-7129 (Medical Korea).',
			].join('\n\n'),
		},
		ru: {
			title: 'Как мы работаем в праздники Соллаль и Чхусок и что проверить перед поездкой',
			alsoCalled: alsoCalled`лунный Новый год, корейский Новый год, выходные дни, часы работы, праздничные дни`,
			body: [
				'Главные праздники Кореи, Новый год по лунному календарю (Соллаль) и Чхусок, длятся по три дня: сам праздник, день до него и день после. Если рядом выходные или дополнительный нерабочий день, праздники длятся дольше. В эти дни мы отвечаем только с 10:00 до 16:00 KST, поэтому ответа, возможно, придётся ждать дольше обычного.',
				'Многие клиники, небольшие кафе и магазины закрыты. Дворцы, музеи и торговые центры в основном работают, но в сам праздник некоторые закрываются: проверьте их официальные сайты. Корейцы разъезжаются по родным, поэтому билеты на поезда и междугородние автобусы быстро заканчиваются, а на дорогах пробки. Если собираетесь в другой город, купите билеты заранее.',
				'Если на запрос не ответили в течение 48 часов, его срок истекает и платить ничего не нужно. На праздничные даты отправляйте запрос хотя бы за неделю или выбирайте услуги с мгновенным подтверждением.',
				'Экстренные номера в Корее: 119 (скорая, пожарные), 112 (полиция). Помощь: 1330 (туристам), 1577-7129 (Medical Korea).',
			].join('\n\n'),
		},
		th: {
			title: 'เวลาทำการช่วงวันหยุดซอล\u2060ลัลและชู\u2060ซอก และสิ่งที่ควรตรวจ\u2060สอบก่อนเที่ยว',
			alsoCalled: alsoCalled`ตรุษเกาหลี, ปีใหม่เกาหลี, วันหยุดนักขัตฤกษ์, เวลาเปิดปิด, เทศกาลชูซอก`,
			body: [
				'วันหยุดใหญ่ของเกาหลีคือซอล\u2060ลัล (ปีใหม่ตามจันทรคติ) และชู\u2060ซอก แต่ละเทศกาลหยุด 3 วัน คือวันเทศกาล วันก่อนหน้า และวันถัดไป หากติดเสาร์อาทิตย์หรือวันหยุดชดเชยจะหยุดนานกว่านั้น ช่วงนี้เราเปิดตอบคำถามเฉพาะเวลา 10:00–16:00 น. (KST) จึงอาจตอบช้ากว่าปกติ',
				'คลินิก ร้านอาหารเล็ก ๆ และร้านค้าจำนวนมากจะปิด ส่วนพระราชวัง พิพิธภัณฑ์ และห้างสรรพสินค้าส่วนใหญ่ยังเปิด แต่บางแห่งปิดในวันเทศกาล กรุณาตรวจสอบเว็บไซต์ทางการก่อนไป ช่วงนี้คนเกาหลีเดินทางกลับบ้านเกิด ตั๋วรถไฟและรถบัสด่วนจึงเต็มเร็วและรถติดมาก หากจะไปต่างเมือง กรุณาซื้อตั๋วล่วงหน้า',
				'คำขอจองที่ไม่มีคำตอบภายใน 48 ชั่วโมงจะหมดเวลาโดยอัตโนมัติ และคุณไม่เสียค่าใช้จ่าย หากต้องการจองวันที่ตรงกับเทศกาล กรุณาส่งคำขอล่วงหน้าอย่างน้อย 1 สัปดาห์ หรือเลือกรายการที่ยืนยันทันที',
				'ฉุกเฉินในเกาหลี: 119 (รถพยาบาล ดับเพลิง) 112 (ตำรวจ) ช่วยเหลือ: 1330 (ท่องเที่ยว) 1577-7129 (Medical Korea)',
			].join('\n\n'),
		},
		vn: {
			title: 'Giờ làm việc dịp Seollal và Chuseok, và những điều nên kiểm tra trước chuyến đi',
			alsoCalled: alsoCalled`Tết Hàn Quốc, Tết Nguyên đán, Trung thu, ngày lễ, nghỉ lễ, giờ mở cửa`,
			body: [
				'Hai kỳ nghỉ lớn của Hàn Quốc là Tết Nguyên đán (Seollal) và Trung thu (Chuseok), mỗi dịp nghỉ ba ngày: ngày lễ chính, ngày trước và ngày sau đó. Nếu liền với cuối tuần hoặc ngày nghỉ bù thì dài hơn. Trong những ngày này chúng tôi chỉ trả lời từ 10:00 đến 16:00 (KST) nên có thể chậm hơn thường lệ.',
				'Nhiều phòng khám, quán ăn nhỏ và cửa hàng đóng cửa. Cung điện, bảo tàng và trung tâm mua sắm phần lớn vẫn mở, nhưng có nơi nghỉ đúng ngày lễ chính: vui lòng xem trang chính thức trước khi đến. Do người Hàn về quê, vé tàu và vé xe khách cao tốc hết sớm, đường cao tốc cũng rất đông. Nếu định sang thành phố khác, bạn nên mua vé từ sớm.',
				'Yêu cầu đặt chỗ không được trả lời trong 48 giờ sẽ tự hết hạn và bạn không mất chi phí nào. Với ngày rơi vào kỳ nghỉ, vui lòng gửi yêu cầu trước ít nhất một tuần hoặc chọn dịch vụ xác nhận ngay.',
				'Khẩn cấp tại Hàn Quốc: 119 (cấp cứu, cứu hỏa), 112 (cảnh sát). Hỗ trợ: 1330 (du lịch), 1577-7129 (Medical Korea).',
			].join('\n\n'),
		},
		id: {
			title: 'Jam layanan saat libur Seollal dan Chuseok, dan yang perlu diperiksa sebelum bepergian',
			alsoCalled: alsoCalled`Imlek Korea, tahun baru Korea, hari libur nasional, jam buka, tutup saat libur`,
			body: [
				'Dua libur besar Korea, Tahun Baru Imlek (Seollal) dan Chuseok, masing-masing berlangsung tiga hari: hari raya, sehari sebelumnya, dan sehari sesudahnya. Jika bersambung dengan akhir pekan atau libur pengganti, liburnya lebih panjang. Pada hari-hari itu kami hanya melayani pukul 10:00–16:00 KST, sehingga jawaban bisa lebih lama dari biasanya.',
				'Banyak klinik, rumah makan kecil, dan toko tutup. Istana, museum, dan pusat perbelanjaan umumnya buka, tetapi sebagian tutup pada hari raya: periksa situs resminya sebelum datang. Karena orang Korea mudik, tiket kereta dan bus antarkota cepat habis dan jalan tol padat. Jika hendak ke kota lain, belilah tiket jauh-jauh hari.',
				'Permintaan pemesanan yang tidak dijawab dalam 48 jam akan kedaluwarsa dan Anda tidak dikenai biaya. Untuk tanggal di masa libur, kirim permintaan paling lambat seminggu sebelumnya atau pilih layanan dengan konfirmasi instan.',
				'Darurat di Korea: 119 (ambulans, pemadam), 112 (polisi). Bantuan: 1330 (wisata), 1577-7129 (Medical Korea).',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
