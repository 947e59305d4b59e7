import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const severeWeatherRefunds = {
	id: 'severe-weather-refunds',
	topic: 'payments',
	isPinned: false,
	daysAgo: 20,
	picture: 'jeju-winter-2',
	texts: {
		ko: {
			title: '악천후 시 투어 변경과 환불',
			alsoCalled: alsoCalled`취소, 태풍, 장마, 폭설, 기상 악화, 날짜 변경`,
			body: [
				'장마와 태풍, 폭설이 오면 안전이 먼저입니다. 기상 특보로 서비스를 할 수 없으면 전액을 환불하거나 날짜를 무료로 바꿔 드립니다.',
				'## 누가 언제 결정하나요',
				[
					'- 기상청이 특보를 내리면 제공자가 늦어도 시작 3시간 전까지 결정합니다.',
					'- 결정되면 이메일과 ‘내 예약’으로 알려 드립니다.',
					'- 비가 조금 오는 날의 투어는 그대로 진행합니다.',
				].join('\n'),
				'## 환불 방법',
				[
					'- 결제하신 수단으로 영업일 3일 이내에 환불합니다.',
					'- 해외 송금은 은행에서 더 걸릴 수 있습니다.',
					'- 예약금만 내셨다면 예약금을 환불합니다.',
				].join('\n'),
			].join('\n\n'),
		},
		en: {
			title: 'Severe weather: changes and refunds',
			alsoCalled: alsoCalled`refund, cancellation, cancelled tour, typhoon, storm, bad weather, reschedule`,
			body: [
				'In monsoon rain, typhoons or heavy snow, safety comes first. If a weather warning makes a service impossible, you get a full refund or another date free of charge.',
				'## Who decides, and when',
				[
					'- When the weather service issues a warning, the provider decides no later than 3 hours before the start.',
					'- We notify you by e-mail and under My reservations.',
					'- In light rain, tours go ahead as planned.',
				].join('\n'),
				'## Refunds',
				[
					'- To the payment method you used, within 3 working days.',
					'- A transfer abroad may take longer at the banks.',
					'- If you have paid a deposit only, the deposit is refunded.',
				].join('\n'),
			].join('\n\n'),
		},
		ru: {
			title: 'Непогода: когда тур переносят и когда возвращают деньги',
			alsoCalled: alsoCalled`возврат, возврат денег, возврат средств, отмена, отмена тура, тайфун, шторм, плохая погода, перенос даты`,
			body: [
				'В сезон дождей, при тайфуне или сильном снегопаде главное — безопасность. Если из-за штормового предупреждения услуга невозможна, вы получаете всю сумму назад или другую дату бесплатно.',
				'## Кто и когда решает',
				[
					'- Когда метеослужба объявляет предупреждение, партнёр принимает решение не позднее чем за 3 часа до начала.',
					'- Мы сообщаем об этом по e-mail и в разделе «Мои бронирования».',
					'- При небольшом дожде туры проходят как обычно.',
				].join('\n'),
				'## Как вернутся деньги',
				[
					'- Тем же способом, которым вы платили, в течение 3 рабочих дней.',
					'- Перевод за границу в банках может идти дольше.',
					'- Если внесена только предоплата, возвращается она.',
				].join('\n'),
			].join('\n\n'),
		},
		th: {
			title: 'อากาศเลว\u2060ร้าย: เลื่อนทัวร์เมื่อใด และคืนเงินเมื่อใด',
			alsoCalled: alsoCalled`ขอคืนเงิน, ยกเลิก, ยกเลิกทัวร์, พายุ, ไต้ฝุ่น, ฝนตกหนัก, เลื่อนวัน`,
			body: [
				'เมื่อมีมรสุม ไต้ฝุ่น หรือหิมะตกหนัก ความปลอดภัยมาก่อน หากมีประกาศเตือนภัยจนให้บริการไม่ได้ คุณได้รับเงินคืนเต็มจำนวนหรือเปลี่ยนวันได้โดยไม่เสียค่าใช้จ่าย',
				'## ใครตัดสินใจและเมื่อใด',
				[
					'- เมื่อกรมอุตุนิยมวิทยาเกาหลีประกาศเตือน ผู้ให้บริการตัดสินใจล่วงหน้าอย่างน้อย 3 ชั่วโมง',
					'- เราแจ้งทางอีเมลและที่ “การจองของฉัน”',
					'- วันที่ฝนตกเล็กน้อย ทัวร์ยังดำเนินตามปกติ',
				].join('\n'),
				'## คืนเงินอย่างไร',
				[
					'- คืนผ่านช่องทางเดิมที่คุณชำระ ภายใน 3 วันทำการ',
					'- การโอนไปต่างประเทศอาจใช้เวลาที่ธนาคารนานกว่านั้น',
					'- หากชำระเพียงเงินมัดจำ จะคืนเงินมัดจำ',
				].join('\n'),
			].join('\n\n'),
		},
		vn: {
			title: 'Thời tiết nguy hiểm: khi nào đổi ngày và khi nào hoàn tiền',
			alsoCalled: alsoCalled`hủy tour, bão, trả lại tiền, thời tiết xấu, mưa bão, hủy chuyến`,
			body: [
				'Khi có mưa mùa hè, bão hoặc tuyết lớn, an toàn là trên hết. Nếu cảnh báo thời tiết khiến dịch vụ không thể thực hiện, bạn được hoàn lại toàn bộ tiền hoặc đổi ngày miễn phí.',
				'## Ai quyết định và khi nào',
				[
					'- Khi cơ quan khí tượng ra cảnh báo, nhà cung cấp quyết định chậm nhất 3 tiếng trước khi bắt đầu.',
					'- Bạn được báo qua email và trong “Đặt chỗ của tôi”.',
					'- Ngày mưa nhỏ, tour vẫn diễn ra.',
				].join('\n'),
				'## Tiền được hoàn thế nào',
				[
					'- Qua phương thức thanh toán ban đầu, trong vòng 3 ngày làm việc.',
					'- Chuyển khoản ra nước ngoài có thể mất thêm thời gian tại ngân hàng.',
					'- Nếu bạn mới đặt cọc, tiền đặt cọc được hoàn lại.',
				].join('\n'),
			].join('\n\n'),
		},
		id: {
			title: 'Cuaca ekstrem: kapan tur dijadwalkan ulang dan kapan dana dikembalikan',
			alsoCalled: alsoCalled`pengembalian dana, refund, pembatalan, batal, topan, badai, cuaca buruk, ganti tanggal`,
			body: [
				'Saat hujan musim panas, topan, atau salju lebat datang, keselamatan yang utama. Jika peringatan cuaca membuat layanan tidak mungkin berjalan, dana Anda dikembalikan penuh atau tanggal diganti tanpa biaya.',
				'## Siapa memutuskan dan kapan',
				[
					'- Saat badan meteorologi Korea (KMA) mengeluarkan peringatan, penyedia memutuskan paling lambat 3 jam sebelum mulai.',
					'- Anda diberi tahu lewat email dan di “Pesanan saya”.',
					'- Pada hari hujan ringan, tur tetap berjalan.',
				].join('\n'),
				'## Cara pengembalian dana',
				[
					'- Melalui metode pembayaran yang Anda gunakan, dalam 3 hari kerja.',
					'- Transfer ke luar negeri bisa lebih lama di bank.',
					'- Jika Anda baru membayar uang muka, uang muka itulah yang dikembalikan.',
				].join('\n'),
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
