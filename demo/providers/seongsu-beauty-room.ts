import type { DemoProvider } from '../demo-product.ts';

export const seongsuBeautyRoom = {
	id: 'seongsu-beauty-room',
	name: {
		ko: '성수 뷰티룸',
		en: 'Seongsu Beauty Room',
		ru: 'Студия красоты «Сонсу»',
		th: 'ซอง\u2060ซูบิวตี้\u2060รูม',
		vn: 'Seongsu Beauty Room',
		id: 'Seongsu Beauty Room',
	},
	intro: {
		ko: '성수동 연무장길의 메이크업·헤어 작업실입니다. 아티스트 다섯 명이 한 번에 한 사람만 맡고, 쓰는 제품의 이름을 모두 적어 드립니다.',
		en: 'A make-up and hair studio on Yeonmujang-gil in Seongsu. Five artists each work with one guest at a time and write down every product they use.',
		ru: 'Студия макияжа и причёсок на улице Ёнмуджан-гиль в Сонсу. Пять мастеров, каждый занимается одним гостем и записывает для вас все использованные средства.',
		th: 'สตู\u2060ดิ\u2060โอแต่งหน้าทำผมบนถนนยอน\u2060มู\u2060จัง\u2060กิล ย่านซอง\u2060ซู ช่างห้าคนดูแลทีละท่าน และจดชื่อผลิตภัณฑ์ทุกชิ้นที่ใช้ให้',
		vn: 'Studio trang điểm và làm tóc trên đường Yeonmujang-gil, khu Seongsu. Năm chuyên viên, mỗi người chỉ phục vụ một khách một lúc và ghi lại tên mọi sản phẩm đã dùng.',
		id: 'Studio rias dan tata rambut di Yeonmujang-gil, Seongsu. Lima penata rias, masing-masing menangani satu tamu, dan menuliskan semua produk yang dipakai.',
	},
	trade: {
		ko: '메이크업·헤어 스튜디오, 서울 성수동',
		en: 'Make-up and hair studio, Seongsu, Seoul',
		ru: 'Студия макияжа и причёсок, Сонсу, Сеул',
		th: 'สตู\u2060ดิ\u2060โอแต่งหน้าทำผม ซอง\u2060ซู กรุง\u2060โซล',
		vn: 'Studio trang điểm và làm tóc, Seongsu, Seoul',
		id: 'Studio rias dan tata rambut, Seongsu, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'th', 'id'],
	portrait: 'portrait-20',
	answersWithinHours: 5,
	foundedYear: 2019,
} satisfies DemoProvider;
