import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { updateMember } from './member.repo.ts';

/** What the console speaks, and mails to who works there; those to a guest or about an account keep the language of one's information. */
export async function changeConsoleLanguage(
	{ queries, memberId }: MemberContext,
	{ language }: { language: ContentLocale },
) {
	await updateMember(queries, memberId, { consoleLocale: language });
	return accept({});
}
