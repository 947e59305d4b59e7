import type { DemoQuestion } from '../demo-question.ts';

export const redCheeksAfterSummer = {
	id: 'red-cheeks-after-summer',
	asker: { firstName: 'Pimchanok', lastName: 'Rattanakul', country: 'TH' },
	area: 'medical',
	kind: 'dermatology',
	title: 'แก้มแดงง่ายและเส้นเลือดฝอย อยู่โซล 6 วัน ควรเริ่มจากอะไร',
	contents: `อายุ 36 แก้มแดงง่ายเวลาร้อนหรือกินเผ็ด และเห็นเส้นเลือดฝอยข้างจมูกชัดขึ้นตั้งแต่หน้าร้อน เคยใช้ครีมลดรอยแดงสองเดือนแต่ไม่ต่างจากเดิม ไม่แพ้ยา ไม่ได้ตั้งครรภ์
อยากให้แพทย์ดูผิวก่อน แล้วบอกตามตรงว่าจำเป็นต้องทำเลเซอร์หรือแค่ดูแลผิวก็พอ ถ้าทำ หน้าจะแดงกี่วัน เพราะต้องไปงานเลี้ยงในวันสุดท้าย ขอทราบราคารวมค่าปรึกษาด้วย`,
	language: 'th',
	wished: { fromInDays: 19, toInDays: 24 },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 15_000, currency: 'THB' },
	languages: ['th', 'en'],
	region: 'seoul',
	needs: { interpreter: 'th' },
	isPrivate: true,
	askedDaysAgo: 0,
	state: 'open',
	answers: [],
} satisfies DemoQuestion;
