/** The prose of a mail: what an operator may write anew. Facts, buttons, notes and legal lines stay the catalogue's (decision 0171). */
export const singleParts = ['subject', 'heading', 'text'] as const;
/** The same of a mail that tells of several things at once. */
export const severalParts = ['subject-many', 'heading-many', 'text-many'] as const;
export const wordingParts = [...singleParts, ...severalParts] as const;
export type WordingPart = (typeof wordingParts)[number];

/** Sentences by part, each with what it stood for when it was written: a digest of the standard sentence. */
export type Wording = { [Part in WordingPart]?: { text: string; of: string } };
export type Sentences = { [Part in WordingPart]?: string | undefined };

const lengths = { subject: 200, heading: 200, text: 2_000 } as const;

export const partOf = (part: WordingPart): keyof typeof lengths =>
	singleParts.find((single) => part.startsWith(single)) ?? 'text';
export const wordingLength = (part: WordingPart): number => lengths[partOf(part)];

/** How a sentence of an operator's stands: sent; sent, though the standard has changed since; or not sent, for it fits no more. */
export type WordingStanding = 'own' | 'older' | 'unsent';

const gravest: readonly WordingStanding[] = ['unsent', 'older', 'own'];

/** Of several sentences, what is to be known first. */
export const gravestOf = (standings: readonly WordingStanding[]): WordingStanding | undefined =>
	gravest.find((standing) => standings.includes(standing));

/** Spaces at the ends are nobody's wish, and a header is one line. */
export function tidySentence(part: WordingPart, text: string): string {
	const tidy = text.normalize('NFC').trim();
	return partOf(part) === 'text' ? tidy.replace(/\r\n?/g, '\n') : tidy.replace(/\s+/g, ' ');
}
