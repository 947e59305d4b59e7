import type { DemoProvider } from '../demo-product.ts';

export const bukchonWalks = {
	id: 'bukchon-walks',
	name: {
		ko: '북촌산책',
		en: 'Bukchon Walks',
		ru: 'Bukchon Walks',
		th: 'Bukchon Walks',
		vn: 'Bukchon Walks',
		id: 'Bukchon Walks',
	},
	intro: {
		ko: '북촌과 서촌에서 나고 자란 관광통역안내사 아홉 명이 모인 작은 회사입니다. 한 번에 한 팀만 안내하며, 궁궐과 골목을 연도보다 그곳에 살던 사람들의 하루로 이야기합니다.',
		en: 'A small company of nine licensed guides who grew up in Bukchon and Seochon. They lead one party at a time, and bring the palaces and lanes to life through the people who lived there rather than through dates.',
		ru: 'Небольшая команда из девяти лицензированных гидов, выросших в Пукчхоне и Сочхоне. Они водят только одну группу за раз и рассказывают не столько о датах, сколько о том, как жили люди во дворцах и переулках.',
		th: 'บริษัทเล็ก ๆ ของไกด์ที่มีใบอนุญาต 9 คนซึ่งเติบโตในย่านบุก\u2060ชอนและซอ\u2060ชอน นำเที่ยวครั้งละหนึ่งกลุ่ม และเล่าเรื่องพระราชวังกับตรอกเก่าผ่านชีวิตประจำวันของผู้คน มากกว่าผ่านปีและศักราช',
		vn: 'Một công ty nhỏ gồm chín hướng dẫn viên được cấp thẻ, lớn lên ở Bukchon và Seochon. Mỗi lần họ chỉ dẫn một nhóm, kể về cung điện và ngõ nhỏ qua một ngày của những người từng sống ở đó thay vì qua niên đại.',
		id: 'Perusahaan kecil dengan sembilan pemandu berlisensi yang besar di Bukchon dan Seochon. Mereka memandu satu rombongan setiap kali, dan menceritakan istana serta gang tua lewat keseharian penghuninya, bukan lewat deretan tahun.',
	},
	trade: {
		ko: '프라이빗 가이드, 서울 종로',
		en: 'Private guides, Jongno, Seoul',
		ru: 'Индивидуальные гиды, Чонно, Сеул',
		th: 'ไกด์ส่วนตัว ย่านจง\u2060โน กรุง\u2060โซล',
		vn: 'Hướng dẫn viên riêng, Jongno, Seoul',
		id: 'Pemandu privat, Jongno, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'th', 'vn', 'id'],
	portrait: 'portrait-2',
	answersWithinHours: 6,
	foundedYear: 2014,
} satisfies DemoProvider;
