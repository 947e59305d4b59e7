import type { Visit } from '#server/db/schema/profile.ts';

/** The way to an office that does not exist, in a street that does. */
export const demoVisit = {
	hangulAddress: '서울특별시 종로구 율곡로 00 마루',
	hangulHint: '안국역 3번 출구에서 창덕궁 쪽으로 270미터, 오른쪽 한옥입니다.',
	latitude: 37.5774,
	longitude: 126.9884,
	stations: [
		{
			lines: ['3'],
			name: { ko: '안국역', en: 'Anguk', ru: 'Ангук', th: 'อัน\u2060กุก', vn: 'Anguk', id: 'Anguk' },
			exit: '3',
			way: {
				ko: '승강기는 2번 출구에 있습니다. 율곡로를 따라 동쪽으로 270m, 걸어서 4분이며 길은 평평합니다.',
				en: 'Lift at exit 2. Walk east along Yulgok-ro, 270\u00a0m, 4\u00a0min, flat all the way.',
				ru: 'Лифт у\u00a0выхода 2. Идите на\u00a0восток по\u00a0Юльгок-ро, 270\u00a0м, 4\u00a0мин, дорога ровная.',
				th: 'ลิฟต์อยู่ที่ทางออก 2 เดินไปทางตะวันออกตามถนนยุล\u2060กก\u2060-\u2060โร 270\u00a0เมตร 4\u00a0นาที ทางราบตลอด',
				vn: 'Thang máy ở cửa số 2. Đi bộ về hướng đông theo đường Yulgok-ro, 270\u00a0m, 4\u00a0phút, đường bằng phẳng.',
				id: 'Lift ada di pintu keluar 2. Jalan kaki ke timur di sepanjang Yulgok-ro, 270\u00a0m, 4\u00a0menit, jalannya datar.',
			},
		},
		{
			lines: ['1', '3', '5'],
			name: {
				ko: '종로3가역',
				en: 'Jongno 3-ga',
				ru: 'Чонно-3-га',
				th: 'จง\u2060โน 3\u2060-\u2060กา',
				vn: 'Jongno 3-ga',
				id: 'Jongno 3-ga',
			},
			exit: '7',
			way: {
				ko: '익선동을 지나 걸어서 12분입니다.',
				en: 'Through Ikseon-dong, 12 min on foot.',
				ru: 'Через Иксондон, 12\u00a0мин пешком.',
				th: 'เดินผ่านย่านอิก\u2060ซอน\u2060ดง 12\u00a0นาที',
				vn: 'Đi bộ qua Ikseondong, 12\u00a0phút.',
				id: 'Jalan kaki lewat Ikseon-dong, 12\u00a0menit.',
			},
		},
	],
	buses: {
		stop: {
			ko: '율곡로 양쪽의 정류장',
			en: 'Stop “Anguk Station”, both sides of Yulgok-ro',
			ru: 'Остановка «Станция Ангук», по\u00a0обе стороны Юльгок-ро',
			th: 'ป้าย “สถานีอัน\u2060กุก” ทั้งสองฝั่งถนนยุล\u2060กก\u2060-\u2060โร',
			vn: 'Trạm “Ga Anguk”, hai bên đường Yulgok-ro',
			id: 'Halte “Stasiun Anguk”, di kedua sisi Yulgok-ro',
		},
		stopHangul: '안국역',
		routes: ['109', '151', '162', '171', '172', '272', '601', '7025'],
		airport: {
			ko: '인천공항에서 공항버스 6011번이 안국역에 섭니다. 85분쯤 걸립니다.',
			en: 'Airport bus 6011 from Incheon stops at Anguk, about 85\u00a0min.',
			ru: 'Автобус 6011 из\u00a0аэропорта Инчхон останавливается у\u00a0станции «Ангук», около 85\u00a0мин.',
			th: 'รถบัสสนามบินสาย 6011 จากอิน\u2060ชอนจอดที่อัน\u2060กุก ราว 85\u00a0นาที',
			vn: 'Xe buýt sân bay 6011 từ Incheon dừng ở Anguk, khoảng 85\u00a0phút.',
			id: 'Bus bandara 6011 dari Incheon berhenti di Anguk, sekitar 85\u00a0menit.',
		},
	},
	car: {
		ko: '건물 뒤에 방문객 주차 자리 두 칸이 있습니다. 율곡로 서쪽 방향 차로에서 들어오시면 됩니다. 하루 전에 차량 번호를 알려 주세요.',
		en: 'Two visitor parking spaces behind the building, entered from the westbound side of Yulgok-ro. Please tell us your number plate the day before.',
		ru: 'За домом два парковочных места для гостей, заезд с\u00a0Юльгок-ро по\u00a0направлению на\u00a0запад. Сообщите номер машины за\u00a0день.',
		th: 'มีที่จอดรถสำหรับแขก 2\u00a0คันหลังอาคาร เข้าจากถนนยุล\u2060กก\u2060-\u2060โรฝั่งมุ่งตะวันตก กรุณาแจ้งทะเบียนรถล่วง\u2060หน้าหนึ่งวัน',
		vn: 'Có hai chỗ đậu xe cho khách phía sau nhà, vào từ đường Yulgok-ro theo hướng tây. Vui lòng báo biển số trước một ngày.',
		id: 'Ada dua tempat parkir tamu di belakang kantor, masuk dari Yulgok-ro arah barat. Mohon beri tahu nomor kendaraan sehari sebelumnya.',
	},
	hours: { from: '08:00', to: '22:00' },
} satisfies Visit;
