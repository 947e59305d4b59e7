import { accept } from '#domain/kernel/result.ts';
import { soughtMember } from '#domain/member/member-desk.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findHousesOf, findSoughtMembers } from './member-desk.repo.ts';
import { memberRowView } from './member-desk-view.ts';

/** Who sees more types another letter. */
const mostFound = 30;

/** Written down by what kind of thing was typed, never by what it was. */
export async function searchMembers({ queries, memberId, now }: MemberContext, { text }: { text: string }) {
	const sought = soughtMember(text);
	const rows = await findSoughtMembers(queries, sought, mostFound + 1);
	const by = Object.entries(sought).flatMap(([name, value]) => (value.length > 0 ? [name] : []));
	await recordAudit(queries, {
		...{ event: 'member.searched', actorId: memberId, subjectId: null, at: now },
		...{ actor: 'operator', details: { by: by.join(' ') } },
	});
	const shown = rows.slice(0, mostFound);
	const housesOf = await findHousesOf(
		queries,
		shown.map(({ id }) => id),
	);
	const found = shown.map((row) => memberRowView(row, housesOf(row.id)));
	return accept({ found, hasMore: rows.length > mostFound });
}
