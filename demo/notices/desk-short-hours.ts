import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const deskShortHours = {
	id: 'desk-short-hours',
	topic: 'holidays',
	isPinned: true,
	daysAgo: 2,
	endsInDays: 13,
	picture: 'seoul-day-2',
	touches: { fromInDays: 9, toInDays: 12 },
	texts: {
		ko: {
			title: '상담 창구가 며칠 동안 짧게 운영됩니다',
			alsoCalled: alsoCalled`영업시간, 운영시간, 고객센터, 문의 시간, 단축 운영`,
			body: [
				'이 글에 표시된 날짜에는 Maru 직원이 함께 교육을 받습니다. 상담 창구는 10:00~16:00(KST)에만 답변합니다. 예약한 서비스는 모두 그대로 진행합니다.',
				'## 그대로인 것',
				[
					'- 가이드, 기사, 통역사, 의료기관은 예약한 시간에 만납니다.',
					'- 바우처에 적힌 긴급 연락처는 24시간 받습니다.',
					'- 예약 취소와 환불은 ‘내 예약’에서 언제든지 할 수 있습니다.',
				].join('\n'),
				'## 달라지는 것',
				[
					'- 메시지 답변이 평소보다 늦어, 다음 날 오전까지 걸릴 수 있습니다.',
					'- 날짜 변경 요청은 하루 먼저 보내 주세요.',
				].join('\n'),
				'119(구급·화재)와 112(경찰), 관광 통역 안내 1330은 언제나 이용할 수 있습니다.',
			].join('\n\n'),
		},
		en: {
			title: 'Our desk keeps shorter hours for a few days',
			alsoCalled: alsoCalled`opening hours, office hours, customer service, support, contact, working hours`,
			body: [
				'On the dates shown with this notice, the Maru team is in staff training. Our desk is open only from 10:00 to 16:00 KST. Everything you have reserved takes place as planned.',
				'## What stays the same',
				[
					'- Guides, drivers, interpreters and clinics meet you at the time you reserved.',
					'- The emergency number on your voucher is answered day and night.',
					'- You can cancel and ask for a refund under My reservations at any time.',
				].join('\n'),
				'## What is different',
				[
					'- Replies may take until the next morning.',
					'- If you want to change a date, please send your request a day earlier.',
				].join('\n'),
				'119 (ambulance, fire), 112 (police) and the 1330 travel helpline are there for you as always.',
			].join('\n\n'),
		},
		ru: {
			title: 'Несколько дней мы отвечаем по сокращённому графику',
			alsoCalled: alsoCalled`часы работы, режим работы, служба поддержки, поддержка, связаться`,
			body: [
				'В указанные здесь дни вся команда Maru проходит обучение. Мы отвечаем только с 10:00 до 16:00 KST. Всё, что вы забронировали, состоится как запланировано.',
				'## Что не меняется',
				[
					'- Гиды, водители, переводчики и клиники ждут вас в назначенное время.',
					'- По экстренному номеру из ваучера отвечают круглосуточно.',
					'- Отменить бронирование и запросить возврат денег можно в любое время в разделе «Мои бронирования».',
				].join('\n'),
				'## Что изменится',
				[
					'- На сообщения отвечаем дольше обычного, самое позднее к утру следующего дня.',
					'- Если хотите перенести дату, отправьте запрос на день раньше.',
				].join('\n'),
				'Номера 119 (скорая, пожарные), 112 (полиция) и линия помощи туристам 1330 работают как всегда.',
			].join('\n\n'),
		},
		th: {
			title: 'แจ้งลดเวลาทำการชั่วคราว',
			alsoCalled: alsoCalled`เวลาเปิดปิด, ฝ่ายบริการลูกค้า, ติดต่อสอบถาม, เวลาให้บริการ`,
			body: [
				'ในวันที่ระบุไว้ในประกาศนี้ ทีมงาน Maru ทุกคนเข้าอบรมพร้อมกัน เราจึงตอบคำถามเฉพาะเวลา 10:00–16:00 น. (KST) บริการที่คุณจองไว้ทั้งหมดยังเป็นไปตามกำหนด',
				'## สิ่งที่เหมือนเดิม',
				[
					'- ไกด์ คนขับ ล่าม และคลินิกพบคุณตามเวลาที่จองไว้',
					'- หมายเลขฉุกเฉินในเวา\u2060เชอ\u2060ร์มีคนรับสายตลอด 24 ชั่วโมง',
					'- ยกเลิกการจองและขอคืนเงินได้ทุกเวลาที่ “การจองของฉัน”',
				].join('\n'),
				'## สิ่งที่ต่างไป',
				['- การตอบข้อความใช้เวลานานขึ้น อย่างช้าภายในเช้าวันถัดไป', '- หากต้องการเปลี่ยนวัน กรุณาส่งคำขอเร็วขึ้น 1 วัน'].join('\n'),
				'หมายเลข 119 (รถพยาบาล ดับเพลิง) 112 (ตำรวจ) และสายด่วนท่องเที่ยว 1330 ใช้ได้ตามปกติ',
			].join('\n\n'),
		},
		vn: {
			title: 'Giờ làm việc của chúng tôi rút ngắn trong vài ngày',
			alsoCalled: alsoCalled`giờ mở cửa, chăm sóc khách hàng, hỗ trợ khách hàng, liên hệ`,
			body: [
				'Vào những ngày ghi kèm thông báo này, toàn bộ nhân viên Maru tham gia đào tạo. Chúng tôi chỉ trả lời từ 10:00 đến 16:00 (KST). Mọi dịch vụ bạn đã đặt vẫn diễn ra như kế hoạch.',
				'## Những điều không đổi',
				[
					'- Hướng dẫn viên, tài xế, phiên dịch và phòng khám gặp bạn đúng giờ đã đặt.',
					'- Số khẩn cấp trên phiếu dịch vụ có người trả lời suốt ngày đêm.',
					'- Bạn có thể hủy đơn đặt chỗ và yêu cầu hoàn tiền bất cứ lúc nào trong “Đặt chỗ của tôi”.',
				].join('\n'),
				'## Những điều thay đổi',
				[
					'- Tin nhắn được trả lời chậm hơn, muộn nhất vào sáng hôm sau.',
					'- Nếu muốn đổi ngày, vui lòng gửi yêu cầu sớm hơn một ngày.',
				].join('\n'),
				'Các số 119 (cấp cứu, cứu hỏa), 112 (cảnh sát) và đường dây du lịch 1330 vẫn hoạt động như thường lệ.',
			].join('\n\n'),
		},
		id: {
			title: 'Jam layanan kami lebih singkat selama beberapa hari',
			alsoCalled: alsoCalled`jam buka, jam operasional, layanan pelanggan, customer service, hubungi kami`,
			body: [
				'Pada tanggal yang tertera di pengumuman ini, semua staf Maru mengikuti pelatihan bersama. Kami hanya menjawab pukul 10:00–16:00 KST. Semua layanan yang Anda pesan tetap berjalan sesuai rencana.',
				'## Yang tetap sama',
				[
					'- Pemandu, pengemudi, penerjemah, dan klinik menemui Anda sesuai waktu pesanan.',
					'- Nomor darurat di e-voucher dijawab siang dan malam.',
					'- Anda dapat membatalkan pesanan dan meminta pengembalian dana kapan saja di “Pesanan saya”.',
				].join('\n'),
				'## Yang berbeda',
				[
					'- Pesan dijawab lebih lama, paling lambat pagi hari berikutnya.',
					'- Jika ingin mengubah tanggal, mohon kirim permintaan sehari lebih awal.',
				].join('\n'),
				'Nomor 119 (ambulans, pemadam), 112 (polisi), dan layanan wisata 1330 tetap dapat dihubungi seperti biasa.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
