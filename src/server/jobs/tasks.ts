import type { ErasureRule } from '#domain/running/erasure.ts';
import { noteErasures } from '#server/backup/erasure-notes.ts';
import { warnOfEndingKeys } from '#server/features/api-key/warn-of-ending-keys.ts';
import { eraseWords } from '#server/features/bank/erase-words.ts';
import { sweepConsultations } from '#server/features/consultation/sweep-consultations.ts';
import { layOffDrafts } from '#server/features/content/lay-off-drafts.ts';
import { publishDue } from '#server/features/content/publish-due.ts';
import { layOffEvents } from '#server/features/event/lay-off-events.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { sumMonths } from '#server/features/figure/sum-months.ts';
import { sealFiles } from '#server/features/file/seal-files.ts';
import { sweepFiles } from '#server/features/file/sweep-files.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import { sweepMails } from '#server/features/mail/sweep-mails.ts';
import { sendHeldQuestions, sweepHeldQuestions } from '#server/features/matching/send-held-questions.ts';
import { sweepPapers, sweepQuestions } from '#server/features/matching/sweep-questions.ts';
import { forgetGuests } from '#server/features/member/forget-guests.ts';
import { sendResetLink } from '#server/features/member/send-reset-link.ts';
import { readOutsideCalendars } from '#server/features/outside-calendar/read-outside-calendars.ts';
import { announceTexts } from '#server/features/page-text/announce-texts.ts';
import { tellWithdrawnText } from '#server/features/page-text/tell-withdrawn-text.ts';
import { tellEndingLicence } from '#server/features/partner/tell-ending-licence.ts';
import { sweepRefunds } from '#server/features/refund-account/sweep-refunds.ts';
import { sweepMisses } from '#server/features/report/sweep-misses.ts';
import { callOffParties } from '#server/features/reservation/call-off-parties.ts';
import { sweepReservations } from '#server/features/reservation/sweep-reservations.ts';
import { tellMovedMeeting } from '#server/features/reservation/tell-moved-meeting.ts';
import { tellProofs } from '#server/features/reservation/tell-proofs.ts';
import { noteRan } from '#server/features/running/erasure.repo.ts';
import { sweepFailures } from '#server/features/running/sweep-failures.ts';
import { sweepVideos } from '#server/features/video/sweep-videos.ts';
import { sweepViewings } from '#server/features/viewing/sweep-viewings.ts';
import { offerPlaces } from '#server/features/waiting/offer-places.ts';
import { sweepWaiting } from '#server/features/waiting/sweep-waiting.ts';
import { sendWebhooks, sweepDeliveries } from '#server/features/webhook/send-webhooks.ts';
import { handOnJobs } from './hand-on-jobs.ts';
import type { TaskContext } from './task-context.ts';
import type { TaskName, TaskPayloads } from './task-names.ts';

/** What each job forgets: that it ran to its end is noted, also where there was nothing to forget. */
export const rulesOfTask: Partial<Record<TaskName, readonly ErasureRule[]>> = {
	'sweep-mails': ['mail'],
	'sweep-statements': ['bank-words'],
	'sweep-viewings': ['viewing'],
	'sweep-reservations': ['reservation'],
	'sweep-questions': ['held-question', 'question'],
	'sweep-consultations': ['consultation'],
	'sweep-videos': ['video'],
	'lay-off-events': ['trail'],
	'sweep-misses': ['search-words'],
	'sweep-refunds': ['refund-account'],
	'forget-guests': ['guest'],
};

/** Every job and who does it. A task that throws is tried again; one that cannot succeed returns. */
export const tasks: { [Name in TaskName]: (payload: TaskPayloads[Name], context: TaskContext) => Promise<void> } = {
	'send-mail': (payload, context) => sendMail(context, payload),
	'sweep-mails': (_, context) => sweepMails(context),
	'sweep-failures': (_, context) => sweepFailures(context),
	'sweep-statements': (_, context) => eraseWords(context),
	'sweep-viewings': (_, context) => sweepViewings(context),
	'sum-months': (_, context) => sumMonths(context),
	'seal-files': (_, context) => sealFiles(context),
	'sweep-files': async (_, context) => {
		await sweepPapers(context);
		await sweepFiles(context);
	},
	'note-erasure': (payload, { services, now }) => noteErasures(services.erasureStores, payload, now),
	'licence-ending': (payload, context) => tellEndingLicence(context, payload),
	'request-password-reset': (payload, context) => sendResetLink(context, payload),
	'sweep-reservations': (_, context) => sweepReservations(context),
	'tell-proofs': (_, context) => tellProofs(context),
	'offer-places': (payload, context) => offerPlaces(context, payload),
	'tell-moved-meeting': (payload, context) => tellMovedMeeting(context, payload),
	'call-off-date': (payload, context) => callOffParties(context, payload),
	'sweep-waiting': (_, context) => sweepWaiting(context),
	'sweep-questions': async (_, context) => {
		await sweepHeldQuestions(context);
		await sweepQuestions(context);
	},
	'send-held-questions': (payload, context) => sendHeldQuestions(context, payload),
	'sweep-consultations': (_, context) => sweepConsultations(context),
	'sweep-videos': (_, context) => sweepVideos(context),
	'sweep-events': async (_, { services }) => {
		await handOnJobs(services);
		if (await tellEvents(services)) await handOnJobs(services);
	},
	'lay-off-events': (_, context) => layOffEvents(context),
	'read-outside-calendars': (_, context) => readOutsideCalendars(context),
	'send-webhooks': (_, context) => sendWebhooks(context),
	'sweep-deliveries': (_, context) => sweepDeliveries(context),
	'warn-of-keys': (_, context) => warnOfEndingKeys(context),
	'sweep-misses': (_, context) => sweepMisses(context),
	'sweep-refunds': (_, context) => sweepRefunds(context),
	'publish-due': (_, context) => publishDue(context),
	'announce-texts': (_, context) => announceTexts(context),
	'tell-withdrawn-text': (payload, context) => tellWithdrawnText(context, payload),
	'lay-off-drafts': (_, context) => layOffDrafts(context),
	'forget-guests': (_, context) => forgetGuests(context),
};

/** One that forgets something says when it was last done with it; one that failed does not. */
export async function doTask(name: TaskName, payload: unknown, context: TaskContext): Promise<void> {
	await tasks[name](payload as never, context);
	const rules = rulesOfTask[name];
	if (rules) await noteRan(context.queries, rules, context.now);
}

/** What comes by itself, in UTC (Korean night). Whatever was missed while no server ran is made up for once. */
export const timetable: { task: TaskName; match: string }[] = [
	{ task: 'sweep-mails', match: '10 18 * * *' },
	{ task: 'sweep-failures', match: '15 18 * * *' },
	{ task: 'sweep-statements', match: '35 17 * * *' },
	{ task: 'sweep-viewings', match: '5 15 * * *' },
	{ task: 'sum-months', match: '* * * * *' },
	{ task: 'seal-files', match: '20 * * * *' },
	{ task: 'sweep-files', match: '40 17 * * *' },
	{ task: 'sweep-reservations', match: '* * * * *' },
	{ task: 'sweep-waiting', match: '* * * * *' },
	{ task: 'sweep-questions', match: '* * * * *' },
	{ task: 'sweep-consultations', match: '* * * * *' },
	{ task: 'sweep-videos', match: '* * * * *' },
	{ task: 'sweep-events', match: '* * * * *' },
	{ task: 'lay-off-events', match: '40 17 * * *' },
	{ task: 'read-outside-calendars', match: '*/5 * * * *' },
	{ task: 'send-webhooks', match: '* * * * *' },
	{ task: 'sweep-deliveries', match: '55 17 * * *' },
	// In the morning of the office, which has to do something.
	{ task: 'warn-of-keys', match: '5 0 * * *' },
	{ task: 'sweep-misses', match: '10 15 * * *' },
	{ task: 'sweep-refunds', match: '*/10 * * * *' },
	{ task: 'publish-due', match: '* * * * *' },
	{ task: 'announce-texts', match: '35 * * * *' },
	{ task: 'lay-off-drafts', match: '50 17 * * *' },
	{ task: 'forget-guests', match: '30 18 * * *' },
];
