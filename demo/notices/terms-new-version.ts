import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const termsNewVersion = {
	id: 'terms-new-version',
	topic: 'service',
	isPinned: false,
	daysAgo: 14,
	texts: {
		ko: {
			title: '이용약관과 개인정보처리방침의 새 버전',
			alsoCalled: alsoCalled`약관, 개인정보 보호, 개인정보, 약관 변경, 이용 조건`,
			body: [
				'이용약관과 개인정보처리방침의 새 버전이 시행 중입니다. 무엇이 달라졌는지 두 글의 ‘바뀐 내용’에서 문장마다 비교할 수 있습니다.',
				'## 달라진 점',
				[
					'- 취소 후 환불 기간이 영업일 5일에서 3일로 줄었습니다.',
					'- 열린 매칭 문의는 30일이 지나면 자동으로 만료됩니다.',
					'- 이미 한 예약에는 예약할 때의 약관이 그대로 적용됩니다.',
				].join('\n'),
				'예전 버전은 사라지지 않습니다. 어느 버전에 동의했는지는 계정에 기록되어 있으며, 지금 글은 이용약관과 개인정보처리방침 페이지에서 읽을 수 있습니다.',
			].join('\n\n'),
		},
		en: {
			title: 'New versions of our terms and privacy policy',
			alsoCalled: alsoCalled`terms and conditions, terms of service, terms of use, personal data, legal`,
			body: [
				'New versions of the terms and of the privacy policy are in force. Both pages show the difference sentence by sentence, under “Changes since version 2026.08.01”.',
				'## What is different',
				[
					'- Refunds are now paid within 3 working days instead of 5.',
					'- An open matching question now expires after 30 days.',
					'- For reservations already made, the terms of that day stay in force.',
				].join('\n'),
				'Earlier versions do not disappear. Your account records which version you agreed to; the texts are on the Terms and Privacy pages.',
			].join('\n\n'),
		},
		ru: {
			title: 'Новые редакции условий и политики конфиденциальности',
			alsoCalled: alsoCalled`пользовательское соглашение, персональные данные, условия использования, оферта, правила сервиса`,
			body: [
				'Вступили в силу новые редакции условий использования и политики конфиденциальности. На обеих страницах в разделе «Что изменилось» показано, какие фразы изменились.',
				'## Что нового',
				[
					'- После отмены деньги возвращаются в течение 3 рабочих дней, а не 5.',
					'- Открытый вопрос партнёрам теперь закрывается сам через 30 дней.',
					'- Для уже сделанных бронирований действуют условия на день бронирования.',
				].join('\n'),
				'Прежние редакции остаются доступны. Какую из них вы приняли, записано в аккаунте; тексты открыты на страницах «Условия использования» и «Политика конфиденциальности».',
			].join('\n\n'),
		},
		th: {
			title: 'ข้อกำหนดและนโยบายความเป็นส่วน\u2060ตัวฉบับใหม่',
			alsoCalled: alsoCalled`เงื่อนไขการใช้งาน, ข้อมูลส่วนบุคคล, เงื่อนไขการให้บริการ, นโยบายข้อมูลส่วนบุคคล`,
			body: [
				'ข้อกำหนดและเงื่อนไขกับนโยบายความเป็นส่วนตัวฉบับใหม่มีผลบังคับใช้แล้ว ดูความต่างทีละประโยคได้ที่หัวข้อ “สิ่งที่เปลี่ยน” ของทั้งสองหน้า',
				'## สิ่งที่ต่างไป',
				[
					'- หลังยกเลิก เราคืนเงินภายใน 3 วันทำการ จากเดิม 5 วัน',
					'- คำถามถึงผู้ให้บริการที่เปิดอยู่จะปิดเองเมื่อครบ 30 วัน',
					'- การจองที่ทำไว้แล้วใช้ข้อกำหนดของวันที่จอง',
				].join('\n'),
				'ฉบับเดิมไม่หายไป บัญชีของคุณบันทึกไว้ว่าคุณยอมรับฉบับใด อ่านได้ที่หน้า “ข้อกำหนดและเงื่อนไข” และ “นโยบายความเป็นส่วนตัว”',
			].join('\n\n'),
		},
		vn: {
			title: 'Phiên bản mới của điều khoản và chính sách bảo mật',
			alsoCalled: alsoCalled`điều khoản sử dụng, dữ liệu cá nhân, quyền riêng tư, điều kiện sử dụng`,
			body: [
				'Phiên bản mới của điều khoản sử dụng và chính sách bảo mật đã có hiệu lực. Mục “Nội dung thay đổi” trên cả hai trang trình bày khác biệt theo từng câu.',
				'## Điểm khác',
				[
					'- Sau khi hủy, tiền được hoàn trong 3 ngày làm việc thay vì 5 ngày.',
					'- Câu hỏi đang mở cho nhà cung cấp tự hết hạn sau 30 ngày.',
					'- Đơn đặt chỗ đã có vẫn theo điều khoản của ngày đặt.',
				].join('\n'),
				'Phiên bản cũ không mất đi. Tài khoản ghi lại bạn đã đồng ý phiên bản nào; bạn có thể đọc tại trang “Điều khoản sử dụng” và “Chính sách bảo mật”.',
			].join('\n\n'),
		},
		id: {
			title: 'Versi baru syarat dan kebijakan privasi',
			alsoCalled: alsoCalled`syarat dan ketentuan, data pribadi, ketentuan layanan, perlindungan data`,
			body: [
				'Versi baru syarat dan ketentuan serta kebijakan privasi sudah berlaku. Bagian “Yang berubah” di kedua halaman menunjukkan perbedaannya kalimat demi kalimat.',
				'## Yang berbeda',
				[
					'- Setelah pembatalan, dana dikembalikan dalam 3 hari kerja, sebelumnya 5 hari.',
					'- Pertanyaan terbuka ke penyedia kini berakhir sendiri setelah 30 hari.',
					'- Untuk pesanan yang sudah ada, berlaku syarat pada hari pemesanan.',
				].join('\n'),
				'Versi lama tidak hilang. Akun Anda mencatat versi mana yang Anda setujui; teksnya ada di halaman “Syarat dan ketentuan” dan “Kebijakan privasi”.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
