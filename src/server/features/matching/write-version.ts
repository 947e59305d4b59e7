import type { AnswerForm } from '#contract/api/matching-fields.ts';
import { changesBetween, type VersionWords } from '#domain/matching/compare-answers.ts';
import { settleVersion } from '#server/features/reservation/agreed-price.repo.ts';
import { putVersion } from '#server/features/reservation/agreed-version.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { Transaction } from '#server/queries.ts';
import { totalOf, validUntilOf } from './answer-fields.ts';
import { subjectOf } from './apply-move.ts';
import { insertAnswerVersion, type QuestionRow, type VersionRow } from './question.repo.ts';
import { sealText, versionText } from './sealed-question.ts';

type Writing = {
	form: AnswerForm;
	bodyHash: string;
	answerId: string;
	version: number;
	question: Pick<QuestionRow, 'isPrivate' | 'persons'>;
	/** The one it follows. */
	before: VersionRow | undefined;
	authorId: string;
	now: Date;
};

const wordsOf = (keys: Keyring, row: VersionRow): VersionWords => ({ ...row, text: versionText(keys, row) });

/** Tells one form from another that came with the same key. */
export const answerHash = (keys: Keyring, form: AnswerForm, about: string): string =>
	keys.mac('idempotency', `${about} ${JSON.stringify(form)}`);

/** The next version of an answer with its price; whatever was open before is succeeded. False where its key is known. */
export async function writeVersion(work: Transaction, keys: Keyring, writing: Writing): Promise<boolean> {
	const { form, bodyHash, answerId, version, question, before, authorId, now } = writing;
	const subject = subjectOf(answerId);
	const validUntil = validUntilOf(form, now);
	let agreedVersion: number | null = null;
	if (validUntil) {
		const { persons } = question;
		const { lines, places } = form;
		const put = { subject, lines, persons, places, validUntil, actor: 'provider' as const, actorId: authorId, now };
		const agreed = await putVersion(work, put);
		if (!agreed.ok) throw new Error('a price that was picked is no longer offered');
		agreedVersion = agreed.value.version;
	} else if (before?.agreedVersion != null) await settleVersion(work, subject, { from: 'open', to: 'succeeded', now });
	const { phrases, lines, productId, dates, places, text } = form;
	const words: VersionWords = { text, phrases, lines, dates, places, productId };
	return insertAnswerVersion(work, {
		...{ id: form.key, answerId, version, bodyHash, locale: form.locale, authorId, at: now, agreedVersion },
		...sealText(keys, { id: form.key, isPrivate: question.isPrivate }, text),
		...{ phrases, lines, productId, dates, places, validUntil, totalWon: totalOf(form) },
		changes: before ? changesBetween(wordsOf(keys, before), words) : [],
	});
}
