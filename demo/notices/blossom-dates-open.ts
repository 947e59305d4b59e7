import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const blossomDatesOpen = {
	id: 'blossom-dates-open',
	topic: 'service',
	isPinned: false,
	daysAgo: -6,
	picture: 'blossom-spring-1',
	texts: {
		ko: {
			title: '봄꽃 여행 날짜가 열렸습니다',
			alsoCalled: alsoCalled`벚꽃, 벚꽃놀이, 벚꽃 투어, 꽃구경, 봄나들이`,
			body: [
				'내년 봄의 당일 투어와 산림 치유 날짜를 이제 예약할 수 있습니다. 꽃이 피는 때는 해마다 다르므로 만개를 약속드릴 수는 없습니다.',
				'## 꽃이 피는 순서',
				[
					'- 제주와 남쪽 바닷가가 먼저, 서울과 강원은 한두 주 뒤입니다.',
					'- 따뜻한 해에는 며칠 빠르고, 비가 오면 꽃이 일찍 집니다.',
				].join('\n'),
				'## 날짜를 고를 때',
				[
					'- 주말보다 평일이 조용합니다.',
					'- 아침저녁으로 쌀쌀하니 겹쳐 입을 옷을 준비해 주세요.',
					'- 날짜를 바꾸고 싶으면 상품의 취소 규정을 먼저 확인해 주세요.',
				].join('\n'),
			].join('\n\n'),
		},
		en: {
			title: 'Dates for spring blossom trips are open',
			alsoCalled: alsoCalled`cherry blossom, cherry blossoms, sakura, spring flowers, bloom dates`,
			body: [
				'Day tours and forest bathing for next spring can now be reserved. Blossom time differs from year to year, so we cannot guarantee full bloom.',
				'## Where it blooms first',
				[
					'- Jeju and the south coast come first, Seoul and Gangwon one or two weeks later.',
					'- In a warm year it is a few days earlier; rain ends it sooner.',
				].join('\n'),
				'## Choosing a date',
				[
					'- Weekdays are quieter than weekends.',
					'- Mornings and evenings are cool: bring an extra layer.',
					'- If you may want another date, read the product’s cancellation policy first.',
				].join('\n'),
			].join('\n\n'),
		},
		ru: {
			title: 'Открыто бронирование весенних туров на сезон цветения',
			alsoCalled: alsoCalled`сакура, цветение сакуры, цветение вишни, весна, когда цветёт`,
			body: [
				'Однодневные туры и отдых в лесу на следующую весну уже можно забронировать. Время цветения каждый год разное: даты открыты, но полного цветения мы не обещаем.',
				'## Где зацветает раньше',
				[
					'- Сначала на Чеджу и южном побережье, в Сеуле и Канвондо на одну-две недели позже.',
					'- В тёплый год на несколько дней раньше, а после дождя цветы опадают быстрее.',
				].join('\n'),
				'## Как выбрать дату',
				[
					'- В будни спокойнее, чем в выходные.',
					'- Утром и вечером прохладно: возьмите что-нибудь тёплое.',
					'- Если дата может измениться, сначала прочитайте правила отмены.',
				].join('\n'),
			].join('\n\n'),
		},
		th: {
			title: 'เปิดจองทริปชมดอกไม้ฤดูใบไม้\u2060ผลิแล้ว',
			alsoCalled: alsoCalled`ซากุระ, ดอกซากุระ, ชมซากุระ, เที่ยวฤดูใบไม้ผลิ`,
			body: [
				'ทัวร์วันเดียวและกิจกรรมอาบป่าสำหรับฤดูใบไม้ผลิปีหน้าเปิดให้จองแล้ว ช่วงดอกไม้บานต่างกันไปทุกปี เราจึงเปิดวันให้จองโดยไม่รับรองว่าดอกไม้จะบานเต็มที่',
				'## ที่ไหนบานก่อน',
				[
					'- เกาะเช\u2060จูและชายฝั่งทางใต้บานก่อน กรุง\u2060โซลและคัง\u2060วอนช้ากว่า 1–2 สัปดาห์',
					'- ปีที่อากาศอุ่นจะบานเร็วขึ้นไม่กี่วัน และฝนทำให้ร่วงเร็ว',
				].join('\n'),
				'## เลือกวันอย่างไร',
				[
					'- วันธรรมดาคนน้อยกว่าวันเสาร์อาทิตย์',
					'- เช้าและเย็นอากาศเย็น กรุณาเตรียมเสื้อคลุม',
					'- หากอาจเปลี่ยนวัน กรุณาอ่านเงื่อนไขการยกเลิกก่อน',
				].join('\n'),
			].join('\n\n'),
		},
		vn: {
			title: 'Đã mở ngày cho các chuyến ngắm hoa mùa xuân',
			alsoCalled: alsoCalled`hoa anh đào, ngắm hoa anh đào, sakura`,
			body: [
				'Tour trong ngày và tắm rừng cho mùa xuân năm sau nay đã có thể đặt. Thời điểm hoa nở mỗi năm một khác, vì vậy chúng tôi mở ngày và không hứa hoa nở rộ.',
				'## Nơi hoa nở trước',
				[
					'- Đảo Jeju và bờ biển phía nam nở trước, Seoul và Gangwon muộn hơn một đến hai tuần.',
					'- Năm ấm hoa nở sớm vài ngày, mưa làm hoa rụng nhanh.',
				].join('\n'),
				'## Khi chọn ngày',
				[
					'- Ngày thường yên tĩnh hơn cuối tuần.',
					'- Sáng và tối se lạnh: bạn nên mang thêm áo khoác.',
					'- Nếu có thể phải đổi ngày, vui lòng đọc chính sách hủy trước.',
				].join('\n'),
			].join('\n\n'),
		},
		id: {
			title: 'Jadwal tur sakura dan bunga musim semi sudah dibuka',
			alsoCalled: alsoCalled`cherry blossom, hanami, lihat sakura, wisata bunga`,
			body: [
				'Tur sehari dan relaksasi di hutan untuk musim semi tahun depan kini dapat dipesan. Waktu mekarnya berbeda setiap tahun, jadi kami membuka tanggal tanpa menjanjikan bunga mekar penuh.',
				'## Yang mekar lebih dulu',
				[
					'- Pulau Jeju dan pesisir selatan lebih dulu, Seoul dan Gangwon satu sampai dua minggu kemudian.',
					'- Pada tahun yang hangat mekarnya beberapa hari lebih awal, dan hujan membuatnya cepat gugur.',
				].join('\n'),
				'## Memilih tanggal',
				[
					'- Hari kerja lebih tenang daripada akhir pekan.',
					'- Pagi dan malam sejuk: siapkan baju hangat.',
					'- Jika tanggal mungkin berubah, baca dulu kebijakan pembatalannya.',
				].join('\n'),
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
