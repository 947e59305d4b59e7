import { and, eq, isNotNull } from 'drizzle-orm';
import { loadCommonPasswords } from '#contract/common-passwords.ts';
import { groupCodes } from '#domain/member/group.ts';
import { isLatinName } from '#domain/member/name.ts';
import { passwordLimits } from '#domain/member/password.ts';
import { passwordFault, personalWords } from '#domain/member/password-rules.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { Database } from '#server/db/connect.ts';
import { member } from '#server/db/schema/member.ts';
import { readSettings } from '#server/env.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deleteFactors } from '#server/features/factor/factor.repo.ts';
import { createPasswords } from '#server/features/member/passwords.ts';
import { insertStaff } from '#server/features/organisation/staff.repo.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { StartRefused } from '#server/start-refused.ts';
import { askSecret } from './ask-secret.ts';
import { runCommand, withDatabase } from './with-database.ts';

/**
 *   npm run make-operator -- kim@maru.example Minji Kim
 *   npm run make-operator -- --remove-factors kim@maru.example
 *
 * The first operator: everyone after that is made in the console. The password is asked for, or taken from
 * OPERATOR_PASSWORD, which leaves no trace in the shell's history when it is set by a program. The second is for the only operator who
 * has lost device, app and recovery codes: nobody in the console can help them.
 */
type Person = { email: string; firstName: string; lastName: string };

function personOf([email = '', firstName = '', lastName = '', ...more]: string[]): Person {
	if (!email || !firstName || !lastName || more.length > 0)
		throw new StartRefused('Usage: npm run make-operator -- <e-mail> <first name> <last name>');
	if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
		throw new StartRefused(`${email} is no e-mail address.`);
	for (const name of [firstName, lastName])
		if (!isLatinName(name)) throw new StartRefused(`${name}: names are written in Latin letters, as in the passport.`);
	return { email: email.toLowerCase(), firstName, lastName };
}

const faultSentences = {
	'password-short': `The password needs at least ${passwordLimits.min} characters.`,
	'password-long': `The password may have at most ${passwordLimits.max} characters.`,
	'password-common': 'This password is one of those everybody tries first.',
	'password-personal': 'The password may not be made of the name or the address.',
} as const;

async function readPassword(person: Person): Promise<string> {
	const given = process.env.OPERATOR_PASSWORD;
	if (!given && !process.stdin.isTTY)
		throw new StartRefused('There is no terminal to ask for the password: set OPERATOR_PASSWORD.');
	const password = given || (await askSecret('Password: '));
	const fault = passwordFault(password, personalWords(person), await loadCommonPasswords());
	if (fault) throw new StartRefused(faultSentences[fault]);
	if (!given && (await askSecret('Once more: ')) !== password) throw new StartRefused('The two were not the same.');
	return password;
}

const taken = (email: string) => new StartRefused(`${email} already belongs to a member.`);

/** Only a verified address belongs to someone; a sign-up that merely names it keeps nobody out. */
async function requireFree({ drizzle }: Database, email: string): Promise<void> {
	const isTaken = and(eq(member.email, email), isNotNull(member.emailVerifiedAt));
	const found = await drizzle.select({ id: member.id }).from(member).where(isTaken);
	if (found.length > 0) throw taken(email);
}

const isDuplicate = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505';

async function insertOperator({ drizzle }: Database, person: Person, passwordHash: string): Promise<void> {
	await drizzle
		.transaction(async (queries) => {
			const [made] = await queries
				.insert(member)
				.values({ ...person, passwordHash, emailVerifiedAt: new Date(), group: groupCodes.operator, locale: 'ko' })
				.returning({ id: member.id });
			if (made)
				await insertStaff(queries, {
					...{ organisationId: agencyId, memberId: made.id, role: 'owner' as const },
					joinedAt: new Date(),
				});
			await recordAudit(queries, { event: 'operator.made', actorId: null, subjectId: made?.id ?? null });
		})
		.catch((error) => {
			throw isDuplicate(error) ? taken(person.email) : error;
		});
}

const removing = '--remove-factors';

async function removeFactors({ drizzle }: Database, email: string): Promise<void> {
	const isOperator = and(
		...[eq(member.email, email), isNotNull(member.emailVerifiedAt), eq(member.group, groupCodes.operator)],
	);
	await drizzle.transaction(async (queries) => {
		const [found] = await queries.select({ id: member.id }).from(member).where(isOperator).for('no key update');
		if (!found) throw new StartRefused(`${email} is no operator.`);
		await deleteFactors(queries, found.id);
		await deleteSessions(queries, { memberId: found.id });
		// From the next login on there is time again to set one up.
		await queries.update(member).set({ factorDueAt: null }).where(eq(member.id, found.id));
		await recordAudit(queries, { event: 'member.factors-removed', actorId: null, subjectId: found.id });
	});
}

await runCommand(async () => {
	const [first = '', address = '', ...more] = process.argv.slice(2);
	if (first === removing) {
		if (!address || more.length > 0) throw new StartRefused(`Usage: npm run make-operator -- ${removing} <e-mail>`);
		return withDatabase(readSettings(), async (database) => {
			await removeFactors(database, address.toLowerCase());
			console.info(`${address} logs in with the password alone now, and is to set up a second factor again.`);
			return 0;
		});
	}
	const person = personOf(process.argv.slice(2));
	const settings = readSettings();
	return withDatabase(settings, async (database) => {
		await requireFree(database, person.email);
		const password = await readPassword(person);
		await insertOperator(database, person, await createPasswords().hash(password));
		console.info(`${person.email} is an operator now: log in at ${settings.PUBLIC_ORIGIN}/login`);
		return 0;
	});
});
