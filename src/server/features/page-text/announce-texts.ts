import { pagePath } from '#contract/page-address.ts';
import { greetingName } from '#domain/member/name.ts';
import { type AnnouncedText, isAnnounced } from '#domain/page/text-change.ts';
import { type Cause, recordEvent } from '#server/features/event/record-event.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { findToldMembers, lockUnfinished, saveProgress } from './announcement.repo.ts';

export const atOnce = 200;

export const pageOf = { terms: 'terms', privacy: 'policy' } as const satisfies Record<AnnouncedText, string>;

type Telling = Pick<TaskContext, 'services' | 'now'>;

/**
 * Tells everybody with an account of a version that is to begin: a mail and the bell, some hundred members a transaction, with how
 * far it is in the same one. A server that dies is followed by one that goes on where it was.
 */
export async function announceTexts({ services, now }: Telling): Promise<void> {
	while (await services.transact((work) => announceSome(work, { services, now })));
}

async function announceSome(work: Transaction, { services, now }: Telling): Promise<boolean> {
	const announced = await lockUnfinished(work);
	if (!announced || !isAnnounced(announced.slug)) return false;
	const { slug, version, effectiveOn, told, lastMemberId } = announced;
	const members = await findToldMembers(work, { after: lastMemberId, limit: atOnce });
	const cause =
		members.length > 0 &&
		(await recordEvent(work, {
			...{ kind: `text.${slug}` as const, subject: ['page-text', slug], actor: 'clock', actorId: null, at: now },
			...{ parties: { otherIds: members.map(({ id }) => id) }, facts: { version, effectiveOn } },
		}));
	const link = `${services.origin}${pagePath(pageOf[slug])}?version=${version}`;
	if (cause)
		await mailOfText({ work, services, cause }, members, { template: 'text-changed', text: slug, effectiveOn, link });
	await saveProgress(
		work,
		{ slug, version },
		{
			told: told + members.length,
			lastMemberId: members.at(-1)?.id ?? lastMemberId,
			finishedAt: members.length < atOnce ? now : null,
		},
	);
	return true;
}

type Sending = { work: Transaction; services: Telling['services']; cause: Cause };
type News = { template: 'text-changed' | 'text-withdrawn'; text: AnnouncedText; effectiveOn: string; link: string };

/** To each in their language. */
export const mailOfText = (
	{ work, services, cause }: Sending,
	members: Awaited<ReturnType<typeof findToldMembers>>,
	{ template, ...news }: News,
) =>
	queueMails(
		{ queries: work, keys: services.keys, cause },
		members.map((one) => ({
			...{ memberId: one.id, address: one.email, locale: one.locale, template },
			data: { name: greetingName(one), ...news },
		})),
	);
