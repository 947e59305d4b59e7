import { and, eq, isNotNull } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { groupCodes } from '#domain/member/group.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries } from '#server/queries.ts';
import type { Booking } from './booking.ts';

/** Who has proved an address; held so that the account is not closed meanwhile. */
export async function findAddressOwner(queries: Queries, email: string) {
	const { id, locale, firstName, lastName, ownName } = member;
	const [row] = await queries
		.select({ id, email: member.email, locale, firstName, lastName, ownName })
		.from(member)
		.where(and(eq(member.email, email), isNotNull(member.emailVerifiedAt), eq(member.status, 'active')))
		.for('key share');
	return row;
}

type NewGuest = Booking['form']['lead'] & { id: string; locale: ContentLocale };

/** Nobody logs in with it: the hash is of no password. */
export async function insertGuest(queries: Queries, guest: NewGuest): Promise<void> {
	await queries.insert(member).values({
		...guest,
		...{ status: 'guest', passwordHash: 'guest', group: groupCodes.general },
	});
}
