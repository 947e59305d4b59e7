import { consolePages } from '#contract/console-pages.ts';
import type { ReportOutcome } from '#domain/moderation/report-outcome.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { recordEvent, recordEvents } from '#server/features/event/record-event.ts';
import { tellReporters as mailReporters } from '#server/features/matching/matching-mails.ts';
import { toldAt } from '#server/features/organisation/staff.repo.ts';
import { textIn } from '#server/mail/order-data.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findOpenReporters, lockPhotograph } from './photograph-report.repo.ts';
import { findPhotograph, type PhotographRow } from './photographed.repo.ts';

type Told = Pick<Services, 'keys' | 'origin'>;
type Decided = { photograph: PhotographRow; operatorId: string; at: Date };

const factsOf = ({ productId, area, providerId }: PhotographRow) =>
	productId === null || area === null ? { providerId } : { productId, area };

const happened = ({ photograph, operatorId, at }: Decided) =>
	({ subject: ['photograph', photograph.file.id], actor: 'operator', actorId: operatorId, at }) as const;

/** Where its house looks after it. */
function editedAt({ productId, providerId, organisationId }: PhotographRow): string {
	if (productId !== null) return `${consolePages.products.path}/${productId}?part=photographs`;
	return organisationId === agencyId ? `/console/providers/${providerId}` : consolePages.profile.path;
}

/** Whoever keeps what it was shown of hears that it was hidden and why, or that it is shown again. */
export async function tellHouse(
	work: Transaction,
	{ keys, origin }: Told,
	{ reason, ...decided }: Decided & { reason: string | null },
): Promise<void> {
	const { photograph } = decided;
	const cause = await recordEvent(work, {
		...happened(decided),
		kind: reason === null ? 'photograph.shown' : 'photograph.hidden',
		...{ parties: { providerId: photograph.providerId }, facts: factsOf(photograph) },
	});
	const link = origin + editedAt(photograph);
	const mails = toldAt(photograph.keepers, photograph.siteEmail ?? '').map((keeper): NewMail => {
		const { memberId, email: address, locale } = keeper;
		const of = photograph.productId === null ? 'profile' : 'product';
		const name = of === 'product' ? textIn(photograph.titles ?? {}, locale) : textIn(photograph.providerName, locale);
		const data = { of, name, link } as const;
		return reason === null
			? { memberId, address, locale, template: 'photograph-shown', data }
			: { memberId, address, locale, template: 'photograph-hidden', data: { ...data, reason } };
	});
	await queueMails({ queries: work, keys, cause }, mails);
}

type Reporters = { reporterIds: readonly string[]; outcome: ReportOutcome };
type Word = { photograph: PhotographRow; actor: ActorKind; actorId: string; at: Date };

/** Whoever reported it hears what became of it, also when an operator changes their mind, and never who else did. */
export async function tellReporters(
	work: Transaction,
	{ keys }: Pick<Told, 'keys'>,
	{ reporterIds, outcome, photograph, actor, actorId, at }: Word & Reporters,
): Promise<void> {
	if (reporterIds.length === 0) return;
	await recordEvents(
		work,
		reporterIds.map((memberId) => ({
			...({
				kind: `photograph.report-${outcome}`,
				subject: ['photograph', photograph.file.id],
				actor,
				actorId,
				at,
			} as const),
			...{ parties: { memberId }, facts: factsOf(photograph) },
		})),
	);
	await mailReporters(work, { keys }, { memberIds: reporterIds, outcome });
}

/** Its house takes it away while somebody waits for an operator's word about it: they hear that it is gone. Before it goes. */
export async function tellOfGone(
	work: Transaction,
	{ services, viewer, memberId, now: at }: MemberContext,
	id: string,
): Promise<void> {
	// Held, so that no report comes after those that are answered.
	const [photograph, row] = [await findPhotograph(work, id), await lockPhotograph(work, id)];
	if (!photograph || !row) return;
	const reporterIds = await findOpenReporters(work, id);
	const actor = actingFor(viewer, photograph.organisationId);
	await tellReporters(work, services, { photograph, reporterIds, outcome: 'gone', actor, actorId: memberId, at });
}
