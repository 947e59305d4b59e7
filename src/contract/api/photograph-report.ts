import { z } from 'zod';
import { areaSlugs } from '#domain/area/areas.ts';
import { photographQueues, photographReportReasons } from '#domain/file/photograph-report.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { maxHidingReason, messageReportStatuses } from '#domain/thread/message-report.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { shownPhotograph } from './photograph.ts';
import { reporter } from './reporter.ts';
import { seen } from './seen.ts';

const id = z.strictObject({ id: z.uuid() });

const reported = z.strictObject({
	/** With what it shows, in the reader's language. */
	photograph: shownPhotograph,
	/** What it is shown of; null where it is the house's profile. */
	product: z.strictObject({ id: z.string(), area: z.enum(areaSlugs), title: z.string() }).nullable(),
	/** Whose it is. */
	provider: z.strictObject({
		id: z.string(),
		name: z.string(),
		/** Null where the agency keeps it itself. */
		organisationId: z.uuid().nullable(),
	}),
	/** What those who are told work in. */
	reads: z.array(z.enum(contentLocales)).max(contentLocales.length),
	status: z.enum(messageReportStatuses),
	/** Whoever found it wrong, the first first: operators alone learn that. */
	reports: z.array(z.strictObject({ reason: z.enum(photographReportReasons), at: moment, by: reporter })).max(50),
	hiddenAt: moment.nullable(),
	hiddenReason: z.string().nullable(),
	decidedAt: moment.nullable(),
	/** The operator's first name. */
	decidedBy: z.string().nullable(),
	/** How it and its reports stand. */
	seen,
});
export type ReportedPhotograph = z.output<typeof reported>;

const reason = z.string(fault('required')).trim().min(1, fault('required')).max(maxHidingReason, fault('too-long'));

export const photographReportEndpoints = {
	'POST /api/photographs/:id/reports': {
		summary: 'Tell an operator that a photograph of a product or a profile is not right; once a member',
		access: 'member',
		params: id,
		body: z.strictObject({ reason: z.enum(photographReportReasons, fault('choose-one')) }),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts'],
	},
	'GET /api/photograph-reports': {
		summary: 'Reported photographs, the longest waiting first; or those hidden, the latest first',
		access: 'operator',
		duty: 'trust',
		query: z.strictObject({ language, queue: z.enum(photographQueues).default('open'), cursor }),
		response: pageOf(reported),
		refusals: ['invalid-input'],
	},
	'GET /api/photograph-reports/:id': {
		summary: 'A photograph that somebody reported, with what and whose it is',
		access: 'operator',
		duty: 'trust',
		params: id,
		query: z.strictObject({ language }),
		response: reported,
		refusals: ['not-found'],
	},
	'POST /api/photograph-reports/:id/decision': {
		summary:
			'Hide a photograph with the reason its house reads, or leave it; answers its reports, and can be taken back by the other decision',
		access: 'operator',
		duty: 'trust',
		params: id,
		body: z.discriminatedUnion('decision', [
			z.strictObject({ decision: z.literal('hide'), reason, seen }),
			z.strictObject({ decision: z.literal('dismiss'), seen }),
		]),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since'],
	},
} as const satisfies Record<string, Endpoint>;
