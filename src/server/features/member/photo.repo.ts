import { eq } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';
import type { Queries } from '#server/queries.ts';

/**
 * Sets or clears the photo and answers with the one before; of two at once the second sees the first's. The lock lets
 * rows be added that name the member, such as the files of two uploads at once.
 */
export async function replacePhoto(queries: Queries, memberId: string, photoId: string | null): Promise<string | null> {
	const [before] = await queries
		.select({ photoId: member.photoId })
		.from(member)
		.where(eq(member.id, memberId))
		.for('no key update');
	await queries.update(member).set({ photoId }).where(eq(member.id, memberId));
	return before?.photoId ?? null;
}
