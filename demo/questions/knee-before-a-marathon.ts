import type { DemoQuestion } from '../demo-question.ts';

export const kneeBeforeAMarathon = {
	id: 'knee-before-a-marathon',
	asker: { firstName: 'Daniel', lastName: 'Okafor', country: 'CA' },
	area: 'medical',
	kind: 'other-speciality',
	title: 'Knee pain after long runs: examination, MRI and physiotherapy in one week',
	contents: `I am 44 and have run for ten years. Since August the outside of my left knee hurts after about twelve kilometres and settles within two days. No swelling, no injury. I will be in Seoul for work for a week and would like a proper examination rather than another guess.
Which tests make sense on a first visit, is the MRI done on the same day, and could I have two or three physiotherapy sessions that week? I would like the images on a disc to take home.`,
	language: 'en',
	wished: { fromInDays: 10, toInDays: 16 },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 1_200, currency: 'USD' },
	languages: ['en'],
	region: 'seoul',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 2,
	state: 'answered',
	answers: [
		{
			provider: 'seocho-joint-clinic',
			language: 'en',
			text: `Thank you for the clear description. The first visit is an examination by an orthopaedic specialist with X-rays and ultrasound of the knee; that often tells enough. If the doctor finds that an MRI is needed, it can usually be taken the same afternoon at the radiology clinic next door, and the images are yours to take home.
Physiotherapy is planned after the examination, not before, so the sessions below are a proposal. Please bring your running shoes and any earlier images.`,
			phrases: [{ phrase: 'final-after-examination', slots: {} }],
			lines: [
				{ of: 'consultation', name: 'Specialist examination, X-ray, ultrasound', quantity: 1, won: 290_000 },
				{ of: 'tests', name: 'MRI of one knee, if the doctor asks for it', quantity: 1, won: 480_000 },
				{ of: 'sessions', name: 'Physiotherapy, 50 minutes', quantity: 3, won: 110_000 },
				{ of: 'aftercare', name: 'Images on disc and report in English', quantity: 1, won: 20_000 },
				{ of: 'medicine', name: 'Medicine on prescription', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 10, time: '09:00' },
				{ inDays: 11, time: '14:00' },
			],
			validDays: 10,
			hoursAfter: 3,
		},
		{
			provider: 'dongui-hanbang',
			language: 'en',
			text: `We are a Korean medicine hospital. For pain after exercise we would look at your gait, hip and ankle as well as the knee, and offer acupuncture and manual therapy by a doctor of Korean medicine. We have no MRI; if you already have images, bring them. Some people feel a dull ache for a day afterwards, so please do not plan a long run the day after.`,
			lines: [
				{ of: 'consultation', name: 'First examination', quantity: 1, won: 120_000 },
				{ of: 'sessions', name: 'Acupuncture and manual therapy', quantity: 3, won: 95_000 },
				{ of: 'tests', name: 'MRI', quantity: 1, won: null },
				{ of: 'medicine', name: 'Herbal medicine', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 10, time: '15:00' },
				{ inDays: 12, time: '10:30' },
			],
			validDays: 14,
			hoursAfter: 12,
		},
		{
			provider: 'seorae-internal-medicine',
			language: 'en',
			text: `Knees are not our field, but one remark: pain that comes only with exercise seldom needs blood tests. If you wish, we can do a short heart check for runners over forty (ECG, blood pressure, blood lipids) on the same day. Only if you want it.`,
			lines: [
				{ of: 'tests', name: 'ECG, blood pressure, lipids and glucose', quantity: 1, won: 130_000 },
				{ of: 'consultation', name: 'Consultation on the results', quantity: 1, won: 50_000 },
				{ of: 'tests', name: 'Knee examination', quantity: 1, won: null },
			],
			dates: [{ inDays: 11, time: '08:00' }],
			validDays: 7,
			hoursAfter: 26,
		},
	],
} satisfies DemoQuestion;
