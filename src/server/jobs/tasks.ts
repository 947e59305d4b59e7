import { sendMail } from '#server/features/mail/send-mail.ts';
import { sweepMails } from '#server/features/mail/sweep-mails.ts';
import { sendResetLink } from '#server/features/member/send-reset-link.ts';
import { tellEndingLicence } from '#server/features/partner/tell-ending-licence.ts';
import { sweepReservations } from '#server/features/reservation/sweep-reservations.ts';
import { tellProofs } from '#server/features/reservation/tell-proofs.ts';
import { sweepViewings } from '#server/features/viewing/sweep-viewings.ts';
import { offerPlaces } from '#server/features/waiting/offer-places.ts';
import { sweepWaiting } from '#server/features/waiting/sweep-waiting.ts';
import type { TaskContext } from './task-context.ts';
import type { TaskName, TaskPayloads } from './task-names.ts';

/** Every job and who does it. A task that throws is tried again; one that cannot succeed returns. */
export const tasks: { [Name in TaskName]: (payload: TaskPayloads[Name], context: TaskContext) => Promise<void> } = {
	'send-mail': (payload, context) => sendMail(context, payload),
	'sweep-mails': (_, context) => sweepMails(context),
	'sweep-viewings': (_, context) => sweepViewings(context),
	'licence-ending': (payload, context) => tellEndingLicence(context, payload),
	'request-password-reset': (payload, context) => sendResetLink(context, payload),
	'sweep-reservations': (_, context) => sweepReservations(context),
	'tell-proofs': (_, context) => tellProofs(context),
	'offer-places': (payload, context) => offerPlaces(context, payload),
	'sweep-waiting': (_, context) => sweepWaiting(context),
};

/** What comes by itself, in UTC (Korean night). Whatever was missed while no server ran is made up for once. */
export const timetable: { task: TaskName; match: string }[] = [
	{ task: 'sweep-mails', match: '10 18 * * *' },
	{ task: 'sweep-viewings', match: '5 15 * * *' },
	{ task: 'sweep-reservations', match: '* * * * *' },
	{ task: 'sweep-waiting', match: '* * * * *' },
];
