import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const tripBoardSharing = {
	id: 'trip-board-sharing',
	topic: 'service',
	isPinned: false,
	daysAgo: 7,
	picture: 'palace-dawn-1',
	texts: {
		ko: {
			title: '여행 일정을 함께 가는 사람에게 보여 줄 수 있습니다',
			alsoCalled: alsoCalled`일정표, 일정 공유, 여행 일정, 공유하기, 친구 초대`,
			body: [
				'‘내 예약’의 여행 일정은 예약을 날짜와 시간 순서로 보여 줍니다. 이제 링크 하나로 함께 여행하는 사람에게도 보여 줄 수 있습니다.',
				'## 링크로 보이는 것',
				[
					'- 날짜, 시간, 장소와 상품 이름이 보입니다.',
					'- 의료 예약은 따로 허락하지 않으면 ‘일정’이라고만 보입니다.',
					'- 성, 연락처, 가격, 여권 정보는 보이지 않습니다. 이름과 상품·제공자 이름은 보입니다.',
				].join('\n'),
				'## 공유 중지',
				['- 언제든지 같은 곳에서 공유를 중지할 수 있습니다.', '- 링크는 여행이 끝나고 7일 뒤에 만료됩니다.'].join('\n'),
			].join('\n\n'),
		},
		en: {
			title: 'You can share your trip board with your travel companions',
			alsoCalled: alsoCalled`itinerary, share plan, travel plan, planner, invite friends, schedule`,
			body: [
				'The trip board under My reservations shows what you have reserved by day and time. With one link you can now show it to the people you travel with.',
				'## What the link shows',
				[
					'- Days, times, places and the names of products.',
					'- Medical reservations appear only as “appointment”, unless you allow more.',
					'- No last names, phone numbers, prices or passport details. Your first name and the names of products and providers are shown.',
				].join('\n'),
				'## Stop sharing',
				['- You can stop sharing at any time in the same place.', '- The link expires seven days after the trip.'].join(
					'\n',
				),
			].join('\n\n'),
		},
		ru: {
			title: 'План поездки можно показать попутчикам',
			alsoCalled: alsoCalled`маршрут поездки, поделиться планом, планировщик, пригласить друзей, расписание поездки`,
			body: [
				'План поездки в разделе «Мои бронирования» показывает всё забронированное по дням и часам. Теперь его можно показать попутчикам по одной ссылке.',
				'## Что видно по ссылке',
				[
					'- Дни, время, места и названия услуг.',
					'- Запись в клинику видна только как «Встреча», если вы не разрешите больше.',
					'- Видно только ваше имя; фамилии, телефонов, цен и данных загранпаспорта там нет.',
				].join('\n'),
				'## Как закрыть ссылку',
				['- Ссылку можно закрыть в любое время там же.', '- Когда поездка закончится, ссылка закроется сама.'].join(
					'\n',
				),
			].join('\n\n'),
		},
		th: {
			title: 'แชร์แผนทริปให้เพื่อนร่วมทางดูได้แล้ว',
			alsoCalled: alsoCalled`แผนเที่ยว, แพลนเที่ยว, กำหนดการเดินทาง, กระดานทริป, ชวนเพื่อน`,
			body: [
				'แผนทริปใน “การจองของฉัน” แสดงสิ่งที่คุณจองไว้ตามวันและเวลา ตอนนี้คุณส่งลิงก์เดียวให้เพื่อนร่วมทางดูได้',
				'## สิ่งที่เห็นจากลิงก์',
				[
					'- วัน เวลา สถานที่ และชื่อรายการ',
					'- นัดหมายแพทย์แสดงเพียงคำว่า “นัดหมาย” เว้นแต่คุณอนุญาตให้แสดงมากกว่านั้น',
					'- ไม่แสดงชื่อ เบอร์โทรศัพท์ ราคา และข้อมูลหนังสือเดินทาง',
				].join('\n'),
				'## การปิดลิงก์',
				['- ปิดลิงก์ได้ทุกเวลาในที่เดียวกัน', '- ลิงก์จะปิดเองเมื่อครบ 7 วันหลังจบทริป'].join('\n'),
			].join('\n\n'),
		},
		vn: {
			title: 'Bạn có thể chia sẻ lịch chuyến đi với người đi cùng',
			alsoCalled: alsoCalled`lịch trình, kế hoạch du lịch, chia sẻ lịch trình, mời bạn bè`,
			body: [
				'Lịch chuyến đi trong “Đặt chỗ của tôi” cho thấy những gì bạn đã đặt theo ngày và giờ. Giờ đây bạn có thể cho người đi cùng xem bằng một liên kết.',
				'## Liên kết cho thấy gì',
				[
					'- Ngày, giờ, địa điểm và tên dịch vụ.',
					'- Lịch khám chỉ hiện là “lịch hẹn”, trừ khi bạn cho phép hiện nhiều hơn.',
					'- Chỉ có tên người chia sẻ; không có số điện thoại, giá và thông tin hộ chiếu.',
				].join('\n'),
				'## Ngừng liên kết',
				[
					'- Bạn có thể ngừng liên kết bất cứ lúc nào, ngay tại nơi đã tạo.',
					'- Liên kết tự hết hiệu lực 7 ngày sau khi chuyến đi kết thúc.',
				].join('\n'),
			].join('\n\n'),
		},
		id: {
			title: 'Rencana perjalanan dapat dibagikan kepada teman seperjalanan',
			alsoCalled: alsoCalled`itinerary, papan perjalanan, jadwal perjalanan, berbagi rencana, ajak teman`,
			body: [
				'Rencana perjalanan di “Pesanan saya” menampilkan semua yang Anda pesan menurut hari dan jam. Kini Anda dapat menunjukkannya kepada teman seperjalanan lewat satu tautan.',
				'## Yang terlihat dari tautan',
				[
					'- Hari, jam, tempat, dan nama layanan.',
					'- Janji temu medis hanya tampil sebagai “Janji temu”, kecuali Anda mengizinkan lebih.',
					'- Nama, nomor telepon, harga, dan data paspor tidak ditampilkan.',
				].join('\n'),
				'## Menghapus tautan',
				[
					'- Tautan dapat dihapus kapan saja di tempat yang sama.',
					'- Setelah perjalanan selesai, tautan tertutup sendiri.',
				].join('\n'),
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
