import { type AreaSlug, areaOf, kinds } from '../area/areas.ts';
import { fold } from '../search/grams.ts';
import { type Phrase, type PhraseId, phraseIds, phrases } from './phrases.ts';

export type Speaker = 'guest' | 'provider' | 'interpreter';

export const maySay = (speaker: Speaker, { by }: Pick<Phrase, 'by'>): boolean => by === 'both' || by === speaker;

/** What is spoken about, as far as it is known: a kind says its area too. */
type Matter = { area?: AreaSlug | undefined; kind?: string | undefined };

function belongs(phrase: Phrase, { area, kind }: Matter): boolean {
	const within = area ?? kinds[kind ?? '']?.area;
	if (phrase.kinds) {
		if (kind !== undefined) return phrase.kinds.includes(kind);
		return within === undefined || phrase.kinds.some((slug) => kinds[slug]?.area === within);
	}
	return phrase.of === undefined || within === undefined || phrase.of.includes(areaOf(within).talk);
}

/** The phrases that somebody may choose from, in the order of the book. */
export const offeredPhrases = (speaker: Speaker, matter: Matter): PhraseId[] =>
	phraseIds.filter((id) => maySay(speaker, phrases[id]) && belongs(phrases[id], matter));

/** Those that have every word one looks for, or the beginning of it, as they read in the language of who looks. */
export function foundPhrases(ids: readonly PhraseId[], query: string, textOf: (id: PhraseId) => string): PhraseId[] {
	const words = fold(query)
		.split(' ')
		.filter((word) => word !== '');
	return ids.filter((id) => {
		const text = fold(textOf(id));
		return words.every((word) => text.includes(word));
	});
}
