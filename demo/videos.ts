import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { VideoState } from '#domain/video/video-date.ts';

/** The n-th day from now on which clinics are open (before now where n is negative), at a Korean time. */
type OpenDay = { day: number; time: string };

export type DemoVideo = {
	member: string;
	product: string;
	state: VideoState;
	wishes: OpenDay[];
	proposals?: OpenDay[];
	/** `now`: its room is open when the demonstration begins. */
	scheduled?: OpenDay | 'now';
	language: ContentLocale;
	/** The demonstration's interpreter was asked, and has said yes. */
	isInterpreted?: boolean;
	wantsInterpreter?: boolean;
	topic?: string;
	reason?: string;
	askedDaysAgo: number;
};

const siriporn = { member: 'traveller@maru.example', language: 'th' } as const;
const anna = { member: 'anna@maru.example', language: 'ru' } as const;

/** One in every state. */
export const demoVideos: DemoVideo[] = [
	{
		...siriporn,
		product: 'laser-toning-consultation',
		state: 'scheduled',
		wishes: [{ day: 1, time: '10:00' }],
		scheduled: 'now',
		isInterpreted: true,
		topic: 'ผิวแพ้ง่าย อยากทราบว่าทำเลเซอร์โทนนิ่งได้หรือไม่ และควรพักกี่วันก่อนขึ้นเครื่องกลับ',
		askedDaysAgo: 3,
	},
	{
		...siriporn,
		product: 'scar-and-acne-care',
		state: 'requested',
		wishes: [
			{ day: 3, time: '10:30' },
			{ day: 4, time: '11:00' },
		],
		proposals: [
			{ day: 5, time: '11:00' },
			{ day: 6, time: '12:30' },
		],
		wantsInterpreter: true,
		topic: 'รอยสิวบริเวณแก้ม ต้องทำกี่ครั้ง และเดินทางมา 5 วันพอหรือไม่',
		askedDaysAgo: 1,
	},
	{
		...anna,
		product: 'laser-toning-consultation',
		state: 'requested',
		wishes: [
			{ day: 3, time: '12:00' },
			{ day: 4, time: '10:00' },
			{ day: 6, time: '11:30' },
		],
		wantsInterpreter: true,
		topic: 'Пигментация после солнца. Можно ли пройти процедуру за два дня до вылета?',
		askedDaysAgo: 1,
	},
	{
		...anna,
		product: 'scar-and-acne-care',
		state: 'scheduled',
		wishes: [{ day: 7, time: '11:30' }],
		scheduled: { day: 7, time: '11:30' },
		isInterpreted: true,
		topic: 'Рубцы после акне, пять лет назад принимала изотретиноин.',
		askedDaysAgo: 2,
	},
	{
		...siriporn,
		product: 'laser-toning-consultation',
		state: 'held',
		wishes: [{ day: -2, time: '11:00' }],
		scheduled: { day: -2, time: '11:00' },
		askedDaysAgo: 9,
	},
	{
		...anna,
		product: 'laser-toning-consultation',
		state: 'missed',
		wishes: [{ day: -3, time: '09:30' }],
		scheduled: { day: -3, time: '09:30' },
		askedDaysAgo: 10,
	},
	{
		...siriporn,
		product: 'scar-and-acne-care',
		state: 'declined',
		wishes: [{ day: -4, time: '11:30' }],
		reason: '해당 시간에는 담당 의사가 수술 중이라 상담이 어렵습니다. 다음 주 시간을 다시 골라 주세요.',
		askedDaysAgo: 12,
	},
	{
		...anna,
		product: 'scar-and-acne-care',
		state: 'cancelled',
		wishes: [{ day: -5, time: '10:00' }],
		askedDaysAgo: 14,
	},
	{
		...siriporn,
		product: 'laser-toning-consultation',
		state: 'expired',
		wishes: [{ day: -8, time: '12:00' }],
		askedDaysAgo: 16,
	},
];
