import { generalQuestions } from '../consultation/general-questions.ts';
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
			healthQuestions: ['last-screening', ...generalQuestions, 'anaesthesia', 'findings'],
		}),
		kind('dermatology', {
			...{ cancellation: 'clinic', ...patients },
			healthQuestions: ['skin-pictures', 'skin-medicines', ...generalQuestions],
			neededQuestions: ['skin-pictures'],
		}),
		kind('plastic-surgery', {
			...{ cancellation: 'procedure-deposit', ...patients },
			healthQuestions: ['area-pictures', ...generalQuestions, 'anaesthesia', 'smoking'],
			neededQuestions: ['area-pictures', 'medicines', 'allergies'],
		}),
		kind('dentistry', {
			...{ cancellation: 'clinic', ...patients },
			healthQuestions: ['teeth-xray', ...generalQuestions, 'anaesthesia', 'smoking'],
			neededQuestions: ['teeth-xray'],
		}),
		kind('ophthalmology', {
			...{ cancellation: 'clinic', ...patients },
			healthQuestions: ['eye-prescription', 'contact-lenses', ...generalQuestions],
			neededQuestions: ['eye-prescription'],
		}),
		kind('oriental-medicine', {
			...{ cancellation: 'clinic', ...patients },
			healthQuestions: ['earlier-treatments', ...generalQuestions],
		}),
		kind('fertility', {
			...{ cancellation: 'clinic', ...patients },
			healthQuestions: ['earlier-treatments', ...generalQuestions, 'smoking', 'findings'],
		}),
		kind('other-speciality', {
			...{ cancellation: 'clinic', ...patients },
			healthQuestions: ['earlier-treatments', ...generalQuestions, 'findings'],
		}),
	],
	isHealth: true,
	list: 'rows',
	tone: 'celadon',
	picture: 'screening-day-1',
	talk: 'treatment',
} as const satisfies Area;
