import type { ConsultationEnd, ConsultationState } from '#domain/consultation/consultation.ts';
import type { HealthAnswers } from '#domain/consultation/health-questions.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { AgreedLine } from '#domain/reservation/agreed-price.ts';

export type DemoConsultation = {
	member: string;
	product: string;
	locale: ContentLocale;
	state: ConsultationState;
	end?: ConsultationEnd;
	wishes: string;
	answers: HealthAnswers;
	/** In how many days one would come. */
	days: number[];
	sentDaysAgo: number;
	/** The clinic has read it. */
	isRead?: boolean;
	reason?: string;
	answer?: { text: string; lines: AgreedLine[]; inDays: number[]; time: string; daysAgo: number };
	/** What both wrote since. */
	messages?: { by: 'guest' | 'provider'; text: string; locale: ContentLocale }[];
};

const siriporn = { member: 'traveller@maru.example', locale: 'th' } as const;
const anna = { member: 'anna@maru.example', locale: 'ru' } as const;

/** One in every state, and one for every way in which it ends. */
export const demoConsultations: DemoConsultation[] = [
	{
		...siriporn,
		product: 'laser-toning-consultation',
		state: 'answered',
		wishes: 'มีฝ้าที่โหนกแก้มมาสองปี อยากทราบว่าเลเซอร์โทนนิ่งต้องทำกี่ครั้ง และหลังทำต้องพักกี่วันก่อนขึ้นเครื่องกลับ',
		answers: {
			'skin-pictures': { says: 'yes', text: 'ฝ้าสีน้ำตาลที่โหนกแก้มทั้งสองข้าง เห็นชัดเมื่อโดนแดด' },
			'skin-medicines': { says: 'yes', text: 'ใช้เรตินอล 0.3% ก่อนนอน' },
			allergies: { says: 'no', text: '' },
			pregnancy: { says: 'no', text: '' },
		},
		days: [24, 25, 27],
		sentDaysAgo: 3,
		isRead: true,
		answer: {
			text: '사진으로 보면 기미로 보입니다. 레이저 토닝 3회를 1주 간격으로 권하며, 첫 시술 일주일 전부터 레티놀은 쉬어 주세요. 시술 다음 날부터 비행기를 타도 괜찮습니다. 최종 판단은 진료 때 합니다.',
			lines: [
				{ of: 'consultation', name: '', quantity: 1, won: 30_000 },
				{ of: 'sessions', name: '', quantity: 1, won: 120_000 },
				{ of: 'interpreter', name: '', quantity: 1, won: 0 },
				{ of: 'medicine', name: '', quantity: 1, won: null },
			],
			...{ inDays: [24, 25], time: '10:00', daysAgo: 1 },
		},
		messages: [
			{ by: 'guest', text: 'ขอบคุณค่ะ หลังทำออกแดดได้เมื่อไหร่คะ', locale: 'th' },
			{ by: 'provider', text: '3일 동안은 자외선 차단제와 모자로 햇빛을 피해 주세요.', locale: 'ko' },
		],
	},
	{
		...anna,
		product: 'scar-and-acne-care',
		state: 'sent',
		wishes: 'Рубцы на щеках после акне. Подходит ли мне лечение, если остаюсь в Сеуле пять дней?',
		answers: {
			'skin-pictures': { says: 'no', text: '' },
			'skin-medicines': { says: 'yes', text: 'Изотретиноин пять лет назад, восемь месяцев.' },
			medicines: { says: 'no', text: '' },
			illness: { says: 'unsure', text: 'Проверяю щитовидную железу, результата ещё нет.' },
		},
		days: [30],
		sentDaysAgo: 0.5,
		isRead: true,
	},
	{
		...siriporn,
		product: 'vision-correction-examination',
		state: 'sent',
		wishes: 'สายตาสั้นประมาณ 600 อยากทราบว่าทำเลสิกได้หรือไม่ และต้องอยู่โซลกี่วัน',
		answers: {
			'eye-prescription': { says: 'yes', text: 'ขวา -6.00 -0.75x180 ซ้าย -5.75 -1.00x175 ตรวจเดือนสิงหาคม 2026' },
			'contact-lenses': { says: 'yes', text: 'ชนิดนิ่ม ใส่ทุกวัน' },
		},
		days: [],
		sentDaysAgo: 0.2,
	},
	{
		...siriporn,
		product: 'one-day-health-screening',
		state: 'closed',
		end: 'reserved',
		wishes: 'อยากตรวจสุขภาพประจำปีให้ครบในวันเดียว รวมส่องกล้องกระเพาะ',
		answers: {
			'last-screening': { says: null, text: 'ปี 2024 พบไขมันพอกตับเล็กน้อย' },
			anaesthesia: { says: 'no', text: '' },
		},
		days: [20],
		sentDaysAgo: 12,
		isRead: true,
		answer: {
			text: '위내시경을 포함해 하루에 모두 받을 수 있습니다. 전날 저녁 9시부터 금식해 주세요.',
			lines: [{ of: 'tests', name: '', quantity: 1, won: 890_000 }],
			...{ inDays: [20], time: '08:00', daysAgo: 10 },
		},
	},
	{
		...anna,
		product: 'laser-toning-consultation',
		state: 'closed',
		end: 'withdrawn',
		wishes: '',
		answers: {},
		days: [],
		sentDaysAgo: 6,
	},
	{
		...anna,
		product: 'laser-toning-consultation',
		state: 'closed',
		end: 'declined',
		wishes: 'Можно ли сделать тонирование во время беременности, 20 недель?',
		answers: { 'skin-pictures': { says: 'no', text: '' }, pregnancy: { says: 'yes', text: '20 недель' } },
		days: [],
		sentDaysAgo: 5,
		isRead: true,
		reason: '임신 중에는 레이저 시술을 권하지 않습니다. 출산과 수유가 끝난 뒤 다시 문의해 주세요.',
	},
	{
		...siriporn,
		product: 'scar-and-acne-care',
		state: 'closed',
		end: 'finished',
		wishes: 'รอยสิวที่หลัง รักษาได้หรือไม่ ใช้เวลากี่ครั้ง',
		answers: { 'skin-pictures': { says: 'no', text: '' } },
		days: [],
		sentDaysAgo: 9,
		isRead: true,
		answer: {
			text: '등 흉터는 진료 후에 횟수를 정할 수 있어 금액을 미리 안내하지 않습니다.',
			...{ lines: [], inDays: [], time: '10:00', daysAgo: 8 },
		},
	},
	{
		...anna,
		product: 'vision-correction-examination',
		state: 'closed',
		end: 'expired',
		wishes: 'Сколько дней нужно провести в Сеуле после обследования?',
		answers: { 'eye-prescription': { says: 'no', text: '' } },
		days: [],
		sentDaysAgo: 11,
	},
];
