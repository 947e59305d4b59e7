import { allKinds } from '#domain/event/event-kinds.ts';
import type { Messages } from './messages.ts';

type Noun = keyof Messages['console']['audit']['noun'];

export const nounOf = (kind: string) => kind.split('.')[0] as Noun;

const nouns = new Set<string>(allKinds.map(nounOf));

/** What an entry of the trail happened to, in a word: some are known by the noun of what happened alone. */
export const subjectNoun = (subject: string, kind: string): Noun =>
	nouns.has(subject) ? (subject as Noun) : nounOf(kind);
