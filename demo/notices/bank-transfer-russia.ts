import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const bankTransferRussia = {
	id: 'bank-transfer-russia',
	topic: 'payments',
	isPinned: false,
	daysAgo: 16,
	texts: {
		ko: {
			title: '러시아에서 예약하는 분께: 예약금은 계좌이체, 잔금은 현장 결제',
			alsoCalled: alsoCalled`송금, 은행 이체, 카드 결제 안 될 때, 러시아 카드, 무통장 입금, 현금 결제`,
			body: [
				'러시아 은행이 발급한 비자·마스터카드는 한국에서 쓸 수 없고, 미르(Mir) 카드도 받지 않습니다. 그래서 예약금은 계좌이체로, 잔금은 현장에서 원화로 낼 수 있습니다. 한국에서 쓸 수 있는 카드가 없어도 예약할 수 있습니다.',
				'송금하기 전에 이용하는 은행에 한국으로 송금할 수 있는지, 어떤 통화로 보내는지, 수수료와 걸리는 기간은 얼마인지 물어봐 주세요. 은행마다 다르고 자주 바뀝니다. 송금 목적에는 예약번호를 적어 주세요. 수수료를 보내는 쪽이 모두 내는 방식(OUR)을 고르면 예약금이 모자라지 않습니다.',
				'입금 계좌는 예약이 확정되면 이메일로 알려 드립니다. 메신저로 다른 계좌를 알려 주는 사람이 있다면 송금하지 말고 먼저 문의해 주세요. 입금이 확인되면 ‘내 예약’의 결제 상태가 ‘예약금 결제’로 바뀝니다.',
				'잔금을 현금으로 준비한다면 은행이나 공인 환전소에서 원화로 바꿔 주세요. 미화 1만 달러가 넘는 현금을 가지고 입국할 때는 한국 세관에 신고해야 합니다. 러시아에서 외화를 가지고 나올 때의 한도는 출발 전에 러시아 세관의 공식 안내에서 확인해 주세요.',
			].join('\n\n'),
		},
		en: {
			title: 'Reserving from Russia: deposit by bank transfer, balance on site',
			alsoCalled: alsoCalled`payment, Russian cards, wire transfer, prepayment, pay cash, SWIFT, how to pay`,
			body: [
				'Visa and Mastercard cards issued by Russian banks do not work in Korea, and Mir cards are not accepted. You can therefore pay the deposit by bank transfer and the balance on site in won. You do not need a card that works in Korea to make a reservation.',
				'Before you send money, ask your bank whether it makes transfers to Korea, in which currency, at what fee and how long they take. This differs from bank to bank and changes often. Write your reservation code in the payment purpose. If you choose the option in which the sender pays all fees (OUR), the full deposit arrives.',
				'We send the account details by e-mail when your reservation is confirmed. If someone gives you another account in a messenger, do not pay: ask us first. When the money has arrived, the payment status in My reservations changes to “Deposit paid”.',
				'If you bring the balance in cash, change it into won at a bank or a licensed exchange office. Anyone entering Korea with more than US$10,000 in cash has to declare it to Korean customs. For the limits on taking foreign currency out of Russia, check the official site of the Russian customs before you leave.',
			].join('\n\n'),
		},
		ru: {
			title: 'Бронирование из России: предоплата переводом, остальное на месте',
			alsoCalled: alsoCalled`оплата, как оплатить, карта не проходит, российские карты, банковский перевод, наличные, депозит, SWIFT`,
			body: [
				'Карты Visa и Mastercard российских банков в Корее не работают, карты «Мир» не принимаются. Поэтому предоплату можно внести банковским переводом, а остаток — на месте в вонах. Чтобы забронировать, карта зарубежного банка не нужна.',
				'Перед отправкой узнайте в своём банке, переводит ли он деньги в Корею, в какой валюте, с какой комиссией и сколько дней идёт перевод. Условия у банков разные и часто меняются. В назначении платежа укажите код бронирования. Если выбрать вариант, при котором все комиссии платит отправитель (OUR), предоплата придёт полностью.',
				'Реквизиты мы пришлём по e-mail, когда бронирование будет подтверждено. Если кто-то прислал другие реквизиты в мессенджере, не переводите деньги и сначала напишите нам. Когда деньги поступят, статус оплаты в разделе «Мои бронирования» изменится на «Предоплата внесена».',
				'Если вы везёте остаток наличными, обменяйте их на воны в банке или лицензированном обменном пункте. При ввозе в Корею наличных на сумму больше 10 000 долларов США их нужно задекларировать на корейской таможне. Ограничения на вывоз валюты из России проверьте перед поездкой на официальном сайте российской таможни.',
			].join('\n\n'),
		},
		th: {
			title: 'สำหรับผู้จองจากรัสเซีย: โอน\u2060เงินมัดจำ ส่วนที่เหลือชำระที่เกาหลี',
			alsoCalled: alsoCalled`วิธีชำระเงิน, จ่ายเงิน, บัตรรัสเซีย, โอนผ่านธนาคาร, เงินสด`,
			body: [
				'บัตร Visa และ Mastercard ที่ออกโดยธนาคารรัสเซียใช้ในเกาหลีไม่ได้ และบัตร Mir ก็ไม่รับ คุณจึงโอนเงินมัดจำผ่านธนาคาร แล้วชำระส่วนที่เหลือเป็นเงินวอนเมื่อมาถึงได้ ไม่มีบัตรที่ใช้ในเกาหลีได้ก็จองได้',
				'ก่อนโอน กรุณาสอบถามธนาคารของคุณว่าโอนมาเกาหลีได้หรือไม่ ใช้สกุลเงินใด ค่าธรรมเนียมเท่าไร และใช้เวลากี่วัน แต่ละธนาคารไม่เหมือนกันและเปลี่ยนบ่อย กรุณาระบุรหัสการจองในวัตถุประสงค์การโอน หากเลือกแบบผู้โอนจ่ายค่าธรรมเนียมทั้งหมด (OUR) เงินมัดจำจะเข้าครบจำนวน',
				'เราจะส่งเลขที่บัญชีทางอีเมลเมื่อยืนยันการจองแล้ว หากมีผู้ส่งบัญชีอื่นมาทางแอปแชต กรุณาอย่าโอนและสอบถามเราก่อน เมื่อเงินเข้าแล้ว สถานะการชำระเงินใน “การจองของฉัน” จะเปลี่ยนเป็น “ชำระมัดจำแล้ว”',
				'หากนำเงินสดมาชำระส่วนที่เหลือ กรุณาแลกเป็นเงินวอนที่ธนาคารหรือร้านแลกเงินที่ได้รับอนุญาต ผู้ที่นำเงินสดเกิน 10,000 ดอลลาร์สหรัฐเข้าเกาหลีต้องสำแดงต่อศุลกากรเกาหลี ส่วนวงเงินที่นำออกจากรัสเซียได้ กรุณาตรวจสอบจากเว็บไซต์ทางการของศุลกากรรัสเซียก่อนเดินทาง',
			].join('\n\n'),
		},
		vn: {
			title: 'Đặt chỗ từ Nga: chuyển khoản tiền đặt cọc, trả phần còn lại tại chỗ',
			alsoCalled: alsoCalled`thanh toán, cách trả tiền, thẻ Nga, chuyển tiền ngân hàng, tiền mặt`,
			body: [
				'Thẻ Visa và Mastercard do ngân hàng Nga phát hành không dùng được ở Hàn Quốc, thẻ Mir cũng không được chấp nhận. Vì vậy bạn có thể chuyển khoản tiền đặt cọc và trả phần còn lại tại chỗ bằng won. Không có thẻ dùng được ở Hàn Quốc, bạn vẫn đặt chỗ được.',
				'Trước khi chuyển tiền, vui lòng hỏi ngân hàng của bạn có chuyển được sang Hàn Quốc không, bằng loại tiền nào, phí bao nhiêu và mất mấy ngày. Mỗi ngân hàng một khác và hay thay đổi. Hãy ghi mã đặt chỗ vào nội dung chuyển tiền. Nếu chọn hình thức người gửi chịu toàn bộ phí (OUR), tiền đặt cọc sẽ đến đủ.',
				'Chúng tôi gửi thông tin tài khoản qua email khi đơn đặt chỗ được xác nhận. Nếu có người nhắn cho bạn một tài khoản khác qua ứng dụng chat, đừng chuyển tiền mà hãy hỏi chúng tôi trước. Khi tiền đã đến, tình trạng thanh toán trong “Đặt chỗ của tôi” sẽ chuyển thành “Đã đặt cọc”.',
				'Nếu mang tiền mặt để trả phần còn lại, vui lòng đổi sang won tại ngân hàng hoặc quầy đổi tiền có giấy phép. Người mang hơn 10.000 đô la Mỹ tiền mặt vào Hàn Quốc phải khai báo với hải quan Hàn Quốc. Về hạn mức mang ngoại tệ ra khỏi Nga, vui lòng xem trang chính thức của hải quan Nga trước khi đi.',
			].join('\n\n'),
		},
		id: {
			title: 'Memesan dari Rusia: uang muka lewat transfer bank, sisanya di tempat',
			alsoCalled: alsoCalled`pembayaran, cara bayar, kartu Rusia, bayar tunai, DP, kirim uang`,
			body: [
				'Kartu Visa dan Mastercard terbitan bank Rusia tidak dapat dipakai di Korea, dan kartu Mir tidak diterima. Karena itu, uang muka (DP) dapat dibayar lewat transfer bank dan sisanya di tempat dalam won. Anda tetap bisa memesan tanpa kartu yang berlaku di Korea.',
				'Sebelum mengirim uang, tanyakan kepada bank Anda apakah transfer ke Korea bisa dilakukan, dalam mata uang apa, berapa biayanya, dan berapa lama. Setiap bank berbeda dan ketentuannya sering berubah. Tuliskan kode pemesanan pada tujuan pembayaran. Jika Anda memilih semua biaya ditanggung pengirim (OUR), uang muka akan kami terima utuh.',
				'Data rekening kami kirim lewat email setelah pesanan dikonfirmasi. Jika ada yang memberi rekening lain lewat aplikasi pesan, jangan kirim uang dan tanyakan dulu kepada kami. Setelah uang diterima, status pembayaran di “Pesanan saya” berubah menjadi “DP sudah dibayar”.',
				'Jika Anda membawa sisanya secara tunai, tukarkan ke won di bank atau tempat penukaran uang berizin. Siapa pun yang masuk ke Korea dengan uang tunai lebih dari US$10.000 wajib melaporkannya ke bea cukai Korea. Untuk batas membawa valuta asing keluar dari Rusia, periksa situs resmi bea cukai Rusia sebelum berangkat.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
