import type { DemoProvider } from '../demo-product.ts';

export const ikseonTeaHouse = {
	id: 'ikseon-tea-house',
	name: {
		ko: '익선찻집',
		en: 'Ikseon Tea House',
		ru: 'Ikseon Tea House',
		th: 'Ikseon Tea House',
		vn: 'Ikseon Tea House',
		id: 'Ikseon Tea House',
	},
	intro: {
		ko: '익선동 골목의 한옥 찻집입니다. 하동과 보성의 차밭을 해마다 찾아가 고른 차를 내고, 다도 수업과 시장 산책을 작은 모임으로 엽니다. 못 먹는 음식이 있으면 미리 알려 주세요. 메뉴를 그에 맞춥니다.',
		en: 'A tea house in a hanok in the lanes of Ikseon-dong. Its teas come from gardens in Hadong and Boseong that the owner visits every year; lessons and market walks are held in small groups. Tell us what you do not eat and we choose the dishes accordingly.',
		ru: 'Чайный дом в ханоке среди переулков Иксондона. Чай привозят с плантаций Хадона и Посона, куда хозяйка ездит каждый год; уроки и прогулки по рынку проходят в маленьких группах. Напишите, чего вы не едите, и мы подберём блюда.',
		th: 'ร้านชาในบ้านฮัน\u2060อกกลางตรอกย่านอิก\u2060ซอน\u2060ดง ใบชามาจากไร่ในฮา\u2060ดงและโพ\u2060ซองที่เจ้าของร้านเดินทางไปเลือกเองทุกปี มีทั้งคลาสชงชาและเดินตลาดแบบกลุ่มเล็ก หากมีอาหารที่ไม่รับประทาน แจ้งล่วงหน้าแล้วเราจะเลือกเมนูให้เหมาะ',
		vn: 'Quán trà trong ngôi nhà hanok giữa những con ngõ Ikseondong. Trà được chọn từ các vườn ở Hadong và Boseong mà chủ quán ghé thăm hằng năm; lớp pha trà và buổi dạo chợ đều theo nhóm nhỏ. Hãy cho biết món bạn không ăn, chúng tôi sẽ chọn món phù hợp.',
		id: 'Kedai teh di rumah hanok di antara gang-gang Ikseon-dong. Tehnya dipilih dari kebun di Hadong dan Boseong yang dikunjungi pemiliknya setiap tahun; kelas teh dan jalan-jalan di pasar diadakan dalam kelompok kecil. Beri tahu kami makanan yang tidak Anda santap, menunya kami sesuaikan.',
	},
	trade: {
		ko: '찻집과 음식 산책, 서울 종로',
		en: 'Tea house and food walks, Jongno, Seoul',
		ru: 'Чайный дом и гастропрогулки, Чонно, Сеул',
		th: 'ร้านชาและทัวร์ชิมอาหาร จง\u2060โน กรุง\u2060โซล',
		vn: 'Quán trà và dạo phố ẩm thực, Jongno, Seoul',
		id: 'Kedai teh dan wisata kuliner, Jongno, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru', 'th', 'vn', 'id'],
	portrait: 'portrait-9',
	answersWithinHours: 8,
	foundedYear: 2017,
} satisfies DemoProvider;
