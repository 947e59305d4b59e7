import type { DemoQuestion } from '../demo-question.ts';

export const melasmaInAWeek = {
	id: 'melasma-in-a-week',
	asker: { firstName: 'Kanya', lastName: 'Srisuk', country: 'TH' },
	area: 'medical',
	kind: 'dermatology',
	title: 'ฝ้าที่โหนกแก้ม อยู่โซล 8 วัน ทำเลเซอร์ได้กี่ครั้ง',
	contents: `อายุ 41 เป็นฝ้าที่โหนกแก้มสองข้างมาประมาณ 6 ปี เคยทาครีมจากคลินิกที่กรุงเทพฯ แล้วดีขึ้นแต่กลับมาอีก ไม่เคยทำเลเซอร์ ไม่ได้ตั้งครรภ์ ไม่ได้กินยาประจำ
จะอยู่โซล 8 วัน อยากปรึกษาแพทย์ผิวหนังก่อนว่าควรทำหรือไม่ ถ้าทำ ทำได้กี่ครั้งในช่วงนี้ ต้องเลี่ยงแดดกี่วัน และค่าใช้จ่ายทั้งหมดเท่าไร ขอมีล่ามภาษาไทย`,
	language: 'th',
	wished: { fromInDays: 17, toInDays: 25 },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 20_000, currency: 'THB' },
	languages: ['th'],
	region: 'seoul',
	needs: { interpreter: 'th' },
	isPrivate: false,
	askedDaysAgo: 5,
	state: 'answered',
	answers: [
		{
			provider: 'sinsa-skin-clinic',
			language: 'th',
			text: `สวัสดีค่ะ จากที่เล่ามา แพทย์ต้องดูผิวด้วยกล้องก่อนจึงจะบอกได้ว่าเลเซอร์โทนนิ่งเหมาะหรือไม่ บางรายแพทย์แนะนำให้ทายาและกันแดดอย่างเดียวค่ะ
หากแพทย์เห็นว่าเหมาะ ช่วง 8 วันทำได้ 2 ครั้ง ห่างกันอย่างน้อย 5 วัน ผิวอาจแดงไม่กี่ชั่วโมงถึงสองวัน กรุณาเลี่ยงแดดจัดและซาวน่า 7 วันหลังทำ ฝ้าเป็นเรื่องระยะยาวและผลลัพธ์แตกต่างกันในแต่ละบุคคล เราไม่อยากให้จองหลายครั้งล่วงหน้าค่ะ
ฉบับนี้ปรับจากครั้งก่อน: ลดจาก 3 ครั้งเหลือ 2 ครั้ง เพราะแพทย์อ่านแล้วเห็นว่า 3 ครั้งใน 8 วันถี่เกินไป`,
			phrases: [{ phrase: 'advice-only', slots: {} }],
			lines: [
				{ of: 'consultation', name: 'ตรวจและปรึกษาแพทย์เฉพาะทางผิวหนัง พร้อมภาพถ่ายผิว', quantity: 1, won: 50_000 },
				{ of: 'sessions', name: 'เลเซอร์โทนนิ่ง หากแพทย์เห็นว่าเหมาะ', quantity: 2, won: 110_000 },
				{ of: 'aftercare', name: 'ดูแลผิวหลังทำ', quantity: 2, won: 0 },
				{ of: 'interpreter', name: 'ล่ามภาษาไทย', quantity: 2, won: 0 },
				{ of: 'medicine', name: 'ครีมและยาตามใบสั่ง', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 17, time: '11:00' },
				{ inDays: 18, time: '14:30' },
			],
			validDays: 14,
			hoursAfter: 30,
			earlier: [
				{
					language: 'th',
					text: `สวัสดีค่ะ ทางคลินิกมีแพทย์เฉพาะทางผิวหนังและล่ามภาษาไทย ช่วง 8 วันวางแผนไว้ 3 ครั้ง แพทย์จะยืนยันหลังตรวจค่ะ`,
					lines: [
						{ of: 'consultation', name: 'ตรวจและปรึกษาแพทย์เฉพาะทางผิวหนัง', quantity: 1, won: 50_000 },
						{ of: 'sessions', name: 'เลเซอร์โทนนิ่ง', quantity: 3, won: 110_000 },
						{ of: 'interpreter', name: 'ล่ามภาษาไทย', quantity: 3, won: 0 },
						{ of: 'medicine', name: 'ครีมและยาตามใบสั่ง', quantity: 1, won: null },
					],
					dates: [{ inDays: 17, time: '11:00' }],
					validDays: 14,
					hoursAfter: 3,
				},
			],
		},
		{
			provider: 'apgujeong-plastic-surgery',
			language: 'th',
			text: `เราเป็นคลินิกศัลยกรรมตกแต่งที่มีห้องเลเซอร์ผิว แพทย์ตรวจให้ก่อนทุกครั้ง สำหรับฝ้า เราเริ่มจากเลเซอร์พลังงานต่ำ 1 ครั้งแล้วดูการตอบสนองของผิว ครั้งต่อไปทำที่ไทยได้ เราเขียนสรุปค่าที่ใช้เป็นภาษาอังกฤษให้นำกลับไป
มีล่ามภาษาไทยวันอังคารถึงวันเสาร์`,
			lines: [
				{ of: 'consultation', name: 'ปรึกษาแพทย์', quantity: 1, won: 30_000 },
				{ of: 'sessions', name: 'เลเซอร์พลังงานต่ำ', quantity: 1, won: 150_000 },
				{ of: 'interpreter', name: 'ล่ามภาษาไทย', quantity: 1, won: 0 },
				{ of: 'aftercare', name: 'มาสก์และครีมกันแดด', quantity: 1, won: 25_000 },
				{ of: 'medicine', name: 'ยาตามใบสั่ง', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 18, time: '13:00' },
				{ inDays: 20, time: '16:00' },
			],
			validDays: 10,
			hoursAfter: 14,
		},
	],
} satisfies DemoQuestion;
