import { isFixedTopic, type MailTopic, topicsFor } from '#domain/event/mail-topics.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { setUnwanted } from '#server/features/mail/mail.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { listMailChoices } from './list-mail-choices.ts';

type Choice = { topic: MailTopic; isWanted: boolean };

/** Ticks or unticks one thing; what must be told, or is another's work, is no choice. */
export async function changeMailChoice({ queries, viewer, memberId }: MemberContext, { topic, isWanted }: Choice) {
	if (isFixedTopic(topic) || !topicsFor(viewer).includes(topic)) return refuse('not-allowed');
	await setUnwanted(queries, { memberId, topic, isUnwanted: !isWanted });
	return accept(await listMailChoices(queries, viewer));
}
