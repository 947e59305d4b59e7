/** Letters that one of our languages alone uses; what is written in plain Latin letters could be several. */
const letters = [
	['ko', /[\u3131-\u318e\uac00-\ud7a3]/],
	['th', /[\u0e01-\u0e5b]/],
	['ru', /[\u0400-\u04ff]/],
	['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i],
] as const;

/** The language tag of what somebody wrote, for readers and their browser's translation; undefined where letters do not tell. */
export const writtenLanguage = (text: string): (typeof letters)[number][0] | undefined =>
	letters.find(([, pattern]) => pattern.test(text.normalize('NFC')))?.[0];
