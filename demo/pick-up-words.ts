import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ProductText } from '#domain/product/product.ts';

/** What the pick-up products have in common: the zones they drive to, and how a driver is met. */
const zones = {
	incheon: {
		ko: {
			'seoul-centre': '서울 도심(종로, 명동, 홍대) (약 62km, 70–\u206090분)',
			gangnam: '서울 강남, 신사, 잠실 (약 68km, 75–\u2060100분)',
			suwon: '수원 (약 74km, 80–\u2060100분)',
			nami: '남이섬, 가평 (약 118km, 120–\u2060150분)',
			pyeongchang: '평창 (약 212km, 170–\u2060210분)',
		},
		en: {
			'seoul-centre': 'Central Seoul: Jongno, Myeong-dong, Hongdae (about 62\u00a0km, 70–\u206090\u00a0min)',
			gangnam: 'Seoul south of the river: Gangnam, Sinsa, Jamsil (about 68\u00a0km, 75–\u2060100\u00a0min)',
			suwon: 'Suwon (about 74\u00a0km, 80–\u2060100\u00a0min)',
			nami: 'Nami Island, Gapyeong (about 118\u00a0km, 120–\u2060150\u00a0min)',
			pyeongchang: 'Pyeongchang (about 212\u00a0km, 170–\u2060210\u00a0min)',
		},
		ru: {
			'seoul-centre': 'Центр Сеула: Чонно, Мёндон, Хондэ (около 62\u00a0км, 70–\u206090\u00a0мин)',
			gangnam: 'Юг Сеула: Каннам, Синса, Чамсиль (около 68\u00a0км, 75–\u2060100\u00a0мин)',
			suwon: 'Сувон (около 74\u00a0км, 80–\u2060100\u00a0мин)',
			nami: 'Остров Нами, Капхён (около 118\u00a0км, 120–\u2060150\u00a0мин)',
			pyeongchang: 'Пхёнчхан (около 212\u00a0км, 170–\u2060210\u00a0мин)',
		},
		th: {
			'seoul-centre': 'ใจกลางกรุง\u2060โซล: จง\u2060โน เมียง\u2060ดง ฮง\u2060แด (ราว 62\u00a0กม. 70–\u206090\u00a0นาที)',
			gangnam: 'กรุง\u2060โซลฝั่งใต้: คัง\u2060นัม ซิน\u2060ซา ชัม\u2060ซิล (ราว 68\u00a0กม. 75–\u2060100\u00a0นาที)',
			suwon: 'ซู\u2060วอน (ราว 74\u00a0กม. 80–\u2060100\u00a0นาที)',
			nami: 'เกาะนา\u2060มิ คา\u2060พยอง (ราว 118\u00a0กม. 120–\u2060150\u00a0นาที)',
			pyeongchang: 'พ\u2060ยอง\u2060ชัง (ราว 212\u00a0กม. 170–\u2060210\u00a0นาที)',
		},
		vn: {
			'seoul-centre': 'Trung tâm Seoul: Jongno, Myeongdong, Hongdae (khoảng 62\u00a0km, 70–\u206090\u00a0phút)',
			gangnam: 'Phía nam sông Hàn: Gangnam, Sinsa, Jamsil (khoảng 68\u00a0km, 75–\u2060100\u00a0phút)',
			suwon: 'Suwon (khoảng 74\u00a0km, 80–\u2060100\u00a0phút)',
			nami: 'Đảo Nami, Gapyeong (khoảng 118\u00a0km, 120–\u2060150\u00a0phút)',
			pyeongchang: 'Pyeongchang (khoảng 212\u00a0km, 170–\u2060210\u00a0phút)',
		},
		id: {
			'seoul-centre': 'Pusat Seoul: Jongno, Myeongdong, Hongdae (sekitar 62\u00a0km, 70–\u206090\u00a0menit)',
			gangnam: 'Seoul selatan: Gangnam, Sinsa, Jamsil (sekitar 68\u00a0km, 75–\u2060100\u00a0menit)',
			suwon: 'Suwon (sekitar 74\u00a0km, 80–\u2060100\u00a0menit)',
			nami: 'Pulau Nami, Gapyeong (sekitar 118\u00a0km, 120–\u2060150\u00a0menit)',
			pyeongchang: 'Pyeongchang (sekitar 212\u00a0km, 170–\u2060210\u00a0menit)',
		},
	},
	gimpo: {
		ko: {
			'seoul-centre': '서울 도심(종로, 명동, 홍대) (약 22km, 40–\u206060분)',
			gangnam: '서울 강남, 신사, 잠실 (약 30km, 50–\u206075분)',
			suwon: '수원 (약 45km, 60–\u206080분)',
		},
		en: {
			'seoul-centre': 'Central Seoul: Jongno, Myeong-dong, Hongdae (about 22\u00a0km, 40–\u206060\u00a0min)',
			gangnam: 'Seoul south of the river: Gangnam, Sinsa, Jamsil (about 30\u00a0km, 50–\u206075\u00a0min)',
			suwon: 'Suwon (about 45\u00a0km, 60–\u206080\u00a0min)',
		},
		ru: {
			'seoul-centre': 'Центр Сеула: Чонно, Мёндон, Хондэ (около 22\u00a0км, 40–\u206060\u00a0мин)',
			gangnam: 'Юг Сеула: Каннам, Синса, Чамсиль (около 30\u00a0км, 50–\u206075\u00a0мин)',
			suwon: 'Сувон (около 45\u00a0км, 60–\u206080\u00a0мин)',
		},
		th: {
			'seoul-centre': 'ใจกลางกรุง\u2060โซล: จง\u2060โน เมียง\u2060ดง ฮง\u2060แด (ราว 22\u00a0กม. 40–\u206060\u00a0นาที)',
			gangnam: 'กรุง\u2060โซลฝั่งใต้: คัง\u2060นัม ซิน\u2060ซา ชัม\u2060ซิล (ราว 30\u00a0กม. 50–\u206075\u00a0นาที)',
			suwon: 'ซู\u2060วอน (ราว 45\u00a0กม. 60–\u206080\u00a0นาที)',
		},
		vn: {
			'seoul-centre': 'Trung tâm Seoul: Jongno, Myeongdong, Hongdae (khoảng 22\u00a0km, 40–\u206060\u00a0phút)',
			gangnam: 'Phía nam sông Hàn: Gangnam, Sinsa, Jamsil (khoảng 30\u00a0km, 50–\u206075\u00a0phút)',
			suwon: 'Suwon (khoảng 45\u00a0km, 60–\u206080\u00a0phút)',
		},
		id: {
			'seoul-centre': 'Pusat Seoul: Jongno, Myeongdong, Hongdae (sekitar 22\u00a0km, 40–\u206060\u00a0menit)',
			gangnam: 'Seoul selatan: Gangnam, Sinsa, Jamsil (sekitar 30\u00a0km, 50–\u206075\u00a0menit)',
			suwon: 'Suwon (sekitar 45\u00a0km, 60–\u206080\u00a0menit)',
		},
	},
} as const satisfies Record<string, Record<ContentLocale, Record<string, string>>>;

type Airport = keyof typeof zones;
type Zone<At extends Airport> = keyof (typeof zones)[At]['en'] & string;

/** Where all who land at Incheon are met. */
export const incheonAirport = {
	name: {
		ko: '인천공항 제1·제2여객터미널',
		en: 'Incheon Airport, T1 and T2',
		ru: 'Аэропорт Инчхон, T1 и T2',
		th: 'สนามบินอิน\u2060ชอน T1 และ T2',
		vn: 'Sân bay Incheon, T1 và T2',
		id: 'Bandara Incheon, T1 dan T2',
	},
	hangul: '인천광역시 중구 공항로 272',
	latitude: 37.4491,
	longitude: 126.4508,
};

/** The names of the zones a product drives to, in one language. */
export const zonesFrom = <At extends Airport>(airport: At, locale: ContentLocale, driven: readonly Zone<At>[]) => {
	const names: Record<string, string> = zones[airport][locale];
	return Object.fromEntries(driven.map((zone) => [zone, names[zone] ?? zone]));
};

/** '06:00', '07:00' … up to the hour before `to`. */
export const hoursFrom = (from: number, to: number): string[] =>
	Array.from({ length: to - from }, (_, at) => `${String(from + at).padStart(2, '0')}:00`);

export const pickUpTexts = {
	ko: {
		excluded: ['경유지 추가(한 곳 ₩20,000)', '120분이 지난 뒤의 대기(30분마다 ₩15,000)', '고른 구역 밖의 주소'],
		steps: [
			'착륙, 기사가 메시지로 도착을 알립니다',
			'입국 심사와 짐 찾기, 세관',
			'1층 도착장에서 이름 팻말을 든 기사와 만남',
			'숙소 정문까지 이동, 짐을 내려 드립니다',
		],
		meetingPoint: '도착하는 터미널 1층 도착장에서 기사가 예약한 분의 이름 팻말을 들고 기다립니다.',
		goodToKnow: [
			'시작 시간에는 착륙 예정 시각에 가까운 시각을 고르고 편명을 정확히 적어 주세요.',
			'고른 구역 밖의 주소라면 예약하기 전에 문의해 주세요.',
			'카시트가 필요하면 아이의 나이와 몸무게를 요청 사항에 적어 주세요.',
		],
	},
	en: {
		excluded: [
			'An extra stop (₩20,000 each)',
			'Waiting beyond 120 minutes (₩15,000 per half hour)',
			'Addresses outside the zone you chose',
		],
		steps: [
			'You land; the driver sends you a message',
			'Passport control, baggage claim, customs',
			'Your driver with the name board in the arrivals hall, 1F',
			'To the door of your hotel; the driver unloads your bags',
		],
		meetingPoint: 'Your driver waits with a name board in the arrivals hall (1F) of the terminal where you land.',
		goodToKnow: [
			'Choose the start time nearest to your scheduled landing and enter the exact flight number.',
			'For an address outside the zone you chose, ask us before you reserve.',
			'For a child seat, write the child’s age and weight in the message.',
		],
	},
	ru: {
		excluded: [
			'Дополнительная остановка (₩20,000 за каждую)',
			'Ожидание сверх 120 минут (₩15,000 за полчаса)',
			'Адреса за пределами выбранной зоны',
		],
		steps: [
			'Самолёт приземлился: водитель присылает вам сообщение',
			'Паспортный контроль, багаж, таможня',
			'Встреча с водителем с табличкой в зале прилёта на первом этаже',
			'Поездка до входа в отель, водитель выгрузит багаж',
		],
		meetingPoint: 'Водитель ждёт с табличкой в зале прилёта (первый этаж) вашего терминала.',
		goodToKnow: [
			'Выберите время, ближайшее ко времени прилёта по расписанию, и укажите точный номер рейса.',
			'Если адрес за пределами выбранной зоны, напишите нам до бронирования.',
			'Чтобы заказать детское кресло, укажите в сообщении партнёру возраст и вес ребёнка.',
		],
	},
	th: {
		excluded: ['จุดแวะเพิ่ม (จุดละ ₩20,000)', 'เวลารอเกิน 120 นาที (ทุก 30 นาที ₩15,000)', 'ที่อยู่นอกเขตที่เลือก'],
		steps: [
			'เครื่องลงจอด คนขับส่งข้อความแจ้งคุณ',
			'ผ่านตรวจคนเข้าเมือง รับกระเป๋า และศุลกากร',
			'พบคนขับที่ถือป้ายชื่อที่โถงขาเข้า ชั้น 1',
			'ส่งถึงหน้าที่พัก คนขับยกกระเป๋าลงให้',
		],
		meetingPoint: 'คนขับถือป้ายชื่อรอที่โถงขาเข้า ชั้น 1 ของอาคารที่คุณลงเครื่อง',
		goodToKnow: [
			'เลือกเวลาที่ใกล้กับเวลาลงจอดตามตาราง และกรอกหมายเลขเที่ยวบินให้ตรง',
			'หากที่อยู่อยู่นอกเขตที่เลือก กรุณาสอบถามก่อนจอง',
			'หากต้องการคาร์\u2060ซีต กรุณาเขียนอายุและน้ำหนักของเด็กในข้อความเพิ่มเติม',
		],
	},
	vn: {
		excluded: [
			'Điểm dừng thêm (₩20,000 mỗi điểm)',
			'Chờ quá 120 phút (₩15,000 mỗi 30 phút)',
			'Địa chỉ ngoài khu vực đã chọn',
		],
		steps: [
			'Máy bay hạ cánh, tài xế nhắn tin cho bạn',
			'Nhập cảnh, lấy hành lý, qua hải quan',
			'Gặp tài xế cầm bảng tên ở sảnh đến, tầng 1',
			'Về đến cửa nơi ở, tài xế dỡ hành lý cho bạn',
		],
		meetingPoint: 'Tài xế cầm bảng tên chờ ở sảnh đến (tầng 1) của nhà ga bạn hạ cánh.',
		goodToKnow: [
			'Chọn giờ gần nhất với giờ hạ cánh theo lịch và nhập đúng số hiệu chuyến bay.',
			'Nếu địa chỉ nằm ngoài khu vực đã chọn, vui lòng hỏi trước khi đặt.',
			'Nếu cần ghế trẻ em, vui lòng ghi tuổi và cân nặng của bé trong phần yêu cầu thêm.',
		],
	},
	id: {
		excluded: [
			'Perhentian tambahan (₩20,000 per tempat)',
			'Waktu tunggu lebih dari 120 menit (₩15,000 per setengah jam)',
			'Alamat di luar zona yang dipilih',
		],
		steps: [
			'Pesawat mendarat, pengemudi mengirim pesan kepada Anda',
			'Imigrasi, pengambilan bagasi, bea cukai',
			'Bertemu pengemudi dengan papan nama di area kedatangan, lantai 1',
			'Diantar sampai pintu penginapan, pengemudi menurunkan bagasi',
		],
		meetingPoint: 'Pengemudi menunggu dengan papan nama di area kedatangan (lantai 1) terminal tempat Anda mendarat.',
		goodToKnow: [
			'Pilih waktu mulai yang paling dekat dengan jadwal mendarat dan isi nomor penerbangan dengan tepat.',
			'Jika alamat di luar zona yang dipilih, tanyakan dulu sebelum memesan.',
			'Untuk kursi anak, tulis usia dan berat anak di catatan.',
		],
	},
} satisfies Record<ContentLocale, Pick<ProductText, 'excluded' | 'steps' | 'meetingPoint' | 'goodToKnow'>>;
