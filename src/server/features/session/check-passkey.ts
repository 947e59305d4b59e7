import type { PasskeyAnswer } from '#contract/api/passkey.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { countPasskeyUse, findPasskey } from '#server/features/factor/factor.repo.ts';
import { checkedCounter } from '#server/features/factor/passkeys.ts';
import { relyingPartyOf } from '#server/features/factor/relying-party.ts';
import type { Context } from '#server/http/handlers.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'now'>;

/** Whose passkey answered rightly what it was asked; undefined where it is nobody's, or the answer is not right. */
export async function provedByPasskey(
	{ queries, services, now }: Asked,
	{ answer, challenge }: { answer: PasskeyAnswer; challenge: string },
) {
	const found = await findPasskey(queries, answer.id);
	const party = relyingPartyOf(services.origin);
	if (!found || found.passkey.host !== party.host) return undefined;
	const { passkey, ...member } = found;
	const counter = await checkedCounter(party, passkey, { answer, challenge });
	if (counter === undefined) return undefined;
	// One device that counts has a copy somewhere, and nobody can tell which of the two this is.
	if (counter === 'copied' || !(await countPasskeyUse(queries, { id: passkey.id, counter, at: now }))) {
		await recordAudit(queries, { event: 'member.passkey-copied', actorId: null, subjectId: passkey.memberId });
		return undefined;
	}
	return { ...member, memberId: passkey.memberId };
}
