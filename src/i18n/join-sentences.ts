const thaiLetter = /[\u0e01-\u0e5b]/u;

/** Thai sets neither full stop nor comma: a raised dot tells one from the next. The words themselves say which it is. */
export const joinSentences = (parts: readonly string[], mark: '.' | ';' | ',' = '.'): string => {
	if (parts.some((part) => thaiLetter.test(part))) return parts.join(' · ');
	return (mark === ';' ? parts.map(smallAfterFirst) : parts).join(`${mark} `);
};

/** A semicolon does not end a sentence: what follows begins small. */
const smallAfterFirst = (part: string, at: number): string =>
	at === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1);
