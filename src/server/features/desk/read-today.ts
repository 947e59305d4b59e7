import type { Today } from '#contract/api/desk.ts';
import {
	atWorkplace,
	type DeskQueue,
	deskDays,
	deskQueues,
	looksOverAll,
	replyDays,
	talkWaits,
} from '#domain/desk/desk.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { looksAfter, type Viewer } from '#domain/member/access.ts';
import type { Duty } from '#domain/organisation/duties.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { mayDoAtWork, organisationsWhere, type Right } from '#domain/organisation/rights.ts';
import { worstOf } from '#domain/running/health.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Pool } from '#server/queries.ts';
import { countConsultations } from '../consultation/consultation.repo.ts';
import { countMediations } from '../dispute/dispute.repo.ts';
import { findHouseErrands } from '../errand/find-errands.ts';
import { tellErrands } from '../errand/tell-errands.ts';
import { countWaitingQuestions } from '../matching/inbox-waiting.ts';
import { countModerated } from '../matching/moderation.repo.ts';
import { countApplications } from '../partner/partner.repo.ts';
import { countQueued } from '../photograph/photograph-report.repo.ts';
import { countModeratedRatings, countToReply } from '../rating/rating-list.repo.ts';
import { countWaitingProofs } from '../reservation/proof.repo.ts';
import { healthAtHand } from '../running/read-health.ts';
import { countReportedMessages } from '../thread/thread-report.repo.ts';
import { findDeskVideos, type VideoOwner } from '../video/video.repo.ts';
import { viewRow } from '../video/video-view.ts';
import { findArrivals, findEndingLicences } from './desk.repo.ts';
import { viewArrival } from './view-arrival.ts';

type DeskTalks = Exclude<VideoOwner, { as: 'member' }>;

/** So many of what waits are told one by one. */
const mostErrands = 50;
/** All of them stand in a list of their own (moderation). */
const mostLicences = 20;

type Input = { language: ContentLocale; organisation?: string | undefined; scope: 'all' | 'own' };

/**
 * The day of who works here: each part by the right that it needs, so that who has none sees nothing of it. Every part is one
 * or two statements, whatever the house is like.
 */
export async function readToday({ queries, services, viewer: whole, now }: MemberContext, input: Input) {
	const viewer = atWorkplace(whole, input.organisation);
	if (!viewer) return refuse('not-found');
	const { language } = input;
	const isOverAll = looksOverAll(viewer, input.scope === 'own');
	const { today, tomorrow, from, to } = deskDays(now);
	const housesFor = (right: Right) => withinReach(organisationsWhere(viewer, right), isOverAll);
	const videosOf = talksOf(viewer, housesFor('consultation.answer'));
	const [errands, queues, videos, arrivals, licences, health] = await Promise.all([
		findHouseErrands(queries, { viewer, now, isOverAll }),
		countQueues(queries, viewer, now),
		videosOf ? findDeskVideos(queries, videosOf, { from: now, to }) : [],
		findArrivals(queries, { houses: housesFor('reservation.see'), language, from, to }),
		findEndingLicences(queries, { houses: housesFor('business.edit'), today, limit: mostLicences }),
		looksAfter(viewer, 'running') ? healthNow({ queries, services, now }) : null,
	]);
	const told = await tellErrands(queries, errands.slice(0, mostErrands), language);
	const talks = videos.map((found) => viewRow(found, { viewer, role: videosOf?.as ?? 'house', language, now }));
	const coming = arrivals.map((one) => viewArrival(one, services.keys));
	return accept<Today>({
		...{ at: now.toISOString(), days: { today, tomorrow }, errands: told, queues, videos: talks, arrivals: coming },
		...{ licences, health },
		waiting: sum([errands.length, talks.filter(talkWaits).length, ...queues.map(({ count }) => count)]),
		guests: sum(coming.filter(({ on }) => on === today).map(({ persons }) => persons)),
	});
}

/** Whether to look at how the site runs, and at what of it. */
async function healthNow({ queries, services, now }: Pick<MemberContext, 'queries' | 'services' | 'now'>) {
	const checks = await healthAtHand(queries, await services.storage(), now);
	const wanting = checks.filter(({ state }) => state !== 'good');
	return { state: worstOf(checks.map(({ state }) => state)), checks: wanting.map(({ name }) => name) };
}

/** Those of the houses somebody answers for; else those they were asked to interpret. */
function talksOf({ id: memberId, works }: Viewer, houses: 'all' | readonly string[]): DeskTalks | undefined {
	if (houses.length > 0) return { as: 'house', memberId, houses };
	return works.some(({ role }) => role === 'interpreter') ? { as: 'interpreter', memberId } : undefined;
}

/** What the agency may for all, only for what it keeps itself where nobody looks over all. */
const withinReach = (houses: 'all' | string[], isOverAll: boolean) =>
	houses === 'all' && !isOverAll ? [agencyId] : houses;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Where somebody works themselves and may: nobody is counted what another house does. */
const atWork = (viewer: Viewer, right: Right): string[] =>
	viewer.works.map(({ organisationId }) => organisationId).filter((id) => mayDoAtWork(viewer, right, id));

async function countSent(queries: Pool, viewer: Viewer): Promise<number> {
	const houses = atWork(viewer, 'consultation.answer');
	if (houses.length === 0) return 0;
	return (await countConsultations(queries, { as: 'house', memberId: viewer.id, houses })).sent;
}

/** How many wait; where some can be late, how many of them are. */
type Counted = number | { count: number; late: number };

function inFull(counted: Counted): { count: number; late?: number } {
	if (typeof counted === 'number') return { count: counted };
	const { count, late } = counted;
	return late > 0 ? { count, late } : { count };
}

/** What waits in queues: questions for who answers them, the rest for the operators who look after it. */
async function countQueues(queries: Pool, viewer: Viewer, now: Date): Promise<Today['queues']> {
	const of = <Count>(duty: Duty, count: () => Promise<Count>) => (looksAfter(viewer, duty) ? count() : 0);
	const counted: Record<DeskQueue, Counted | Promise<Counted>> = {
		questions: countWaitingQuestions(queries, viewer, now),
		consultations: countSent(queries, viewer),
		replies: countToReply(queries, atWork(viewer, 'rating.reply'), new Date(now.getTime() - replyDays * dayMs)),
		applications: of('houses', () => countApplications(queries, 'COOPERATIVE_REQ')),
		changes: of('houses', () => countApplications(queries, 'CHANGE_REQ')),
		slips: of('money', () => countWaitingProofs(queries)),
		disputes: of('money', () => countMediations(queries, now)),
		ratings: of('trust', () => countModeratedRatings(queries, 'open')),
		photographs: of('trust', () => countQueued(queries, 'open')),
		messages: of('trust', () => countReportedMessages(queries, 'open')),
		'matching-reports': of('trust', () => countModerated(queries, 'reported')),
	};
	const counts = await Promise.all(deskQueues.map(async (queue) => ({ queue, ...inFull(await counted[queue]) })));
	return counts.filter(({ count }) => count > 0);
}
