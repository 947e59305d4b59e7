import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const passportNameSpelling = {
	id: 'passport-name-spelling',
	topic: 'entry',
	isPinned: false,
	daysAgo: 60,
	attachments: [
		{
			file: 'passport-name-sheet.pdf',
			name: {
				ko: '여권 이름 확인지',
				en: 'Passport name sheet',
				ru: 'Лист для проверки имени',
				th: 'แบบตรวจชื่อตามหนังสือเดินทาง',
				vn: 'Phiếu kiểm tra tên theo hộ chiếu',
				id: 'Lembar cek nama paspor',
			},
		},
	],
	texts: {
		ko: {
			title: '이름은 여권의 로마자 그대로 적어 주세요',
			alsoCalled: alsoCalled`영문 이름, 이름 철자, 이름 오타, 이름 변경, 예약자 이름`,
			body: [
				'국내선 항공편을 타거나 의료기관에서 접수할 때는 예약한 이름을 여권의 이름과 비교합니다. 한 글자만 달라도 탑승이나 접수가 늦어질 수 있으니, 여권 사진이 있는 면의 로마자 그대로 이름과 성을 나누어 적어 주세요.',
				'베트남어 부호나 태국 문자, 러시아 문자가 아니라 여권의 로마자만 적습니다. 러시아 여권은 발급한 시기에 따라 같은 이름도 로마자 표기가 다를 수 있으므로, 예전 항공권이 아니라 지금 쓰는 여권을 보고 적어 주세요. 여권에 이름이 하나뿐이라면 이름과 성 칸에 같은 이름을 적어 주세요.',
				'잘못 적었다면 예약번호와 함께 바로 알려 주세요. 발권하기 전에는 대부분 고칠 수 있지만, 발권한 뒤에는 항공사 규정에 따라 수수료를 내거나 표를 다시 사야 할 수 있습니다. 이용하는 날에는 예약할 때 쓴 여권을 꼭 가지고 와 주세요.',
			].join('\n\n'),
		},
		en: {
			title: 'Enter names exactly as in the passport',
			alsoCalled: alsoCalled`name spelling, misspelled name, typo, name change, surname, given name`,
			body: [
				'When you board a domestic flight or register at a clinic, the name on your reservation is compared with your passport. Even one different letter can delay you. Enter the first name and the last name in Latin letters as they are on the photo page of your passport.',
				'Leave out Vietnamese diacritics and Thai or Cyrillic letters. In Russian passports the Latin spelling of the same name can differ with the date of issue, so copy it from the passport you travel with, not from an old ticket. If your passport shows only one name, enter it in both fields.',
				'If you have made a mistake, tell us at once and give your reservation code. Before a ticket is issued, a name can usually be corrected; afterwards the airline may charge a fee or require a new ticket. On the day, bring the passport you used for the reservation.',
			].join('\n\n'),
		},
		ru: {
			title: 'Указывайте имена точно так, как в загранпаспорте',
			alsoCalled: alsoCalled`написание имени, ошибка в имени, латиницей, фамилия, загранник, изменить имя`,
			body: [
				'При посадке на рейс внутри Кореи и при оформлении в клинике имя в бронировании сверяют с загранпаспортом. Из-за одной буквы могут возникнуть задержки, поэтому впишите имя и фамилию латиницей так, как они указаны на странице с фотографией.',
				'В загранпаспортах разных лет одно и то же имя бывает записано латиницей по-разному. Смотрите в тот загранпаспорт, с которым поедете, а не в старый билет. Отчество указывать не нужно, если его нет в латинской строке. Если в документе только одно имя, впишите его в оба поля.',
				'Если вы заметили ошибку, сразу сообщите нам и назовите код бронирования. До выписки билета имя обычно можно исправить, а после авиакомпания может взять сбор или потребовать купить новый билет. В день поездки возьмите тот загранпаспорт, который указан при бронировании.',
			].join('\n\n'),
		},
		th: {
			title: 'กรุณากรอกชื่อให้ตรงกับหนังสือเดิน\u2060ทาง',
			alsoCalled: alsoCalled`พาสปอร์ต, สะกดชื่อ, ชื่อผิด, แก้ไขชื่อ, ชื่อภาษาอังกฤษ`,
			body: [
				'เมื่อขึ้นเครื่องบินในเกาหลีหรือลงทะเบียนที่คลินิก เจ้าหน้าที่จะเทียบชื่อในการจองกับหนังสือเดินทาง ต่างกันเพียงตัวเดียวก็อาจทำให้ล่าช้าได้ กรุณากรอกชื่อและนามสกุลเป็นตัวอักษรภาษาอังกฤษตามหน้าที่มีรูปถ่าย',
				'กรุณาอย่าใช้อักษรไทยหรือสะกดเองตามเสียงอ่าน ให้ดูจากเล่มที่จะใช้เดินทางจริง ไม่ใช่จากตั๋วใบเก่า หากเคยเปลี่ยนชื่อหรือนามสกุล กรุณาใช้ชื่อที่อยู่ในเล่มปัจจุบัน หากในเล่มมีเพียงชื่อเดียว ให้กรอกชื่อเดียวกันทั้งสองช่อง',
				'หากกรอกผิด กรุณาแจ้งเราทันทีพร้อมรหัสการจอง ก่อนออกตั๋วมักแก้ไขได้ แต่หลังออกตั๋วแล้ว สายการบินอาจคิดค่าธรรมเนียมหรือให้ซื้อตั๋วใหม่ ในวันเดินทางกรุณานำหนังสือเดินทางเล่มที่ใช้จองมาด้วย',
			].join('\n\n'),
		},
		vn: {
			title: 'Vui lòng ghi họ tên đúng như trên hộ chiếu',
			alsoCalled: alsoCalled`sai tên, sửa tên, passport, tên không dấu, chính tả`,
			body: [
				'Khi lên chuyến bay nội địa Hàn Quốc hoặc làm thủ tục ở phòng khám, tên đặt chỗ sẽ được đối chiếu với hộ chiếu. Chỉ sai một chữ cũng có thể làm bạn bị chậm trễ. Vui lòng ghi họ, tên đệm và tên bằng chữ Latinh như ở trang có ảnh của hộ chiếu.',
				'Hãy viết không dấu, đúng như dòng chữ trên hộ chiếu (ví dụ NGUYEN THI LINH), và không bỏ tên đệm. Vui lòng xem cuốn hộ chiếu bạn sẽ mang đi, không chép từ vé cũ. Nếu hộ chiếu chỉ có một tên, hãy ghi tên đó vào cả hai ô.',
				'Nếu ghi sai, vui lòng báo ngay cho chúng tôi kèm mã đặt chỗ. Trước khi xuất vé thường vẫn sửa được; sau khi xuất vé, hãng bay có thể thu phí hoặc yêu cầu mua vé mới. Vào ngày sử dụng dịch vụ, hãy mang theo đúng cuốn hộ chiếu đã dùng khi đặt chỗ.',
			].join('\n\n'),
		},
		id: {
			title: 'Isi nama persis seperti di paspor',
			alsoCalled: alsoCalled`ejaan nama, salah nama, ganti nama, passport, nama lengkap`,
			body: [
				'Saat naik penerbangan domestik Korea atau mendaftar di klinik, nama pada pesanan dicocokkan dengan paspor. Beda satu huruf saja bisa membuat Anda tertunda. Isi nama depan dan nama belakang seperti yang tertulis di halaman foto paspor Anda.',
				'Jangan pakai nama panggilan atau singkatan, dan salin dari paspor yang akan Anda bawa, bukan dari tiket lama. Hanya punya satu nama? Isi nama yang sama di kedua kolom.',
				'Jika ada yang salah, segera beri tahu kami beserta kode pemesanan. Sebelum tiket diterbitkan, nama biasanya masih bisa diperbaiki. Setelah itu maskapai dapat mengenakan biaya atau meminta Anda membeli tiket baru. Pada hari perjalanan, bawalah paspor yang Anda pakai saat memesan.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
