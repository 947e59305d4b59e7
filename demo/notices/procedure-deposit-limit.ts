import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const procedureDepositLimit = {
	id: 'procedure-deposit-limit',
	topic: 'payments',
	isPinned: false,
	daysAgo: 27,
	picture: 'skin-day-1',
	texts: {
		ko: {
			title: '미용 시술의 예약금은 비용의 10%까지만 받습니다',
			alsoCalled: alsoCalled`선금, 보증금, 성형 예약금, 계약금, 미용 수술`,
			body: [
				'피부과와 성형외과의 미용 시술을 예약할 때 내는 예약금은 예상 비용의 10%를 넘지 않습니다. 더 많은 돈을 미리 보내 달라는 요청을 받았다면 보내지 말고 알려 주세요.',
				'## 결제 전에 확인해 주세요',
				[
					'- 예약금은 예약을 확정할 때만 냅니다.',
					'- 최종 비용은 진찰한 뒤에 정해지며, 의사가 먼저 설명합니다.',
					'- 설명을 듣고 받지 않기로 해도 됩니다.',
				].join('\n'),
				'## 잔금',
				['- 잔금은 진료를 받는 날 의료기관에서 원화로 냅니다.', '- 영수증에는 부가가치세가 따로 적혀 있습니다.'].join(
					'\n',
				),
			].join('\n\n'),
		},
		en: {
			title: 'Deposits for cosmetic procedures: at most 10% of the fee',
			alsoCalled: alsoCalled`prepayment, plastic surgery, advance payment, aesthetic treatment, down payment`,
			body: [
				'When you reserve a cosmetic procedure in dermatology or plastic surgery, the deposit is never more than 10% of the expected fee. If somebody asks you to send more in advance, do not pay and tell us.',
				'## Before you pay',
				[
					'- The deposit is paid only when the reservation is confirmed.',
					'- The final fee is set after the examination; the doctor explains it first.',
					'- After the explanation you may decline.',
				].join('\n'),
				'## The balance',
				[
					'- You pay it at the clinic, in won, on the day of the treatment.',
					'- The receipt shows the value-added tax separately.',
				].join('\n'),
			].join('\n\n'),
		},
		ru: {
			title: 'Предоплата за косметические процедуры: не больше 10 %',
			alsoCalled: alsoCalled`депозит, аванс, пластическая операция, задаток, косметология, эстетическая медицина`,
			body: [
				'При записи на косметическую процедуру в дерматологии или пластической хирургии предоплата не превышает 10 % ожидаемой стоимости. Если вас просят перевести больше, не платите и сообщите нам.',
				'## Перед оплатой',
				[
					'- Предоплату вносят только после подтверждения записи.',
					'- Окончательная стоимость известна после осмотра, врач сначала всё объясняет.',
					'- После объяснения вы можете отказаться.',
				].join('\n'),
				'## Остаток',
				[
					'- Остальное вы платите в клинике в вонах в день процедуры.',
					'- В чеке отдельно указан налог на добавленную стоимость.',
				].join('\n'),
			].join('\n\n'),
		},
		th: {
			title: 'เงินมัดจำหัตถการความ\u2060งามไม่เกิน 10% ของค่าบริการ',
			alsoCalled: alsoCalled`ศัลยกรรม, จ่ายล่วงหน้า, ค่ามัดจำ, เสริมความงาม, ทำสวย`,
			body: [
				'เมื่อจองหัตถการความงามของแผนกผิวหนังหรือศัลยกรรมตกแต่ง เงินมัดจำไม่เกิน 10% ของค่าบริการที่ประเมินไว้ หากมีผู้ขอให้โอนล่วงหน้ามากกว่านั้น กรุณาอย่าโอนและแจ้งเรา',
				'## ก่อนชำระเงิน',
				[
					'- ชำระเงินมัดจำเมื่อการจองยืนยันแล้วเท่านั้น',
					'- ค่าบริการสุดท้ายกำหนดหลังตรวจ โดยแพทย์อธิบายก่อน',
					'- ฟังคำอธิบายแล้วไม่รับบริการก็ได้',
				].join('\n'),
				'## ยอดที่เหลือ',
				['- ชำระที่คลินิกเป็นเงินวอนในวันรับบริการ', '- ใบเสร็จแสดงภาษีมูลค่าเพิ่มแยกไว้'].join('\n'),
			].join('\n\n'),
		},
		vn: {
			title: 'Tiền đặt cọc cho thủ thuật thẩm mỹ: tối đa 10% chi phí',
			alsoCalled: alsoCalled`phẫu thuật thẩm mỹ, cọc trước, trả trước, làm đẹp, giữ chỗ`,
			body: [
				'Khi đặt lịch thủ thuật thẩm mỹ ở khoa da liễu hoặc phẫu thuật thẩm mỹ, tiền đặt cọc không quá 10% chi phí dự kiến. Nếu có người yêu cầu chuyển trước nhiều hơn, vui lòng không trả và báo cho chúng tôi.',
				'## Trước khi thanh toán',
				[
					'- Tiền đặt cọc chỉ trả khi lịch hẹn đã được xác nhận.',
					'- Chi phí cuối cùng được định sau khi khám và bác sĩ giải thích trước.',
					'- Sau khi nghe giải thích, Quý khách có thể không thực hiện.',
				].join('\n'),
				'## Phần còn lại',
				['- Thanh toán tại phòng khám bằng won vào ngày thực hiện.', '- Hóa đơn ghi riêng thuế giá trị gia tăng.'].join(
					'\n',
				),
			].join('\n\n'),
		},
		id: {
			title: 'Uang muka tindakan estetika: maksimal 10% dari biaya',
			alsoCalled: alsoCalled`DP, operasi plastik, oplas, deposit, bayar di muka, kecantikan`,
			body: [
				'Saat memesan tindakan kecantikan di dermatologi atau bedah plastik, uang muka tidak pernah lebih dari 10% perkiraan biaya. Jika ada yang meminta transfer lebih besar, jangan bayar dan beri tahu kami.',
				'## Sebelum membayar',
				[
					'- Uang muka dibayar hanya setelah janji temu dikonfirmasi.',
					'- Biaya akhir ditentukan setelah pemeriksaan; dokter menjelaskannya lebih dulu.',
					'- Setelah penjelasan, Anda boleh menolak.',
				].join('\n'),
				'## Sisanya',
				[
					'- Dibayar di klinik, dalam won, pada hari tindakan.',
					'- Kuitansi mencantumkan pajak pertambahan nilai secara terpisah.',
				].join('\n'),
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
