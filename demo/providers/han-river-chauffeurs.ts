import type { DemoProvider } from '../demo-product.ts';

export const hanRiverChauffeurs = {
	id: 'han-river-chauffeurs',
	name: {
		ko: '한강쇼퍼',
		en: 'Han River Chauffeurs',
		ru: 'Han River Chauffeurs',
		th: 'Han River Chauffeurs',
		vn: 'Han River Chauffeurs',
		id: 'Han River Chauffeurs',
	},
	intro: {
		ko: '인천공항과 서울을 오가는 기사 동행 차량 회사입니다. 세단부터 17인승 미니버스까지 직접 보유한 차량 34대를 운영하고, 항공편의 지연을 확인해 도착 시각에 맞춰 기다립니다. 아이용 카시트는 미리 알려 주시면 달아 둡니다.',
		en: 'Chauffeured cars between Incheon Airport and Seoul, and for whole days in the city. The company owns its 34 vehicles, from sedans to 17-seat minibuses, tracks your flight and is there for the actual landing time. Child seats are fitted on request.',
		ru: 'Автомобили с водителем между аэропортом Инчхон и Сеулом и на целый день по городу. У компании 34 собственные машины — от седанов до девятиместных минивэнов; диспетчер отслеживает рейс, и водитель приезжает к фактическому времени прилёта. Детское кресло установят по предварительной просьбе.',
		th: 'บริการรถพร้อมคนขับระหว่างสนามบินอิน\u2060ชอนกับกรุง\u2060โซล และเช่าเหมาทั้งวันในเมือง มีรถของบริษัทเอง 34 คัน ตั้งแต่รถเก๋งถึงรถตู้ 9 ที่นั่ง ติดตามเที่ยวบินของคุณและรอตามเวลาลงจอดจริง หากแจ้งล่วงหน้าจะติดตั้งคาร์\u2060ซีตให้',
		vn: 'Xe có tài xế giữa sân bay Incheon và Seoul, hoặc thuê cả ngày trong thành phố. Công ty sở hữu 34 xe, từ sedan đến xe 9 chỗ, theo dõi chuyến bay của bạn và đợi theo giờ hạ cánh thực tế. Ghế trẻ em được lắp sẵn nếu bạn báo trước.',
		id: 'Mobil dengan pengemudi antara Bandara Incheon dan Seoul, juga untuk seharian di dalam kota. Perusahaan memiliki 34 kendaraan sendiri, dari sedan sampai van sembilan kursi, memantau penerbangan Anda, dan menunggu sesuai waktu mendarat. Kursi anak dipasang jika diminta sebelumnya.',
	},
	trade: {
		ko: '기사 동행 차량, 인천·서울',
		en: 'Chauffeured cars, Incheon and Seoul',
		ru: 'Автомобили с водителем, Инчхон и Сеул',
		th: 'รถพร้อมคนขับ อิน\u2060ชอนและกรุง\u2060โซล',
		vn: 'Xe có tài xế, Incheon và Seoul',
		id: 'Mobil dengan pengemudi, Incheon dan Seoul',
	},
	region: 'incheon',
	languages: ['en', 'ru', 'th', 'vn'],
	portrait: 'portrait-3',
	answersWithinHours: 2,
	foundedYear: 2011,
} satisfies DemoProvider;
