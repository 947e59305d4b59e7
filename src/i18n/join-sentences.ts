const thaiLetter = /[\u0e01-\u0e5b]/u;

/** Thai sets neither full stop nor comma: a raised dot tells one from the next. The words themselves say which it is. */
export const joinSentences = (parts: readonly string[], mark: '.' | ';' | ',' = '.'): string =>
	parts.join(parts.some((part) => thaiLetter.test(part)) ? ' · ' : `${mark} `);
