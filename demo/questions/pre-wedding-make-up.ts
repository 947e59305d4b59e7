import type { DemoQuestion } from '../demo-question.ts';

export const preWeddingMakeUp = {
	id: 'pre-wedding-make-up',
	asker: { firstName: 'Pimchanok', lastName: 'Thongdee', country: 'TH' },
	area: 'wellness',
	kind: 'beauty',
	title: 'แต่งหน้าทำผมถ่ายพรีเวดดิ้งที่พระราชวัง ผิวแพ้ง่าย 1 วัน',
	contents: `ถ่ายพรีเวดดิ้งช่วงเช้า อยากได้ลุคธรรมชาติแบบเกาหลี เริ่มแต่งตอนตี 5 ครึ่ง แล้วเปลี่ยนทรงผมอีกครั้งก่อนเที่ยงพร้อมชุดฮันบก ผิวแพ้ง่าย แพ้น้ำหอม ขอดูรายชื่อผลิตภัณฑ์ก่อน แฟนขอเซ็ตผมด้วย
อยากทราบว่ามีค่าเปิดร้านก่อนเวลาไหม และช่างตามไปเติมหน้าได้หรือเปล่า`,
	language: 'th',
	wished: { fromInDays: 22, toInDays: 23 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 15_000, currency: 'THB' },
	languages: ['th'],
	region: 'seoul',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 11,
	state: 'matched',
	answers: [
		{
			provider: 'seongsu-beauty-room',
			language: 'th',
			text: `ยินดีด้วยนะคะ เราเปิดร้านตี 5 ครึ่งให้ได้ มีค่าเปิดก่อนเวลาตามรายการด้านล่าง ใช้ผลิตภัณฑ์ไม่มีน้ำหอมทั้งชุด ส่งรายชื่อให้ล่วงหน้าหนึ่งสัปดาห์ และทดสอบที่ท้องแขนได้ค่ะ
ช่างหนึ่งคนตามไปที่พระราชวังถึงเที่ยง เปลี่ยนทรงผมให้เข้ากับฮันบก ส่วนคุณแฟนเซ็ตผม 30 นาที ราคาอยู่ในรายการด้านล่างแล้ว`,
			lines: [
				{ of: 'sessions', name: 'แต่งหน้าและทำผมเจ้าสาว', quantity: 1, won: 220_000 },
				{ of: 'sessions', name: 'เซ็ตผมเจ้าบ่าว', quantity: 1, won: 60_000 },
				{ of: 'other', name: 'ช่างตามไปเติมหน้าและเปลี่ยนทรงผม 5 ชั่วโมง', quantity: 1, won: 180_000 },
				{ of: 'other', name: 'เปิดร้านก่อนเวลา', quantity: 1, won: 40_000 },
				{ of: 'other', name: 'เช่าชุดฮันบก', quantity: 2, won: null },
			],
			dates: [
				{ inDays: 22, time: '05:30' },
				{ inDays: 23, time: '05:30' },
			],
			validDays: 14,
			hoursAfter: 7,
		},
		{
			provider: 'dongdaemun-clay-sauna',
			language: 'th',
			text: `ร้านเราไม่มีช่างแต่งหน้าค่ะ แต่หลายคู่มาขัดผิวสองถึงสามวันก่อนถ่ายเพื่อให้เครื่องสำอางติดดี ผิวแพ้ง่ายเราใช้ผ้าขัดแบบนุ่มและไม่ใช้น้ำหอม ห้องอาบน้ำแยกชายหญิง พนักงานเพศเดียวกันทั้งหมด`,
			lines: [
				{ of: 'sessions', name: 'ซาวน่าดินเหลืองและขัดผิวแบบนุ่ม', quantity: 2, won: 68_000 },
				{ of: 'other', name: 'ผ้าขนหนูและชุดซาวน่า', quantity: 2, won: 0 },
				{ of: 'sessions', name: 'แต่งหน้าและทำผม', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 19, time: null },
				{ inDays: 20, time: null },
			],
			validDays: 14,
			hoursAfter: 30,
		},
	],
	picked: { provider: 'seongsu-beauty-room', daysAgo: 6 },
	thread: [
		{ by: 'provider', text: 'ขอบคุณที่เลือกเราค่ะ ส่งรายชื่อผลิตภัณฑ์ให้ในไฟล์แล้ว กรุณาดูว่ามีตัวไหนเคยแพ้ไหมคะ', hoursAgo: 140 },
		{ by: 'asker', text: 'ดูแล้วค่ะ ไม่มีตัวที่แพ้ ขอทดสอบที่ท้องแขนล่วงหน้าหนึ่งวันได้ไหมคะ', hoursAgo: 136 },
		{ by: 'provider', text: 'ได้เลยค่ะ', phrases: [{ phrase: 'reply-within', slots: { hours: 3 } }], hoursAgo: 135 },
	],
} satisfies DemoQuestion;
