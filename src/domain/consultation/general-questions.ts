import type { HealthQuestionId } from './health-questions.ts';

/** What every clinic asks. Apart from the questions themselves: areas name these, and every page knows the areas. */
export const generalQuestions = [
	'medicines',
	'allergies',
	'pregnancy',
	'operations',
	'illness',
] as const satisfies readonly HealthQuestionId[];
