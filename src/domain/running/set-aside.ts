import { isJobName, type JobName, type JobState } from './jobs.ts';

/** Why a job that was given up is left alone. A choice and no words: who looks later finds all of one kind, and nothing about anybody. */
export const jobAsideReasons = ['done-otherwise', 'too-late', 'asked-anew', 'cannot-succeed'] as const;
export type JobAsideReason = (typeof jobAsideReasons)[number];

/** What speaks against setting one aside: something would not be erased, or somebody would not be told. */
type Bar = 'erases' | 'tells';
/** Of the timetable: the next one does all of it, also what erases or tells; when that fails too, it is seen anew. */
const comesAgain = 'comes-again';
const spare = 'spare';

const jobWeights: Record<JobName, Bar | typeof comesAgain | typeof spare> = {
	...{ 'sweep-mails': comesAgain, 'sweep-failures': comesAgain, 'sweep-statements': comesAgain },
	...{ 'sweep-viewings': comesAgain, 'sum-months': comesAgain, 'seal-files': comesAgain, 'sweep-files': comesAgain },
	...{ 'sweep-reservations': comesAgain, 'sweep-waiting': comesAgain, 'sweep-questions': comesAgain },
	...{ 'sweep-consultations': comesAgain, 'sweep-videos': comesAgain, 'sweep-events': comesAgain },
	...{ 'lay-off-events': comesAgain, 'read-outside-calendars': comesAgain, 'send-webhooks': comesAgain },
	...{ 'sweep-deliveries': comesAgain, 'warn-of-keys': comesAgain, 'sweep-misses': comesAgain },
	...{ 'sweep-refunds': comesAgain, 'publish-due': comesAgain, 'announce-texts': comesAgain },
	...{ 'lay-off-drafts': comesAgain, 'forget-guests': comesAgain },
	// Of a refund, a deadline, a meeting point: whose mail it is cannot know that it is missing.
	'send-mail': 'tells',
	// A restore would bring back who was erased.
	'note-erasure': 'erases',
	// A house that loses its licence has to hear it in time.
	'licence-ending': 'tells',
	// Who waits for the link asks again, and an old one would lead nowhere.
	'request-password-reset': spare,
	// Told are operators, who see the slips on the day's page.
	'tell-proofs': spare,
	// Whoever is next in line would not hear of a place that is theirs.
	'offer-places': 'tells',
	// Guests would stand where nobody is.
	'tell-moved-meeting': 'tells',
	// A question would reach no house, and its guest would wait for answers.
	'send-held-questions': 'tells',
	// Guests of a date that is called off would come, and their refund would not be owed.
	'call-off-date': 'tells',
	// Who was told of new terms would go by them.
	'tell-withdrawn-text': 'tells',
};

/** Why it may not be set aside; null where it may. One of an older release owes nobody anything any more. */
export function barOf(task: string): Bar | null {
	const weight = isJobName(task) ? jobWeights[task] : spare;
	return weight === comesAgain || weight === spare ? null : weight;
}

/** Only what was given up: everything else goes on by itself. */
export const canSetAside = (task: string, state: JobState): boolean => state === 'given-up' && barOf(task) === null;

/** Those that the timetable has to have. */
export const comesByItself = (name: JobName): boolean => jobWeights[name] === comesAgain;

/** How the queue's own row says that one was set aside: whoever revives the job writes this over. */
export const asideMark = ' (set aside)';

export const isMarkedAside = (lastError: string | null): boolean => lastError?.endsWith(asideMark) ?? false;

export const withoutMark = (lastError: string): string =>
	lastError.endsWith(asideMark) ? lastError.slice(0, -asideMark.length) : lastError;
