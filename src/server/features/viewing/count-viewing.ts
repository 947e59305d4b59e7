import { createHash, randomBytes } from 'node:crypto';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { admit } from '#domain/member/access.ts';
import { networkOf } from '#domain/member/attempt-rules.ts';
import { isLikelyPerson, isProductStep, readerAt, subjectOf } from '#domain/viewing/viewing.ts';
import type { Context } from '#server/http/handlers.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { addViewing, findSalt, insertSalt, lockSalt } from './viewing.repo.ts';

type Reader = Pick<Context, 'queries' | 'services' | 'now' | 'viewer' | 'client'>;

/** Drawn by whoever comes first on a day; when the day is swept away, nobody can make its hashes again. */
async function saltOf({ queries, services }: Reader, day: string): Promise<string> {
	const known = await findSalt(queries, day);
	if (known !== undefined) return known;
	return services.transact(async (work) => {
		await lockSalt(work);
		const other = await findSalt(work, day);
		if (other !== undefined) return other;
		const salt = randomBytes(32).toString('base64url');
		await insertSalt(work, { day, salt });
		return salt;
	});
}

/** A member on all devices; else one of the few browsers a network can have. Never kept, only hashed. */
function nameOf({ viewer, client }: Reader): string {
	if (viewer) return `member ${viewer.id}`;
	return `visitor ${readerAt(networkOf(client.ip), createHash('sha256').update(client.userAgent).digest())}`;
}

/** One more reader of a page, or one more who came a step further with a product, once a day; programs and those who knock without end count nothing. */
export async function countViewing(reader: Reader, input: { subject: string; language?: ContentLocale | undefined }) {
	const subject = subjectOf(input.subject);
	if (!subject || !isLikelyPerson(reader.client)) return accept({});
	// Products and lists are counted for who sells: whoever keeps the house in order is no reader of theirs.
	if ((subject.kind === 'list' || isProductStep(subject.kind)) && admit('operator', reader.viewer) === 'admitted')
		return accept({});
	if ((await countAttempt(reader, 'viewing-network', reader.client.ip)) !== undefined) return accept({});
	const day = koreanDay(reader.now);
	const salt = await saltOf(reader, day);
	// With the subject in it, nobody can tell that two pages had the same reader.
	const viewerHash = reader.services.keys.mac('viewing', `${salt} ${input.subject} ${nameOf(reader)}`);
	const { language = 'en' } = input;
	await addViewing(reader.queries, {
		...{ subject, viewerHash, day, now: reader.now, language, memberId: reader.viewer?.id ?? null },
	});
	return accept({});
}
