/** What a good question tells, so that who answers need not ask back. */
export const tipIds = [
	'dates',
	'ages',
	'pace',
	'interests',
	'food',
	'hotel',
	'beds',
	'flight',
	'luggage',
	'route',
	'seats',
	'company',
	'known',
	'symptoms',
	'results',
	'medicines',
	'allergies',
	'earlier',
	'fears',
	'stay',
	'pictures',
	'teeth',
	'glasses',
	'pressure',
	'pregnancy',
	'experience',
	'skin',
] as const;
export type TipId = (typeof tipIds)[number];

const tour = ['dates', 'ages', 'pace', 'interests', 'food'] as const;
const clinic = ['dates', 'known', 'medicines', 'allergies', 'fears'] as const;
const rest = ['dates', 'experience', 'pressure', 'pregnancy', 'food'] as const;

/** By kind: what such a provider asks back first. */
const tips: Record<string, readonly TipId[]> = {
	'vip-tour': tour,
	'private-tour': tour,
	'day-tour': tour,
	'free-day-tour': tour,
	'incentive-tour': ['dates', 'company', 'interests', 'food', 'hotel'],
	hotel: ['dates', 'ages', 'beds', 'food'],
	'pick-up': ['flight', 'luggage', 'ages', 'hotel'],
	'train-ticket': ['dates', 'route', 'ages', 'luggage'],
	'flight-ticket': ['dates', 'route', 'ages', 'luggage'],
	'show-ticket': ['dates', 'seats', 'ages'],
	'theme-park-ticket': ['dates', 'ages', 'hotel'],
	'health-screening': ['dates', 'known', 'results', 'medicines', 'fears'],
	dermatology: ['dates', 'skin', 'earlier', 'allergies', 'stay'],
	'plastic-surgery': ['dates', 'earlier', 'medicines', 'fears', 'stay'],
	dentistry: ['dates', 'teeth', 'symptoms', 'allergies', 'stay'],
	ophthalmology: ['dates', 'glasses', 'known', 'medicines', 'stay'],
	'oriental-medicine': ['dates', 'symptoms', 'medicines', 'pregnancy'],
	fertility: ['dates', 'results', 'earlier', 'medicines', 'stay'],
	'other-speciality': ['dates', 'symptoms', 'results', 'medicines', 'stay'],
	'temple-stay': ['dates', 'experience', 'food', 'ages'],
	'tea-and-food': ['dates', 'food', 'interests', 'ages'],
	beauty: ['dates', 'pictures', 'allergies', 'earlier'],
	yoga: ['dates', 'experience', 'pregnancy', 'ages'],
};

export const tipsOf = (kind: string, isHealth: boolean): readonly TipId[] => tips[kind] ?? (isHealth ? clinic : rest);

/** The prompt at the end of what is written, on a line of its own, to be filled in. */
export function withPrompt(contents: string, prompt: string): string {
	const before = contents.trimEnd();
	return `${before}${before === '' ? '' : '\n'}${prompt}: `;
}

export const hasPrompt = (contents: string, prompt: string): boolean => contents.includes(`${prompt}:`);
