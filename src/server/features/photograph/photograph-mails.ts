import { consolePages } from '#contract/console-pages.ts';
import { greetingName } from '#domain/member/name.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { recordEvent, recordEvents } from '#server/features/event/record-event.ts';
import { findMembersTold } from '#server/features/matching/matching-mail.repo.ts';
import { toldAt } from '#server/features/organisation/staff.repo.ts';
import { textIn } from '#server/mail/order-data.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import type { PhotographRow } from './photographed.repo.ts';

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

type Reporters = { reporterIds: readonly string[]; isHidden: boolean };

/** Whoever reported it hears what became of it, also when an operator changes their mind, and never who else did. */
export async function tellReporters(
	work: Transaction,
	{ keys }: Pick<Told, 'keys'>,
	{ reporterIds, isHidden, ...decided }: Decided & Reporters,
): Promise<void> {
	if (reporterIds.length === 0) return;
	const kind = isHidden ? 'photograph.report-hidden' : 'photograph.report-kept';
	await recordEvents(
		work,
		reporterIds.map((memberId) => ({
			...happened(decided),
			...({ kind, parties: { memberId }, facts: factsOf(decided.photograph) } as const),
		})),
	);
	const mails = (await findMembersTold(work, reporterIds)).map(
		(reporter): NewMail => ({
			...{ memberId: reporter.id, address: reporter.email, locale: reporter.locale },
			...({ template: isHidden ? 'matching-report-hidden' : 'matching-report-kept' } as const),
			data: { name: greetingName(reporter) },
		}),
	);
	await queueMails({ queries: work, keys }, mails);
}
