import type { QuestionContact } from '#domain/matching/question.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { answerVersionBinding, questionBinding } from '#server/keys/seal-bindings.ts';
import type { QuestionRow, VersionRow } from './question.repo.ts';

/** What nobody reads in the database: how somebody is reached, and of a private question its words. */
type Sealed = { contact: QuestionContact; title?: string; contents?: string };

type Words = { title: string; contents: string };

export function sealQuestion(
	keys: Keyring,
	{ id, isPrivate }: { id: string; isPrivate: boolean },
	{ contact, title, contents }: Words & { contact: QuestionContact },
) {
	const sealed: Sealed = isPrivate ? { contact, title, contents } : { contact };
	return {
		sealed: keys.seal(JSON.stringify(sealed), questionBinding(id)),
		title: isPrivate ? null : title,
		contents: isPrivate ? null : contents,
	};
}

type SealedRow = Pick<QuestionRow, 'id' | 'sealed' | 'title' | 'contents'>;

const openSealed = (keys: Keyring, { id, sealed }: SealedRow): Sealed | undefined =>
	sealed === null ? undefined : JSON.parse(keys.open(sealed, questionBinding(id)));

/** Empty where they were erased. */
export function questionWords(keys: Keyring, row: SealedRow): Words {
	if (row.title !== null || row.contents !== null) return { title: row.title ?? '', contents: row.contents ?? '' };
	const sealed = openSealed(keys, row);
	return { title: sealed?.title ?? '', contents: sealed?.contents ?? '' };
}

export const questionContactOf = (keys: Keyring, row: SealedRow): QuestionContact | null =>
	openSealed(keys, row)?.contact ?? null;

export function sealText(keys: Keyring, { id, isPrivate }: { id: string; isPrivate: boolean }, text: string) {
	if (!isPrivate || text === '') return { text, sealed: null };
	return { text: null, sealed: keys.seal(text, answerVersionBinding(id)) };
}

export const versionText = (keys: Keyring, { id, text, sealed }: Pick<VersionRow, 'id' | 'text' | 'sealed'>): string =>
	text ?? (sealed === null ? '' : keys.open(sealed, answerVersionBinding(id)));
