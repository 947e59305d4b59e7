import { koreanDay } from '#domain/kernel/korean-date.ts';
import { checkApplication } from '#domain/member/application-checks.ts';
import type { Queries } from '#server/queries.ts';
import { findLicences } from './licence.repo.ts';
import type { findPartner } from './partner.repo.ts';

type Found = Pick<NonNullable<Awaited<ReturnType<typeof findPartner>>>, 'member' | 'partner'>;

/** What of an application, or of what an approved business wishes to be, is not there: empty where nothing is missing. */
export async function missingChecks(queries: Queries, { member, partner }: Found, now: Date): Promise<string> {
	const licences = await findLicences(queries, [partner.organisationId]);
	const isEmailVerified = member.emailVerifiedAt !== null;
	return checkApplication({ ...partner, ...partner.proposed, isEmailVerified, licences }, koreanDay(now))
		.flatMap(({ check, isMet }) => (isMet ? [] : [check]))
		.join(' ');
}
