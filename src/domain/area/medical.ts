import { type Area, kind } from './area.ts';

/** Every patient has a record of their own; a clinic may ask for a tenth of the fee before the visit. */
const patients = { names: 'each', depositPercent: 10 } as const;

export const medical = {
	slug: 'medical',
	kinds: [
		// The day ends with a meal.
		kind('health-screening', {
			cancellation: 'clinic',
			...patients,
			needs: ['halal', 'vegetarian', 'prayer-room', 'same-gender-staff', 'wheelchair', 'interpreter'],
		}),
		kind('dermatology', { cancellation: 'clinic', ...patients }),
		kind('plastic-surgery', { cancellation: 'procedure-deposit', ...patients }),
		kind('dentistry', { cancellation: 'clinic', ...patients }),
		kind('ophthalmology', { cancellation: 'clinic', ...patients }),
		kind('oriental-medicine', { cancellation: 'clinic', ...patients }),
		kind('fertility', { cancellation: 'clinic', ...patients }),
		kind('other-speciality', { cancellation: 'clinic', ...patients }),
	],
	isHealth: true,
	list: 'rows',
	tone: 'celadon',
	picture: 'screening-day-1',
} as const satisfies Area;
