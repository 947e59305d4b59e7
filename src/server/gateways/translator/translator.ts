/** A text on its way: languages by their tags (`vi`, not `vn`). */
export type TranslatedText = { text: string; from: string; to: string };

/** A machine that translates. Throws TranslatorFailed when it did not. */
export type Translator = {
	/** It is the operator's own: what is about health may be given to it. */
	isOwn: boolean;
	/** The tags it knows; none where it cannot be reached. */
	languages(): Promise<readonly string[]>;
	/** `isKept: false`: the translation is not held for the next who asks. */
	translate(text: TranslatedText, options: { isKept: boolean }): Promise<string>;
};

/** Without the text, and without what the other side said about it. */
export class TranslatorFailed extends Error {
	readonly code: string;

	constructor(code: string) {
		super(`no translation: ${code}`);
		this.code = code;
	}
}
