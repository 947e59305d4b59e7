import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { updateMember } from './member.repo.ts';

/** What the console speaks. Mails keep the language of one's information: a desk that works in Korean may read in another. */
export async function changeConsoleLanguage(
	{ queries, memberId }: MemberContext,
	{ language }: { language: ContentLocale },
) {
	await updateMember(queries, memberId, { consoleLocale: language });
	return accept({});
}
