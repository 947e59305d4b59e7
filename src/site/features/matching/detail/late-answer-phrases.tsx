import { createLatePart, Late } from '#site/late-part.tsx';
import type { PhrasesProps } from './answer-phrases.tsx';

/** In the server's HTML; in the browser with the phrase book's words, which weigh as much as the page. */
export const latePhrases = createLatePart<PhrasesProps>({
	load: async () => (await import('./answer-phrases.tsx')).AnswerPhrases,
	words: ['matching', 'matching-detail', 'phrase-book'],
});

export const LatePhrases = (props: PhrasesProps) => <Late part={latePhrases} props={props} />;
