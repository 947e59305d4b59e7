import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const forestSeasonTimes = {
	id: 'forest-season-times',
	topic: 'service',
	isPinned: false,
	daysAgo: 12,
	picture: 'forest-autumn-2',
	texts: {
		ko: {
			title: '산림 치유 프로그램은 계절에 따라 시작 시간이 다릅니다',
			alsoCalled: alsoCalled`산림욕, 숲 체험, 출발 시각, 숲길 걷기, 힐링`,
			body: [
				'산림 치유는 숲을 천천히 걸으며 쉬는 프로그램입니다. 해가 짧은 겨울에는 늦게 시작해 일찍 마치고, 더운 여름에는 이른 오전에 시작하는 곳이 많습니다. 날짜별 시작 시간은 상품 페이지에서 한국 시간(KST)으로 확인해 주세요.',
				'봄과 늦가을의 산불 조심 기간에는 일부 숲길이 통제됩니다. 여름의 장마와 태풍, 겨울의 폭설 때에도 코스가 바뀌거나 프로그램이 취소될 수 있습니다. 악천후로 취소되면 전액 환불하거나 날짜를 무료로 바꿔 드립니다.',
				'숲속은 시내보다 기온이 낮습니다. 겹쳐 입을 수 있는 긴소매와 긴바지, 미끄럽지 않은 신발, 물을 준비해 주세요. 벌레에 물리지 않도록 발목을 덮는 양말도 권합니다.',
				'임신 중이거나 지병이 있거나 최근에 시술을 받았다면 참가해도 되는지 담당 의사와 먼저 상의해 주세요. 이 프로그램은 치료를 대신하지 않습니다.',
			].join('\n\n'),
		},
		en: {
			title: 'Forest bathing: start times change with the season',
			alsoCalled: alsoCalled`forest healing, hiking, departure time, walk in the woods, timetable`,
			body: [
				'Forest bathing is a programme of slow walking and rest among trees. In winter, when days are short, it usually starts later and ends earlier; in the heat of summer many places start early in the morning. The start time for each date is on the product page, in Korean time (KST).',
				'In spring and late autumn some trails are closed to prevent forest fires. The summer rains, typhoons and heavy snow can also change the route or cancel a programme. If it is cancelled because of severe weather, you get a full refund or a free change of date.',
				'It is cooler in the forest than in the city. Bring long sleeves and trousers that you can wear in layers, shoes that do not slip, and water. Socks that cover the ankles help against insect bites.',
				'If you are pregnant, have a medical condition or have recently had a procedure, ask your doctor first whether you can take part. The programme does not replace treatment.',
			].join('\n\n'),
		},
		ru: {
			title: 'Отдых в лесу: время начала зависит от сезона',
			alsoCalled: alsoCalled`лесные ванны, прогулка по лесу, поход, расписание, время сбора`,
			body: [
				'Программа «Отдых в лесу» — это неспешная прогулка и отдых среди деревьев. Зимой, когда день короткий, она обычно начинается позже и заканчивается раньше, а в летнюю жару во многих местах начинают рано утром. Время начала на каждую дату указано на странице услуги по корейскому времени (KST).',
				'Весной и поздней осенью часть троп закрывают из-за опасности лесных пожаров. Из-за летних дождей, тайфунов и сильного снегопада маршрут тоже может измениться, а программа — отмениться. При отмене из-за непогоды мы вернём деньги полностью или бесплатно перенесём дату.',
				'В лесу прохладнее, чем в городе. Оденьтесь многослойно: длинный рукав, брюки, нескользящая обувь. Возьмите воду. От укусов насекомых помогут носки, закрывающие щиколотку.',
				'При беременности, хронических заболеваниях или после недавней процедуры сначала узнайте у своего врача, можно ли вам участвовать. Программа не заменяет лечения.',
			].join('\n\n'),
		},
		th: {
			title: 'กิจกรรมอาบป่า เวลาเริ่มเปลี่ยนไปตามฤดูกาล',
			alsoCalled: alsoCalled`ป่าบำบัด, เดินป่า, ตารางเวลา, เวลานัดหมาย`,
			body: [
				'อาบป่าเป็นกิจกรรมเดินช้า ๆ และพักผ่อนท่ามกลางต้นไม้ ช่วงฤดูหนาวที่กลางวันสั้นมักเริ่มสายและเลิกเร็วขึ้น ส่วนช่วงฤดูร้อนที่อากาศร้อน หลายแห่งเริ่มตั้งแต่เช้าตรู่ กรุณาดูเวลาเริ่มของแต่ละวันตามเวลาเกาหลี (KST) ในหน้ารายละเอียด',
				'ช่วงฤดูใบไม้ผลิและปลายฤดูใบไม้ร่วง เส้นทางบางสายจะปิดเพื่อป้องกันไฟป่า นอกจากนี้ ฝนในฤดูร้อน ไต้ฝุ่น และหิมะตกหนักอาจทำให้ต้องเปลี่ยนเส้นทางหรือยกเลิกกิจกรรม หากยกเลิกเพราะสภาพอากาศเลวร้าย คุณจะได้รับเงินคืนเต็มจำนวนหรือเปลี่ยนวันได้ฟรี',
				'อากาศในป่าเย็นกว่าในเมือง กรุณาเตรียมเสื้อแขนยาวและกางเกงขายาวที่ใส่ซ้อนกันได้ รองเท้าที่ไม่ลื่น และน้ำดื่ม แนะนำให้ใส่ถุงเท้าที่คลุมข้อเท้าเพื่อกันแมลงกัด',
				'หากตั้งครรภ์ มีโรคประจำตัว หรือเพิ่งทำหัตถการมา กรุณาปรึกษาแพทย์ประจำตัวก่อนว่าร่วมกิจกรรมได้หรือไม่ กิจกรรมนี้ใช้แทนการรักษาไม่ได้',
			].join('\n\n'),
		},
		vn: {
			title: 'Tắm rừng: giờ bắt đầu thay đổi theo mùa',
			alsoCalled: alsoCalled`trị liệu rừng, đi bộ trong rừng, lịch trình, giờ khởi hành`,
			body: [
				'Tắm rừng là chương trình đi bộ chậm rãi và nghỉ ngơi giữa rừng cây. Mùa đông ngày ngắn, chương trình thường bắt đầu muộn và kết thúc sớm hơn; mùa hè nóng, nhiều nơi bắt đầu từ sáng sớm. Vui lòng xem giờ bắt đầu của từng ngày theo giờ Hàn Quốc (KST) trên trang dịch vụ.',
				'Vào mùa xuân và cuối mùa thu, một số đường rừng đóng cửa để phòng cháy. Mưa mùa hè, bão và tuyết lớn cũng có thể khiến lộ trình thay đổi hoặc chương trình bị hủy. Nếu bị hủy vì thời tiết nguy hiểm, bạn được hoàn lại toàn bộ tiền hoặc đổi ngày miễn phí.',
				'Trong rừng mát hơn trong thành phố. Hãy mang áo dài tay và quần dài có thể mặc nhiều lớp, giày chống trượt và nước uống. Nên đi tất che kín mắt cá chân để tránh côn trùng đốt.',
				'Nếu đang mang thai, có bệnh nền hoặc mới làm thủ thuật, vui lòng hỏi bác sĩ của bạn trước xem có tham gia được không. Chương trình không thay thế việc điều trị.',
			].join('\n\n'),
		},
		id: {
			title: 'Relaksasi di hutan: waktu mulai berubah menurut musim',
			alsoCalled: alsoCalled`mandi hutan, terapi hutan, hiking, jadwal, jam berangkat`,
			body: [
				'Relaksasi di hutan adalah kegiatan berjalan santai dan beristirahat di antara pepohonan. Pada musim dingin, saat siang lebih pendek, kegiatan biasanya mulai lebih siang dan selesai lebih awal, sedangkan pada musim panas banyak tempat mulai pagi-pagi. Waktu mulai untuk setiap tanggal tercantum di halaman layanan dalam waktu Korea (KST).',
				'Pada musim semi dan akhir musim gugur, sebagian jalur ditutup untuk mencegah kebakaran hutan. Hujan musim panas, topan, dan salju lebat juga dapat mengubah rute atau membatalkan kegiatan. Jika dibatalkan karena cuaca buruk, dana dikembalikan penuh atau tanggal diganti tanpa biaya.',
				'Udara di hutan lebih sejuk daripada di kota. Siapkan baju lengan panjang dan celana panjang yang bisa dipakai berlapis, sepatu yang tidak licin, dan air minum. Kaus kaki yang menutupi pergelangan membantu mencegah gigitan serangga.',
				'Jika Anda sedang hamil, memiliki penyakit tertentu, atau baru menjalani tindakan medis, tanyakan dulu kepada dokter Anda apakah boleh ikut. Kegiatan ini tidak menggantikan pengobatan.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
