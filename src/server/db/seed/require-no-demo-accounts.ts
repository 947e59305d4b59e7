import { and, inArray, ne } from 'drizzle-orm';
import { demoAccounts } from '#demo/accounts.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { StartRefused } from '#server/start-refused.ts';
import { member } from '../schema/member.ts';

/**
 * A database that was filled for showing and is now opened to the public: whoever has read the README could log in as
 * the operator. An account whose password was changed is somebody's own.
 */
export async function requireNoDemoAccounts(
	queries: Queries,
	{ passwords }: Pick<Services, 'passwords'>,
): Promise<void> {
	const rows = await queries
		.select({ email: member.email, passwordHash: member.passwordHash })
		.from(member)
		.where(
			and(
				inArray(
					member.email,
					demoAccounts.map(({ email }) => email),
				),
				ne(member.status, 'closed'),
			),
		);
	const publicPassword = new Map(demoAccounts.map(({ email, password }) => [email, password]));
	const open = await Promise.all(
		rows.map(async ({ email, passwordHash }) =>
			(await passwords.matches(passwordHash, publicPassword.get(email) ?? '')) ? [email] : [],
		),
	);
	const emails = open.flat().sort();
	if (emails.length === 0) return;
	throw new StartRefused(
		`PUBLIC_ORIGIN is https and the database has demonstration accounts whose passwords are public (${emails.join(', ')}): change their passwords, start on a new DATA_DIR or database with DEMO_DATA=false, or say DEMO_DATA=true if this site is only for showing.`,
	);
}
