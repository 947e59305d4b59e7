import type { DemoQuestion } from '../demo-question.ts';

export const seoulWithGrandmother = {
	id: 'seoul-with-grandmother',
	asker: { email: 'traveller@maru.example' },
	area: 'travel',
	kind: 'private-tour',
	title: 'พาคุณยายเที่ยวโซล 3 วัน คุณยายนั่งวีลแชร์ อยากได้ไกด์พูดไทย',
	contents: `ครอบครัวเรา 5 คน มีคุณยายอายุ 78 เดินได้นิดหน่อยแต่ไกลไม่ไหว ใช้วีลแชร์แบบพับได้ กับหลานสองคน 9 ขวบและ 6 ขวบ
อยากเที่ยวแบบไม่เร่ง วันละ 2–3 ที่ มีพระราชวัง ตลาด และที่นั่งจิบชาสวย ๆ คุณยายไม่ทานเผ็ด
อยากทราบราคารวมทั้งรถ ไกด์ และค่าเข้า แยกให้ดูด้วยว่าอะไรไม่รวม พักแถวเมียง\u2060ดง`,
	language: 'th',
	wished: { fromInDays: 24, toInDays: 30 },
	persons: { adult: 3, child: 2, infant: 0 },
	budget: { amount: 55_000, currency: 'THB' },
	languages: ['th'],
	region: 'seoul',
	needs: { flags: ['wheelchair'], wheelchair: 'folding', wheelchairs: 1 },
	isPrivate: false,
	askedDaysAgo: 3,
	state: 'answered',
	answers: [
		{
			provider: 'bukchon-walks',
			language: 'th',
			text: `สวัสดีค่ะ ขอบคุณที่เล่ารายละเอียดมาให้ครบ เราแนะนำวันละสองที่ เริ่มสิบโมงเช้า กลับถึงโรงแรมก่อนห้าโมงเย็นค่ะ
วันแรกเคียง\u2060บก\u2060กุง (ทางลาดเข้าได้ถึงท้องพระโรง มีวีลแชร์ให้ยืมที่ประตู) กับร้านชาในฮันอกที่ไม่มีธรณีประตู วันที่สองชาง\u2060ด็อก\u2060กุงกับตลาดควัง\u2060จัง วันที่สามหมู่บ้านบุก\u2060ชอนเฉพาะทางราบกับพิพิธภัณฑ์พื้นบ้าน
ซอยในบุก\u2060ชอนบางช่วงชันมาก ช่วงนั้นเราจะพาเด็ก ๆ เดินและให้รถรับคุณยายไปรอที่จุดชมวิวค่ะ`,
			lines: [
				{ of: 'guide', name: 'ไกด์ภาษาไทยส่วนตัว วันละ 7 ชั่วโมง', quantity: 3, won: 380_000 },
				{ of: 'vehicle', name: 'รถตู้ 9 ที่นั่งพร้อมคนขับ', quantity: 3, won: 290_000 },
				{ of: 'tickets', name: 'ค่าเข้าพระราชวังและร้านชา', quantity: 1, won: 96_000 },
				{ of: 'tax', name: '', quantity: 1, won: 0 },
				{ of: 'stay', name: 'ที่พัก', quantity: 1, won: null },
				{ of: 'meals', name: 'ค่าอาหาร', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 24, time: '10:00' },
				{ inDays: 26, time: '10:00' },
			],
			validDays: 14,
			hoursAfter: 5,
		},
		{
			provider: 'han-river-chauffeurs',
			language: 'th',
			text: `เราดูแลเรื่องรถเป็นหลักค่ะ รถตู้หลังคาสูง ขึ้นลงง่าย มีบันไดเสริมและที่เก็บวีลแชร์โดยไม่ต้องถอดเบาะ คนขับช่วยพยุงได้ คาร์ซีตสำหรับน้อง 6 ขวบติดตั้งให้ไม่คิดเพิ่ม
คนขับพูดภาษาอังกฤษ ไกด์ภาษาไทยเราเชิญมาเพิ่มได้สองวัน วันที่สามไกด์ติดงานค่ะ จึงคิดเฉพาะสองวัน`,
			lines: [
				{ of: 'vehicle', name: 'รถตู้พร้อมคนขับ วันละ 9 ชั่วโมง', quantity: 3, won: 330_000 },
				{ of: 'guide', name: 'ไกด์ภาษาไทย', quantity: 2, won: 360_000 },
				{ of: 'other', name: 'ค่าทางด่วนและที่จอดรถ', quantity: 3, won: 25_000 },
				{ of: 'tickets', name: 'ค่าเข้าชม', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 24, time: '09:30' },
				{ inDays: 25, time: '09:30' },
				{ inDays: 27, time: '09:30' },
			],
			validDays: 10,
			hoursAfter: 9,
		},
		{
			provider: 'maru',
			language: 'th',
			text: `สวัสดีค่ะ เราจัดให้ครบทั้งไกด์ภาษาไทย รถตู้ ค่าเข้า และมื้อกลางวันรสไม่เผ็ดทั้งสามวันค่ะ ทุกที่ในแผนเราเช็กทางลาดและห้องน้ำสำหรับวีลแชร์แล้ว
วันสุดท้ายแนะนำให้พักครึ่งวัน เด็ก ๆ ไปสวนสนุกในร่มกับคุณพ่อคุณแม่ ส่วนคุณยายจิบชากับไกด์ ถ้าเปลี่ยนใจ ปรับแผนได้จนถึงเย็นวันก่อนหน้าค่ะ`,
			lines: [
				{ of: 'guide', name: 'ทัวร์ส่วนตัวพร้อมไกด์ภาษาไทย', quantity: 3, won: 420_000 },
				{ of: 'vehicle', name: 'รถตู้ รวมรับส่งโรงแรม', quantity: 3, won: 300_000 },
				{ of: 'tickets', name: 'ค่าเข้าชมทุกแห่ง', quantity: 1, won: 118_000 },
				{ of: 'meals', name: 'มื้อกลางวัน 3 มื้อ', quantity: 5, won: 48_000 },
				{ of: 'stay', name: 'ที่พัก', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 25, time: '10:00' },
				{ inDays: 28, time: '10:00' },
			],
			validDays: 14,
			hoursAfter: 20,
		},
	],
} satisfies DemoQuestion;
