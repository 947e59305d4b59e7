import { pagePath } from '#contract/page-address.ts';
import { isAnnounced } from '#domain/page/text-change.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { TaskPayloads } from '#server/jobs/task-names.ts';
import type { Transaction } from '#server/queries.ts';
import { atOnce, mailOfText, pageOf } from './announce-texts.ts';
import { findToldOf, lockWithdrawal } from './announcement.repo.ts';

type Telling = Pick<TaskContext, 'services' | 'now'>;
type Withdrawn = TaskPayloads['tell-withdrawn-text'];

/**
 * Tells whoever was told of a version that it will not come: by mail and in the bell, as they were told. Some hundred a transaction;
 * who has been told stands in its events, so a server that dies is followed by one that goes on where it was.
 */
export async function tellWithdrawnText(telling: Telling, withdrawn: Withdrawn): Promise<void> {
	while (await telling.services.transact((work) => tellSome(work, telling, withdrawn)));
}

async function tellSome(
	work: Transaction,
	{ services, now }: Telling,
	{ eventId, since }: Withdrawn,
): Promise<boolean> {
	const withdrawal = await lockWithdrawal(work, eventId);
	const slug = withdrawal?.slug;
	if (!withdrawal || slug === undefined || !isAnnounced(slug)) return false;
	const { effectiveOn } = withdrawal;
	const members = await findToldOf(work, { slug, effectiveOn, since, eventId, limit: atOnce });
	if (members.length === 0) return false;
	const cause = await recordEvent(work, {
		...{
			kind: `text.${slug}-withdrawn` as const,
			subject: ['page-text', slug],
			actor: 'clock',
			actorId: null,
			at: now,
		},
		...{ parties: { otherIds: members.map(({ id }) => id) }, facts: { effectiveOn, withdrawal: eventId } },
	});
	const link = services.origin + pagePath(pageOf[slug]);
	await mailOfText({ work, services, cause }, members, { template: 'text-withdrawn', text: slug, effectiveOn, link });
	return members.length === atOnce;
}
