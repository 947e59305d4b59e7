import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const incheonTerminalMeetingPoint = {
	id: 'incheon-terminal-meeting-point',
	topic: 'service',
	isPinned: true,
	daysAgo: 9,
	picture: 'pickup-day-1',
	texts: {
		ko: {
			title: '인천공항에서 기사를 만나는 곳: 도착 터미널을 먼저 확인해 주세요',
			alsoCalled: alsoCalled`공항 픽업, 제1터미널, 제2터미널, 도착층, 기사 미팅, ICN`,
			body: [
				'인천공항의 제1여객터미널(T1)과 제2여객터미널(T2)은 서로 떨어져 있습니다. 어느 터미널에 도착하는지는 항공사에 따라 다르고, 항공사가 터미널을 옮기는 일도 있습니다. 출발 전에 항공권이나 항공사 안내에서 도착 터미널을 확인하고, 예약할 때 편명을 정확히 적어 주세요.',
				'두 터미널 모두 도착장은 1층입니다. 입국 심사를 마치고 짐을 찾은 뒤 세관을 지나 나오면, 기사가 예약한 분의 이름을 적은 팻말을 들고 기다립니다. 만나는 곳과 연락처는 바우처에 있습니다.',
				'다른 터미널로 나왔다면 택시를 타기 전에 먼저 바우처의 연락처로 전화해 주세요. 기사가 그쪽으로 가거나, 두 터미널을 잇는 무료 셔틀버스를 안내합니다. 터미널 사이 이동은 기다리는 시간까지 30분쯤 걸린다고 생각해 주세요.',
				'비행기가 늦어지면 무료 대기 시간은 예정 시각이 아니라 실제 착륙 시각부터 셉니다. 짐이 늦게 나오거나 입국 심사가 길어지면 공항 무료 와이파이로 메시지를 남겨 주세요.',
			].join('\n\n'),
		},
		en: {
			title: 'Meeting your driver at Incheon Airport: check your terminal first',
			alsoCalled: alsoCalled`airport pick-up, pickup, ICN, T1, T2, arrivals hall, airport transfer, airport taxi`,
			body: [
				'Terminal 1 (T1) and Terminal 2 (T2) of Incheon Airport are some distance apart. Your terminal depends on the airline, and airlines sometimes move from one to the other. Before you leave, check the arrival terminal on your ticket or with the airline, and enter the exact flight number when you reserve.',
				'In both terminals the arrivals hall is on 1F. After passport control, baggage claim and customs you will see your driver with your name on a board. The meeting point and the number to call are on your voucher.',
				'If you have come out at the other terminal, call the number on your voucher before you take a taxi. The driver will come to you, or we will direct you to the free shuttle bus between the terminals. Allow about 30 minutes for the change, waiting included.',
				'If your flight is late, free waiting is counted from the actual landing, not from the scheduled time. If your bags or passport control take long, send us a message over the airport’s free Wi-Fi.',
			].join('\n\n'),
		},
		ru: {
			title: 'Где вас встретит водитель в аэропорту Инчхон: сначала уточните терминал',
			alsoCalled: alsoCalled`трансфер, встреча в аэропорту, терминал 1, терминал 2, ICN, зал прилёта, такси из аэропорта`,
			body: [
				'Терминалы 1 (T1) и 2 (T2) аэропорта Инчхон расположены далеко друг от друга. Терминал прилёта зависит от авиакомпании, и иногда авиакомпании переезжают из одного терминала в другой. Перед вылетом проверьте терминал в билете или у авиакомпании, а при бронировании укажите точный номер рейса.',
				'В обоих терминалах зал прилёта находится на первом этаже. После паспортного контроля, получения багажа и таможни вас будет ждать водитель с табличкой, на которой написано ваше имя. Место встречи и телефон указаны в ваучере.',
				'Если вы вышли в другом терминале, не спешите брать такси: сначала позвоните по номеру из ваучера. Водитель подъедет к вам, или мы подскажем, где остановка бесплатного автобуса между терминалами. На переезд вместе с ожиданием заложите около 30 минут.',
				'Если рейс задержится, бесплатное ожидание отсчитывается от фактического времени прилёта, а не от времени по расписанию. Если багаж или паспортный контроль занимают много времени, напишите нам: в аэропорту есть бесплатный Wi-Fi.',
			].join('\n\n'),
		},
		th: {
			title: 'จุดนัด\u2060พบคน\u2060ขับที่สนามบินอิน\u2060ชอน: กรุณาตรวจ\u2060สอบอาคารผู้\u2060โดยสารก่อนเดิน\u2060ทาง',
			alsoCalled: alsoCalled`รถรับส่งสนามบิน, เทอร์มินัล, ICN, T1, T2, รับที่สนามบิน`,
			body: [
				'อาคาร 1 (T1) และอาคาร 2 (T2) ของสนามบินอิน\u2060ชอนอยู่ห่างกัน คุณจะลงที่อาคารไหนขึ้นอยู่กับสายการบิน และบางครั้งสายการบินก็ย้ายอาคาร ก่อนออกเดินทางกรุณาตรวจสอบอาคารขาเข้าจากตั๋วหรือสายการบิน และกรอกหมายเลขเที่ยวบินให้ตรงเมื่อจอง',
				'โถงผู้โดยสารขาเข้าของทั้งสองอาคารอยู่ที่ชั้น 1 เมื่อผ่านตรวจคนเข้าเมือง รับกระเป๋า และผ่านศุลกากรแล้ว คนขับจะถือป้ายชื่อของคุณรออยู่ จุดนัดพบและเบอร์ติดต่ออยู่ในเวา\u2060เชอ\u2060ร์',
				'หากออกมาคนละอาคาร กรุณาโทรไปที่เบอร์ในเวา\u2060เชอ\u2060ร์ก่อนเรียกแท็กซี่ คนขับจะไปหาคุณ หรือเราจะบอกทางไปขึ้นรถชัต\u2060เทิล\u2060บัสฟรีระหว่างอาคาร เผื่อเวลาเปลี่ยนอาคารรวมเวลารอรถประมาณ 30 นาที',
				'หากเที่ยวบินล่าช้า เวลารอฟรีจะเริ่มนับจากเวลาที่เครื่องลงจอดจริง ไม่ใช่เวลาตามตาราง หากรอกระเป๋าหรือตรวจคนเข้าเมืองนาน กรุณาส่งข้อความถึงเราผ่าน Wi-Fi ฟรีของสนามบิน',
			].join('\n\n'),
		},
		vn: {
			title: 'Điểm gặp tài xế tại sân bay Incheon: hãy kiểm tra nhà ga trước',
			alsoCalled: alsoCalled`đón sân bay, đưa đón sân bay, ICN, T1, T2, sảnh đến`,
			body: [
				'Nhà ga T1 và T2 của sân bay Incheon nằm cách xa nhau. Bạn đến nhà ga nào là tùy hãng hàng không, và đôi khi hãng chuyển nhà ga. Trước khi đi, vui lòng xem nhà ga đến trên vé hoặc hỏi hãng bay, và nhập đúng số hiệu chuyến bay khi đặt chỗ.',
				'Ở cả hai nhà ga, sảnh đến đều ở tầng 1 (tầng trệt). Sau khi qua quầy nhập cảnh, lấy hành lý và qua hải quan, bạn sẽ thấy tài xế cầm bảng ghi tên bạn. Điểm gặp và số điện thoại liên hệ có trên phiếu dịch vụ.',
				'Nếu bạn ra nhầm nhà ga, vui lòng gọi số trên phiếu dịch vụ trước khi đón taxi. Tài xế sẽ sang đón bạn, hoặc chúng tôi sẽ chỉ chỗ lên xe buýt miễn phí nối hai nhà ga. Bạn nên tính khoảng 30 phút, kể cả thời gian chờ xe.',
				'Nếu chuyến bay trễ, thời gian chờ miễn phí được tính từ lúc máy bay thực sự hạ cánh, không phải theo giờ dự kiến. Nếu chờ hành lý hoặc nhập cảnh lâu, hãy nhắn cho chúng tôi qua Wi-Fi miễn phí của sân bay.',
			].join('\n\n'),
		},
		id: {
			title: 'Titik temu dengan pengemudi di Bandara Incheon: periksa terminal Anda dulu',
			alsoCalled: alsoCalled`jemput bandara, antar jemput bandara, ICN, T1, T2, kedatangan`,
			body: [
				'Terminal 1 (T1) dan Terminal 2 (T2) Bandara Incheon letaknya berjauhan. Terminal kedatangan Anda bergantung pada maskapai, dan maskapai kadang berpindah terminal. Sebelum berangkat, periksa terminal kedatangan di tiket atau tanyakan kepada maskapai, lalu isi nomor penerbangan dengan tepat saat memesan.',
				'Di kedua terminal, area kedatangan ada di lantai 1 (lantai dasar). Setelah melewati imigrasi, mengambil bagasi, dan melewati bea cukai, Anda akan melihat pengemudi yang membawa papan bertuliskan nama Anda. Titik temu dan nomor yang bisa dihubungi tercantum di e-voucher.',
				'Jika Anda keluar di terminal yang lain, hubungi dulu nomor di e-voucher sebelum naik taksi. Pengemudi akan menghampiri Anda, atau kami arahkan Anda ke bus antarterminal gratis. Sediakan waktu sekitar 30 menit untuk berpindah, termasuk menunggu bus.',
				'Jika penerbangan terlambat, waktu tunggu gratis dihitung sejak pesawat benar-benar mendarat, bukan dari jadwal. Jika bagasi atau imigrasi memakan waktu lama, kirim pesan kepada kami lewat Wi-Fi gratis bandara.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
