import type { DemoProvider } from '../demo-product.ts';

export const bukchonYoga = {
	id: 'bukchon-yoga',
	name: {
		ko: '북촌요가',
		en: 'Bukchon Yoga',
		ru: 'Йога-студия «Пукчхон»',
		th: 'บุก\u2060ชอนโยคะ',
		vn: 'Bukchon Yoga',
		id: 'Bukchon Yoga',
	},
	intro: {
		ko: '북촌 계동길의 한옥에서 여는 작은 요가원입니다. 한 수업에 여덟 명까지만 받고 영어로도 진행합니다.',
		en: 'A small yoga room in a hanok on Gyedong-gil in Bukchon. Classes are for eight people at most and are also held in English.',
		ru: 'Небольшая йога-студия в ханоке на улице Кедон-гиль в Пукчхоне. В группе не больше восьми человек, занятия идут и на английском.',
		th: 'ห้องโยคะเล็ก ๆ ในบ้านฮัน\u2060อกบนถนนคเย\u2060ดง\u2060กิ\u2060ล ย่านบุก\u2060ชอน รับไม่เกินแปดท่านต่อคลาส และสอนเป็นภาษาอังกฤษด้วย',
		vn: 'Phòng yoga nhỏ trong ngôi nhà hanok trên đường Gyedong-gil, Bukchon. Mỗi lớp tối đa tám người và có hướng dẫn bằng tiếng Anh.',
		id: 'Ruang yoga kecil di rumah hanok di Gyedong-gil, Bukchon. Setiap kelas maksimal delapan orang dan juga dipandu dalam bahasa Inggris.',
	},
	trade: {
		ko: '요가와 명상, 서울 북촌',
		en: 'Yoga and meditation, Bukchon, Seoul',
		ru: 'Йога и медитация, Пукчхон, Сеул',
		th: 'โยคะและสมาธิ บุก\u2060ชอน กรุง\u2060โซล',
		vn: 'Yoga và thiền, Bukchon, Seoul',
		id: 'Yoga dan meditasi, Bukchon, Seoul',
	},
	region: 'seoul',
	languages: ['en', 'ru'],
	portrait: 'portrait-21',
	answersWithinHours: 8,
	foundedYear: 2018,
} satisfies DemoProvider;
