import { maskContacts } from '#domain/matching/contacts.ts';
import { moveRefusal } from '#domain/matching/matching-machine.ts';
import { isEnded, mostProlonged } from '#domain/matching/question.ts';
import { waitsFor } from '#domain/matching/waiting.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { type Held, matchingOf } from './apply-move.ts';
import type { QuestionRow } from './question.repo.ts';
import { questionWords } from './sealed-question.ts';

type Reading = { keys: Keyring /** Nothing is covered: it is one's own, or both have agreed. */; isOpen: boolean };

const toMoment = (date: Date | null): string | null => date?.toISOString() ?? null;

const wishedOf = ({ wishedFrom, wishedTo }: QuestionRow) =>
	wishedFrom !== null && wishedTo !== null ? { from: wishedFrom, to: wishedTo } : null;

/** What everybody who sees a question sees of it. */
export function shownQuestion(row: QuestionRow, { keys, isOpen }: Reading) {
	const words = questionWords(keys, row);
	const contents = isOpen ? { text: words.contents, isMasked: false } : maskContacts(words.contents);
	return {
		...{ id: row.id, area: row.area, kind: row.kind, status: row.status, isPrivate: row.isPrivate },
		title: isOpen ? words.title : maskContacts(words.title).text,
		contents: { ...contents, locale: row.locale },
		isErased: row.erasedAt !== null,
		...{ country: row.country, region: row.region, languages: row.languages, persons: row.persons },
		wished: wishedOf(row),
		createdAt: row.createdAt.toISOString(),
		editedAt: toMoment(row.editedAt),
		expiresAt: row.expiresAt.toISOString(),
		answerCount: row.answerCount,
		endReason: row.endReason,
	};
}

export const toldQuestion = (row: QuestionRow, reading: Reading) => ({
	...shownQuestion(row, reading),
	...{ budget: row.budget, needs: row.needs, dueAt: toMoment(row.dueAt), waitsFor: waitsFor(row.status) },
});

const excerptLength = 180;

/** How it begins, where it ends with a word. */
function excerptOf(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= excerptLength) return line;
	const cut = line.slice(0, excerptLength);
	const blank = cut.lastIndexOf(' ');
	return `${cut.slice(0, blank > excerptLength / 2 ? blank : excerptLength)}…`;
}

/** What lists have of it. */
export function listedQuestion(row: QuestionRow, reading: Reading) {
	const { contents, isErased: _, editedAt: __, ...shown } = toldQuestion(row, reading);
	return { ...shown, locale: row.locale, excerpt: excerptOf(contents.text) };
}

export const totalsOf = ({ lowestWon, highestWon }: QuestionRow) =>
	lowestWon !== null && highestWon !== null ? { from: lowestWon, to: highestWon } : null;

export const hiddenOf = ({ hiddenAt, hiddenReason }: { hiddenAt: Date | null; hiddenReason: string | null }) =>
	hiddenAt === null ? null : { at: hiddenAt.toISOString(), reason: hiddenReason ?? '' };

/** What its asker may do to it now, asked of the life cycle. */
export function questionMay(held: Held, now: Date, mayEdit: boolean) {
	const matching = matchingOf(held);
	const may = (move: 'withdraw' | 'prolong' | 'close') =>
		moveRefusal(matching, { move, by: 'asker' }, now) === undefined;
	return {
		edit: mayEdit,
		...{ withdraw: may('withdraw'), prolong: may('prolong'), close: may('close') },
		share: !isEnded(held.question.status),
	};
}

export const prolongsLeft = ({ prolonged }: QuestionRow): number => Math.max(0, mostProlonged - prolonged);
