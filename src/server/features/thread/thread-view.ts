import type { MessageFile, ThreadMessage } from '#contract/api/thread.ts';
import type { PhraseMessage, PhraseUse } from '#domain/phrase/phrase-message.ts';
import { sideOf } from '#domain/thread/thread.ts';
import type { Standing } from '#domain/thread/thread-policy.ts';
import { writtenLanguage } from '#i18n/written-language.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { messageBinding, messagePhrasesBinding } from '#server/keys/seal-bindings.ts';
import type { PartyRow } from './thread.repo.ts';
import type { findFilesOfMessages, MessageRow } from './thread-message.repo.ts';

type FoundFile = Awaited<ReturnType<typeof findFilesOfMessages>>[number];

export type MessageReader = {
	keys: Keyring;
	viewerId: string;
	standing: Standing;
	parties: readonly PartyRow[];
	files: readonly FoundFile[];
	reported: ReadonlySet<string>;
};

/** What a message says: in the open, or sealed for its own place. */
export const wordsOf = (
	{ id, text, sealed, phrases, sealedPhrases }: Pick<MessageRow, 'id' | keyof StoredWords>,
	keys: Keyring,
): PhraseMessage => ({
	text: sealed === null ? (text ?? '') : keys.open(sealed, messageBinding(id)),
	phrases:
		sealedPhrases === null ? phrases : (JSON.parse(keys.open(sealedPhrases, messagePhrasesBinding(id))) as PhraseUse[]),
});

type StoredWords = Pick<MessageRow, 'text' | 'sealed' | 'phrases' | 'sealedPhrases'>;

/** As it is kept: a gap of a phrase can tell as much of somebody as their own words. */
export function keepWords(
	keys: Keyring,
	{ id, isSealed }: { id: string; isSealed: boolean },
	{ text, phrases }: PhraseMessage,
): StoredWords {
	if (!isSealed) return { text, sealed: null, phrases: [...phrases], sealedPhrases: null };
	const sealedPhrases = phrases.length === 0 ? null : keys.seal(JSON.stringify(phrases), messagePhrasesBinding(id));
	return { text: null, sealed: keys.seal(text, messageBinding(id)), phrases: [], sealedPhrases };
}

export const fileView = ({ id, name, mediaType, bytes, variants }: Omit<FoundFile, 'messageId'>): MessageFile => ({
	...{ id, name, mediaType, bytes },
	path: `/api/files/${id}/${variants[0]?.name ?? ''}`,
});

/** How far the other side has read: of the house anybody, of the guest the guest. */
function othersReadUpTo({ role }: Standing, parties: readonly PartyRow[]): number {
	const others = parties.filter((party) => party.role === (sideOf(role) === 'guest' ? 'provider' : 'guest'));
	return Math.max(0, ...others.map(({ readUpTo }) => readUpTo));
}

/** Before languages were noted, letters tell it where they can. */
export const languageOf = ({ language }: MessageRow, text: string): ThreadMessage['language'] => {
	const tag = language === null ? writtenLanguage(text) : undefined;
	return language ?? (tag === 'vi' ? 'vn' : tag) ?? null;
};

/** What it says, as the contract has it. */
export const saidView = ({ text, phrases }: PhraseMessage) => ({
	text,
	phrases: phrases.map(({ phrase, slots }) => ({ phrase, slots: { ...slots } })),
});

const nothing: PhraseMessage = { text: '', phrases: [] };

/** A message as one of those who take part reads it. */
export function messageView(
	{ row, firstName }: { row: MessageRow; firstName: string | null },
	{ keys, viewerId, standing, parties, files, reported }: MessageReader,
): ThreadMessage {
	const isHidden = row.hiddenAt !== null;
	const { text, phrases } = isHidden ? nothing : wordsOf(row, keys);
	const isOfHouse = row.role !== null && sideOf(row.role) === 'house';
	return {
		id: row.id,
		number: row.number,
		from: row.role,
		isMine: row.authorId === viewerId,
		by: isOfHouse && sideOf(standing.role) === 'house' ? firstName : null,
		language: languageOf(row, text),
		...saidView({ text, phrases }),
		files: isHidden ? [] : files.filter(({ messageId }) => messageId === row.id).map(fileView),
		line: row.line,
		isHidden,
		hiddenReason: row.authorId === viewerId ? row.hiddenReason : null,
		isReported: reported.has(row.id),
		isRead: row.number <= othersReadUpTo(standing, parties),
		at: row.at.toISOString(),
	};
}
