import { type Area, kind } from './area.ts';

export const medical = {
	slug: 'medical',
	kinds: [
		kind('health-screening', { cancellation: 'clinic' }),
		kind('dermatology', { cancellation: 'clinic' }),
		kind('plastic-surgery', { cancellation: 'procedure-deposit' }),
		kind('dentistry', { cancellation: 'clinic' }),
		kind('ophthalmology', { cancellation: 'clinic' }),
		kind('oriental-medicine', { cancellation: 'clinic' }),
		kind('fertility', { cancellation: 'clinic' }),
		kind('other-speciality', { cancellation: 'clinic' }),
	],
	isHealth: true,
	list: 'rows',
} as const satisfies Area;
