/**
 * What a clinic asks before it answers. `details`: yes, no or not sure, with a word more where it is yes; `text`: in one's own
 * words; `files`: pictures or findings of one's vault, or the same written down, or that one has none.
 */
const catalogue = {
	medicines: 'details',
	allergies: 'details',
	pregnancy: 'details',
	operations: 'details',
	illness: 'details',
	anaesthesia: 'details',
	smoking: 'details',
	'skin-medicines': 'details',
	'contact-lenses': 'details',
	'skin-pictures': 'files',
	'area-pictures': 'files',
	'teeth-xray': 'files',
	'eye-prescription': 'files',
	findings: 'files',
	'last-screening': 'text',
	'earlier-treatments': 'text',
} as const satisfies Record<string, 'details' | 'text' | 'files'>;

export type HealthQuestionId = keyof typeof catalogue;
export const healthQuestionIds = Object.keys(catalogue) as [HealthQuestionId, ...HealthQuestionId[]];
const askedAs = (id: HealthQuestionId): 'details' | 'text' | 'files' => catalogue[id];

export const healthSays = ['yes', 'no', 'unsure'] as const;
type HealthSays = (typeof healthSays)[number];

/** `says` is null where nothing was chosen; of what is only written it always is. */
export type HealthAnswer = { says: HealthSays | null; text: string };
export type HealthAnswers = Partial<Record<HealthQuestionId, HealthAnswer>>;

export type HealthQuestion = { id: HealthQuestionId; as: 'details' | 'text' | 'files'; isNeeded: boolean };

type Asking = { healthQuestions: readonly HealthQuestionId[]; neededQuestions: readonly HealthQuestionId[] };

/** The questions of a kind in the order they are asked. Nobody asks a man whether he is pregnant. */
export const questionsFor = (
	{ healthQuestions, neededQuestions }: Asking,
	gender: string | null | undefined,
): HealthQuestion[] =>
	healthQuestions
		.filter((id) => id !== 'pregnancy' || gender !== 'male')
		.map((id) => ({ id, as: askedAs(id), isNeeded: neededQuestions.includes(id) }));

/** Whether anything was said to it. */
export const isAnswered = (answer: HealthAnswer | undefined): answer is HealthAnswer =>
	answer !== undefined && (answer.says !== null || answer.text.trim() !== '');

type AnswerFault = { at: `answers.${HealthQuestionId}`; code: 'required' | 'files-missing' };

function faultOf({ id, as, isNeeded }: HealthQuestion, answer: HealthAnswer | undefined, fileCount: number) {
	if (!isAnswered(answer)) return isNeeded ? ('required' as const) : undefined;
	// Announced, and neither attached nor written.
	if (as === 'files' && answer.says === 'yes' && fileCount === 0 && answer.text.trim() === '')
		return 'files-missing' as const;
	// Which medicines, which allergies: “yes” alone helps nobody. Who is pregnant or smokes has said enough.
	const isEnough = id === 'pregnancy' || id === 'smoking';
	if (as === 'details' && answer.says === 'yes' && answer.text.trim() === '' && !isEnough) return 'required' as const;
	return undefined;
}

/** What is missing before a clinic can answer. */
export const answerFaults = (
	questions: readonly HealthQuestion[],
	answers: HealthAnswers,
	fileCount: number,
): AnswerFault[] =>
	questions.flatMap((question) => {
		const code = faultOf(question, answers[question.id], fileCount);
		return code ? [{ at: `answers.${question.id}` as const, code }] : [];
	});

/** Only what was asked and said is kept. */
export const askedAnswers = (questions: readonly HealthQuestion[], answers: HealthAnswers): HealthAnswers =>
	Object.fromEntries(
		questions.flatMap(({ id, as }) => {
			const answer = answers[id];
			if (!isAnswered(answer)) return [];
			return [[id, { says: as === 'text' ? null : answer.says, text: answer.text.trim() }]];
		}),
	);
