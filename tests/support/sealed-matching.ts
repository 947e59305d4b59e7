import type { Database } from '#server/db/connect.ts';
import { consultation, consultationAnswer } from '#server/db/schema/consultation.ts';
import { matchingAnswer, matchingAnswerVersion, matchingQuestion, matchingShare } from '#server/db/schema/matching.ts';
import type { Keyring } from '#server/keys/keyring.ts';

/** A private question, an answer and a link for each member, and a consultation with its answer, under the member's id; after `insertSealedReservations`. */
export async function insertSealedMatching(
	{ drizzle }: Pick<Database, 'drizzle'>,
	keys: Keyring,
	ids: string[],
): Promise<void> {
	const at = new Date();
	const moments = { createdAt: at, touchedAt: at };
	await drizzle.insert(matchingQuestion).values(
		ids.map((id) => ({
			...{ id, memberId: id, area: 'medical' as const, kind: 'dermatology', status: 'open' as const, waitRank: 3 },
			...{ isPrivate: true, locale: 'vn' as const, country: 'VN', languages: [], expiresAt: at, bodyHash: '' },
			...{ persons: { adult: 1, child: 0, infant: 0 }, needs: { halal: null, flags: [], childSeats: 0 }, ...moments },
			sealed: keys.seal(`question of ${id}`, `matchingQuestion.sealed ${id}`),
		})),
	);
	await drizzle.insert(matchingAnswer).values(
		ids.map((id) => ({
			...{ id, questionId: id, providerId: 'guides', status: 'offered' as const, version: 1, minutes: 1 },
			...{ renewedAt: at, ...moments },
		})),
	);
	await drizzle.insert(matchingAnswerVersion).values(
		ids.map((id) => ({
			...{ id, answerId: id, version: 1, locale: 'ko' as const, phrases: [], lines: [], dates: [], places: 0 },
			...{ changes: [], bodyHash: '', at, sealed: keys.seal(`answer of ${id}`, `matchingAnswerVersion.sealed ${id}`) },
		})),
	);
	await drizzle.insert(matchingShare).values(
		ids.map((id) => ({
			...{ id, questionId: id, secretHash: id, createdAt: at, endsAt: at },
			sealed: keys.seal(`family of ${id}`, `matchingShare.sealed ${id}`),
		})),
	);
	await drizzle.insert(consultation).values(
		ids.map((id) => ({
			...{ id, memberId: id, bodyHash: '', productId: 'tour', providerId: 'guides', state: 'answered' as const },
			...{ days: [], locale: 'vn' as const, wantsInterpreter: true, createdAt: at, changedAt: at },
			sealed: keys.seal(`health of ${id}`, `consultation.sealed ${id}`),
		})),
	);
	await drizzle.insert(consultationAnswer).values(
		ids.map((id) => ({
			...{ id, consultationId: id, version: 1, bodyHash: '', locale: 'ko' as const, dates: [], places: 0, at },
			sealed: keys.seal(`advice of ${id}`, `consultationAnswer.sealed ${id}`),
		})),
	);
}

/** What stands sealed of it, with its place. */
export async function findSealedMatching({ drizzle }: Pick<Database, 'drizzle'>) {
	const questions = await drizzle
		.select({ id: matchingQuestion.id, sealed: matchingQuestion.sealed })
		.from(matchingQuestion);
	const versions = await drizzle
		.select({ id: matchingAnswerVersion.id, sealed: matchingAnswerVersion.sealed })
		.from(matchingAnswerVersion);
	const links = await drizzle.select({ id: matchingShare.id, sealed: matchingShare.sealed }).from(matchingShare);
	const asked = await drizzle.select({ id: consultation.id, sealed: consultation.sealed }).from(consultation);
	const { id, sealed } = consultationAnswer;
	const advice = await drizzle.select({ id, sealed }).from(consultationAnswer);
	return [
		...asked.map((row) => ({ ...row, place: 'consultation.sealed', word: 'health' })),
		...advice.map((row) => ({ ...row, place: 'consultationAnswer.sealed', word: 'advice' })),
		...questions.map((row) => ({ ...row, place: 'matchingQuestion.sealed', word: 'question' })),
		...versions.map((row) => ({ ...row, place: 'matchingAnswerVersion.sealed', word: 'answer' })),
		...links.map((row) => ({ ...row, place: 'matchingShare.sealed', word: 'family' })),
	];
}
