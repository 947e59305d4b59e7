import type { DemoQuestion } from '../demo-question.ts';

export const droopingEyelid = {
	id: 'drooping-eyelid',
	asker: { firstName: 'Nattaya', lastName: 'Boonmee', country: 'TH' },
	area: 'medical',
	kind: 'plastic-surgery',
	title: 'หนังตาข้างขวาตกบังการมองเห็น ควรตรวจกับหมอตาหรือหมอศัลยกรรม',
	contents: `คุณแม่อายุ 59 หนังตาข้างขวาตกลงมาประมาณ 2 ปี เวลาอ่านหนังสือต้องเลิกคิ้ว กินยาความดันวันละเม็ด ไม่ได้ทานยาละลายลิ่มเลือด
อยากทราบว่าควรตรวจอะไรก่อน ถ้าผ่าตัดต้องอยู่เกาหลีกี่วัน ค่าใช้จ่ายรวมค่ายาสลบหรือยาชาหรือไม่ และตัดไหมวันไหน ขอแพทย์ที่อธิบายตรง ๆ ถ้าไม่จำเป็นต้องผ่าก็บอกได้เลย`,
	language: 'th',
	wished: { fromInDays: 5, toInDays: 14 },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 90_000, currency: 'THB' },
	languages: ['th'],
	region: 'seoul',
	needs: { interpreter: 'th' },
	isPrivate: true,
	askedDaysAgo: 23,
	state: 'closed',
	ended: { reason: 'plans-changed', daysAgo: 8 },
	answers: [
		{
			provider: 'jongno-bright-eye',
			language: 'th',
			text: `เรียนคุณแม่และครอบครัว เราแนะนำให้ตรวจตาก่อนค่ะ วัดแรงยกหนังตา ลานสายตา ตาแห้ง และความดันตา ใช้เวลาประมาณสองชั่วโมง เพราะหนังตาตกมีหลายสาเหตุ บางสาเหตุไม่ควรผ่าตัด
ผลตรวจเป็นภาษาอังกฤษ นำไปปรึกษาศัลยแพทย์ที่ใดก็ได้ ยาความดันทานตามปกติ ห้ามหยุดเอง หากมีคำถามกรุณาถามแพทย์ที่สั่งยาค่ะ`,
			lines: [
				{ of: 'consultation', name: 'พบจักษุแพทย์', quantity: 1, won: 50_000 },
				{ of: 'tests', name: 'ตรวจลานสายตา แรงยกหนังตา ตาแห้ง', quantity: 1, won: 110_000 },
				{ of: 'interpreter', name: 'ล่ามภาษาไทย', quantity: 1, won: 0 },
				{ of: 'procedure', name: 'การผ่าตัด', quantity: 1, won: null },
			],
			dates: [{ inDays: 6, time: '09:30' }],
			validDays: 14,
			hoursAfter: 6,
		},
		{
			provider: 'apgujeong-plastic-surgery',
			language: 'th',
			text: `แพทย์ขอดูผลตรวจตาก่อนจึงจะบอกได้ว่าควรผ่าตัดหรือไม่ หากเหมาะสม เป็นการผ่าตัดแก้หนังตาตกข้างเดียวด้วยยาชาและยานอนหลับ ใช้เวลาประมาณหนึ่งชั่วโมง ตัดไหมวันที่ 6 หรือ 7 จึงควรอยู่เกาหลีอย่างน้อย 8 วัน บวมช้ำหนึ่งถึงสามสัปดาห์ มีความเสี่ยงที่ตาสองข้างไม่เท่ากันและอาจต้องแก้ไข แพทย์จะอธิบายทุกข้อก่อนเซ็นยินยอมค่ะ`,
			lines: [
				{ of: 'consultation', name: 'ปรึกษาศัลยแพทย์ผู้ผ่าตัด', quantity: 1, won: 50_000 },
				{ of: 'procedure', name: 'ผ่าตัดแก้หนังตาตก 1 ข้าง', quantity: 1, won: 2_200_000 },
				{ of: 'anaesthesia', name: 'ยาชาและยานอนหลับ โดยวิสัญญีแพทย์', quantity: 1, won: 300_000 },
				{ of: 'tests', name: 'ตรวจเลือดก่อนผ่าตัด', quantity: 1, won: 80_000 },
				{ of: 'aftercare', name: 'ตัดไหมและตรวจติดตามผล', quantity: 2, won: 0 },
				{ of: 'interpreter', name: 'ล่ามภาษาไทย', quantity: 3, won: 0 },
				{ of: 'medicine', name: 'ยาตามใบสั่ง', quantity: 1, won: null },
				{ of: 'stay', name: 'ที่พัก', quantity: 1, won: null },
			],
			dates: [{ inDays: 7, time: '13:00' }],
			validDays: 14,
			hoursAfter: 25,
		},
	],
} satisfies DemoQuestion;
